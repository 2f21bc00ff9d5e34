import { taxCategoryEndpoints } from '#contract/taxes/tax-category-endpoints.ts'
import { taxCategoryMessages } from '#contract/taxes/tax-category-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { taxCategoryStore } from '#server/taxes/tax-category-store.ts'

export const taxCategoryRoutes = slugRoutes(taxCategoryEndpoints, taxCategoryStore, taxCategoryMessages)
