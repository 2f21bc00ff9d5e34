import { ItemType } from '#contract/items/item-type.ts'
import { Flag } from '#contract/kit/flag.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { atMost, highestPrice, notRupees, Rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText, text } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const ItemDraft = z.object({
  category_id: z.int('Category is required.').pipe(Id),
  name: requiredText(100, 'Item name is required.'),
  type: ItemType,
  // A free item has a price of 0. The message is from the specification.
  price: z
    .number({ error: ({ input }) => (input === undefined ? 'Price is required.' : notRupees) })
    .pipe(Rupees.refine((paise) => paise >= 0, 'Price must be greater than 0.').refine(...atMost(highestPrice))),
  description: text(1000).default(''),
  /** Without a category the item is taxed by its type. */
  tax_category_id: Id.nullable().default(null),
  is_active: z.boolean().default(true),
  /** Offered for minibars on the phones of housekeeping. A field that is left out stays as it is. */
  in_minibar: z.boolean().optional(),
})
export type ItemDraft = z.infer<typeof ItemDraft>

export const ItemEdit = ItemDraft.extend({ version: Version })
export type ItemEdit = z.infer<typeof ItemEdit>

export const Item = z.object({
  id: Id,
  slug: Slug,
  category_id: Id,
  category: z.object({ name: z.string() }),
  name: z.string(),
  type: ItemType,
  price: Rupees,
  description: z.string(),
  tax_category_id: Id.nullable(),
  is_active: z.boolean(),
  in_minibar: z.boolean(),
  version: z.int(),
})
export type Item = z.infer<typeof Item>

/** `all=true` returns all rows as one page; `orderable=true` returns only items that can be ordered. */
export const ItemQuery = listQuery('name', 'price', 'category').extend({
  category_id: IdText.optional(),
  type: ItemType.optional(),
  all: Flag.optional(),
  orderable: Flag.optional(),
})
export type ItemQuery = z.infer<typeof ItemQuery>
