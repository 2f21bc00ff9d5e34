import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ErrorPage } from '#web/app/error-page.tsx'
import { paths } from '#web/app/paths.ts'
import { Splash } from '#web/app/splash.tsx'
import { only, onlyStrangers } from '#web/auth/guards.ts'
import { LoginPage } from '#web/auth/login-page.tsx'
import { signOut } from '#web/auth/sign-out.ts'
import { queryClient } from '#web/kit/query-client.ts'
import { session } from '#web/kit/session.ts'

const toLogin = () => {
  throw redirect({ to: paths.login, replace: true })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
const withSlug = ({ slug }: Record<string, unknown>): { slug?: string | undefined } => ({ slug: textOf(slug) })

const ofBookingForm = ({ slug, guest_id }: Record<string, unknown>): { slug?: string; guest_id?: number } => ({
  ...(textOf(slug) && { slug: textOf(slug) }),
  ...(Number(guest_id) > 0 && { guest_id: Number(guest_id) }),
})

const ofOrderForm = ({
  room_id,
  room_number,
}: Record<string, unknown>): { room_id?: number; room_number?: string } => ({
  ...(Number(room_id) > 0 && { room_id: Number(room_id) }),
  ...(textOf(room_number) && { room_number: textOf(room_number) }),
})

const root = createRootRoute({ component: Outlet, notFoundComponent: Splash })

const outside = { getParentRoute: () => root }
const login = createRoute({
  ...outside,
  path: paths.login,
  beforeLoad: onlyStrangers,
  // Everyone's first screen comes in one piece with the start: as a file of its own it would cost twenty requests more.
  component: LoginPage,
})
const logout = createRoute({
  ...outside,
  path: paths.logout,
  beforeLoad: async () => {
    await signOut()
    toLogin()
  },
})
const forgotPassword = createRoute({
  ...outside,
  path: paths.forgotPassword,
  component: lazyRouteComponent(() => import('#web/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
})
const resetPassword = createRoute({
  ...outside,
  path: paths.resetPassword,
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: textOf(token) ?? '' }),
  component: lazyRouteComponent(() => import('#web/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
})
const start = createRoute({ ...outside, path: paths.root, beforeLoad: toLogin })
const unknown = createRoute({ ...outside, path: '$', beforeLoad: toLogin })

const admin = createRoute({
  ...outside,
  id: 'admin',
  beforeLoad: only('admin'),
  component: lazyRouteComponent(() => import('#web/app/admin-layout.tsx'), 'AdminLayout'),
})
const inside = { getParentRoute: () => admin }
const bookingForm = {
  ...inside,
  validateSearch: ofBookingForm,
  component: lazyRouteComponent(() => import('#web/bookings/booking-form-page.tsx'), 'BookingFormPage'),
}
const adminScreens = [
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
    component: lazyRouteComponent(() => import('#web/guests/guest-form-page.tsx'), 'GuestFormPage'),
  }),
  createRoute({ ...bookingForm, path: paths.addBooking }),
  createRoute({ ...bookingForm, path: paths.booking }),
  createRoute({ ...bookingForm, path: paths.individualBooking }),
  createRoute({
    ...bookingForm,
    path: paths.groupBooking,
    component: lazyRouteComponent(() => import('#web/bookings/booking-form-page.tsx'), 'GroupBookingFormPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookings,
    component: lazyRouteComponent(() => import('#web/bookings/all-bookings-page.tsx'), 'AllBookingsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookingDetails,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/bookings/booking-details-page.tsx'), 'BookingDetailsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.roomTypes,
    component: lazyRouteComponent(() => import('#web/room-types/room-types-page.tsx'), 'RoomTypesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRoomType,
    component: lazyRouteComponent(() => import('#web/room-types/room-type-form-page.tsx'), 'AddRoomTypePage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRoomType,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/room-types/room-type-form-page.tsx'), 'EditRoomTypePage'),
  }),
  createRoute({
    ...inside,
    path: paths.rooms,
    component: lazyRouteComponent(() => import('#web/rooms/rooms-page.tsx'), 'RoomsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRoom,
    component: lazyRouteComponent(() => import('#web/rooms/room-form-page.tsx'), 'AddRoomPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRoom,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/rooms/room-form-page.tsx'), 'EditRoomPage'),
  }),
  createRoute({
    ...inside,
    path: paths.itemCategories,
    component: lazyRouteComponent(() => import('#web/item-categories/item-categories-page.tsx'), 'ItemCategoriesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addItemCategory,
    component: lazyRouteComponent(
      () => import('#web/item-categories/item-category-form-page.tsx'),
      'AddItemCategoryPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.editItemCategory,
    validateSearch: withSlug,
    component: lazyRouteComponent(
      () => import('#web/item-categories/item-category-form-page.tsx'),
      'EditItemCategoryPage',
    ),
  }),
  createRoute({
    ...inside,
    path: paths.items,
    component: lazyRouteComponent(() => import('#web/items/items-page.tsx'), 'ItemsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addItem,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/items/item-form-page.tsx'), 'ItemFormPage'),
  }),
  createRoute({
    ...inside,
    path: paths.roomService,
    component: lazyRouteComponent(() => import('#web/room-service/room-service-page.tsx'), 'RoomServicePage'),
  }),
  createRoute({
    ...inside,
    path: paths.addOrder,
    validateSearch: ofOrderForm,
    component: lazyRouteComponent(() => import('#web/orders/order-form-page.tsx'), 'AddOrderPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editOrder,
    component: lazyRouteComponent(() => import('#web/orders/order-form-page.tsx'), 'EditOrderPage'),
  }),
  createRoute({
    ...inside,
    path: paths.orders,
    component: lazyRouteComponent(() => import('#web/orders/orders-page.tsx'), 'OrdersPage'),
  }),
  createRoute({
    ...inside,
    path: paths.allOrders,
    beforeLoad: () => {
      throw redirect({ to: paths.orders, replace: true })
    },
  }),
] as const

const candidate = createRoute({
  ...outside,
  id: 'candidate',
  beforeLoad: only('candidate'),
  component: lazyRouteComponent(() => import('#web/app/candidate-layout.tsx'), 'CandidateLayout'),
})
const candidateScreens = [
  createRoute({
    getParentRoute: () => candidate,
    path: paths.candidate,
    beforeLoad: () => {
      throw redirect({ to: paths.candidateDashboard, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => candidate,
    path: paths.candidateDashboard,
    component: lazyRouteComponent(
      () => import('#web/candidate/candidate-dashboard-page.tsx'),
      'CandidateDashboardPage',
    ),
  }),
] as const

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    logout,
    forgotPassword,
    resetPassword,
    start,
    unknown,
    admin.addChildren(adminScreens),
    candidate.addChildren(candidateScreens),
  ]),
  // Plain text both ways: a slug of digits stays a text, and an address stays readable.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const said = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return said.length ? `?${new URLSearchParams(said)}` : ''
  },
  defaultPendingComponent: Splash,
  defaultErrorComponent: ErrorPage,
  scrollRestoration: true,
})

session.onExpire(() => {
  queryClient.clear()
  session.keepPlace(router.state.location.href)
  router.navigate({ to: paths.login })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
