import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, plus, rupees } from '#contract/kit/money.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import { halfTax } from '#contract/taxes/calculate-tax.ts'

test('an advance of ₹1,180.00 at 18 % is ₹1,000.00 with ₹90.00 CGST and ₹90.00 SGST', () => {
  expect(taxWithin(rupees(1180), 1800)).toEqual({
    tax_rate: 1800,
    taxable: rupees(1000),
    cgst: rupees(90),
    sgst: rupees(90),
  })
})

test('without tax everything is taxable value', () => {
  expect(taxWithin(rupees(500.5), 0)).toMatchObject({ taxable: rupees(500.5), cgst: 0, sgst: 0 })
})

test('the parts add up, and the tax is that of the taxable part to the paisa', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_00_00_000_00 }),
      fc.constantFrom(0, 500, 1200, 1800, 2800),
      (amount, rate) => {
        const { taxable, cgst, sgst } = taxWithin(paise(amount), rate)
        expect(plus(taxable, plus(cgst, sgst))).toBe(amount)
        expect(Math.abs(halfTax(taxable, rate) - cgst)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
