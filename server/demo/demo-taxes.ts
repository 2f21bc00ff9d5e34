import { rupees } from '#contract/kit/money.ts'
import { type CategoryWithRates, indianGst } from '#contract/taxes/indian-gst.ts'
import type { TaxRate } from '#contract/taxes/tax-rule.ts'

const before = { valid_from: '2022-07-18', valid_to: '2025-09-21' }
const anyValue = { value_from: rupees(0), value_to: null }

/** The rates until September 2025 that differ from today's. */
const ratesBefore: Record<string, TaxRate[]> = {
  Accommodation: [
    { ...before, value_from: rupees(0), value_to: rupees(7500), rate: 1200, sac: '996311' },
    { ...before, value_from: rupees(7500.01), value_to: null, rate: 1800, sac: '996311' },
  ],
  'Spa and salon': [{ ...before, ...anyValue, rate: 1800, sac: '999729' }],
}

const withRatesBefore = (category: CategoryWithRates): CategoryWithRates => {
  const earlier = ratesBefore[category.name] ?? category.rates.map((rate) => ({ ...rate, ...before }))
  return { ...category, rates: [...category.rates, ...earlier] }
}

/** The Indian rates of today and, for stays that go back further, those until September 2025. */
// The cottages cost more than 7,500 a night, so the kitchen charges the higher rate.
export const demoTaxes: CategoryWithRates[] = indianGst(1800).map(withRatesBefore)
