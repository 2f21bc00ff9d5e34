import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { addDays, type CalendarDate } from '#contract/kit/calendar-date.ts'
import { rupees } from '#contract/kit/money.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { cancelBooking } from '#server/bookings/end-booking.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import type { Db } from '#server/db/connect.ts'

const daysBack = 18
const daysAhead = 16
const cycle = 6

/** The hotel's clock on the morning of a day. */
const morningOf = (day: CalendarDate) => ({ now: () => new Date(`${day}T09:30:00+05:30`) })

interface DemoStay {
  slug: string
  departure: CalendarDate
  turn: number
}

/** Lives through the last weeks day by day, as the desk would have, and takes the bookings of the next ones. */
export const fillDemoBookings = async (db: Db, today: CalendarDate) => {
  const rooms = await db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select(['room.id', 'room_type.price_per_night'])
    .where('room.status', '=', 'available')
    .orderBy('room.id')
    .execute()
  const guests = await db.selectFrom('guest').select('id').orderBy('id').execute()
  let inHouse: DemoStay[] = []
  let turn = 0

  const draftFor = (place: number, arrival: CalendarDate): BookingDraft => ({
    booking_type: 'individual',
    guest_id: guests[(turn * 7) % guests.length]?.id ?? 0,
    room_ids: [rooms[place]?.id ?? 0],
    room_rent: rooms[place]?.price_per_night ?? rupees(0),
    check_in_date: arrival,
    check_out_date: addDays(arrival, 2 + (place % 3)),
    number_of_adults: 1 + (turn % 2),
    number_of_children: turn % 5 === 0 ? 1 : 0,
    number_of_infants: 0,
    advance_amount: turn % 3 === 0 ? rupees(2000) : rupees(0),
    food_plan_id: 1 + (turn % 4),
    food_plan_rate: rupees([0, 250, 600, 900][turn % 4] ?? 0),
    confirm_occupancy: true,
  })

  const leave = async (day: CalendarDate) => {
    for (const stay of inHouse.filter(({ departure }) => departure === day)) {
      const isPaid = stay.turn % 7 !== 0
      const payment = isPaid
        ? { payment_method: stay.turn % 2 ? 'cash' : 'card', source: '', reference: '' }
        : undefined
      await checkOut({ db, clock: morningOf(day) }, stay.slug, { payment })
    }
    inHouse = inHouse.filter(({ departure }) => departure !== day)
  }

  for (let offset = -daysBack; offset <= daysAhead; offset++) {
    const day = addDays(today, offset)
    const isPast = offset < 0
    const clock = morningOf(isPast ? day : today)
    if (isPast) await leave(day)
    for (const place of rooms.keys()) {
      if ((offset + daysBack + place * 5) % cycle !== 0) continue
      turn++
      const draft = draftFor(place, day)
      const slug = await placeBooking({ db, clock }, draft)
      if (turn % 19 === 0) await cancelBooking({ db, clock }, slug, 'Travel plans changed')
      // Of today's arrivals half are still awaited.
      else if (isPast || (offset === 0 && turn % 2)) {
        await checkIn({ db, clock }, slug, { confirm_early: false })
        inHouse.push({ slug, departure: draft.check_out_date, turn })
      }
    }
  }
}
