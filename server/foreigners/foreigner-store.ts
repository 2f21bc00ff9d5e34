import { sql } from 'kysely'
import type { ForeignerQuery } from '#contract/foreigners/foreigner.ts'
import { lastPage } from '#contract/kit/paging.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { type Days, type ForeignerRow, foreigners } from '#server/foreigners/foreigner-rows-store.ts'
import { containing } from '#server/kit/records/list-page.ts'

/** Those who left before the hotel had this register are not asked for. */
const isAskedFor = sql`(
  foreigners_since is null or departure_date is null or departure_date >= foreigners_since or filed_at is not null
)`

const conditions = ({ search, status, from, to }: Omit<ForeignerQuery, 'page' | 'per_page'>) => {
  const all = [isAskedFor]
  if (status) all.push(sql`status = ${status}`)
  if (from) all.push(sql`arrival_date >= ${from}`)
  if (to) all.push(sql`arrival_date <= ${to}`)
  if (search) {
    const pattern = containing(search)
    const texts = ['name', 'passport_no', 'application_number', 'booking_number', 'rooms', 'nationality']
    all.push(
      sql`(${sql.join(
        texts.map((text) => sql`${sql.ref(text)} ilike ${pattern}`),
        sql` or `,
      )})`,
    )
  }
  return sql.join(all, sql` and `)
}

const columns = sql`slug, guest_id, guest, name, nationality, passport_no, booking, booking_number, rooms, first_day,
  last_day, arrived_at, left_at, arrival_date, departure_date, status, correction, due_at, application_number, filed_at,
  filed_by, departure_number, departure_filed_at, departure_filed_by, onward_address, version`

const orders = {
  // What is to be corrected, then the open ones, the next due at the top; then the newest arrivals.
  due: sql`correction is null, due_at is null, due_at, arrival_date desc, slug`,
  '-due': sql`due_at desc nulls last, arrival_date desc, slug`,
  name: sql`name collate natural_order, arrival_date desc, slug`,
  '-name': sql`name collate natural_order desc, arrival_date desc, slug`,
  arrival: sql`arrival_date, arrived_at, slug`,
  '-arrival': sql`arrival_date desc, arrived_at desc nulls last, slug`,
}

export const listForeigners = async (db: Db, query: ForeignerQuery, now: Date) => {
  const { page, per_page, from, to } = query
  // Read once: the total and the page come from the same rows.
  const { rows: found } = await sql<ForeignerRow & { total: number }>`
    with found as materialized (select ${columns} from ${foreigners(now, { within: from && to ? { from, to } : undefined })} where ${conditions(query)}),
      counted as (select count(*) as total from found),
      shown as (
        select * from found order by ${orders[query.sort ?? 'due']} limit ${per_page} offset ${(page - 1) * per_page}
      )
    select counted.total, shown.* from counted left join shown on true
    order by ${orders[query.sort ?? 'due']}`.execute(db)
  const total = found[0]?.total ?? 0
  // A page past the end has a total and nobody.
  const rows = found.filter(({ slug }) => slug !== null).map(({ total: _, ...row }) => row)
  return { rows, page: { total, current_page: page, per_page, last_page: lastPage(total, per_page) } }
}

/** The register of a period: every arrival, also those from before the hotel had this register. */
export const listArrivals = async (db: Db, { from, to }: Days, now: Date) => {
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now, { within: { from, to } })} where arrival_date between ${from} and ${to}
    order by ${orders.arrival}`.execute(db)
  return rows
}

export const findForeigner = async (db: Db, slug: string, now: Date) => {
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now, { slug })}`.execute(db)
  return rows[0]
}

/** After so many days the bell no longer tells of a form. */
const toldDays = 60

/** The open ones whose time is over, or soon will be. */
export const listDue = async (db: Db, now: Date, until: Date) => {
  const day = now.toISOString().slice(0, 10)
  // A form is due a day after the arrival or departure.
  const within = { from: addDays(day, -toldDays - 2), to: addDays(day, 2) }
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now, { within })}
    where due_at <= ${until.toISOString()}::timestamptz and ${isAskedFor}
      and due_at > ${now.toISOString()}::timestamptz - ${sql.lit(`${toldDays} days`)}::interval
    order by due_at, slug`.execute(db)
  return rows
}
