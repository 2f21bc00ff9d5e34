import { sql } from 'kysely'
import type { BookingSource, BookingSourceDraft, BookingSourceEdit } from '#contract/booking-sources/booking-source.ts'
import { bookingSourceProblems } from '#server/booking-sources/booking-source-problems.ts'
import type { Db } from '#server/db/connect.ts'

const columns = ['id', 'name', 'position', 'version'] as const
const builtin = sql<BookingSource['builtin']>`builtin`.as('builtin')

const current = (db: Db) => db.selectFrom('booking_source').where('retired_at', 'is', null)

export const listBookingSources = (db: Db) =>
  current(db).select(columns).select(builtin).orderBy('position').orderBy('id').execute()

export const getBookingSource = (db: Db, id: number) =>
  current(db).select(columns).select(builtin).where('id', '=', id).executeTakeFirst()

const lastPosition = (db: Db) =>
  db.selectFrom('booking_source').select(sql<number>`coalesce(max(position), 0) + 1`.as('last'))

export const insertBookingSource = (db: Db, { name, position }: BookingSourceDraft) =>
  db
    .insertInto('booking_source')
    .values({ name, position: position ?? lastPosition(db) })
    .returning(columns)
    .returning(builtin)
    .executeTakeFirstOrThrow()

/** Undefined if the booking source does not have this version any more. */
export const updateBookingSource = (db: Db, id: number, { version, ...draft }: BookingSourceEdit) =>
  db
    .updateTable('booking_source')
    .set(draft)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('retired_at', 'is', null)
    .returning(columns)
    .returning(builtin)
    .executeTakeFirst()

/** Deletes a source that no booking has; any other is retired, so that those bookings still show it. */
export const removeBookingSource = async (db: Db, id: number) => {
  // Locked, so that no booking gets this source while we check whether one has it.
  const source = await current(db).select('builtin').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!source) return false
  if (source.builtin) throw bookingSourceProblems.builtin()
  const used = await db.selectFrom('booking').select('id').where('source_id', '=', id).limit(1).execute()
  if (used.length > 0)
    await db.updateTable('booking_source').set({ retired_at: sql`now()` }).where('id', '=', id).execute()
  else await db.deleteFrom('booking_source').where('id', '=', id).execute()
  return true
}

/** The id of the source that the program gives to bookings from the guest area. */
export const getWebsiteSource = async (db: Db) => {
  const found = await db
    .selectFrom('booking_source')
    .select('id')
    .where('builtin', '=', 'website')
    .executeTakeFirstOrThrow()
  return found.id
}
