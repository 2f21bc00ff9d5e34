import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '#server/db/tables.ts'

/** The id and number of each room of a booking; a room that the guest comes back to is named once. */
export const bookedRooms = ({ selectFrom }: Pick<ExpressionBuilder<DB, 'booking'>, 'selectFrom'>) =>
  jsonArrayFrom(
    selectFrom('stay')
      .innerJoin('room', 'room.id', 'stay.room_id')
      .select(['room.id', 'room.room_number'])
      .distinct()
      .whereRef('stay.booking_id', '=', 'booking.id')
      .orderBy('room.room_number'),
  )

/**
 * The room that an order goes to: the chosen one, otherwise the rooms of the booking on the day of the order, so that an
 * order from before a room move shows where it was delivered.
 */
export const roomOfOrder = sql<string>`coalesce(
  (select room_number from room where room.id = guest_order.room_id),
  (select string_agg(room_number, ', ' order by room_number) from stay join room on room.id = stay.room_id
    where stay.booking_id = booking.id and stay.nights @> hotel_day(guest_order.ordered_at)),
  (select string_agg(distinct room_number, ', ' order by room_number) from stay join room on room.id = stay.room_id
    where stay.booking_id = booking.id),
  ''
)`
