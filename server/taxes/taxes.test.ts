import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, candidate, make } = await startTestApp()

const categories = (await admin('GET', '/tax-categories')).body.data.data
const categoryId = (builtin: string) => categories.find((one: { builtin: string }) => one.builtin === builtin).id

const rule = { tax_category_id: categoryId('food'), rate: 5, sac: '996332', valid_from: '2025-09-22' }
const save = (changes: object = {}) => admin('POST', '/tax-rules', { ...rule, ...changes })

test('a new hotel has none, and one call installs those of India', async () => {
  expect((await admin('GET', '/tax-rules')).body.data).toEqual([])
  const booking = await make.booking()
  expect((await admin('GET', `/bookings/${booking.slug}/bill`)).body.data).toMatchObject({ cgst: 0, taxes: [] })
  expect((await admin('POST', '/tax-rules/indian-gst', { food_rate: 12 })).status).toBe(422)
  const { status, body } = await admin('POST', '/tax-rules/indian-gst', { food_rate: 18 })
  expect(status).toBe(201)
  expect(
    body.data.map((one: Record<string, unknown>) => [
      (one.tax_category as { name: string }).name,
      one.value_from,
      one.value_to,
      one.rate,
      one.sac,
    ]),
  ).toEqual([
    ['Accommodation', 0, 7500, 5, '996311'],
    ['Accommodation', 7500.01, null, 18, '996311'],
    ['Food and beverages', 0, null, 18, '996332'],
    ['Services', 0, null, 18, '999799'],
    ['Laundry', 0, null, 18, '999713'],
    ['Spa and salon', 0, null, 5, '999729'],
    ['Hall hire', 0, null, 18, '997212'],
    ['Transport with driver', 0, null, 5, '996601'],
  ])
  expect((await admin('POST', '/tax-rules/indian-gst', {})).body.error.code).toBe('tax_rules_overlap')
  expect((await admin('GET', '/tax-categories')).body.data.total).toBe(8)
  const { data: bill } = (await admin('GET', `/bookings/${booking.slug}/bill`)).body
  expect(bill.taxes).toEqual([{ rate: 5, taxable: 5000, cgst: 125, sgst: 125 }])
})

test('warns of rates without a GSTIN, and of items without a rate', async () => {
  const { data } = (await admin('GET', '/tax-rules/warnings')).body
  expect(data).toEqual(['Tax is charged, but the hotel has no GSTIN. Enter it in the settings.'])
  const rules = (await admin('GET', '/tax-rules')).body.data
  const high = rules.find((one: { value_from: number }) => one.value_from === 7500.01)
  expect((await admin('PUT', `/tax-rules/${high.slug}`, { ...high, valid_to: '2027-03-31' })).status).toBe(200)
  expect((await admin('GET', '/tax-rules/warnings')).body.data).toContain(
    'From Apr 01, 2027 no tax rate is in force for Accommodation above ₹7,500.00.',
  )
  expect((await candidate('GET', '/tax-rules/warnings')).status).toBe(403)
})

test('two rates for the same day and value are refused', async () => {
  const { data } = (await admin('GET', '/tax-rules')).body
  const food = data.find((one: { tax_category_id: number }) => one.tax_category_id === rule.tax_category_id)
  expect((await save()).status).toBe(409)
  expect((await save({ valid_from: '2020-01-01', valid_to: '2025-09-22' })).status).toBe(409)
  expect((await save({ valid_from: '2020-01-01', valid_to: '2025-09-21' })).status).toBe(201)
  const { id, slug, ...draft } = food
  const ended = await admin('PUT', `/tax-rules/${slug}`, { ...draft, valid_to: '2026-12-31' })
  expect(ended.status).toBe(200)
  expect((await save({ valid_from: '2027-01-01', rate: 12.5 })).body.data).toMatchObject({ rate: 12.5 })
  const again = { ...draft, version: ended.body.data.version }
  expect((await admin('PUT', `/tax-rules/${slug}`, again)).body.error.code).toBe('tax_rules_overlap')
})

test.each([
  ['rate', { rate: -1 }],
  ['rate', { rate: 101 }],
  ['rate', { rate: 1.234 }],
  ['sac', { sac: '12' }],
  ['valid_to', { valid_to: '2025-09-21' }],
  ['value_to', { value_from: 10, value_to: 9.99 }],
  ['tax_category_id', { tax_category_id: undefined }],
  ['tax_category_id', { tax_category_id: 999_999 }],
])('a wrong %s is refused', async (field, changes) => {
  const { status, body } = await save(changes)
  expect(status).toBe(422)
  expect(body.error.fields).toHaveProperty(field)
})

test('a deleted rate leaves the others unchanged', async () => {
  const { data } = (await admin('GET', '/tax-rules')).body
  expect((await admin('DELETE', `/tax-rules/${data[0].slug}`)).status).toBe(200)
  expect((await admin('DELETE', `/tax-rules/${data[0].slug}`)).status).toBe(404)
  expect((await admin('GET', '/tax-rules')).body.data).toHaveLength(data.length - 1)
  expect((await candidate('GET', '/tax-rules')).status).toBe(403)
})
