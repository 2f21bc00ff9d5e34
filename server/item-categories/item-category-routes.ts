import { itemCategoryEndpoints } from '#contract/item-categories/item-category-endpoints.ts'
import { itemCategoryMessages } from '#contract/item-categories/item-category-messages.ts'
import { itemCategoryStore } from '#server/item-categories/item-category-store.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'

export const itemCategoryRoutes = slugRoutes(itemCategoryEndpoints, itemCategoryStore, itemCategoryMessages)
