import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AuditQuery } from '#contract/audit/audit.ts'
import type { RoleQuery } from '#contract/roles/role.ts'
import type { StaffQuery } from '#contract/staff/staff.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { textOf, withSlug } from '#web/app/routes/search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

/** The settings of the hotel, its staff and the audit trail. */
export const settingsScreens = [
  createRoute({
    ...inside,
    path: paths.settings,
    component: lazyRouteComponent(() => import('#web/settings/property-page.tsx'), 'PropertyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.taxes,
    component: lazyRouteComponent(() => import('#web/taxes/taxes-page.tsx'), 'TaxesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.foodPlans,
    component: lazyRouteComponent(() => import('#web/food-plans/food-plans-page.tsx'), 'FoodPlansPage'),
  }),
  createRoute({
    ...inside,
    path: paths.paymentMethods,
    component: lazyRouteComponent(() => import('#web/payment-methods/payment-methods-page.tsx'), 'PaymentMethodsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.bookingSources,
    component: lazyRouteComponent(() => import('#web/booking-sources/booking-sources-page.tsx'), 'BookingSourcesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.privacy,
    component: lazyRouteComponent(() => import('#web/privacy/privacy-page.tsx'), 'PrivacyPage'),
  }),
  createRoute({
    ...inside,
    path: paths.staff,
    validateSearch: searchFor<StaffQuery>(),
    component: lazyRouteComponent(() => import('#web/staff/staff-page.tsx'), 'StaffPage'),
  }),
  createRoute({
    ...inside,
    path: paths.roles,
    validateSearch: searchFor<RoleQuery>(),
    component: lazyRouteComponent(() => import('#web/roles/roles-page.tsx'), 'RolesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.addRole,
    validateSearch: ({ copy }: Record<string, unknown>): { copy?: string | undefined } => ({ copy: textOf(copy) }),
    component: lazyRouteComponent(() => import('#web/roles/role-form-page.tsx'), 'AddRolePage'),
  }),
  createRoute({
    ...inside,
    path: paths.editRole,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/roles/role-form-page.tsx'), 'EditRolePage'),
  }),
  createRoute({
    ...inside,
    path: paths.audit,
    validateSearch: searchFor<AuditQuery>(),
    component: lazyRouteComponent(() => import('#web/audit/audit-page.tsx'), 'AuditPage'),
  }),
  createRoute({
    ...inside,
    path: paths.failedJobs,
    component: lazyRouteComponent(() => import('#web/jobs/failed-jobs-page.tsx'), 'FailedJobsPage'),
  }),
] as const
