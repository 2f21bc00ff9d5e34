import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { OrderBookingQuery } from '#contract/orders/order.ts'
import { bookedRooms } from '#server/bookings/booked-rooms.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'
import { bookingMatches } from '#server/bookings/list/booking-search.ts'
import type { Db } from '#server/db/connect.ts'

const mostFound = 50

const bookings = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select([
      'booking.id',
      'booking.slug',
      'booking.status',
      'booking.check_in_date',
      'booking.check_out_date',
      bookingNumber.as('booking_number'),
    ])
    .select(({ ref }) => jsonBuildObject({ name: ref('guest.name') }).as('guest'))
    .select((eb) => bookedRooms(eb).as('rooms'))

/** Bookings that orders can be placed for: checked-in ones first, then the next arrivals. */
export const findBookingsToOrderFor = (db: Db, { search, room_id, id, any }: OrderBookingQuery) => {
  let found = bookings(db)
  if (id) return found.where('booking.id', '=', id).execute()
  if (!any) found = found.where(hasLiveStatus('booking.status'))
  if (room_id) {
    found = found.where(sql<boolean>`booking.id in (select booking_id from stay where room_id = ${room_id})`)
  }
  if (search) found = found.where(bookingMatches(search))
  const sorted = any
    ? found.orderBy('booking.number', 'desc')
    : found.orderBy('booking.status', 'desc').orderBy('booking.check_in_date').orderBy('booking.number')
  return sorted.limit(mostFound).execute()
}

/**
 * Locks bookings against changes until the transaction ends: a check-out waits for us, or we wait for it and then see
 * its result. Orders for the same booking don't wait for each other.
 */
export const lockBookings = (db: Db, ids: number[]) =>
  db
    .selectFrom('booking')
    .select(['id', 'status', bookingNumber.as('booking_number')])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute()

export const listRoomIds = async (db: Db, bookingId: number) => {
  const rooms = await db.selectFrom('stay').select('room_id').distinct().where('booking_id', '=', bookingId).execute()
  return rooms.map(({ room_id }) => room_id)
}
