import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { NoticeKind } from '#contract/notices/notice.ts'
import type { Db } from '#server/db/connect.ts'

interface ForeignerNotice {
  kind: NoticeKind
  /** Of the person in the room. */
  slug: string
  /** Of the arrival or departure. */
  day: CalendarDate | null
  parts: { guest_name: string; rooms: string; due_at: string | null; until: string | null }
}

/** False if this was told before. */
export const insertForeignerNotice = async (db: Db, { kind, slug, day, parts }: ForeignerNotice) => {
  const { numAffectedRows = 0n } = await sql`
    insert into notice (kind, subject, slug, day, parts)
    values (${kind}::notice_kind, 'foreigner', ${slug}, ${day}::date, ${JSON.stringify(parts)}::jsonb)
    on conflict (kind, slug, day) where day is not null do nothing`.execute(db)
  return numAffectedRows > 0n
}
