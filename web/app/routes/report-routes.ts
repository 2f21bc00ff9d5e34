import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { z } from '#contract/kit/z.ts'
import type { AverageRatesQuery } from '#contract/reports/average-rates.ts'
import type { BookingReportQuery } from '#contract/reports/booking-report.ts'
import type { CollectionsQuery } from '#contract/reports/collections-report.ts'
import type { DayListQuery } from '#contract/reports/day-list.ts'
import type { FaultsQuery } from '#contract/reports/faults-report.ts'
import type { OutstandingCompaniesQuery } from '#contract/reports/outstanding-companies.ts'
import type { ReductionQuery } from '#contract/reports/reductions.ts'
import type { PeriodQuery } from '#contract/reports/report-period.ts'
import type { TallyQuery } from '#contract/reports/tally/tally.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { withMonth } from '#web/app/routes/search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

const dayList = createRoute({ ...inside, id: 'day-list', validateSearch: searchFor<z.output<typeof DayListQuery>>() })
const inDayList = { getParentRoute: () => dayList }

// Apart from addChildren, whose parameter would make their types any.
const dayLists = [
  createRoute({
    ...inDayList,
    path: paths.arrivals,
    component: lazyRouteComponent(() => import('#web/reports/desk/day-list-page.tsx'), 'ArrivalsPage'),
  }),
  createRoute({
    ...inDayList,
    path: paths.departures,
    component: lazyRouteComponent(() => import('#web/reports/desk/day-list-page.tsx'), 'DeparturesPage'),
  }),
  createRoute({
    ...inDayList,
    path: paths.inHouse,
    component: lazyRouteComponent(() => import('#web/reports/desk/day-list-page.tsx'), 'InHousePage'),
  }),
  createRoute({
    ...inDayList,
    path: paths.roomMoves,
    component: lazyRouteComponent(() => import('#web/reports/desk/day-list-page.tsx'), 'RoomMovesPage'),
  }),
] as const

/** The reports, and the lists that the desk prints in the morning. */
export const reportScreens = [
  createRoute({
    ...inside,
    path: paths.bookingReport,
    validateSearch: searchFor<BookingReportQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/desk/booking-report-page.tsx'), 'BookingReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.occupancyReport,
    validateSearch: searchFor<PeriodQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/sales/occupancy-report-page.tsx'), 'OccupancyReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.revenueReport,
    validateSearch: searchFor<PeriodQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/sales/revenue-report-page.tsx'), 'RevenueReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.onTheBooks,
    component: lazyRouteComponent(() => import('#web/reports/sales/on-the-books-page.tsx'), 'OnTheBooksPage'),
  }),
  createRoute({
    ...inside,
    path: paths.averageRates,
    validateSearch: searchFor<AverageRatesQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/sales/average-rates-page.tsx'), 'AverageRatesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.collections,
    validateSearch: searchFor<CollectionsQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/money/collections-page.tsx'), 'CollectionsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.advancesHeld,
    component: lazyRouteComponent(() => import('#web/reports/money/advances-held-page.tsx'), 'AdvancesHeldPage'),
  }),
  createRoute({
    ...inside,
    path: paths.depositsHeld,
    component: lazyRouteComponent(() => import('#web/deposits/deposits-held-page.tsx'), 'DepositsHeldPage'),
  }),
  createRoute({
    ...inside,
    path: paths.outstandingGuests,
    component: lazyRouteComponent(
      () => import('#web/reports/money/outstanding-guests-page.tsx'),
      'OutstandingGuestsPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.outstandingCompanies,
    validateSearch: searchFor<OutstandingCompaniesQuery>(),
    component: lazyRouteComponent(
      () => import('#web/reports/money/outstanding-companies-page.tsx'),
      'OutstandingCompaniesPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.reductions,
    validateSearch: searchFor<ReductionQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/money/reductions-page.tsx'), 'ReductionsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.gstr1,
    validateSearch: withMonth,
    component: lazyRouteComponent(() => import('#web/reports/gstr1/gstr1-page.tsx'), 'Gstr1Page'),
  }),
  createRoute({
    ...inside,
    path: paths.tally,
    validateSearch: searchFor<TallyQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/tally/tally-page.tsx'), 'TallyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.tallyLedgers,
    component: lazyRouteComponent(() => import('#web/reports/tally/tally-ledgers-page.tsx'), 'TallyLedgersPage'),
  }),
  createRoute({
    ...inside,
    path: paths.faultsReport,
    validateSearch: searchFor<FaultsQuery>(),
    component: lazyRouteComponent(() => import('#web/reports/desk/faults-page.tsx'), 'FaultsPage'),
  }),
  dayList.addChildren(dayLists),
] as const
