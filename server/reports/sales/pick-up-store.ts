import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ReportDays } from '#contract/reports/report-period.ts'
import type { Db } from '#server/db/connect.ts'
import { isReported } from '#server/reports/report-sql.ts'

/**
 * The nights of some days that were booked since a day, less those of earlier bookings that were cancelled since. Days
 * without any are left out. Cancelled bookings are found by their departure, because few of them are to come.
 */
export const pickUpByDay = async (db: Db, { start_date, end_date }: ReportDays, since: CalendarDate) => {
  const { rows } = await sql<{ date: CalendarDate; nights: number; revenue: Paise }>`
    with changed as materialized (
      select id, 1 as sign from booking
      where booked_on >= ${since} and ${isReported('booking.status')}
      union all
      select id, -1 from booking
      where check_out_date > ${start_date} and status = 'cancelled' and cancelled_on >= ${since} and booked_on < ${since}
    )
    select night.date, sum(sign)::bigint as nights, sum(sign * night.rent)::bigint as revenue
    from changed
      join stay on stay.booking_id = changed.id
      join night on night.stay_id = stay.id
    where night.date between ${start_date} and ${end_date}
    group by night.date
  `.execute(db)
  return rows
}
