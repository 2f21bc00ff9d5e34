import { rupees } from '#contract/kit/money.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import type { TaxRuleDraft } from '#contract/taxes/tax-rule.ts'

const before = { valid_from: '2022-07-18', valid_to: '2025-09-21' }
const anyValue = { value_from: rupees(0), value_to: null }

/** The Indian rates of today and, for stays that go back further, those until September 2025. */
export const demoTaxes: TaxRuleDraft[] = [
  // The cottages cost more than 7,500 a night, so the kitchen charges the higher rate.
  ...indianGst(1800),
  { ...before, kind: 'accommodation', value_from: rupees(0), value_to: rupees(7500), rate: 1200, sac: '996311' },
  { ...before, kind: 'accommodation', value_from: rupees(7500.01), value_to: null, rate: 1800, sac: '996311' },
  { ...before, ...anyValue, kind: 'food', rate: 1800, sac: '996332' },
  { ...before, ...anyValue, kind: 'service', rate: 1800, sac: '999799' },
]
