import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { bookingStorm } from '#server/testing/storm/booking-storm.ts'

type Outcome = Awaited<ReturnType<typeof bookingStorm>>

/** Compares what the app confirmed with the database. */
export const stormVerdict = async (db: Db, { ledger, pastNights, rearranged, refusals, faults }: Outcome) => {
  const { rows } = await sql<{ overlaps: number }>`
    select count(*) as overlaps from stay one join stay other
      on one.room_id = other.room_id and one.id < other.id and one.nights && other.nights
    where one.booking_status in ('booked', 'checked_in') and other.booking_status in ('booked', 'checked_in')
  `.execute(db)
  const stays = await staysOfBookings(db)
  const bookings = await db.selectFrom('booking').select(['slug', 'status', 'version', 'number']).execute()
  const kept = new Map(bookings.map((booking) => [booking.slug, booking]))
  const lost = [...ledger.values()].filter((known) => {
    const booking = kept.get(known.slug)
    const isSame = booking?.version === known.version && booking.status === known.status
    return !isSame || stays.get(known.slug)?.join() !== known.stays.join()
  })
  const nights = await roomsOfNights(db)
  return {
    overlaps: rows[0]?.overlaps ?? 0,
    bookings: bookings.length,
    unacknowledged: bookings.length - ledger.size,
    lost: lost.length,
    /** Past nights that are in another room than was confirmed at check-in. */
    changedPastNights: [...pastNights].filter(([night, room]) => nights.get(night) !== room).length,
    /** Stays whose nights are not exactly those between their dates. */
    staysWithWrongNights: await countWrongNights(db),
    gapsInNumbers: Math.max(0, ...bookings.map((booking) => booking.number)) - bookings.length,
    /** Rearrangements of several stays in the calendar. */
    rearranged,
    refusals: Object.fromEntries(refusals),
    faults,
  }
}

/** Line, room and dates of every stay, by booking. */
const staysOfBookings = async (db: Db) => {
  const { rows } = await sql<{ slug: string; stays: string[] }>`
    select booking.slug, array_agg(concat_ws(' ', stay.line, stay.room_id, stay.check_in_date, stay.check_out_date)) as stays
    from booking join stay on stay.booking_id = booking.id group by booking.id`.execute(db)
  return new Map(rows.map(({ slug, stays }) => [slug, stays.sort()]))
}

const roomsOfNights = async (db: Db) => {
  const { rows } = await sql<{ night: string; room_id: number }>`
    select concat_ws(' ', booking.slug, stay.line, night.date) as night, stay.room_id
    from night join stay on stay.id = night.stay_id join booking on booking.id = stay.booking_id`.execute(db)
  return new Map(rows.map(({ night, room_id }) => [night, room_id]))
}

/** Stays whose nights are not exactly those between their dates. */
export const countWrongNights = async (db: Db) => {
  const { rows } = await sql<{ slug: string }>`
    select stay.slug from stay left join night on night.stay_id = stay.id
    where stay.booking_id is not null group by stay.id
    having count(night.date) <> stay.check_out_date - stay.check_in_date
      or min(night.date) <> stay.check_in_date or max(night.date) <> stay.check_out_date - 1`.execute(db)
  return rows.length
}
