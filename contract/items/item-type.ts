import { z } from '#contract/kit/z.ts'

/** What a category and its items are; both say it, as a drink may stand on the food card. */
export const ItemType = z.enum(['food', 'service', 'drink'], 'Type is required.')
export type ItemType = z.infer<typeof ItemType>

export const itemTypeNames: Record<ItemType, string> = { food: 'Food', service: 'Service', drink: 'Drink' }
