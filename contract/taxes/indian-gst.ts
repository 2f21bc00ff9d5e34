import { rupees } from '#contract/kit/money.ts'
import type { TaxRuleDraft } from '#contract/taxes/tax-rule.ts'

const inForce = { valid_from: '2025-09-22', valid_to: null }
const anyValue = { value_from: rupees(0), value_to: null }

/** What Indian hotels charge since 22 September 2025: one slab up to 7,500 a room-night, another above. */
export const indianGst = (foodRate: number): TaxRuleDraft[] => [
  {
    ...inForce,
    kind: 'accommodation',
    value_from: rupees(0),
    value_to: rupees(7500),
    rate: 500,
    sac: '996311',
  },
  { ...inForce, kind: 'accommodation', value_from: rupees(7500.01), value_to: null, rate: 1800, sac: '996311' },
  { ...inForce, ...anyValue, kind: 'food', rate: foodRate, sac: '996332' },
  { ...inForce, ...anyValue, kind: 'service', rate: 1800, sac: '999799' },
]
