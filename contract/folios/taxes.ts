import type { Rule } from '#contract/taxes/calculate-tax.ts'

/** The tax rates of the hotel, as a bill needs them. */
export interface Taxes {
  rules: Rule[]
  /** Rent and food plan are one supply. */
  composite: boolean
}

export const noTaxes: Taxes = { rules: [], composite: false }
