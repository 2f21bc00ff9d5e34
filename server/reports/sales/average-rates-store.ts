import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { OverriddenBooking, RentSource } from '#contract/reports/average-rates.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { isReported } from '#server/reports/report-sql.ts'

interface RateSum {
  rate_plan_id: number | null
  rate_plan: string | null
  source: RentSource
  nights: number
  revenue: Paise
  /** Zero for nights without a plan. */
  quoted: Paise
  given_away: Paise
  gained: Paise
}

const soldNights = ({ start_date, end_date }: ReportDays) => sql`
  reported as materialized (
    select id, booking_id from stay
    where nights && daterange(${start_date}::date, ${end_date}::date, '[]')
      and ${isReported('stay.booking_status', { maintenance: true })} and booking_id is not null
  ), room_night as materialized (
    select reported.booking_id, night.rent, night.quoted_rent, night.rate_plan_id, night.price_source
    from reported join night on night.stay_id = reported.id
    where night.date between ${start_date} and ${end_date}
  )`

/** The nights sold, by rate plan and source of their rent; `averageRateDefinitions` says what counts. */
export const addUpRates = async (db: Db, days: ReportDays) => {
  const { rows } = await sql<RateSum>`
    with ${soldNights(days)}, added as (
      select rate_plan_id,
        case when rate_plan_id is null then 'no_plan' when rent <> quoted_rent then 'typed' else price_source::text end as source,
        count(*) as nights, sum(rent) as revenue, coalesce(sum(quoted_rent), 0) as quoted,
        coalesce(sum(quoted_rent - rent) filter (where rent < quoted_rent), 0) as given_away,
        coalesce(sum(rent - quoted_rent) filter (where rent > quoted_rent), 0) as gained
      from room_night group by 1, 2
    )
    select rate_plan_id, rate_plan.name as rate_plan, source, nights::bigint, revenue::bigint, quoted::bigint,
      given_away::bigint, gained::bigint
    from added left join rate_plan on rate_plan.id = added.rate_plan_id
    order by rate_plan_id nulls last, source
  `.execute(db)
  return rows
}

/** Who placed a booking is in the audit trail. */
const whoPlaced = sql`(
  select account.name from audit_entry join account on account.id = audit_entry.account_id
  where audit_entry.entity = 'booking' and audit_entry.slug = booking.slug and audit_entry.action = 'insert'
  limit 1
)`

/** The bookings with nights in the period whose rent differs from the quote, or that have a reason to differ. */
export const listOverridden = async (db: Db, days: ReportDays) => {
  const { rows } = await sql<OverriddenBooking>`
    with ${soldNights(days)}, overridden as (
      select room_night.booking_id, min(rate_plan_id) as rate_plan_id,
        count(*) filter (where rent <> quoted_rent) as nights,
        coalesce(sum(quoted_rent) filter (where rent <> quoted_rent), 0) as quoted,
        coalesce(sum(rent) filter (where rent <> quoted_rent), 0) as rent
      from room_night
      where rate_plan_id is not null
      group by room_night.booking_id
    )
    select json_build_object('slug', booking.slug, 'booking_number', ${bookingNumber}) as booking,
      guest.name as guest_name, rate_plan.name as rate_plan, overridden.nights::bigint, overridden.quoted::bigint,
      overridden.rent::bigint, (overridden.rent - overridden.quoted)::bigint as difference,
      booking.rate_override_reason as reason, ${whoPlaced} as who
    from overridden
      join booking on booking.id = overridden.booking_id
      join guest on guest.id = booking.guest_id
      join rate_plan on rate_plan.id = overridden.rate_plan_id
    where overridden.nights > 0 or booking.rate_override_reason <> ''
    order by overridden.rent - overridden.quoted, booking.number
  `.execute(db)
  return rows
}
