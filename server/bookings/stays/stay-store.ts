import { type RawBuilder, sql } from 'kysely'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import type { RoomStay } from '#contract/bookings/booking-draft.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'
import { hasLiveStatus } from '#server/bookings/has-live-status.ts'
import { hasGuests } from '#server/bookings/stays/room-occupancy-store.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

/** A stay that holds its nights. The same condition as in the exclusion constraint, so that its index is used. */
export const isLiveStay = sql<boolean>`(stay.booking_status is null or ${hasLiveStatus('stay.booking_status')})`

/**
 * A room that a walk-in can have on that day: not under maintenance and without a live stay. Today it must also be empty:
 * the guest who leaves today may still be in it.
 */
export const isFreeOn = (day: CalendarDate, today: CalendarDate) => sql<boolean>`(
  not room.under_maintenance and not (${day}::date = ${today}::date and ${hasGuests(today)}) and not exists (
    select from stay where stay.room_id = room.id and stay.nights @> ${day}::date and ${isLiveStay}
  )
)`

/**
 * A live stay that has one of the nights, found by the index of the exclusion constraint. The nights are in a subselect,
 * whose value the planner doesn't know: otherwise it would plan again for every date, which takes as long as the query,
 * and get the same plan.
 */
export const hasNights = (from: CalendarDate, to: CalendarDate) =>
  sql<boolean>`(stay.nights && (select daterange(${from}::date, ${to}::date)) and ${isLiveStay})`

/** A stay that begins on that day, checked in or still expected. */
export const isArrivalOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_in_date = ${day} and ${hasLiveStatus('stay.booking_status')})`

/** A stay that ends on that day and has not been checked out. */
export const isDepartureOn = (day: RawBuilder<unknown>) =>
  sql<boolean>`(stay.check_out_date = ${day} and ${hasLiveStatus('stay.booking_status')})`

/** Nights on which a room is not free because of a booking or maintenance. */
export interface TakenNights {
  room_number: string
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  for_maintenance: boolean
}

export interface LockedRoom {
  id: number
  room_number: string
  under_maintenance: boolean
  max_adults: number
  max_children: number
  max_infants: number
}

type WantedNights = ReturnType<typeof nightColumns> & { except_booking: number }

// The lists are in subselects because the planner would otherwise plan again for their values each time.
const roomsAndConflict = statement(
  (_db, { room_ids, check_in_dates, check_out_dates, except_booking }: WantedNights) => sql<{
    rooms: LockedRoom[]
    taken: TakenNights | null
  }>`
    with locked as (
      select room.id, room.room_number, room.under_maintenance, max_adults, max_children, max_infants
      from room join room_type on room_type.id = room.room_type_id
      where room.id = any((select ${room_ids}::integer[])::integer[]) and room.retired_at is null
      -- Always locked in the same order, so that two groups can't deadlock.
      order by room.id
      for no key update of room
    ),
    conflict as (
      select room.room_number, stay.check_in_date, stay.check_out_date, stay.booking_id is null as for_maintenance
      from unnest(
        (select ${room_ids}::integer[]), (select ${check_in_dates}::date[]), (select ${check_out_dates}::date[])
      ) as wanted (room_id, check_in_date, check_out_date)
      join stay on stay.room_id = wanted.room_id
        and stay.nights && daterange(wanted.check_in_date, wanted.check_out_date)
      join room on room.id = stay.room_id
      where ${isLiveStay} and stay.booking_id is distinct from ${except_booking}::integer
      order by room.room_number, stay.check_in_date
      limit 1
    )
    select
      coalesce((select json_agg(locked order by locked.id) from locked), '[]') as rooms,
      (select row_to_json(conflict) from conflict) as taken`,
)

/**
 * Locks rooms until the transaction ends. Returns them with their capacity, and a live stay of another booking that has
 * one of the nights. A stay that was saved while we waited for a lock is not seen here: the database then refuses the
 * overlap, and the second try sees the stay.
 */
export const lockRooms = async (db: Db, stays: Omit<RoomStay, 'room_rent'>[], exceptBooking = 0) => {
  const [found] = await roomsAndConflict(db, { ...nightColumns(stays), except_booking: exceptBooking })
  if (!found) throw new Error('a statement without a row')
  return found
}

const nightColumns = (stays: Omit<RoomStay, 'room_rent'>[]) => ({
  room_ids: stays.map((stay) => stay.room_id),
  check_in_dates: stays.map((stay) => stay.check_in_date),
  check_out_dates: stays.map((stay) => stay.check_out_date),
})

const staysOfBooking = statement((db, { booking_id }: { booking_id: number }) =>
  db
    .selectFrom('stay')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select(['stay.room_id', 'stay.room_rent', 'stay.check_in_date', 'stay.check_out_date'])
    .select(['room.room_number', 'room.under_maintenance'])
    .where('stay.booking_id', '=', booking_id)
    .orderBy('room.id')
    .forNoKeyUpdate('room'),
)

/** The stays of a booking; their rooms are locked until the transaction ends. */
export const lockStays = (db: Db, bookingId: number) => staysOfBooking(db, { booking_id: bookingId })

/** Stays as one list per column, so that one statement works for any number of them. */
export interface StayColumns {
  room_ids: number[]
  room_rents: Paise[]
  check_in_dates: CalendarDate[]
  check_out_dates: CalendarDate[]
}

export const stayColumns = (stays: RoomStay[]): StayColumns => ({
  ...nightColumns(stays),
  room_rents: stays.map((stay) => stay.room_rent),
})

/** The lists as rows again, for a query to select from. */
export const stayRows = ({ room_ids, room_rents, check_in_dates, check_out_dates }: StayColumns) =>
  sql<RoomStay>`unnest(
    ${room_ids}::integer[], ${room_rents}::bigint[], ${check_in_dates}::date[], ${check_out_dates}::date[]
  )`.as<'stays'>(sql`stays (room_id, room_rent, check_in_date, check_out_date)`)

export const stayRowColumns = ['room_id', 'room_rent', 'check_in_date', 'check_out_date'] as const

const insertRows = statement(
  (db, { booking_id, status, ...columns }: StayColumns & { booking_id: number; status: BookingStatus }) =>
    db
      .insertInto('stay')
      .columns([...stayRowColumns, 'booking_id', 'booking_status'])
      .expression(
        db
          .selectFrom(stayRows(columns))
          .select(stayRowColumns)
          .select([sql`${booking_id}::integer`.as('booking_id'), sql`${status}::booking_status`.as('status')]),
      ),
)

const insertStays = (db: Db, bookingId: number, status: BookingStatus, stays: RoomStay[]) =>
  insertRows(db, { booking_id: bookingId, status, ...stayColumns(stays) })

export const replaceStays = async (db: Db, bookingId: number, status: BookingStatus, stays: RoomStay[]) => {
  await db.deleteFrom('stay').where('booking_id', '=', bookingId).execute()
  await insertStays(db, bookingId, status, stays)
}
