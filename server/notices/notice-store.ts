import { sql } from 'kysely'
import {
  mostUnread,
  type NoticeKind,
  type NoticeParts,
  type NoticeQuery,
  type NoticeSubject,
} from '#contract/notices/notice.ts'
import { noticeSentence } from '#contract/notices/notice-messages.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'

interface NewNotice<Kind extends NoticeKind> {
  kind: Kind
  subject: NoticeSubject
  slug: string
  parts: NoticeParts[Kind]
}

/** Notifies staff in the transaction of the cause: a rollback also removes the notification. */
export const recordNotice = <Kind extends NoticeKind>(db: Db, { parts, ...notice }: NewNotice<Kind>) =>
  db
    .insertInto('notice')
    .values({ ...notice, parts: JSON.stringify(parts) })
    .execute()

const bookingNotice = statement((db, { kind, slug }: { kind: 'new_booking' | 'check_in'; slug: string }) =>
  db
    .insertInto('notice')
    .columns(['kind', 'subject', 'slug', 'parts'])
    .expression(
      db
        .selectFrom('booking')
        .innerJoin('guest', 'guest.id', 'booking.guest_id')
        .select([
          sql<NoticeKind>`${kind}::notice_kind`.as('kind'),
          sql<NoticeSubject>`'booking'::notice_subject`.as('subject'),
          'booking.slug',
          sql`jsonb_build_object(
            'booking_number', ${bookingNumber},
            'guest_name', guest.name,
            'check_in_date', booking.check_in_date,
            'check_out_date', booking.check_out_date,
            'rooms', (
              select jsonb_agg(distinct room.room_number)
              from stay join room on room.id = stay.room_id where stay.booking_id = booking.id
            )
          )`.as('parts'),
        ])
        .where('booking.slug', '=', slug),
    ),
)

/** The same for a booking, read and written in one statement because bookings are the most frequent cause. */
export const recordBookingNotice = (db: Db, kind: 'new_booking' | 'check_in', slug: string) =>
  bookingNotice(db, { kind, slug })

/** A new account is not shown notifications from before it was added. */
const readTo = (accountId: number) => sql<number>`coalesce(
  (select read_to from notice_reader where account_id = ${accountId}),
  (select max(id) from notice where at < (select created_at from account where id = ${accountId})),
  0)`

/** Unread notifications that were not caused by the reader. */
const isUnread = (accountId: number) => sql<boolean>`(
  notice.account_id is distinct from ${accountId}
  and notice.id > ${readTo(accountId)}
  and not exists (select from notice_read r where r.notice_id = notice.id and r.account_id = ${accountId}))`

interface Reader {
  id: number
  /** The kinds that the reader may see. */
  kinds: NoticeKind[]
}

const isShown = ({ kinds }: Reader) => sql<boolean>`notice.kind = any (${kinds}::notice_kind[])`

export const listNotices = async (db: Db, reader: Reader, { before, per_page }: NoticeQuery) => {
  let found = db
    .selectFrom('notice')
    .leftJoin('account', 'account.id', 'notice.account_id')
    .select(['notice.id', 'notice.kind', 'notice.subject', 'notice.slug', 'notice.at', 'account.name as who'])
    .select([sql<never>`notice.parts`.as('parts'), sql<boolean>`not ${isUnread(reader.id)}`.as('is_read')])
    .where(isShown(reader))
  if (before) found = found.where('notice.id', '<', before)
  const rows = await found
    .orderBy('notice.id', 'desc')
    .limit(per_page + 1)
    .execute()
  const data = rows
    .slice(0, per_page)
    .map(({ parts, ...notice }) => ({ ...notice, message: noticeSentence(notice.kind, parts) }))
  return { data, next: rows.length > per_page ? (data.at(-1)?.id ?? null) : null }
}

export const countUnread = async (db: Db, reader: Reader) => {
  const { unread } = await db
    .selectFrom(
      db
        .selectFrom('notice')
        .select('notice.id')
        .where(isUnread(reader.id))
        .where(isShown(reader))
        .limit(mostUnread)
        .as('first_unread'),
    )
    .select(sql<number>`count(*)`.as('unread'))
    .executeTakeFirstOrThrow()
  return unread
}

export const markRead = (db: Db, accountId: number, ids: number[]) =>
  db
    .insertInto('notice_read')
    .columns(['notice_id', 'account_id'])
    .expression(
      db
        .selectFrom('notice')
        .select(['notice.id', sql<number>`${accountId}::integer`.as('account_id')])
        .where('notice.id', 'in', ids)
        .where(isUnread(accountId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Ids are assigned before the commit, so a lower one may still appear, but not an hour later. */
const isSettled = sql<boolean>`notice.at < now() - interval '1 hour'`

/** Marks all up to this one as read. Old ones are marked by their highest id instead of one row each. */
export const markAllRead = async (db: Db, accountId: number, upTo = Number.MAX_SAFE_INTEGER) => {
  const { line } = await db
    .insertInto('notice_reader')
    .columns(['account_id', 'read_to'])
    .expression(
      db
        .selectFrom('notice')
        .select([
          sql<number>`${accountId}::integer`.as('account_id'),
          sql<number>`greatest(max(notice.id), ${readTo(accountId)})`.as('read_to'),
        ])
        .where('notice.id', '<=', upTo)
        .where(isSettled),
    )
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ read_to: sql`greatest(notice_reader.read_to, excluded.read_to)` }),
    )
    .returning('read_to as line')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('notice_read').where('account_id', '=', accountId).where('notice_id', '<=', line).execute()
  await db
    .insertInto('notice_read')
    .columns(['notice_id', 'account_id'])
    .expression(
      db
        .selectFrom('notice')
        .select(['notice.id', sql<number>`${accountId}::integer`.as('account_id')])
        .where('notice.id', '<=', upTo)
        .where(isUnread(accountId)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const lifetime = 90 * 24 * 60 * 60_000

export const deleteOldNotifications = (db: Db, now: Date) =>
  db
    .deleteFrom('notice')
    .where('at', '<', new Date(now.getTime() - lifetime).toISOString())
    .execute()
