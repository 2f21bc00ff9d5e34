import { DayListKind } from '#contract/reports/day-list.ts'
import { dayListEndpoints, dayListFileEndpoints, reportEndpoints } from '#contract/reports/report-endpoints.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { bookingReportFile } from '#server/reports/booking-report-file.ts'
import { listReportedBookings } from '#server/reports/booking-report-store.ts'
import { dayListFile } from '#server/reports/day-list-file.ts'
import { listDay } from '#server/reports/day-list-store.ts'
import { occupancyFile } from '#server/reports/occupancy-file.ts'
import { occupancyReport } from '#server/reports/occupancy-report.ts'
import { revenueFile } from '#server/reports/revenue-file.ts'
import { revenueReport } from '#server/reports/revenue-report.ts'

export const reportRoutes = (api: Api) => {
  api.on(reportEndpoints.bookings, async ({ db, query }) => ({ data: await listReportedBookings(db, query) }))
  api.on(reportEndpoints.bookingsFile, async ({ db, query }) => bookingReportFile(db, query))
  api.on(reportEndpoints.occupancy, async ({ db, clock, query }) => ({
    data: await occupancyReport(db, query, await hotelToday(db, clock)),
  }))
  api.on(reportEndpoints.occupancyFile, async ({ db, clock, query }) =>
    occupancyFile(db, query, await hotelToday(db, clock)),
  )
  api.on(reportEndpoints.revenue, async ({ db, clock, query }) => ({
    data: await revenueReport(db, query, await hotelToday(db, clock)),
  }))
  api.on(reportEndpoints.revenueFile, async ({ db, clock, query }) =>
    revenueFile(db, query, await hotelToday(db, clock)),
  )
  for (const kind of DayListKind.options) {
    api.on(dayListEndpoints[kind], async ({ db, clock, query }) => ({
      data: await listDay(db, kind, query.date, clock.now()),
    }))
    api.on(dayListFileEndpoints[kind], async ({ db, clock, query }) =>
      dayListFile(kind, query.date, await listDay(db, kind, query.date, clock.now())),
    )
  }
}
