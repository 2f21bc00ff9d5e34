import type { Db } from '#server/db/connect.ts'

/** The number of a room and the price of its type, for a guest who moves to it. */
export const getRoomPrice = (db: Db, id: number) =>
  db
    .selectFrom('room')
    .innerJoin('room_type', 'room_type.id', 'room.room_type_id')
    .select(['room.id', 'room.room_number', 'room_type.name as room_type', 'room_type.price_per_night'])
    .where('room.id', '=', id)
    .where('room.retired_at', 'is', null)
    .executeTakeFirst()
