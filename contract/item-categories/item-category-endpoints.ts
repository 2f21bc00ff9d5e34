import {
  ItemCategory,
  ItemCategoryDraft,
  ItemCategoryEdit,
  ItemCategoryQuery,
} from '#contract/item-categories/item-category.ts'
import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'

export const itemCategoryEndpoints = slugEndpoints('/item-categories', {
  noun: 'item category',
  access: { view: 'orders.view', change: 'items.change' },
  row: ItemCategory,
  draft: ItemCategoryDraft,
  edit: ItemCategoryEdit,
  query: ItemCategoryQuery,
})
