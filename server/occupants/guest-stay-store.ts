import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { GuestStays } from '#contract/occupants/occupant.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

const mostStays = 20

const rowsOf = statement((db, { guest_id, limit }: { guest_id: number; limit: number }) =>
  db
    .selectFrom('occupant')
    .innerJoin('booking', 'booking.id', 'occupant.booking_id')
    .select(['booking.slug', 'booking.status', 'booking.check_in_date', 'booking.check_out_date', 'occupant.relation'])
    .select([
      bookingNumber.as('booking_number'),
      sql<boolean>`occupant.guest_id = booking.guest_id`.as('is_booker'),
      sql<number>`count(*) over ()`.as('total'),
      sql<string[]>`array(
        select room.room_number from stay join room on room.id = stay.room_id
        where stay.booking_id = booking.id and stay.line = occupant.line order by stay.check_in_date
      )`.as('rooms'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('occupant as other')
          .innerJoin('guest', 'guest.id', 'other.guest_id')
          .select(['guest.name', 'other.relation'])
          .whereRef('other.booking_id', '=', 'occupant.booking_id')
          .whereRef('other.line', '=', 'occupant.line')
          .whereRef('other.guest_id', '<>', 'occupant.guest_id')
          .orderBy('other.id'),
      ).as('others'),
    )
    .where('occupant.guest_id', '=', guest_id)
    .orderBy('booking.check_in_date', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(limit),
)

/** The bookings that a guest sleeps in, the latest first. */
export const listStaysOfGuest = async (db: Db, guest_id: number): Promise<GuestStays> => {
  const rows = await rowsOf(db, { guest_id, limit: mostStays })
  return { total: rows[0]?.total ?? 0, stays: rows.map(({ total: _, ...stay }) => stay) }
}
