import { itemCategoryEndpoints } from '#contract/item-categories/item-category-endpoints.ts'
import { slugQueries } from '#web/kit/api/slug-queries.ts'

export const itemCategoryQueries = slugQueries(itemCategoryEndpoints)
