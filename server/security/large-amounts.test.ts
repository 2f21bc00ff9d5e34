import { expect, test } from 'vitest'
import { formOf } from '#server/testing/pictures.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make } = await startTestApp()
const booking = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
await admin('POST', `/bookings/${booking.slug}/check-in`)
const category = await make.itemCategory()
const { id: tax_category_id } = await db.selectFrom('tax_category').select('id').limit(1).executeTakeFirstOrThrow()
const price = 'Enter at most ₹10,00,000.00'
const payment = 'Enter at most ₹1,00,00,000.00'

/** The calls that take an amount, each with its limit in words. */
const calls: [what: string, path: string, draft: (amount: number) => object, field: string, limit: string | RegExp][] =
  [
    [
      'payment',
      `/bookings/${booking.slug}/payments`,
      (amount) => ({ amount, payment_method: 'cash' }),
      'amount',
      payment,
    ],
    [
      'deposit',
      `/bookings/${booking.slug}/deposits`,
      (amount) => ({ amount, payment_method: 'cash' }),
      'amount',
      payment,
    ],
    [
      'item',
      '/items',
      (amount) => ({ category_id: category.id, name: 'Tea', type: 'food', price: amount }),
      'price',
      price,
    ],
    ['food plan', '/food-plans', (amount) => ({ name: 'Jain thali', price: amount }), 'price', price],
    ['repair', '/repairs', (cost) => ({ area: 'Roof', description: 'Leaks', cost }), 'cost', payment],
    ['form of a repair', '/repairs', (cost) => formOf({ area: 'Roof', description: 'Leaks', cost }), 'cost', payment],
    ['extra', `/folios/${booking.slug}/charges`, (rate) => ({ description: 'Band', rate }), 'rate', price],
    [
      'discount',
      `/folios/${booking.slug}/discounts`,
      (amount) => ({ amount, reason: 'Regular guest' }),
      'amount',
      /^The open charges are only ₹[\d,.]+ before tax\. Enter that or less\.$/,
    ],
    [
      'tax rule',
      '/tax-rules',
      (value_from) => ({ tax_category_id, value_from, rate: 5, valid_from: '2027-04-01' }),
      'value_from',
      payment,
    ],
  ]

test.each(calls)(
  '%s: a very large amount is refused with the limit in rupees',
  async (_what, path, draft, field, limit) => {
    for (const amount of [1_00_00_001, 9_99_99_99_99_999, 10 ** 13]) {
      const { status, body } = await admin('POST', path, draft(amount))
      expect([status, body.error?.fields?.[field] ?? body]).toEqual([
        422,
        [typeof limit === 'string' ? limit : expect.stringMatching(limit)],
      ])
    }
  },
)

test('more pieces of a minibar item than a phone can choose are refused with the number', async () => {
  const step = { id: crypto.randomUUID(), room: 'no-room', kind: 'minibar', taken_at: '2026-11-15T06:00:00Z' }
  for (const quantity of [21, 10 ** 12]) {
    const items = [{ item_id: 1, quantity }]
    const { status, body } = await admin('POST', '/housekeeping/steps', { ...step, stay: 'no-stay', items })
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('20')])
  }
})
