import { formatPercent } from '#contract/kit/percent.ts'
import { type TaxTreatment, treatmentNames } from '#contract/taxes/tax-category.ts'

/** `18 %`, `Exempt`, `Outside GST`; nothing where no tax is charged for want of a rate. */
export const taxText = ({ treatment, tax_rate }: { treatment: TaxTreatment; tax_rate: number }) => {
  if (treatment !== 'taxable') return treatmentNames[treatment]
  return tax_rate > 0 ? formatPercent(tax_rate) : ''
}
