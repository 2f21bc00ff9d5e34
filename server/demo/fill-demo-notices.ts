import { sql } from 'kysely'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import { recordBookingNotice, recordNotice } from '#server/notices/notice-store.ts'

const day = 24 * 60 * 60_000
const most = 12
const unread = 5

interface News {
  at: string
  tell: () => Promise<unknown>
}

/** Notifications since yesterday; older ones would be of no use. */
export const fillDemoNotices = async (db: Db, clock: Clock) => {
  const since = new Date(clock.now().getTime() - day).toISOString()
  const news = [...(await bookingNews(db, since)), ...(await paymentNews(db, since))]
  news.sort((one, other) => one.at.localeCompare(other.at))
  await db.deleteFrom('notice').execute()
  for (const { at, tell } of news) {
    await tell()
    await sql`update notice set at = ${at} where id = (select max(id) from notice)`.execute(db)
  }
}

/** Staff of the demo hotel have read all but the newest few. */
export const readDemoNotices = (db: Db) =>
  sql`
    insert into notice_reader (account_id, read_to)
    select account.id, newest_read.id
    from account cross join (select id from notice order by id desc offset ${unread} limit 1) as newest_read
    where account.role = 'admin'
    on conflict do nothing
  `.execute(db)

const bookingNews = async (db: Db, since: string): Promise<News[]> => {
  const entries = await db
    .selectFrom('audit_entry')
    .select(['at', 'slug', 'action'])
    .where('entity', '=', 'booking')
    .where('at', '>', since)
    .where((is) => is.or([is('action', '=', 'insert'), is(sql`after ->> 'status'`, '=', 'checked_in')]))
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  return entries.map(({ at, slug, action }) => ({
    at,
    tell: () => recordBookingNotice(db, action === 'insert' ? 'new_booking' : 'check_in', slug ?? ''),
  }))
}

const paymentNews = async (db: Db, since: string): Promise<News[]> => {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('payment_method', 'payment_method.id', 'payment.payment_method_id')
    .innerJoin('invoice', 'invoice.id', 'payment.invoice_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['payment.at', 'payment.kind', 'payment.amount', 'payment_method.name as payment_method'])
    .select(['invoice.slug', 'invoice.number as invoice_number'])
    .select(['guest.name as guest_name', bookingNumber.as('booking_number')])
    .where('payment.at', '>', since)
    .orderBy('payment.at', 'desc')
    .limit(most)
    .execute()
  return payments.map(({ at, slug, ...parts }) => ({
    at,
    tell: () => recordNotice(db, { kind: 'payment', subject: 'invoice', slug, parts }),
  }))
}
