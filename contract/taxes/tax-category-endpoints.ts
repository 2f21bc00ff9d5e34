import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'
import { TaxCategory, TaxCategoryDraft, TaxCategoryEdit, TaxCategoryQuery } from '#contract/taxes/tax-category.ts'

export const taxCategoryEndpoints = slugEndpoints('/tax-categories', {
  noun: 'tax category',
  access: { view: 'bookings.view', change: 'settings.change' },
  row: TaxCategory,
  draft: TaxCategoryDraft,
  edit: TaxCategoryEdit,
  query: TaxCategoryQuery,
})
