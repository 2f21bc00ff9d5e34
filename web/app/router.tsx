import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { ErrorPage } from '#web/app/error-page.tsx'
import { admin, root } from '#web/app/routes/admin-route.ts'
import { candidate, candidateScreens } from '#web/app/routes/candidate-routes.ts'
import { frontOfficeScreens } from '#web/app/routes/front-office-routes.ts'
import { housekeepingPhone } from '#web/app/routes/housekeeping-phone-route.ts'
import { moneyScreens } from '#web/app/routes/money-routes.ts'
import { rateScreens } from '#web/app/routes/rate-routes.ts'
import { reportScreens } from '#web/app/routes/report-routes.ts'
import { roomAndOrderScreens } from '#web/app/routes/room-and-order-routes.ts'
import { textOf } from '#web/app/routes/search.ts'
import { settingsScreens } from '#web/app/routes/settings-routes.ts'
import { Splash } from '#web/app/splash.tsx'
import { onlySignedOut, onlyWithoutSecondFactor } from '#web/auth/guards.ts'
import { LoginPage } from '#web/auth/login-page.tsx'
import { signOut } from '#web/auth/sign-out.ts'
import { queryClient } from '#web/kit/api/query-client.ts'
import { session } from '#web/kit/api/session.ts'
import { drafts } from '#web/kit/form/drafts.ts'
import { paths } from '#web/paths.ts'

const toLogin = () => {
  throw redirect({ to: paths.login, replace: true })
}

const outside = { getParentRoute: () => root }
const login = createRoute({
  ...outside,
  path: paths.login,
  beforeLoad: onlySignedOut,
  // The dashboard is part of the first bundle: as a separate file it would need twenty more requests.
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
const secondFactor = createRoute({
  ...outside,
  path: paths.secondFactor,
  beforeLoad: onlyWithoutSecondFactor,
  component: lazyRouteComponent(() => import('#web/auth/second-factor/second-factor-page.tsx'), 'SecondFactorPage'),
})
const invitation = createRoute({
  ...outside,
  path: paths.invitation,
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: textOf(token) ?? '' }),
  component: lazyRouteComponent(() => import('#web/guest-accounts/invitation-page.tsx'), 'InvitationPage'),
})
const start = createRoute({ ...outside, path: paths.root, beforeLoad: toLogin })
const unknown = createRoute({ ...outside, path: '$', beforeLoad: toLogin })

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    logout,
    forgotPassword,
    resetPassword,
    secondFactor,
    invitation,
    start,
    unknown,
    admin.addChildren([
      ...frontOfficeScreens,
      ...roomAndOrderScreens,
      ...rateScreens,
      ...moneyScreens,
      ...reportScreens,
      ...settingsScreens,
    ]),
    housekeepingPhone,
    candidate.addChildren(candidateScreens),
  ]),
  // Values are plain text: a slug of digits stays text, and addresses stay readable.
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
  const { pathname, href } = router.state.location
  // The sign-out page is not kept: opened after the next sign-in, it would sign out again.
  if (pathname !== paths.logout) session.keepAddress(href)
  router.navigate({ to: paths.login })
})

session.onEndElsewhere(() => {
  const { pathname } = router.state.location
  drafts.dropAll()
  queryClient.clear()
  const areas = [paths.admin, paths.candidate, paths.housekeepingPhone]
  if (areas.some((area) => pathname.startsWith(area))) router.navigate({ to: paths.login })
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
