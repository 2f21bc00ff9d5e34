import { addDays } from '#contract/kit/calendar-date.ts'
import type { MealType, OrderStatus } from '#contract/orders/order.ts'
import type { Db } from '#server/db/connect.ts'
import { demoMenu } from '#server/demo/demo-menu.ts'
import { itemCategoryStore } from '#server/item-categories/item-category-store.ts'
import { itemStore } from '#server/items/item-store.ts'
import { systemClock } from '#server/kit/clock.ts'
import { findBookingsToOrderFor } from '#server/orders/order-booking-store.ts'
import { placeOrder } from '#server/orders/place-order.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

export const fillDemoMenu = async (db: Db) => {
  for (const { category, items } of demoMenu) {
    const saved = await itemCategoryStore.get(db, await itemCategoryStore.save(db, category))
    if (!saved) throw new Error(`The category ${category.name} is gone right after saving it`)
    for (const item of items) await itemStore.save(db, { ...item, category_id: saved.id })
  }
}

const meals: { time: string; meal_type: MealType; status: OrderStatus }[] = [
  { time: '20:15:00', meal_type: 'dinner', status: 'completed' },
  { time: '08:10:00', meal_type: 'breakfast', status: 'served' },
  { time: '16:30:00', meal_type: 'snack', status: 'pending' },
]

/** Some orders for everybody who is in the house: last night's dinner, breakfast, and tea in the afternoon. */
export const fillDemoOrders = async (db: Db) => {
  const today = await hotelToday(db, systemClock)
  const { data: menu } = await itemStore.list(db, { page: 1, per_page: 100, orderable: true })
  const food = menu.filter(({ type }) => type !== 'service')
  const bookings = await findBookingsToOrderFor(db, { search: '', any: false })
  for (const [index, { id, status, rooms, check_in_date }] of bookings.entries()) {
    if (status !== 'checked_in') continue
    for (const [place, { time, ...meal }] of meals.entries()) {
      const day = place === 0 ? addDays(today, -1) : today
      if (day < check_in_date) continue
      const dishes = [1, 2, 3].map((step) => food[(index * 5 + place * 7 + step * 3) % food.length])
      await placeOrder(
        { db, clock: systemClock },
        {
          booking_id: id,
          room_id: rooms[0]?.id,
          ordered_at: `${day} ${time}`,
          service_type: 'room_service',
          notes: '',
          items: dishes.flatMap((dish, step) => (dish ? [{ item_id: dish.id, quantity: 1 + (step % 2) }] : [])),
          ...meal,
        },
      )
    }
  }
}
