import { Id } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const TaxTreatment = z.enum(['taxable', 'exempt', 'outside_gst'], 'This field is required')
export type TaxTreatment = z.infer<typeof TaxTreatment>

export const treatmentNames: Record<TaxTreatment, string> = {
  taxable: 'Taxable',
  exempt: 'Exempt',
  outside_gst: 'Outside GST',
}

/** The first is for rooms, the others are for items without their own category, by type. */
export const BuiltinTaxCategory = z.enum(['accommodation', 'food', 'service'])
export type BuiltinTaxCategory = z.infer<typeof BuiltinTaxCategory>

export const TaxCategoryDraft = z.object({
  name: requiredText(100),
  /** Exempt goods, and goods outside GST such as liquor, have no rates. */
  treatment: TaxTreatment.default('taxable'),
})
export type TaxCategoryDraft = z.infer<typeof TaxCategoryDraft>

export const TaxCategoryEdit = TaxCategoryDraft.extend({ version: Version })
export type TaxCategoryEdit = z.infer<typeof TaxCategoryEdit>

export const TaxCategory = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  treatment: TaxTreatment,
  /** A built-in category can be renamed, but not deleted, and it stays taxable. */
  builtin: BuiltinTaxCategory.nullable(),
  version: z.int(),
})
export type TaxCategory = z.infer<typeof TaxCategory>

export const TaxCategoryQuery = listQuery('name')
export type TaxCategoryQuery = z.infer<typeof TaxCategoryQuery>
