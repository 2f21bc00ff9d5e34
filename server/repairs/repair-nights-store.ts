import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'

export interface Nights {
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

export const getNights = (db: Db, staySlug: string) =>
  db
    .selectFrom('stay')
    .select(['slug', 'check_in_date', 'check_out_date'])
    .where('slug', '=', staySlug)
    .executeTakeFirst()
export type BlockedNights = NonNullable<Awaited<ReturnType<typeof getNights>>>

export const insertNights = (db: Db, roomId: number, nights: Nights, reason: string) =>
  db
    .insertInto('stay')
    .values({ room_id: roomId, ...nights, maintenance_reason: reason })
    .returning('slug')
    .executeTakeFirstOrThrow()

export const updateNights = (db: Db, slug: string, nights: Partial<Nights> & { maintenance_reason?: string }) =>
  db.updateTable('stay').set(nights).where('slug', '=', slug).execute()

export const deleteNights = (db: Db, slug: string) => db.deleteFrom('stay').where('slug', '=', slug).execute()
