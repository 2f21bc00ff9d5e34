import { type RawBuilder, sql } from 'kysely'
import { type Foreigner, hoursToFile } from '#contract/foreigners/foreigner.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { bookingsInHouse } from '#server/occupants/in-house-store.ts'

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

export interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** Whom to look for: one person, those who were in the house on some days, or everybody. */
export interface Whom {
  slug?: string
  within?: Days | undefined
}

const conditionOf = ({ slug, within }: Whom) => {
  if (slug !== undefined) return sql`and occupant.slug = ${slug}`
  return within ? sql`and occupant.booking_id in (${bookingsInHouse(within.from, within.to)})` : sql``
}

/** Everybody who is not Indian, or was filed, and slept in the house or does so now, with the dates and what was filed. */
const persons = (now: Date, whom: Whom) => sql`
  with foreign_occupant as materialized (
    select occupant.*, guest.slug as guest, guest.name, guest.passport_no, guest.anonymised_at,
      nationality.name as nationality
    from occupant
    join guest on guest.id = occupant.guest_id
    join nationality on nationality.id = guest.nationality_id
    where (
      nationality.name <> 'Indian'
      or exists (select from foreigner_filing where foreigner_filing.slug = occupant.slug)
    ) ${conditionOf(whom)}
  )
  select occupant.slug, occupant.guest_id, occupant.guest, occupant.name, occupant.nationality,
    occupant.passport_no, booking.slug as booking, ${bookingNumber} as booking_number, coalesce(line.rooms, '') as rooms,
    line.first_day, line.last_day, occupant.arrived_at, occupant.left_at,
    coalesce((occupant.arrived_at at time zone property.time_zone)::date, line.first_day) as arrival_date,
    case when occupant.left_at is not null or booking.status = 'checked_out'
      then coalesce((occupant.left_at at time zone property.time_zone)::date, line.last_day) end as departure_date,
    coalesce(occupant.arrived_at, ${startOf(sql`line.first_day`)}) + ${limit}::interval as arrival_due,
    coalesce(occupant.left_at, ${startOf(sql`line.last_day`)}) + ${limit}::interval as departure_due,
    coalesce(filing.application_number, '') as application_number, filing.filed_at, filer.name as filed_by,
    coalesce(filing.departure_number, '') as departure_number, filing.departure_filed_at,
    departure_filer.name as departure_filed_by, coalesce(filing.onward_address, '') as onward_address,
    coalesce(filing.version, 0) as version, property.foreigners_since, occupant.anonymised_at,
    occupant.nationality = 'Indian' as is_indian,
    date_trunc('minute', filing.left_at) <> date_trunc('minute', occupant.left_at) as is_other_departure
  from foreign_occupant occupant
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

/** The same with what is to be corrected. */
const checkedPersons = (now: Date, whom: Whom) => sql`
  select person.*,
    case
      when anonymised_at is not null then null
      when is_indian then 'now_indian'
      when departure_filed_at is not null and departure_date is null then 'not_left'
      when departure_filed_at is not null and is_other_departure then 'left_at_another_time'
    end as correction
  from (${persons(now, whom)}) person`

/** The same with the status, and the time until which the next form is to be filed. */
export const foreigners = (now: Date, whom: Whom) => sql`(
  select person.*,
    case
      when anonymised_at is not null then 'anonymised'
      when correction is not null then 'to_correct'
      when departure_filed_at is not null then 'departure_filed'
      when filed_at is not null and departure_date is not null then 'departure_to_file'
      when filed_at is not null then 'filed'
      when ${now.toISOString()}::timestamptz > arrival_due then 'overdue'
      else 'to_file'
    end as status,
    case
      when anonymised_at is not null or correction is not null then null
      when filed_at is null then arrival_due
      when departure_date is not null and departure_filed_at is null then departure_due
    end as due_at
  from (${checkedPersons(now, whom)}) person
) foreigner`
