import { Item, ItemDraft, ItemEdit, ItemQuery } from '#contract/items/item.ts'
import { slugEndpoints } from '#contract/kit/slug-endpoints.ts'

export const itemEndpoints = slugEndpoints('/items', {
  noun: 'item',
  access: { view: 'orders.view', change: 'items.change' },
  row: Item,
  draft: ItemDraft,
  edit: ItemEdit,
  query: ItemQuery,
})
