import { beforeEach, expect, test } from 'vitest'
import { invoiceMemory } from '#web/bookings/invoice-memory.ts'

const day = 24 * 60 * 60 * 1000
const departed = { slug: 'a', status: 'checked_out', invoice: null } as const

beforeEach(() => localStorage.clear())

test('an invoice number is remembered for 24 hours', () => {
  invoiceMemory.keep('a', 'INV-2627-000001', 0)
  expect(invoiceMemory.numberOf(departed, day - 1)).toBe('INV-2627-000001')
  expect(invoiceMemory.numberOf(departed, day + 1)).toBeUndefined()
})

test('older numbers are removed', () => {
  invoiceMemory.keep('a', 'INV-2627-000001', 0)
  invoiceMemory.keep('b', 'INV-2627-000002', day / 2)
  invoiceMemory.forgetExpired(day + 1)
  expect(JSON.parse(localStorage.getItem('sarai.invoices') ?? '')).toEqual({
    b: { number: 'INV-2627-000002', until: day * 1.5 },
  })
})

test("the server's number wins", () => {
  invoiceMemory.keep('a', 'INV-2627-000001', 0)
  expect(invoiceMemory.numberOf({ ...departed, status: 'checked_in' }, 1)).toBeUndefined()
})

test('unreadable stored numbers are ignored', () => {
  localStorage.setItem('sarai.invoices', '{')
  expect(invoiceMemory.numberOf(departed)).toBeUndefined()
})
