import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import type { StayWish } from '#contract/booking-requests/booking-request.ts'
import type { MyStayQuery } from '#contract/my-stays/my-stay.ts'
import { root } from '#web/app/routes/admin-route.ts'
import { only } from '#web/auth/guards.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

export const candidate = createRoute({
  getParentRoute: () => root,
  id: 'candidate',
  beforeLoad: only('candidate'),
  component: lazyRouteComponent(() => import('#web/app/candidate-layout.tsx'), 'CandidateLayout'),
})

const inside = { getParentRoute: () => candidate }

/** The guest area. */
export const candidateScreens = [
  createRoute({
    ...inside,
    path: paths.candidate,
    beforeLoad: () => {
      throw redirect({ to: paths.candidateDashboard, replace: true })
    },
  }),
  createRoute({
    ...inside,
    path: paths.candidateDashboard,
    component: lazyRouteComponent(() => import('#web/my-stays/my-dashboard-page.tsx'), 'MyDashboardPage'),
  }),
  createRoute({
    ...inside,
    path: paths.candidateBookings,
    validateSearch: searchFor<MyStayQuery>(),
    component: lazyRouteComponent(() => import('#web/my-stays/my-bookings-page.tsx'), 'MyBookingsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.candidateRooms,
    validateSearch: searchFor<StayWish>(),
    component: lazyRouteComponent(() => import('#web/booking-requests/find-rooms-page.tsx'), 'FindRoomsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.candidateServices,
    component: lazyRouteComponent(() => import('#web/my-orders/services-page.tsx'), 'ServicesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.candidateProfile,
    component: lazyRouteComponent(() => import('#web/my-profile/my-profile-page.tsx'), 'MyProfilePage'),
  }),
] as const
