import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { BookingRequestQuery } from '#contract/booking-requests/booking-request.ts'
import type { BookingQuery } from '#contract/bookings/booking.ts'
import type { CompanyQuery } from '#contract/companies/company.ts'
import type { StatementQuery } from '#contract/companies/statement.ts'
import type { ForeignerQuery } from '#contract/foreigners/foreigner.ts'
import type { RegisterQuery } from '#contract/guest-register/guest-register.ts'
import type { GuestQuery } from '#contract/guests/guest.ts'
import { type CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { textOf, withSlug } from '#web/app/routes/search.ts'
import { toHomeScreen } from '#web/auth/guards.ts'
import type { CalendarSearch } from '#web/calendar/calendar-search.ts'
import { type SearchFor, searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

const ofGuests = (search: Record<string, unknown>): SearchFor<GuestQuery> & { view?: string | undefined } => ({
  ...search,
  view: textOf(search.view),
})

interface BookingFormSearch {
  slug?: string
  guest_id?: number
  room_id?: number
  check_in_date?: CalendarDate
  check_out_date?: CalendarDate
}

const isDay = (value: unknown): value is CalendarDate => FilterDay.safeParse(value).success

const ofBookingForm = ({
  slug,
  guest_id,
  room_id,
  check_in_date,
  check_out_date,
}: Record<string, unknown>): BookingFormSearch => ({
  ...(textOf(slug) && { slug: textOf(slug) }),
  ...(Number(guest_id) > 0 && { guest_id: Number(guest_id) }),
  ...(Number(room_id) > 0 && { room_id: Number(room_id) }),
  ...(isDay(check_in_date) && { check_in_date }),
  ...(isDay(check_out_date) && { check_out_date }),
})

/** All forms of a booking read the same search. */
const bookingForm = createRoute({ ...inside, id: 'booking-form', validateSearch: ofBookingForm })
const inBookingForm = {
  getParentRoute: () => bookingForm,
  component: lazyRouteComponent(() => import('#web/bookings/form/booking-form-page.tsx'), 'BookingFormPage'),
}

// Apart from addChildren, whose parameter would make their types any.
const bookingForms = [
  createRoute({ ...inBookingForm, path: paths.addBooking }),
  createRoute({ ...inBookingForm, path: paths.booking }),
  createRoute({ ...inBookingForm, path: paths.individualBooking }),
  createRoute({
    ...inBookingForm,
    path: paths.groupBooking,
    component: lazyRouteComponent(() => import('#web/bookings/form/booking-form-page.tsx'), 'GroupBookingFormPage'),
  }),
] as const

/** The desk: dashboard, guests, companies, bookings. */
export const frontOfficeScreens = [
  createRoute({
    ...inside,
    path: paths.admin,
    beforeLoad: toHomeScreen,
  }),
  createRoute({
    ...inside,
    path: paths.dashboard,
    component: lazyRouteComponent(() => import('#web/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  }),
  createRoute({
    ...inside,
    path: paths.guests,
    validateSearch: ofGuests,
    component: lazyRouteComponent(() => import('#web/guests/guests-page.tsx'), 'GuestsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addGuest,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/guests/form/guest-form-page.tsx'), 'GuestFormPage'),
  }),
  createRoute({
    ...inside,
    path: paths.companies,
    validateSearch: searchFor<CompanyQuery>(),
    component: lazyRouteComponent(() => import('#web/companies/companies-page.tsx'), 'CompaniesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addCompany,
    component: lazyRouteComponent(() => import('#web/companies/company-form-page.tsx'), 'AddCompanyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editCompany,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/companies/company-form-page.tsx'), 'EditCompanyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.company,
    validateSearch: searchFor<StatementQuery>(),
    component: lazyRouteComponent(() => import('#web/companies/company-page.tsx'), 'CompanyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.calendar,
    validateSearch: searchFor<CalendarSearch>(),
    component: lazyRouteComponent(() => import('#web/calendar/calendar-page.tsx'), 'CalendarPage'),
  }),
  bookingForm.addChildren(bookingForms),
  createRoute({
    ...inside,
    path: paths.bookings,
    validateSearch: searchFor<BookingQuery>(),
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
    path: paths.guestRegister,
    validateSearch: searchFor<RegisterQuery>(),
    component: lazyRouteComponent(() => import('#web/guest-register/guest-register-page.tsx'), 'GuestRegisterPage'),
  }),
  createRoute({
    ...inside,
    path: paths.foreigners,
    validateSearch: searchFor<ForeignerQuery>(),
    component: lazyRouteComponent(() => import('#web/foreigners/foreigners-page.tsx'), 'ForeignersPage'),
  }),
  createRoute({
    ...inside,
    path: paths.foreigner,
    component: lazyRouteComponent(() => import('#web/foreigners/foreigner-page.tsx'), 'ForeignerPage'),
  }),
  createRoute({
    ...inside,
    path: paths.formThree,
    component: lazyRouteComponent(() => import('#web/foreigners/form-three-page.tsx'), 'FormThreePage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookingRequests,
    validateSearch: searchFor<BookingRequestQuery>(),
    component: lazyRouteComponent(
      () => import('#web/booking-requests/booking-requests-page.tsx'),
      'BookingRequestsPage',
    ),
  }),
] as const
