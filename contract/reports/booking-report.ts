import { BookingStatus } from '#contract/bookings/booking.ts'
import { Id } from '#contract/kit/id.ts'
import { listQuery } from '#contract/kit/paging.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { inOrder, ReportDays } from '#contract/reports/report-period.ts'

/** Page and size; the screen keeps the dates separately. */
const BookingReportPage = listQuery('check_in_date').pick({ page: true, per_page: true })

/** Bookings whose check-in date lies in the range. */
export const BookingReportDays = ReportDays.refine(...inOrder)
export const BookingReportQuery = ReportDays.extend(BookingReportPage.shape).refine(...inOrder)
export type BookingReportQuery = z.infer<typeof BookingReportQuery>

export const ReportedBooking = z.object({
  id: Id,
  slug: Slug,
  booking_number: z.string(),
  guest: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  rooms: z.array(z.object({ room_number: z.string() })),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  /** Null if it is not known. */
  source: z.string().nullable(),
  status: BookingStatus,
})
export type ReportedBooking = z.infer<typeof ReportedBooking>
