import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { inside } from '#web/app/routes/admin-route.ts'
import { textOf, withSlug } from '#web/app/routes/search.ts'
import { paths } from '#web/paths.ts'

const ofBookingForm = ({
  slug,
  guest_id,
  room_id,
}: Record<string, unknown>): { slug?: string; guest_id?: number; room_id?: number } => ({
  ...(textOf(slug) && { slug: textOf(slug) }),
  ...(Number(guest_id) > 0 && { guest_id: Number(guest_id) }),
  ...(Number(room_id) > 0 && { room_id: Number(room_id) }),
})

const bookingForm = {
  ...inside,
  validateSearch: ofBookingForm,
  component: lazyRouteComponent(() => import('#web/bookings/form/booking-form-page.tsx'), 'BookingFormPage'),
}
/** The desk: dashboard, guests, bookings. */
export const frontOfficeScreens = [
  createRoute({
    ...inside,
    path: paths.admin,
    beforeLoad: () => {
      throw redirect({ to: paths.dashboard, replace: true })
    },
  }),
  createRoute({
    ...inside,
    path: paths.dashboard,
    component: lazyRouteComponent(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...inside,
    path: paths.guests,
    component: lazyRouteComponent(() => import('#web/guests/guests-page.tsx'), 'GuestsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addGuest,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/guests/form/guest-form-page.tsx'), 'GuestFormPage'),
  }),
  createRoute({ ...bookingForm, path: paths.addBooking }),
  createRoute({ ...bookingForm, path: paths.booking }),
  createRoute({ ...bookingForm, path: paths.individualBooking }),
  createRoute({
    ...bookingForm,
    path: paths.groupBooking,
    component: lazyRouteComponent(() => import('#web/bookings/form/booking-form-page.tsx'), 'GroupBookingFormPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookings,
    component: lazyRouteComponent(() => import('#web/bookings/list/all-bookings-page.tsx'), 'AllBookingsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookingDetails,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/bookings/details/booking-details-page.tsx'), 'BookingDetailsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookingRequests,
    component: lazyRouteComponent(
      () => import('#web/booking-requests/booking-requests-page.tsx'),
      'BookingRequestsPage',
    ),
  }),
] as const
