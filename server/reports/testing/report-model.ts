import { addDays, type CalendarDate, dayIn } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import type { Db } from '#server/db/connect.ts'

const counts = (status: string | null) => status === 'booked' || status === 'checked_in' || status === 'checked_out'

interface Dates {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}
const covers = (day: CalendarDate, { check_in_date, check_out_date }: Dates) =>
  check_in_date <= day && day < check_out_date

/** A simple model of the reports: checks every row of every table for every day. */
export const readModel = async (db: Db, now: Date) => {
  const property = await db.selectFrom('property').selectAll().executeTakeFirstOrThrow()
  const rooms = await db.selectFrom('room').selectAll().execute()
  const stays = await db.selectFrom('stay').selectAll().execute()
  const nights = await db.selectFrom('night').selectAll().execute()
  const bookings = await db.selectFrom('booking').selectAll().execute()
  const lines = await db.selectFrom('order_line').selectAll().execute()
  const items = await db.selectFrom('item').selectAll().execute()
  const invoices = await db.selectFrom('invoice').selectAll().execute()

  const dayOf = (instant: string) => dayIn(property.time_zone, new Date(instant))
  const today = hotelDay(property, now)
  const orders = (await db.selectFrom('guest_order').selectAll().execute()).map((order) => ({
    ...order,
    day: dayOf(order.ordered_at),
  }))
  const soldOn = (day: CalendarDate) => stays.filter((stay) => counts(stay.booking_status) && covers(day, stay))

  const nightsOn = (day: CalendarDate) =>
    soldOn(day).flatMap(({ id, room_id }) =>
      nights.filter((night) => night.stay_id === id && night.date === day).map((night) => ({ ...night, room_id })),
    )

  const availableOn = (day: CalendarDate) =>
    rooms.filter((room) => {
      if (soldOn(day).some((stay) => stay.room_id === room.id)) return true
      if (room.retired_at && dayOf(room.retired_at) <= day) return false
      if (room.under_maintenance && day === today) return false
      return !stays.some((stay) => stay.booking_id === null && stay.room_id === room.id && covers(day, stay))
    })

  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

  const nightsOf = (day: CalendarDate) => ({
    nights_available: availableOn(day).length,
    nights_sold: soldOn(day).length,
    room_revenue: sum(nightsOn(day).map(({ rent }) => rent)),
  })

  const mealsOf = (day: CalendarDate) =>
    nightsOn(day).map(({ food_plan_id, meals, food_plan_rate }) => ({
      plan: food_plan_id,
      quantity: meals,
      amount: meals * food_plan_rate,
    }))

  const orderedOn = (day: CalendarDate) =>
    orders
      .filter((order) => order.status !== 'cancelled' && order.day === day)
      .filter((order) => counts(bookings.find(({ id }) => id === order.booking_id)?.status ?? null))
      .flatMap((order) => lines.filter((line) => line.order_id === order.id))
      .map((line) => ({ ...line, type: items.find(({ id }) => id === line.item_id)?.type }))

  const revenueOf = (day: CalendarDate) => {
    const ordered = (isService: boolean) =>
      sum(
        orderedOn(day)
          .filter(({ type }) => (type === 'service') === isService)
          .map((line) => line.quantity * line.unit_price),
      )
    const credited = invoices.filter((invoice) => invoice.kind === 'credit_note' && invoice.invoice_date === day)
    const parts = {
      rooms: nightsOf(day).room_revenue,
      food_plans: sum(mealsOf(day).map(({ amount }) => amount)),
      food_and_drinks: ordered(false),
      services: ordered(true),
      extras: 0,
      discounts: 0,
      credit_notes: -sum(credited.map(({ charges }) => charges)),
    }
    const total = sum(Object.values(parts))
    return { ...parts, total, upcoming: day > today ? total : 0 }
  }

  return { rooms, nightsOf, nightsOn, revenueOf, mealsOf, orderedOn }
}

export const daysFrom = (start: CalendarDate, end: CalendarDate) => {
  const days: CalendarDate[] = []
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day)
  return days
}
