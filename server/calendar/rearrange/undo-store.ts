import { sql } from 'kysely'
import type { Line } from '#contract/bookings/stays/line.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

/** A booking as it was before a change in the calendar, and the version that the change gave it. */
export interface BookingBefore {
  booking: string
  version: number
  dates: { check_in_date: CalendarDate; check_out_date: CalendarDate }
  /** The reason for another price or a violated restriction. Changes that were saved before it was kept lack it. */
  reason?: string | null
  lines: Pick<Line, 'line' | 'nights'>[]
}

/** Keeps bookings as they were. Returns the slug under which they are found again. */
export const keepForUndo = async (db: Db, bookings: BookingBefore[]) => {
  const slug = newSlug()
  await db
    .insertInto('rearrangement')
    .values({ slug, bookings: JSON.stringify(bookings) })
    .execute()
  return slug
}

export const findBefore = async (db: Db, slug: string) => {
  const kept = await db
    .selectFrom('rearrangement')
    .select(sql<BookingBefore[]>`bookings`.as('bookings'))
    .where('slug', '=', slug)
    .executeTakeFirst()
  return kept?.bookings
}

const lifetime = 24 * 60 * 60_000

export const deleteOldRearrangements = (db: Db, now: Date) =>
  db
    .deleteFrom('rearrangement')
    .where('created_at', '<', new Date(now.getTime() - lifetime).toISOString())
    .execute()
