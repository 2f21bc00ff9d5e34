import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import {
  bulkChanges,
  type CellChange,
  findWrongPrice,
  seasonChanges,
  typedChanges,
} from '#contract/rates/changed-cells.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { cellKey, noRestrictions, type Rate } from '#contract/rates/rate.ts'
import { RateChange, weekdayOf } from '#contract/rates/rate-change.ts'

const types = [
  { id: 1, name: 'Deluxe', price_per_night: rupees(4000) },
  { id: 2, name: 'Suite', price_per_night: rupees(9000) },
]
const plan = { parent_percent: 0, parent_amount: rupees(0) }
const plans = [
  { ...plan, id: 1, name: 'Standard', parent_id: null },
  { ...plan, id: 2, name: 'Non-refundable', parent_id: 1, parent_percent: -1000 },
]
const rateOf = (date: string, values: Partial<Rate> = {}): Rate => ({
  room_type_id: 1,
  rate_plan_id: 1,
  date,
  price: null,
  ...noRestrictions,
  ...values,
})
const ratesOf = (rates: Rate[]) => ratesByType(types, plans, rates)
const short = (changes: CellChange[]) => changes.map(({ after }) => [after.date, after.price])

// 24 December 2026 is a Thursday.
const days = { from: '2026-12-24', to: '2026-12-27' }
const which = { room_type_ids: [1], rate_plan_ids: [1], ...days }

describe('a bulk change', () => {
  test('sets a price on the chosen weekdays only', () => {
    expect(short(bulkChanges(ratesOf([]), { ...which, weekdays: [5, 7], price: rupees(5500) }))).toEqual([
      ['2026-12-25', 550_000],
      ['2026-12-27', 550_000],
    ])
    expect(['2026-12-21', '2026-12-24', '2026-12-27'].map(weekdayOf)).toEqual([1, 4, 7])
  })

  test('by percent uses the price before the change, wherever it comes from', () => {
    const rates = ratesOf([rateOf('2026-12-24', { price: rupees(4999.5) })])
    const change = { ...which, rate_plan_ids: [1, 2], to: '2026-12-25', percent: 1000 }
    // 4,999.50 and 4,000 + 10 %; of these 10 % less first: 4,499.55 and 3,600.
    expect(short(bulkChanges(rates, change))).toEqual([
      ['2026-12-24', 549_900],
      ['2026-12-25', 440_000],
      ['2026-12-24', 495_000],
      ['2026-12-25', 396_000],
    ])
  })

  test('by an amount keeps the paise, and a price below zero is found', () => {
    const rates = ratesOf([rateOf('2026-12-24', { price: rupees(200.25) })])
    expect(short(bulkChanges(rates, { ...which, to: '2026-12-24', amount: rupees(100.5) }))).toEqual([
      ['2026-12-24', 30_075],
    ])
    const lower = (amount: number) => bulkChanges(rates, { ...which, to: '2026-12-24', amount: rupees(amount) })
    expect(findWrongPrice(lower(-200.25))).toBeUndefined()
    expect(findWrongPrice(lower(-300))?.message).toContain('on Dec 24, 2026 would be −₹99.75, which is below zero')
    expect(findWrongPrice(lower(1_000_000))?.isTooHigh).toBe(true)
  })

  test('keeps what it does not name, and leaves out cells that stay the same', () => {
    const own = rateOf('2026-12-24', { price: rupees(7000), closed: true, min_nights: 3 })
    const rates = ratesOf([own, rateOf('2026-12-25', { closed_to_arrival: true })])
    const changes = bulkChanges(rates, { ...which, to: '2026-12-25', closed_to_arrival: true })
    expect(changes).toEqual([{ before: own, after: { ...own, closed_to_arrival: true } }])
    expect(bulkChanges(rates, { ...which, to: '2026-12-24', price: null, min_nights: null })[0]?.after).toEqual({
      ...own,
      price: null,
      min_nights: null,
    })
  })

  test('has no types twice and none that do not exist', () => {
    const change = { ...which, room_type_ids: [1, 1, 99], rate_plan_ids: [1, 1], to: days.from, price: rupees(1) }
    expect(bulkChanges(ratesOf([]), change)).toHaveLength(1)
  })
})

test('a copied season has the same rates day by day, also where it overlaps itself', () => {
  const rates = ratesOf([
    rateOf('2026-12-24', { price: rupees(9999), min_nights: 3 }),
    rateOf('2026-12-25', { price: rupees(8000) }),
    rateOf('2026-12-26', { closed: true }),
  ])
  const copy = { ...which, to: '2026-12-26', starts_on: '2026-12-25', percent: 500 }
  const after = seasonChanges(rates, copy).map((change) => change.after)
  // 9,999 + 5 % = 10,498.95; 8,000 + 5 % = 8,400.
  expect(after).toEqual([
    rateOf('2026-12-25', { price: rupees(10_499), min_nights: 3 }),
    rateOf('2026-12-26', { price: rupees(8400) }),
    rateOf('2026-12-27', { closed: true }),
  ])
})

