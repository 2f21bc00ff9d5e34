import { Id } from '#contract/kit/id.ts'
import { atMost, highestPrice, Rupees, rupees } from '#contract/kit/money.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { requiredText } from '#contract/kit/text.ts'
import { Version } from '#contract/kit/version.ts'
import { wholeNumber } from '#contract/kit/whole-number.ts'
import { z } from '#contract/kit/z.ts'

const people = (usual: number) =>
  wholeNumber().min(0, 'Value cannot be negative').max(50, 'At most 50 people').default(usual)

export const RoomTypeDraft = z.object({
  name: requiredText(100),
  description: requiredText(1000),
  max_adults: people(2),
  max_children: people(1),
  max_infants: people(1),
  price_per_night: Rupees.refine((amount) => amount >= 0, 'Amount cannot be negative')
    .refine(...atMost(highestPrice))
    .default(rupees(0)),
})
export type RoomTypeDraft = z.infer<typeof RoomTypeDraft>

export const RoomTypeEdit = RoomTypeDraft.extend({ version: Version })
export type RoomTypeEdit = z.infer<typeof RoomTypeEdit>

export const RoomType = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  description: z.string(),
  max_adults: z.int(),
  max_children: z.int(),
  max_infants: z.int(),
  price_per_night: Rupees,
  version: z.int(),
})
export type RoomType = z.infer<typeof RoomType>

export const RoomTypeQuery = listQuery('name', 'description', 'price_per_night')
export type RoomTypeQuery = z.infer<typeof RoomTypeQuery>
