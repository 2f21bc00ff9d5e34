import type { ExpressionBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '#server/db/tables.ts'

/** The id and number of each room of a booking. */
export const bookedRooms = ({ selectFrom }: Pick<ExpressionBuilder<DB, 'booking'>, 'selectFrom'>) =>
  jsonArrayFrom(
    selectFrom('stay')
      .innerJoin('room', 'room.id', 'stay.room_id')
      .select(['room.id', 'room.room_number'])
      .whereRef('stay.booking_id', '=', 'booking.id')
      .orderBy('room.room_number'),
  ).as('rooms')