test('of a typed cell that comes twice, the later one counts', () => {
  const cell = { room_type_id: 1, rate_plan_id: 1, date: '2026-12-24' }
  const typed = [
    { ...cell, price: rupees(1) },
    { ...cell, price: rupees(2) },
  ]
  expect(short(typedChanges(ratesOf([]), typed))).toEqual([['2026-12-24', 200]])
})

describe('for any rates and any bulk change', () => {
  const anyDay = fc.integer({ min: 0, max: 20 }).map((day) => addDays('2026-12-20', day))
  const anyRate = fc.record<Rate>({
    room_type_id: fc.constantFrom(1, 2),
    rate_plan_id: fc.constantFrom(1, 2),
    date: anyDay,
    price: fc.option(fc.integer({ min: 0, max: 20_000 }).map(rupees)),
    closed: fc.boolean(),
    closed_to_arrival: fc.boolean(),
    closed_to_departure: fc.boolean(),
    min_nights: fc.option(fc.integer({ min: 1, max: 7 })),
  })
  const anyRates = fc.uniqueArray(anyRate, { selector: cellKey, maxLength: 40 })
  const anyPrice = fc.oneof(
    fc.record({ price: fc.option(fc.integer({ min: 0, max: 20_000 }).map(rupees)) }),
    fc.record({ percent: fc.integer({ min: -9000, max: 50_000 }) }),
    fc.record({ amount: fc.integer({ min: -5000, max: 5000 }).map(rupees) }),
    fc.constant({}),
  )
  const anyChange = fc
    .tuple(
      fc.record({
        room_type_ids: fc.subarray([1, 2], { minLength: 1 }),
        rate_plan_ids: fc.subarray([1, 2], { minLength: 1 }),
        from: anyDay,
        length: fc.integer({ min: 0, max: 10 }),
      }),
      anyPrice,
      fc.record(
        {
          weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
          closed: fc.boolean(),
          min_nights: fc.option(fc.integer({ min: 1, max: 7 })),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([{ length, ...range }, price, more]) => ({
      ...range,
      to: addDays(range.from, length),
      closed_to_arrival: true,
      ...price,
      ...more,
    }))

  const applied = (rates: Rate[], cells: Rate[]) => {
    const all = new Map([...rates, ...cells].map((rate) => [cellKey(rate), rate]))
    // A row without any value is the same as none.
    return [...all.values()]
      .filter(
        (rate) =>
          JSON.stringify(rate) !== JSON.stringify(rateOf(rate.date, { ...rate, price: null, ...noRestrictions })),
      )
      .map((rate) => JSON.stringify(rate, Object.keys(rateOf(''))))
      .sort()
  }

  test('the change and its reverse give the same rates again', () => {
    fc.assert(
      fc.property(anyRates, anyChange, (rates, change) => {
        const changes = bulkChanges(ratesOf(rates), change)
        const after = [
          ...new Map([...rates, ...changes.map((one) => one.after)].map((one) => [cellKey(one), one])).values(),
        ]
        const back = typedChanges(
          ratesOf(after),
          changes.map((one) => one.before),
        )
        expect(
          applied(
            after,
            back.map((one) => one.after),
          ),
        ).toEqual(applied(rates, []))
      }),
    )
  })

  test('only cells of its types, plans, days and weekdays change, each once and from the value that it has', () => {
    fc.assert(
      fc.property(anyRates, anyChange, (rates, change) => {
        const own = new Map(rates.map((rate) => [cellKey(rate), rate]))
        const changes = bulkChanges(ratesOf(rates), change)
        expect(new Set(changes.map(({ after }) => cellKey(after))).size).toBe(changes.length)
        for (const { before, after } of changes) {
          expect(cellKey(before)).toBe(cellKey(after))
          expect(before).toEqual(
            own.get(cellKey(before)) ?? rateOf(before.date, { ...before, price: null, ...noRestrictions }),
          )
          expect(change.room_type_ids).toContain(after.room_type_id)
          expect(change.rate_plan_ids).toContain(after.rate_plan_id)
          expect(after.date >= change.from && after.date <= change.to).toBe(true)
          if (change.weekdays) expect(change.weekdays).toContain(weekdayOf(after.date))
        }
      }),
    )
  })
})

test.each([
  ['price', { price: 1, amount: 1 }],
  ['price', {}],
  ['to', { price: 1, to: '2026-12-23' }],
  ['to', { price: 1, to: '2029-12-23' }],
])('the field %s is named for %o', (field, more) => {
  const { error } = RateChange.safeParse({ ...which, ...more })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
})
