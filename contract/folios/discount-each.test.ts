import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DiscountTerms, discountEach } from '#contract/folios/discount-each.ts'
import { paise, rupees, sumOf } from '#contract/kit/money.ts'

const room = (amount: number) => ({ amount: rupees(amount), isRoom: true })
const other = (amount: number) => ({ amount: rupees(amount), isRoom: false })
const percent = (hundredths: number, applies_to: 'rooms' | 'all' = 'all'): DiscountTerms => ({
  percent: hundredths,
  amount: null,
  applies_to,
  at_most_percent: null,
})
const amount = (off: number, applies_to: 'rooms' | 'all' = 'all'): DiscountTerms => ({
  percent: null,
  amount: rupees(off),
  applies_to,
  at_most_percent: null,
})
const upTo = (at_most_percent: number, terms: DiscountTerms) => ({ ...terms, at_most_percent })

test('a percentage is taken from each charge, or from rooms only', () => {
  const charges = [room(2000), room(2500), other(333.33)]
  expect(discountEach(charges, [percent(1000)]).off).toEqual([rupees(200), rupees(250), rupees(33.33)])
  expect(discountEach(charges, [percent(1000, 'rooms')]).off).toEqual([rupees(200), rupees(250), 0])
})

test('an amount is divided in proportion, and nothing is lost to rounding', () => {
  expect(discountEach([room(1000), room(1000), room(1000)], [amount(100)]).off).toEqual([3333, 3334, 3333])
  expect(discountEach([room(2000), other(500)], [amount(100, 'rooms')]).off).toEqual([rupees(100), 0])
})

test('a second discount is taken from what the first has left', () => {
  expect(discountEach([room(1000)], [percent(5000), percent(5000)])).toEqual({
    off: [rupees(750)],
    taken: [[rupees(500)], [rupees(250)]],
  })
})

test('a discount of some charges leaves the others alone', () => {
  const charges = [room(1000), room(3000)]
  const isFor = (_: DiscountTerms, { amount }: { amount: number }) => amount > rupees(2000)
  expect(discountEach(charges, [percent(1000)], isFor).off).toEqual([0, rupees(300)])
  expect(discountEach(charges, [amount(100)], isFor).taken).toEqual([[0, rupees(100)]])
})

test('more than the charges takes all of them', () => {
  expect(discountEach([room(1000), other(50.5)], [amount(9999)]).off).toEqual([rupees(1000), rupees(50.5)])
  expect(discountEach([], [amount(10)])).toEqual({ off: [], taken: [[]] })
})

test('an amount takes no larger part of its charges than its limit', () => {
  expect(discountEach([room(2000), other(8000)], [upTo(1000, amount(900))]).off).toEqual([rupees(180), rupees(720)])
  // The charge of 8,000 was deleted since: 10 % of 2,000 are left.
  expect(discountEach([room(2000)], [upTo(1000, amount(900))]).off).toEqual([rupees(200)])
  expect(discountEach([room(2000), other(1000)], [upTo(1000, amount(900, 'rooms'))]).off).toEqual([rupees(200), 0])
})

test('a limit counts earlier discounts of the same charges', () => {
  const charges = [room(2000)]
  expect(discountEach(charges, [percent(600), upTo(1000, amount(900))]).taken).toEqual([[rupees(120)], [rupees(80)]])
  expect(discountEach(charges, [percent(1000), upTo(1000, percent(900))]).taken).toEqual([[rupees(200)], [0]])
  expect(discountEach(charges, [percent(3000), upTo(1000, amount(5))]).taken).toEqual([[rupees(600)], [0]])
})

const anyCharge = fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }).map(paise), isRoom: fc.boolean() })
const anyDiscount = fc.oneof(
  fc.record({
    percent: fc.integer({ min: 0, max: 10_000 }),
    amount: fc.constant(null),
    applies_to: fc.constantFrom('rooms' as const, 'all' as const),
    at_most_percent: fc.constant(null),
  }),
  fc.record({
    percent: fc.constant(null),
    amount: fc.integer({ min: 1, max: 20_000_000 }).map(paise),
    applies_to: fc.constantFrom('rooms' as const, 'all' as const),
    at_most_percent: fc.constant(null),
  }),
)

test('no charge becomes negative, and an amount is given exactly as far as there are charges', () => {
  fc.assert(
    fc.property(
      fc.array(anyCharge, { maxLength: 40 }),
      fc.array(anyDiscount, { maxLength: 4 }),
      (charges, discounts) => {
        const { off, taken } = discountEach(charges, discounts)
        expect(sumOf(taken.flat())).toBe(sumOf(off))
        for (const [index, reduction] of off.entries()) {
          expect(reduction).toBeGreaterThanOrEqual(0)
          expect(reduction).toBeLessThanOrEqual(charges[index]?.amount ?? 0)
        }
        const [only] = discounts
        if (discounts.length !== 1 || only?.amount == null) return
        const base = charges.filter(({ isRoom }) => isRoom || only.applies_to === 'all')
        expect(sumOf(off)).toBe(Math.min(only.amount, sumOf(base.map((charge) => charge.amount))))
      },
    ),
  )
})

test('a percentage within its limit is given as without one; no amount exceeds its limit by more than rounding', () => {
  const anyLimit = fc.integer({ min: 0, max: 10_000 })
  fc.assert(
    fc.property(fc.array(anyCharge, { maxLength: 40 }), anyDiscount, anyLimit, (charges, discount, limit) => {
      const limited = discountEach(charges, [upTo(limit, discount)])
      if (discount.percent !== null && discount.percent <= limit) {
        expect(limited).toEqual(discountEach(charges, [discount]))
      }
      const base = sumOf(
        charges.flatMap(({ isRoom, amount }) => (isRoom || discount.applies_to === 'all' ? amount : [])),
      )
      expect(sumOf(limited.off)).toBeLessThanOrEqual((base * limit) / 10_000 + charges.length)
    }),
  )
})
