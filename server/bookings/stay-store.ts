import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { RoomStay } from '#contract/bookings/booking-draft.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** The same words as the exclusion constraint, so that its index answers. */
const isLiveStay = sql<boolean>`(stay.booking_status is null or stay.booking_status in ('booked', 'checked_in'))`

/** A room to give to whoever walks in on that day: not occupied, not under maintenance, and without a live stay. */
export const isFreeOn = (day: RawBuilder<unknown>) => sql<boolean>`(room.status = 'available' and not exists (
  select from stay where stay.room_id = room.id and stay.nights @> ${day} and ${isLiveStay}
))`

/**
 * A live stay that has one of the nights: by the index of the exclusion constraint, as that one would find it. The
 * nights are a `select`, which the planner doesn't look into: else it would plan anew for all dates, which takes as long
 * as the answer, and come to the same plan.
 */
export const hasNights = (from: CalendarDate, to: CalendarDate) =>
  sql<boolean>`(stay.nights && (select daterange(${from}::date, ${to}::date)) and ${isLiveStay})`

/** A stay of a booking that begins on that day, whether its guests have come or are still expected. */
export const isArrivalOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_in_date = ${day} and stay.booking_status in ('booked', 'checked_in'))`

/** A stay of a booking that ends on that day, and whose guests have not left yet. */
export const isDepartureOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_out_date = ${day} and stay.booking_status in ('booked', 'checked_in'))`

const roomsToHold = statement((db, { ids }: { ids: number[] }) =>
  db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select([
      'room.id',
      'room.room_number',
      'room.status',
      'room_type.max_adults',
      'room_type.max_children',
      'room_type.max_infants',
    ])
    .where(sql<boolean>`room.id = any(${ids}::integer[])`)
    .where('room.retired_at', 'is', null)
    // In one order for everyone, so that two groups don't wait for each other.
    .orderBy('room.id')
    .forNoKeyUpdate('room'),
)

/** The rooms of a booking, each with what its type is made for, held until the transaction ends. */
export const holdRooms = (db: Db, ids: number[]) => roomsToHold(db, { ids })

/** Nights that a room is not free, for a booking or for maintenance. */
export interface TakenNights {
  room_number: string
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  for_maintenance: boolean
}

/**
 * The first live stay, of another booking, that has one of these nights in one of these rooms. The lists stand in
 * selects of their own because the planner would look into them and plan anew each time.
 */
export const findConflict = async (db: Db, stays: Omit<RoomStay, 'room_rent'>[], exceptBooking = 0) => {
  const { rows } = await sql<TakenNights>`
    select room.room_number, stay.check_in_date, stay.check_out_date, stay.booking_id is null as for_maintenance
    from unnest(
      (select ${stays.map((stay) => stay.room_id)}::integer[]),
      (select ${stays.map((stay) => stay.check_in_date)}::date[]),
      (select ${stays.map((stay) => stay.check_out_date)}::date[])
    ) as wanted (room_id, check_in_date, check_out_date)
    join stay on stay.room_id = wanted.room_id
      and stay.nights && daterange(wanted.check_in_date, wanted.check_out_date)
    join room on room.id = stay.room_id
    where ${isLiveStay} and stay.booking_id is distinct from ${exceptBooking}
    order by room.room_number, stay.check_in_date
    limit 1
  `.execute(db)
  return rows[0]
}

export const insertStays = (db: Db, bookingId: number, status: BookingStatus, stays: RoomStay[]) =>
  db
    .insertInto('stay')
    .values(stays.map((stay) => ({ ...stay, booking_id: bookingId, booking_status: status })))
    .execute()

export const replaceStays = async (db: Db, bookingId: number, status: BookingStatus, stays: RoomStay[]) => {
  await db.deleteFrom('stay').where('booking_id', '=', bookingId).execute()
  await insertStays(db, bookingId, status, stays)
}

export const listStays = (db: Db, bookingId: number): Promise<RoomStay[]> =>
  db
    .selectFrom('stay')
    .select(['room_id', 'room_rent', 'check_in_date', 'check_out_date'])
    .where('booking_id', '=', bookingId)
    .orderBy('room_id')
    .execute()
