import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, db, make, sendAs, signIn, time } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const collections = async (date: string) => (await admin('GET', `/reports/collections?date=${date}`)).body.data
const held = async () => (await admin('GET', '/reports/advances-held')).body.data
const sheetsOf = async (path: string) => {
  const { rawPayload } = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  return (await readXlsx(rawPayload)).sheets.map(({ rows }) => rows)
}

let asha: { slug: string; booking_number: string }
let ravi: { slug: string; booking_number: string }

beforeAll(async () => {
  await addAccount(db, { email: 'meera@hotel.example', name: 'Meera', role: 'admin', password })
  const meera = sendAs(await signIn('meera@hotel.example', true))
  asha = await make.booking({ guest_id: (await make.guest({ name: 'Asha Menon' })).id, room_rent: rupees(1000) })
  ravi = await make.booking({ room_rent: rupees(3000) })
  const cancelled = await make.booking({ room_rent: rupees(3000) })
  await admin('POST', `/bookings/${asha.slug}/payments`, { payment_method: 'cash', amount: 500 })
  await meera('POST', `/bookings/${ravi.slug}/payments`, { payment_method: 'online', amount: 2500.5 })
  await meera('POST', `/bookings/${cancelled.slug}/payments`, { payment_method: 'cash', amount: 1000 })
  await admin('POST', `/bookings/${cancelled.slug}/cancel`, { reason: 'Ill' })
  // Half past midnight of the 16th in India, while the hotel's date is still the 15th.
  time.now = new Date('2026-11-15T19:00:00Z')
  await meera('POST', `/bookings/${ravi.slug}/refunds`, { payment_method: 'cash', amount: 300.25, reason: 'Dates' })
  await admin('POST', `/bookings/${asha.slug}/check-in`)
  const { body } = await admin('POST', `/bookings/${asha.slug}/check-out`)
  await admin('POST', `/invoices/${body.invoice_slug}/pay`, { payment_method: 'card', amount: 700 })
  await meera('POST', `/invoices/${body.invoice_slug}/pay`, { payment_method: 'cash', amount: 100 })
})

test('a day has its money by method and clerk, its documents and the advances held', async () => {
  expect(await collections('2026-11-15')).toMatchObject({
    date: '2026-11-15',
    advances: { opening: 0, taken: 4000.5, refunded: 0, adjusted: 0, closing: 4000.5 },
    total: { payments: 3, received: 4000.5, refunds: 0, refunded: 0, net: 4000.5 },
    documents: { advances: { count: 3, amount: 4000.5 }, invoices: { count: 0, amount: 0 } },
  })
  const next = await collections('2026-11-16')
  expect(next).toMatchObject({
    advances: { opening: 4000.5, taken: 0, refunded: 300.25, adjusted: 500, closing: 3200.25 },
    total: { payments: 2, received: 800, refunds: 1, refunded: 300.25, net: 499.75 },
    documents: {
      advances: { count: 0, amount: 0 },
      payments: { count: 2, amount: 800 },
      advance_refunds: { count: 1, amount: 300.25 },
      invoice_refunds: { count: 0, amount: 0 },
      invoices: { count: 1, amount: 2000 },
      credit_notes: { count: 0, amount: 0 },
    },
  })
  const nameOf = (of: { name: string }) => of.name
  expect(next.by_method.map(({ method, net }: never) => [nameOf(method), net])).toEqual([
    ['Cash', -200.25],
    ['Card', 700],
  ])
  expect(next.by_clerk.map(({ clerk, net }: never) => [nameOf(clerk), net])).toEqual([
    ['Meera', -200.25],
    ['Front Desk', 700],
  ])
  expect(next.by_method_and_clerk).toMatchObject([
    { method: { name: 'Cash' }, clerk: { name: 'Meera' }, payments: 1, received: 100, refunds: 1, refunded: 300.25 },
    { method: { name: 'Card' }, clerk: { name: 'Front Desk' }, payments: 1, received: 700, refunds: 0 },
  ])
})

test('without a date it is the calendar date of the hotel, as on the documents', async () => {
  expect((await admin('GET', '/reports/collections')).body.data).toMatchObject({ date: '2026-11-16' })
})

test('a day without money has the advances of the day before', async () => {
  expect(await collections('2026-12-24')).toMatchObject({
    advances: { opening: 3200.25, taken: 0, refunded: 0, adjusted: 0, closing: 3200.25 },
    total: { payments: 0, net: 0 },
    by_method: [],
    by_clerk: [],
  })
  expect((await collections('2000-01-01')).advances).toMatchObject({ opening: 0, closing: 0 })
})

test('advances held are those of guests to come and of cancelled bookings that were not refunded', async () => {
  const { rows, total } = await held()
  expect(total).toBe(3200.25)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    booking: { slug: ravi.slug, booking_number: ravi.booking_number },
    check_in_date: '2026-11-15',
    status: 'booked',
    amount: 2200.25,
    vouchers: [
      { receipt_number: 'RV-2627-000002', date: '2026-11-15', kind: 'payment', amount: 2500.5 },
      { receipt_number: 'RF-2627-000001', date: '2026-11-16', kind: 'refund', amount: 300.25 },
    ],
  })
  expect(rows[1]).toMatchObject({ status: 'cancelled', amount: 1000 })
})

test('both have an Excel file', async () => {
  const [collected, advances, documents] = await sheetsOf('/reports/collections.xlsx?date=2026-11-16')
  expect(collected?.[0]).toEqual(['Method', 'Clerk', 'Payments', 'Received', 'Refunds', 'Refunded', 'Net'])
  expect(collected?.at(-1)).toEqual(['Total', '', 2, 800, 1, 300.25, 499.75])
  expect(advances?.slice(1)).toEqual([
    ['Opening', 4000.5],
    ['Taken', 0],
    ['Refunded', -300.25],
    ['Adjusted in invoices', -500],
    ['Closing', 3200.25],
  ])
  expect(documents).toContainEqual(['Invoices', 1, 2000])
  const [rows] = await sheetsOf('/reports/advances-held.xlsx')
  expect(rows).toHaveLength(4)
  expect(rows?.[1]?.[4]).toBe('RV-2627-000002 of Nov 15, 2026, RF-2627-000001 of Nov 16, 2026')
  expect(rows?.at(-1)?.at(-1)).toBe(3200.25)
})

test('a wrong date is refused, and guests may not read the takings', async () => {
  expect((await admin('GET', '/reports/collections?date=tomorrow')).status).toBe(422)
  for (const path of ['/reports/collections', '/reports/advances-held', '/reports/advances-held.xlsx'])
    expect((await candidate('GET', path)).status).toBe(403)
})
