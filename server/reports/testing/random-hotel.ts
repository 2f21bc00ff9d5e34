import { BookingStatus } from '#contract/bookings/booking.ts'
import { rupees, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { OrderStatus } from '#contract/orders/order.ts'
import type { Db } from '#server/db/connect.ts'
import { seededRandom } from '#server/demo/history/dice.ts'
import { newSlug } from '#server/kit/secret.ts'
import type { builders } from '#server/testing/builders.ts'

const firstDay = '2026-09-20'
const people = { number_of_infants: 0 }

/**
 * Fills a small hotel with all cases of a report: groups whose rooms have their own dates, stays of every status, rooms
 * that are sold twice for a night, blocked or retired, meals, and orders around midnight.
 */
export const fillRandomHotel = async (db: Db, make: ReturnType<typeof builders>, seed: number) => {
  const random = seededRandom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const oneOf = <One>(choices: readonly One[]) => choices[upTo(choices.length - 1)] as One

  const types = [await make.roomType(), await make.roomType(), await make.roomType()]
  const rooms = []
  for (let number = 0; number < 9; number++) rooms.push(await make.room({ room_type_id: oneOf(types).id }))
  const guest = await make.guest()
  const items = []
  for (const type of ['food', 'drink', 'service', 'food'] as const) items.push(await make.item({ type }))

  // Nights that the exclusion constraint would refuse are not tried.
  const nightsTaken = new Set<string>()
  const isFree = (room_id: number, from: CalendarDate, to: CalendarDate) => {
    for (let day = from; day < to; day = addDays(day, 1)) if (nightsTaken.has(`${room_id} ${day}`)) return false
    return true
  }
  const hold = (room_id: number, from: CalendarDate, to: CalendarDate) => {
    for (let day = from; day < to; day = addDays(day, 1)) nightsTaken.add(`${room_id} ${day}`)
  }

  for (let tries = 0; tries < 12; tries++) {
    const room_id = oneOf(rooms).id
    const check_in_date = addDays(firstDay, upTo(90))
    const check_out_date = addDays(check_in_date, 1 + upTo(6))
    if (!isFree(room_id, check_in_date, check_out_date)) continue
    hold(room_id, check_in_date, check_out_date)
    await db
      .insertInto('stay')
      .values({ room_id, check_in_date, check_out_date, maintenance_reason: 'Paint' })
      .execute()
  }

  for (let tries = 0; tries < 160; tries++) {
    const status = oneOf(BookingStatus.options)
    const isLive = status === 'booked' || status === 'checked_in'
    const check_in_date = addDays(firstDay, upTo(90))
    const check_out_date = addDays(check_in_date, 1 + upTo(random() < 0.1 ? 40 : 5))
    const isGroup = random() < 0.3
    const stays = rooms
      .filter(() => random() < (isGroup ? 0.4 : 0.12))
      .map(({ id }) => {
        const ownDays = isGroup && random() < 0.5
        const from = ownDays ? addDays(check_in_date, upTo(2)) : check_in_date
        const to = ownDays ? addDays(from, 1 + upTo(4)) : check_out_date
        return { room_id: id, check_in_date: from, check_out_date: to, room_rent: rupees(1000 + upTo(4000) / 4) }
      })
      .filter((stay) => !isLive || isFree(stay.room_id, stay.check_in_date, stay.check_out_date))
    if (stays.length === 0) continue
    if (isLive) for (const stay of stays) hold(stay.room_id, stay.check_in_date, stay.check_out_date)
    const food_plan_id = 1 + upTo(3)
    const food_plan_rate = rupees(oneOf([0, 0, 250, 600.5]))
    const { id: booking_id } = await db
      .insertInto('booking')
      .values({
        slug: newSlug(),
        booking_type: isGroup ? 'group' : 'individual',
        status,
        guest_id: guest.id,
        check_in_date,
        check_out_date,
        number_of_adults: 1 + upTo(3),
        number_of_children: upTo(2),
        ...people,
        food_plan_id,
        food_plan_rate,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [index, { room_rent, ...dates }] of stays.entries()) {
      const { id: stay_id } = await db
        .insertInto('stay')
        .values({ ...dates, line: index + 1, booking_id, booking_status: status })
        .returning('id')
        .executeTakeFirstOrThrow()
      const rows = []
      for (let date = dates.check_in_date; date < dates.check_out_date; date = addDays(date, 1)) {
        const rent = random() < 0.3 ? rupees(1000 + upTo(4000) / 4) : room_rent
        rows.push({
          stay_id,
          date,
          rent,
          meals: upTo(4),
          food_plan_id,
          food_plan_rate: random() < 0.2 ? zero : food_plan_rate,
        })
      }
      await db.insertInto('night').values(rows).execute()
    }
    for (let orders = upTo(3); orders > 0; orders--) {
      const day = addDays(check_in_date, upTo(4))
      const time = oneOf(['00:00:00', '03:30:00', '10:15:00', '18:29:59.999', '18:30:00', '20:00:00', '23:59:59'])
      const { id: order_id } = await db
        .insertInto('guest_order')
        .values({
          slug: newSlug(),
          booking_id,
          ordered_at: `${day}T${time}Z`,
          meal_type: 'other',
          service_type: 'room_service',
          status: oneOf(OrderStatus.options),
          notes: '',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const lines = items.filter(() => random() < 0.5)
      for (const [position, { id, name }] of lines.entries()) {
        const unit_price = rupees(upTo(500) / 2)
        await db
          .insertInto('order_line')
          .values({ order_id, position, item_id: id, name, quantity: 1 + upTo(4), unit_price })
          .execute()
      }
    }
  }

  for (const [index, time] of ['T05:00:00Z', 'T19:00:00Z'].entries()) {
    await db
      .updateTable('room')
      .set({ retired_at: `${addDays(firstDay, 20 + upTo(40))}${time}` })
      .where('id', '=', rooms[index * 4]?.id ?? 0)
      .execute()
  }
}
