import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Page } from '#contract/kit/paging.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { MyHotel, MyStay, MyStayQuery } from '#contract/my-stays/my-stay.ts'
import { invoiceRank } from '#server/bookings/booking-columns.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'
import type { Db } from '#server/db/connect.ts'
import { listPage } from '#server/kit/records/list-page.ts'

// Every query of the guest area starts from this one, which selects the bookings of the signed-in guest.
const ownBookings = (db: Db, guestId: number) => db.selectFrom('booking').where('booking.guest_id', '=', guestId)

const withColumns = (found: ReturnType<typeof ownBookings>) =>
  found
    .innerJoin('food_plan', 'food_plan.id', 'booking.food_plan_id')
    .select([
      'booking.slug',
      'booking.status',
      'booking.check_in_date',
      'booking.check_out_date',
      'booking.number_of_adults',
      'booking.number_of_children',
      'booking.number_of_infants',
      'food_plan.name as food_plan',
      bookingNumber.as('booking_number'),
    ])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('stay')
          .innerJoin('room', 'room.id', 'stay.room_id')
          .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
          .select(['room.id', 'room_type.name as room_type', 'stay.check_in_date', 'stay.check_out_date'])
          .select(sql<number>`stay.line`.as('line'))
          .select(
            sql<string | null>`case when booking.status in ('checked_in', 'checked_out') then room.room_number end`.as(
              'room_number',
            ),
          )
          .whereRef('stay.booking_id', '=', 'booking.id')
          .orderBy('stay.line')
          .orderBy('stay.check_in_date'),
      ).as('rooms'),
      jsonObjectFrom(
        selectFrom('invoice_balance')
          .innerJoin('invoice', 'invoice.id', 'invoice_balance.invoice_id')
          .select(['invoice.number', 'invoice_balance.status', 'invoice_balance.total', 'invoice_balance.balance'])
          .select(
            sql<string[]>`array(
              select note.number from invoice note where note.corrects_id = invoice.id order by note.id
            )`.as('credit_notes'),
          )
          .whereRef('invoice_balance.booking_id', '=', 'booking.id')
          // Companies and other guests pay the other folios.
          .where('invoice.folio_id', 'is', null)
          .orderBy(invoiceRank)
          .orderBy('invoice.id', 'desc')
          .limit(1),
      ).as('invoice'),
    ])

const isLive = hasLiveStatus('booking.status')
/** Live and not over: a booking whose guest never arrived is not an upcoming stay. */
const isAhead = (today: CalendarDate) =>
  sql<boolean>`(booking.status = 'checked_in' or (booking.status = 'booked' and booking.check_out_date > ${today}))`

/** Upcoming stays first, the next one on top, then past stays, newest first. */
export const listMyStays = (db: Db, guestId: number, query: MyStayQuery): Promise<Page<MyStay>> =>
  listPage(
    query,
    ownBookings(db, guestId).select(sql<number>`count(*)`.as('total')),
    withColumns(ownBookings(db, guestId))
      .orderBy(isLive, 'desc')
      .orderBy(sql`case when ${isLive} then booking.check_in_date end`)
      .orderBy('booking.check_in_date', 'desc')
      .orderBy('booking.number', 'desc'),
  )

const mostAhead = 6
const mostPast = 3

/** The current stay comes first, then the next ones. */
export const listStaysAhead = (db: Db, guestId: number, today: CalendarDate): Promise<MyStay[]> =>
  withColumns(ownBookings(db, guestId))
    .where(isAhead(today))
    .orderBy(sql`booking.status = 'checked_in'`, 'desc')
    .orderBy('booking.check_in_date')
    .orderBy('booking.number')
    .limit(mostAhead)
    .execute()

export const listLastStays = (db: Db, guestId: number): Promise<MyStay[]> =>
  withColumns(ownBookings(db, guestId))
    .where('booking.status', '=', 'checked_out')
    .orderBy('booking.check_out_date', 'desc')
    .orderBy('booking.number', 'desc')
    .limit(mostPast)
    .execute()

/** A booking of this guest with the columns that the bill needs. Room numbers are hidden until check-in. */
export const getMyBooking = async (db: Db, guestId: number, slug: string) => {
  const own = await ownBookings(db, guestId).select('booking.id').where('booking.slug', '=', slug).executeTakeFirst()
  const booking = own && (await getBooking(db, slug))
  if (booking?.status !== 'booked') return booking
  return { ...booking, rooms: booking.rooms.map((room) => ({ ...room, room_number: null })) }
}

/** Whether an invoice or a credit note belongs to a booking of this guest. */
export const hasDocument = async (db: Db, guestId: number, number: string) => {
  const found = await ownBookings(db, guestId)
    .innerJoin('invoice', 'invoice.booking_id', 'booking.id')
    .select('invoice.id')
    .where('invoice.number', '=', number)
    .where('invoice.folio_id', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** How guests reach the hotel. */
export const getMyHotel = (db: Db): Promise<MyHotel> =>
  db
    .selectFrom('property')
    .select(['name', 'address', 'phone', 'email', 'check_in_time', 'check_out_time'])
    .executeTakeFirstOrThrow()
