import { expect, test } from 'vitest'
import { GroupDraft, IndividualDraft } from '#contract/bookings/booking-draft.ts'
import { FoodPlanDraft } from '#contract/food-plans/food-plan.ts'
import { ItemDraft } from '#contract/items/item.ts'
import type { z } from '#contract/kit/z.ts'
import { OrderDraft } from '#contract/orders/order-draft.ts'
import { RoomTypeDraft } from '#contract/room-types/room-type.ts'

const messagesAt = (schema: z.ZodType, input: object, field: string) =>
  schema
    .safeParse(input)
    .error?.issues.filter(({ path }) => path.join('.') === field)
    .map(({ message }) => message) ?? []

test.each([
  ['a rent', IndividualDraft, 'room_rent', 1_000_000.01],
  ['a food plan rate', IndividualDraft, 'food_plan_rate', 1_000_001],
  ['the price of a room type', RoomTypeDraft, 'price_per_night', 25_000_000],
  ['the price of an item', ItemDraft, 'price', 25_000_000],
  ['the price of a food plan', FoodPlanDraft, 'price', 25_000_000],
])('%s above the limit is refused with a message that names the limit', (_, schema, field, price) => {
  expect(messagesAt(schema, { [field]: price }, field)).toEqual(['Enter at most ₹10,00,000.00'])
  expect(messagesAt(schema, { [field]: 1_000_000 }, field)).toEqual([])
})

test('an advance may exceed the highest price', () => {
  expect(messagesAt(GroupDraft, { advance_amount: 5_000_000 }, 'advance_amount')).toEqual([])
  expect(messagesAt(GroupDraft, { advance_amount: 10_000_001 }, 'advance_amount')).toEqual([
    'Enter at most ₹1,00,00,000.00',
  ])
})

test.each([
  [IndividualDraft, { number_of_adults: 2.5 }, 'number_of_adults'],
  [IndividualDraft, { number_of_children: 0.5 }, 'number_of_children'],
  [GroupDraft, { group_size: 2.5 }, 'group_size'],
  [RoomTypeDraft, { max_adults: 2.5 }, 'max_adults'],
  [OrderDraft, { items: [{ quantity: 2.5 }] }, 'items.0.quantity'],
])('a fraction is refused as a count', (schema, input, field) => {
  expect(messagesAt(schema, input, field)).toEqual(['Enter a whole number'])
})
