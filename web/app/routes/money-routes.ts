import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { AuditQuery } from '#contract/audit/audit.ts'
import type { CreditNoteQuery } from '#contract/invoices/credit-note-list.ts'
import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import type { StaffQuery } from '#contract/staff/staff.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { textOf, withSlug } from '#web/app/routes/search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

const withMonth = ({ month }: Record<string, unknown>): { month?: string | undefined } => ({ month: textOf(month) })

/** Money and the settings of the hotel. */
export const moneyScreens = [
  createRoute({
    ...inside,
    path: paths.invoices,
    validateSearch: searchFor<InvoiceQuery>(),
    component: lazyRouteComponent(() => import('#web/invoices/invoices-page.tsx'), 'InvoicesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.invoice,
    validateSearch: withSlug,
    component: lazyRouteComponent(() => import('#web/invoices/invoice-page.tsx'), 'InvoicePage'),
  }),
  createRoute({
    ...inside,
    path: paths.creditNotes,
    validateSearch: searchFor<CreditNoteQuery>(),
    component: lazyRouteComponent(() => import('#web/invoices/credit-notes-page.tsx'), 'CreditNotesPage'),
  }),
  createRoute({
    ...inside,
    path: paths.taxSummary,
    validateSearch: withMonth,
    component: lazyRouteComponent(() => import('#web/taxes/tax-summary-page.tsx'), 'TaxSummaryPage'),
  }),
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
    path: paths.staff,
    validateSearch: searchFor<StaffQuery>(),
    component: lazyRouteComponent(() => import('#web/staff/staff-page.tsx'), 'StaffPage'),
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
