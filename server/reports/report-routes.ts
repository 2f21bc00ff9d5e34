import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { DayListKind } from '#contract/reports/day-list.ts'
import { dayListEndpoints, dayListFileEndpoints, reportEndpoints } from '#contract/reports/report-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import type { Clock } from '#server/kit/clock.ts'
import type { Api } from '#server/kit/http/http.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { getProperty } from '#server/property/property-store.ts'
import { bookingReportFile } from '#server/reports/desk/booking-report-file.ts'
import { listReportedBookings } from '#server/reports/desk/booking-report-store.ts'
import { dayListFile } from '#server/reports/desk/day-list-file.ts'
import { listDay } from '#server/reports/desk/day-list-store.ts'
import { faultsFile } from '#server/reports/desk/faults-file.ts'
import { faultsReport } from '#server/reports/desk/faults-store.ts'
import { gstr1File } from '#server/reports/gstr1/gstr1-file.ts'
import { gstr1Report } from '#server/reports/gstr1/gstr1-report.ts'
import { advancesHeldFile } from '#server/reports/money/advances-held-file.ts'
import { listAdvancesHeld } from '#server/reports/money/advances-held-store.ts'
import { collectionsFile } from '#server/reports/money/collections-file.ts'
import { collectionsReport } from '#server/reports/money/collections-report.ts'
import { outstandingCompaniesFile } from '#server/reports/money/outstanding-companies-file.ts'
import { listOutstandingCompanies } from '#server/reports/money/outstanding-companies-store.ts'
import { outstandingGuestsFile } from '#server/reports/money/outstanding-guests-file.ts'
import { listOutstandingGuests } from '#server/reports/money/outstanding-guests-store.ts'
import { reductionsFile } from '#server/reports/money/reductions-file.ts'
import { listReductions } from '#server/reports/money/reductions-store.ts'
import { averageRates } from '#server/reports/sales/average-rates.ts'
import { averageRatesFile } from '#server/reports/sales/average-rates-file.ts'
import { occupancyFile } from '#server/reports/sales/occupancy-file.ts'
import { occupancyReport } from '#server/reports/sales/occupancy-report.ts'
import { onTheBooks } from '#server/reports/sales/on-the-books.ts'
import { onTheBooksFile } from '#server/reports/sales/on-the-books-file.ts'
import { revenueFile } from '#server/reports/sales/revenue-file.ts'
import { revenueReport } from '#server/reports/sales/revenue-report.ts'

/** Payments and documents have calendar dates, also before the hotel's day starts. */
const calendarToday = async (db: Db, clock: Clock) => dayIn((await getProperty(db)).time_zone, clock.now())

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
  api.on(reportEndpoints.onTheBooks, async ({ db, clock }) => ({
    data: await onTheBooks(db, await hotelToday(db, clock)),
  }))
  api.on(reportEndpoints.onTheBooksFile, async ({ db, clock }) => {
    const today = await hotelToday(db, clock)
    return onTheBooksFile(today, await onTheBooks(db, today))
  })
  api.on(reportEndpoints.averageRates, async ({ db, query }) => ({ data: await averageRates(db, query) }))
  api.on(reportEndpoints.averageRatesFile, async ({ db, query }) =>
    averageRatesFile(query, await averageRates(db, query)),
  )
  api.on(reportEndpoints.collections, async ({ db, clock, query }) => ({
    data: await collectionsReport(db, query.date ?? (await calendarToday(db, clock))),
  }))
  api.on(reportEndpoints.collectionsFile, async ({ db, clock, query }) =>
    collectionsFile(await collectionsReport(db, query.date ?? (await calendarToday(db, clock)))),
  )
  api.on(reportEndpoints.advancesHeld, async ({ db }) => ({ data: await listAdvancesHeld(db) }))
  api.on(reportEndpoints.advancesHeldFile, async ({ db }) => advancesHeldFile(await listAdvancesHeld(db)))
  api.on(reportEndpoints.outstandingGuests, async ({ db }) => ({ data: await listOutstandingGuests(db) }))
  api.on(reportEndpoints.outstandingGuestsFile, async ({ db }) =>
    outstandingGuestsFile(await listOutstandingGuests(db)),
  )
  api.on(reportEndpoints.outstandingCompanies, async ({ db, clock, query }) => ({
    data: await listOutstandingCompanies(db, query, query.date ?? (await calendarToday(db, clock))),
  }))
  api.on(reportEndpoints.outstandingCompaniesFile, async ({ db, clock, query }) =>
    outstandingCompaniesFile(await listOutstandingCompanies(db, query, query.date ?? (await calendarToday(db, clock)))),
  )
  api.on(reportEndpoints.faults, async ({ db, query }) => ({ data: await faultsReport(db, query) }))
  api.on(reportEndpoints.faultsFile, async ({ db, query }) => faultsFile(query, await faultsReport(db, query)))
  api.on(reportEndpoints.reductions, async ({ db, query }) => ({ data: await listReductions(db, query) }))
  api.on(reportEndpoints.reductionsFile, async ({ db, query }) =>
    reductionsFile(query, await listReductions(db, query)),
  )
  api.on(reportEndpoints.gstr1, async ({ db, clock, query }) => ({
    data: await gstr1Report(db, query.month, await calendarToday(db, clock)),
  }))
  api.on(reportEndpoints.gstr1File, async ({ db, query }) => gstr1File(db, query.month))
  for (const kind of DayListKind.options) {
    api.on(dayListEndpoints[kind], async ({ db, clock, query }) => ({
      data: await listDay(db, kind, query.date, clock.now()),
    }))
    api.on(dayListFileEndpoints[kind], async ({ db, clock, query }) =>
      dayListFile(kind, query.date, await listDay(db, kind, query.date, clock.now())),
    )
  }
}
