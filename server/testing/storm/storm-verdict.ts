import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { bookingStorm } from '#server/testing/storm/booking-storm.ts'

type Outcome = Awaited<ReturnType<typeof bookingStorm>>

/** Compares what the app confirmed with the database. */
export const stormVerdict = async (db: Db, { ledger, refusals, faults }: Outcome) => {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*) as overlaps from stay one join stay other
      on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
    where one.booking_status in ('booked', 'checked_in') and other.booking_status in ('booked', 'checked_in')
  `.execute(db)
  const bookings = await db.selectFrom('booking').select(['slug', 'status', 'version', 'number']).execute()
  const kept = new Map(bookings.map((booking) => [booking.slug, booking]))
  const lost = [...ledger.values()].filter(({ slug, version, status }) => {
    const booking = kept.get(slug)
    return booking?.version !== version || booking.status !== status
  })
  return {
    overlaps: rows[0]?.overlaps ?? 0,
    bookings: bookings.length,
    unacknowledged: bookings.length - ledger.size,
    lost: lost.length,
    gapsInNumbers: Math.max(0, ...bookings.map((booking) => booking.number)) - bookings.length,
    refusals: Object.fromEntries(refusals),
    faults,
  }
}
