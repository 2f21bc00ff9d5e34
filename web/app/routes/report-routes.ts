import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { inside } from '#web/app/routes/admin-route.ts'
import { paths } from '#web/paths.ts'

/** What the owner asks for at night, and what the desk prints in the morning. */
export const reportScreens = [
  createRoute({
    ...inside,
    path: paths.bookingReport,
    component: lazyRouteComponent(() => import('#web/reports/booking-report-page.tsx'), 'BookingReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.occupancyReport,
    component: lazyRouteComponent(() => import('#web/reports/occupancy-report-page.tsx'), 'OccupancyReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.revenueReport,
    component: lazyRouteComponent(() => import('#web/reports/revenue-report-page.tsx'), 'RevenueReportPage'),
  }),
  createRoute({
    ...inside,
    path: paths.arrivals,
    component: lazyRouteComponent(() => import('#web/reports/day-list-page.tsx'), 'ArrivalsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.departures,
    component: lazyRouteComponent(() => import('#web/reports/day-list-page.tsx'), 'DeparturesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.inHouse,
    component: lazyRouteComponent(() => import('#web/reports/day-list-page.tsx'), 'InHousePage'),
  }),
] as const
