import { formatPercent } from '#contract/kit/percent.ts'
import { type TaxTreatment, treatmentNames } from '#contract/taxes/tax-category.ts'

/** `18 %`, `Exempt`, `Outside GST`; empty if there is no rate and so no tax. */
export const taxText = ({ treatment, tax_rate }: { treatment: TaxTreatment; tax_rate: number }) => {
  if (treatment !== 'taxable') return treatmentNames[treatment]
  return tax_rate > 0 ? formatPercent(tax_rate) : ''
}
