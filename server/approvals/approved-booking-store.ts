import { sql } from 'kysely'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'

const named = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(sql<string>`${bookingNumber} || ', ' || guest.name`.as('name'))

export const bookingWithGuest = async (db: Db, slug: string) =>
  (await named(db).where('booking.slug', '=', slug).executeTakeFirst())?.name

export const bookingOfFolio = async (db: Db, slug: string) =>
  (
    await named(db)
      .innerJoin('folio', 'folio.booking_id', 'booking.id')
      .where('folio.slug', '=', slug)
      .executeTakeFirst()
  )?.name

export const guestName = async (db: Db, id: number) =>
  (await db.selectFrom('guest').select('name').where('id', '=', id).executeTakeFirst())?.name
