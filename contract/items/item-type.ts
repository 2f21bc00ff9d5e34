import { z } from '#contract/kit/z.ts'

/** Categories and items each have a type, since a drink may be listed in a category of food. */
export const ItemType = z.enum(['food', 'service', 'drink'], 'Type is required.')
export type ItemType = z.infer<typeof ItemType>

export const itemTypeNames: Record<ItemType, string> = { food: 'Food', service: 'Service', drink: 'Drink' }
