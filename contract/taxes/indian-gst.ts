import { rupees } from '#contract/kit/money.ts'
import type { BuiltinTaxCategory, TaxTreatment } from '#contract/taxes/tax-category.ts'
import type { TaxRate } from '#contract/taxes/tax-rule.ts'

/** A tax category with its rates; a built-in one exists already and keeps its name. */
export interface CategoryWithRates {
  builtin: BuiltinTaxCategory | null
  name: string
  treatment: TaxTreatment
  rates: TaxRate[]
}

const inForce = { valid_from: '2025-09-22', valid_to: null }
const anyValue = { value_from: rupees(0), value_to: null }

const builtin = (key: BuiltinTaxCategory, name: string, rates: TaxRate[]): CategoryWithRates => ({
  builtin: key,
  name,
  treatment: 'taxable',
  rates,
})

const taxed = (name: string, rate: number, sac: string): CategoryWithRates => ({
  builtin: null,
  name,
  treatment: 'taxable',
  rates: [{ ...inForce, ...anyValue, rate, sac }],
})

/** The Indian hotel rates since 22 September 2025: one slab up to 7,500 a room-night, another above. */
export const indianGst = (foodRate: number): CategoryWithRates[] => [
  builtin('accommodation', 'Accommodation', [
    { ...inForce, value_from: rupees(0), value_to: rupees(7500), rate: 500, sac: '996311' },
    { ...inForce, value_from: rupees(7500.01), value_to: null, rate: 1800, sac: '996311' },
  ]),
  builtin('food', 'Food and beverages', [{ ...inForce, ...anyValue, rate: foodRate, sac: '996332' }]),
  builtin('service', 'Services', [{ ...inForce, ...anyValue, rate: 1800, sac: '999799' }]),
  taxed('Laundry', 1800, '999713'),
  taxed('Spa and salon', 500, '999729'),
  taxed('Hall hire', 1800, '997212'),
  taxed('Transport with driver', 500, '996601'),
  { builtin: null, name: 'Liquor', treatment: 'outside_gst', rates: [] },
]
