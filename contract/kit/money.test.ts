import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  absolute,
  formatRupees,
  minus,
  negative,
  paise,
  paiseFromRupees,
  plus,
  portion,
  Rupees,
  roundOff,
  rupees,
  sumOf,
  times,
  zero,
} from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

describe('money', () => {
  test.each([
    ['1250.5', 125050],
    ['0', 0],
    ['0.29', 29],
    [1.1, 110],
    [-3.05, -305],
    ['999999999999.99', 99999999999999],
  ])('%s rupees are %s paise', (text, paise) => expect(paiseFromRupees(text)).toBe(paise))

  test.each(['1.005', '', 'abc', '1e3', '1,000', '1.', '.5', Number.NaN, 1e21, '12345678901234'])(
    '%s is not an amount',
    (text) => expect(paiseFromRupees(text)).toBeUndefined(),
  )

  test('every amount of paise is encoded and decoded without change', () => {
    for (let paise = 0; paise < 200_000; paise += 7) {
      const wire = JSON.parse(JSON.stringify(z.encode(Rupees, rupees(paise / 100))))
      expect(z.decode(Rupees, wire)).toBe(paise)
    }
  })

  test('is shown with Indian grouping and two decimals', () => {
    expect(formatRupees(rupees(123456))).toBe('₹1,23,456.00')
    expect(formatRupees(rupees(0.5))).toBe('₹0.50')
    expect(formatRupees(rupees(-90913))).toBe('−₹90,913.00')
  })
})

describe('arithmetic', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(paise)
  const price = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(paise)
  const count = fc.integer({ min: 1, max: 100_000 })

  test('the order of a sum does not matter, and subtraction reverses addition', () => {
    const rule = fc.property(amount, amount, amount, (one, other, third) => {
      expect(sumOf([one, other, third])).toBe(plus(plus(third, other), one))
      expect(minus(plus(one, other), other)).toBe(one)
      expect(minus(one, other, third)).toBe(minus(one, sumOf([other, third])))
      expect(plus(one, negative(one))).toBe(zero)
      expect([one, negative(one)]).toContain(absolute(one))
    })
    fc.assert(rule)
  })

  test('the negative of zero is zero', () => expect(formatRupees(negative(zero))).toBe('₹0.00'))

  test('a price times a quantity equals repeated addition', () => {
    const rule = fc.property(amount, fc.integer({ min: 0, max: 50 }), (one, quantity) => {
      expect(times(one, quantity) + 0).toBe(sumOf(Array.from({ length: quantity }, () => one)))
    })
    fc.assert(rule)
  })

  test('a portion is within half a paisa, and exactly half a paisa is rounded up', () => {
    const rule = fc.property(price, count, count, (one, part, whole) => {
      fc.pre(part <= whole)
      const twiceTheError = 2n * (BigInt(portion(one, part, whole)) * BigInt(whole) - BigInt(one) * BigInt(part))
      expect(twiceTheError <= BigInt(whole)).toBe(true)
      expect(twiceTheError > -BigInt(whole)).toBe(true)
    })
    fc.assert(rule)
  })

  test('a portion equals the calculation in plain numbers where they are exact', () => {
    const rule = fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (one, rate) => {
      expect(portion(one, rate, 20_000)).toBe(Math.floor((one * rate + 10_000) / 20_000))
    })
    fc.assert(rule)
  })

  test('a portion of the whole is the amount', () => {
    const rule = fc.property(amount, count, (one, whole) => {
      expect(portion(one, whole, whole)).toBe(one)
    })
    fc.assert(rule)
  })

  test('the round-off gives the nearest whole rupee', () => {
    const rule = fc.property(amount, (one) => {
      expect(Math.abs(plus(one, roundOff(one)) % 100)).toBe(0)
      expect(roundOff(one)).toBeGreaterThan(-50)
      expect(roundOff(one)).toBeLessThanOrEqual(50)
    })
    fc.assert(rule)
  })

  test.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%s is not a number of paise', (count) =>
    expect(() => paise(count)).toThrow(RangeError),
  )
})
