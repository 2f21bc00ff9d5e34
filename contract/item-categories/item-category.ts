import { ItemType } from '#contract/items/item-type.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Id } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const ItemCategoryDraft = z.object({
  name: requiredText(100, 'Name is required.'),
  type: ItemType,
  is_active: z.boolean().default(true),
})
export type ItemCategoryDraft = z.infer<typeof ItemCategoryDraft>

export const ItemCategoryEdit = ItemCategoryDraft.extend({ version: Version })
export type ItemCategoryEdit = z.infer<typeof ItemCategoryEdit>

export const ItemCategory = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  type: ItemType,
  is_active: z.boolean(),
  version: z.int(),
})
export type ItemCategory = z.infer<typeof ItemCategory>

/** `all=true` returns all rows as one page. */
export const ItemCategoryQuery = listQuery('name', 'type').extend({
  type: ItemType.optional(),
  all: Flag.optional(),
})
export type ItemCategoryQuery = z.infer<typeof ItemCategoryQuery>
