import { minus, type Paise, portion } from '#contract/kit/money.ts'

/**
 * The tax that an amount includes: an advance is paid with its tax. CGST and SGST are equal, each rounded to the paisa,
 * and the taxable part is the rest.
 */
export const taxWithin = (amount: Paise, rate: number) => {
  const half = portion(amount, rate, 2 * (10_000 + rate))
  return { tax_rate: rate, taxable: minus(amount, half, half), cgst: half, sgst: half }
}
