import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { RatePlanQuery } from '#contract/rates/rate-plan.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { withSlug } from '#web/app/routes/search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'
import type { RateCalendarSearch } from '#web/rates/rate-calendar-search.ts'

/** The rate calendar and the rate plans. */
export const rateScreens = [
  createRoute({
    ...inside,
    path: paths.rates,
    validateSearch: searchFor<RateCalendarSearch>(),
    component: lazyRouteComponent(() => import('#web/rates/rate-calendar-page.tsx'), 'RateCalendarPage'),
  }),
  createRoute({
    ...inside,
    path: paths.ratePlans,
    validateSearch: searchFor<RatePlanQuery>(),
    component: lazyRouteComponent(() => import('#web/rates/plans/rate-plans-page.tsx'), 'RatePlansPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRatePlan,
    component: lazyRouteComponent(() => import('#web/rates/plans/rate-plan-form-page.tsx'), 'AddRatePlanPage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRatePlan,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/rates/plans/rate-plan-form-page.tsx'), 'EditRatePlanPage'),
  }),
] as const
