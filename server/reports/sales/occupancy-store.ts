import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CountedNights } from '#contract/reports/occupancy-report.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { isReported, periodPattern } from '#server/reports/report-sql.ts'

/**
 * Nights available and sold, and the rent of those sold, per period; `figureDefinitions` says what counts. The stays are found
 * first, because the planner expects a thousand nights of each and would read all of them in the order of rooms. A room
 * under maintenance is not available today.
 */
export const countNights = async (db: Db, { start_date, end_date, by }: PeriodQuery, today: CalendarDate) => {
  const { rows } = await sql<CountedNights & { period: string }>`
    with house as (
      select room.id as room_id, (room.retired_at at time zone property.time_zone)::date as retired_on
      from room, property
    ), reported as materialized (
      select id, room_id, booking_id, greatest(check_in_date, ${start_date}::date) as first_night,
        least(check_out_date - 1, ${end_date}::date) as last_night
      from stay
      where nights && daterange(${start_date}::date, ${end_date}::date, '[]')
        and ${isReported('stay.booking_status', { maintenance: true })}
      union all
      select null, id, null, ${today}::date, ${today}::date from room
      where under_maintenance and ${today}::date between ${start_date}::date and ${end_date}::date
    ), room_night as (
      select day, room_id, count(booking_id) as sold, sum(rent) as revenue
      from (
        select night.date as day, reported.room_id, reported.booking_id, night.rent
        from reported join night on night.stay_id = reported.id and night.date between first_night and last_night
        union all
        select first_night + days_after, room_id, null, null
        from reported cross join lateral generate_series(0, last_night - first_night) days_after
        where booking_id is null
      ) nights
      group by day, room_id
    ), taken as (
      select day, sum(sold) as sold, sum(revenue) as revenue,
        count(*) filter (where sold = 0 and (retired_on is null or retired_on > day)) as kept_back,
        count(*) filter (where sold > 0 and retired_on <= day) as sold_though_retired
      from room_night join house using (room_id)
      group by day
    )
    select to_char(calendar.day, ${periodPattern[by]}) as period,
      sum(in_service.rooms - coalesce(taken.kept_back, 0) + coalesce(taken.sold_though_retired, 0))::bigint as nights_available,
      coalesce(sum(taken.sold), 0)::bigint as nights_sold,
      coalesce(sum(taken.revenue), 0)::bigint as room_revenue
    from generate_series(0, ${end_date}::date - ${start_date}::date) days_after
      cross join lateral (select ${start_date}::date + days_after as day) calendar
      cross join lateral (
        select count(*) as rooms from house where retired_on is null or retired_on > calendar.day
      ) in_service
      left join taken on taken.day = calendar.day
    group by 1 order by 1
  `.execute(db)
  return rows
}
