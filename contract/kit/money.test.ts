import { describe, expect, test } from 'vitest'
import { formatRupees, paiseFromRupees, Rupees, rupees } from '#contract/kit/money.ts'
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
    '%s is no amount',
    (text) => expect(paiseFromRupees(text)).toBeUndefined(),
  )

  test('every amount of paise survives the way over the wire', () => {
    for (let paise = 0; paise < 200_000; paise += 7) {
      const wire = JSON.parse(JSON.stringify(z.encode(Rupees, rupees(paise / 100))))
      expect(z.decode(Rupees, wire)).toBe(paise)
    }
  })

  test('reads with Indian grouping and two decimals', () => {
    expect(formatRupees(rupees(123456))).toBe('₹1,23,456.00')
    expect(formatRupees(rupees(0.5))).toBe('₹0.50')
    expect(formatRupees(rupees(-90913))).toBe('−₹90,913.00')
  })
})
