import { ItemType } from '#contract/items/item-type.ts'
import { Rupees } from '#contract/kit/money.ts'
import { z } from '#contract/kit/z.ts'

/** The sources of revenue; discounts and credit notes are subtracted. */
export const RevenueSource = z.enum([
  'rooms',
  'food_plans',
  'food_and_drinks',
  'services',
  'extras',
  'discounts',
  'credit_notes',
])
export type RevenueSource = z.infer<typeof RevenueSource>

export const revenueNames: Record<RevenueSource, string> = {
  rooms: 'Rooms',
  food_plans: 'Food plans',
  food_and_drinks: 'Food and drinks',
  services: 'Services',
  extras: 'Extras',
  discounts: 'Discounts',
  credit_notes: 'Credit notes',
}

const Revenue = z.object({
  rooms: Rupees,
  food_plans: Rupees,
  food_and_drinks: Rupees,
  services: Rupees,
  extras: Rupees,
  /** Never above zero, as credit notes. */
  discounts: Rupees,
  credit_notes: Rupees,
  total: Rupees,
  /** The part of the total for days after today. */
  upcoming: Rupees,
})
export type Revenue = z.infer<typeof Revenue>

const RevenueRow = Revenue.extend({ period: z.string() })
export type RevenueRow = z.infer<typeof RevenueRow>

/** Nights of a room type, person-nights of a food plan, or pieces of an item. */
const Sold = z.object({ name: z.string(), quantity: z.int(), amount: Rupees })
export type Sold = z.infer<typeof Sold>

const SoldItem = Sold.extend({ type: ItemType })

export const RevenueReport = z.object({
  rows: z.array(RevenueRow),
  total: Revenue,
  room_types: z.array(Sold),
  food_plans: z.array(Sold),
  items: z.array(SoldItem),
})
export type RevenueReport = z.infer<typeof RevenueReport>
