import { sql } from 'kysely'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

/** `BK-000123, Asha Rao` */
export const bookingWithGuest = async (db: Db, slug: string) => {
  const found = await db
    .selectFrom('booking')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(sql<string>`${bookingNumber} || ', ' || guest.name`.as('name'))
    .where('booking.slug', '=', slug)
    .executeTakeFirst()
  return found?.name
}

export const guestName = async (db: Db, id: number) =>
  (await db.selectFrom('guest').select('name').where('id', '=', id).executeTakeFirst())?.name
