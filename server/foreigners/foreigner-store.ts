import { type RawBuilder, sql } from 'kysely'
import { type Foreigner, type ForeignerQuery, hoursToFile } from '#contract/foreigners/foreigner.ts'
import { lastPage } from '#contract/kit/paging.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { containing } from '#server/kit/records/list-page.ts'

/** A foreign national as stored, with the days of the stay; what is missing is not calculated yet. */
export type ForeignerRow = Omit<Foreigner, 'missing'> & {
  guest_id: number
  first_day: CalendarDate
  last_day: CalendarDate
}

/** When the hotel's day begins: from then on those are counted whose time of arrival is not known. */
const startOf = (day: RawBuilder<unknown>) =>
  sql`((${day} + property.day_starts_at::interval) at time zone property.time_zone)`
const limit = sql.lit(`${hoursToFile} hours`)

/** Everybody who is not Indian and slept in the house or does so now, with the dates and what was filed. */
const persons = (now: Date) => sql`
  select occupant.slug, occupant.guest_id, guest.slug as guest, guest.name, nationality.name as nationality,
    guest.passport_no, booking.slug as booking, ${bookingNumber} as booking_number, coalesce(line.rooms, '') as rooms,
    line.first_day, line.last_day, occupant.arrived_at, occupant.left_at,
    coalesce((occupant.arrived_at at time zone property.time_zone)::date, line.first_day) as arrival_date,
    case when occupant.left_at is not null or booking.status = 'checked_out'
      then coalesce((occupant.left_at at time zone property.time_zone)::date, line.last_day) end as departure_date,
    coalesce(occupant.arrived_at, ${startOf(sql`line.first_day`)}) + ${limit}::interval as arrival_due,
    coalesce(occupant.left_at, ${startOf(sql`line.last_day`)}) + ${limit}::interval as departure_due,
    coalesce(filing.application_number, '') as application_number, filing.filed_at, filer.name as filed_by,
    coalesce(filing.departure_number, '') as departure_number, filing.departure_filed_at,
    departure_filer.name as departure_filed_by, coalesce(filing.onward_address, '') as onward_address,
    coalesce(filing.version, 0) as version, property.foreigners_since, guest.anonymised_at
  from occupant
  join guest on guest.id = occupant.guest_id
  join nationality on nationality.id = guest.nationality_id and nationality.name <> 'Indian'
  join booking on booking.id = occupant.booking_id and booking.status in ('checked_in', 'checked_out')
  cross join property
  cross join lateral (
    select coalesce(min(stay.check_in_date), booking.check_in_date) as first_day,
      coalesce(max(stay.check_out_date), booking.check_out_date) as last_day,
      string_agg(distinct room.room_number, ', ') as rooms
    from stay join room on room.id = stay.room_id
    where stay.booking_id = booking.id and stay.line = occupant.line
  ) line
  left join foreigner_filing filing on filing.slug = occupant.slug
  left join account filer on filer.id = filing.filed_by
  left join account departure_filer on departure_filer.id = filing.departure_filed_by
  where occupant.arrived_at is not null or line.first_day <= hotel_day(${now.toISOString()}::timestamptz)`

/** The same with the status, and the time until which the next form is to be filed. */
const foreigners = (now: Date) => sql`(
  select person.*,
    case
      when anonymised_at is not null then 'anonymised'
      when departure_filed_at is not null then 'departure_filed'
      when filed_at is not null and departure_date is not null then 'departure_to_file'
      when filed_at is not null then 'filed'
      when ${now.toISOString()}::timestamptz > arrival_due then 'overdue'
      else 'to_file'
    end as status,
    case
      when anonymised_at is not null then null
      when filed_at is null then arrival_due
      when departure_date is not null and departure_filed_at is null then departure_due
    end as due_at
  from (${persons(now)}) person
) foreigner`

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
  last_day, arrived_at, left_at, arrival_date, departure_date, status, due_at, application_number, filed_at, filed_by,
  departure_number, departure_filed_at, departure_filed_by, onward_address, version`

const orders = {
  // The open ones first, the next due at the top; then the newest arrivals.
  due: sql`due_at is null, due_at, arrival_date desc, slug`,
  '-due': sql`due_at desc nulls last, arrival_date desc, slug`,
  name: sql`name collate natural_order, arrival_date desc, slug`,
  '-name': sql`name collate natural_order desc, arrival_date desc, slug`,
  arrival: sql`arrival_date, arrived_at, slug`,
  '-arrival': sql`arrival_date desc, arrived_at desc nulls last, slug`,
}

export const listForeigners = async (db: Db, query: ForeignerQuery, now: Date) => {
  const { page, per_page } = query
  // Read once: the total and the page come from the same rows.
  const { rows: found } = await sql<ForeignerRow & { total: number }>`
    with found as materialized (select ${columns} from ${foreigners(now)} where ${conditions(query)}),
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
export const listArrivals = async (db: Db, { from, to }: { from: CalendarDate; to: CalendarDate }, now: Date) => {
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now)} where arrival_date between ${from} and ${to}
    order by ${orders.arrival}`.execute(db)
  return rows
}

export const findForeigner = async (db: Db, slug: string, now: Date) => {
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now)} where slug = ${slug}`.execute(db)
  return rows[0]
}

/** The open ones whose time is over, or soon will be. */
export const listDue = async (db: Db, now: Date, until: Date) => {
  const { rows } = await sql<ForeignerRow>`
    select ${columns} from ${foreigners(now)}
    where due_at <= ${until.toISOString()}::timestamptz and ${isAskedFor}
      and due_at > ${now.toISOString()}::timestamptz - interval '60 days'
    order by due_at, slug`.execute(db)
  return rows
}
