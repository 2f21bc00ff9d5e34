import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'

/** The slugs of the bookings that have one of these stays. */
export const findBookingsOfStays = async (db: Db, stays: string[]) => {
  const { rows } = await sql<{ slug: string }>`
    select distinct booking.slug from stay join booking on booking.id = stay.booking_id
    where stay.slug = any(${stays}::text[])`.execute(db)
  return rows.map(({ slug }) => slug)
}

interface RoomPrice {
  id: number
  room_number: string
  price_per_night: Paise
}

/** Rooms in use with the price of their type, by id. */
export const readRoomPrices = async (db: Db, ids: number[]) => {
  const { rows } = await sql<RoomPrice>`
    select room.id, room.room_number, room_type.price_per_night
    from room join room_type on room_type.id = room.room_type_id
    where room.id = any(${ids}::integer[]) and room.retired_at is null`.execute(db)
  return new Map(rows.map((room) => [room.id, room]))
}

/** Whether one of the stays would get a room of another type. */
export const hasOtherType = async (db: Db, moves: { stay: string; room_id: number }[]) => {
  const { rows } = await sql<{ is_other: boolean }>`
    select exists (
      select from unnest(
        ${moves.map(({ stay }) => stay)}::text[], ${moves.map(({ room_id }) => room_id)}::integer[]
      ) as move (slug, room_id)
        join stay using (slug) join room before on before.id = stay.room_id join room after on after.id = move.room_id
      where before.room_type_id <> after.room_type_id
    ) as is_other`.execute(db)
  return rows[0]?.is_other ?? false
}
