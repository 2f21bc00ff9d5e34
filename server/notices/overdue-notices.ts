import { sql } from 'kysely'
import { Overdue } from '#contract/bookings/booking.ts'
import type { NoticeKind } from '#contract/notices/notice.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { overdueStays } from '#server/bookings/stays/overdue.ts'
import type { HourlyJob } from '#server/kit/jobs/job.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

const kinds = { arrivals: 'overdue_arrival', departures: 'overdue_departure' } satisfies Record<Overdue, NoticeKind>

/**
 * Tells staff of each overdue booking, once a day from the start of the hotel's day. Bookings of today are left out: a
 * late entry is overdue from the moment it is typed in.
 */
const recordOverdue = async ({ db, clock, live }: Pick<Services, 'db' | 'clock' | 'live'>) => {
  const today = await hotelToday(db, clock)
  let written = 0n
  for (const overdue of Overdue.options) {
    const { numAffectedRows = 0n } = await sql`
      insert into notice (kind, subject, slug, day, parts)
      select ${kinds[overdue]}::notice_kind, 'booking', overdue.slug, ${today}::date, jsonb_build_object(
        'booking_number', overdue.booking_number, 'guest_name', guest.name, 'rooms', overdue.rooms,
        'check_in_date', overdue.check_in_date, 'check_out_date', overdue.check_out_date
      )
      from (
        select booking.slug, booking.guest_id, ${bookingNumber} as booking_number,
          jsonb_agg(distinct room.room_number) as rooms,
          min(stay.check_in_date) as check_in_date, min(stay.check_out_date) as check_out_date
        from (select stay.id from ${overdueStays(overdue, sql`${today}::date`)} and booking.booked_on < ${today}) late
          join stay on stay.id = late.id join booking on booking.id = stay.booking_id join room on room.id = stay.room_id
        group by booking.id
      ) overdue join guest on guest.id = overdue.guest_id
      order by overdue.booking_number
      on conflict (kind, slug, day) where day is not null do nothing`.execute(db)
    written += numAffectedRows
  }
  if (written > 0n) live.announce({ topic: 'notifications' })
}

export const overdueNotices = { name: 'notify_of_overdue_bookings', run: recordOverdue } satisfies HourlyJob
