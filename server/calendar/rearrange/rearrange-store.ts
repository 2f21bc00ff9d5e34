import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

/** The slugs of the bookings that have one of these stays. */
export const findBookingsOfStays = async (db: Db, stays: string[]) => {
  const { rows } = await sql<{ slug: string }>`
    select distinct booking.slug from stay join booking on booking.id = stay.booking_id
    where stay.slug = any(${stays}::text[])`.execute(db)
  return rows.map(({ slug }) => slug)
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
