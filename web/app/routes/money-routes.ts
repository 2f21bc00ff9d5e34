import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { CreditNoteQuery } from '#contract/invoices/credit-note-list.ts'
import type { InvoiceQuery } from '#contract/invoices/invoice.ts'
import type { PaymentQuery } from '#contract/payments/payment-list.ts'
import { inside } from '#web/app/routes/admin-route.ts'
import { withMonth, withSlug } from '#web/app/routes/search.ts'
import { searchFor } from '#web/kit/list/route-search.ts'
import { paths } from '#web/paths.ts'

/** Invoices, credit notes, payments and the tax summary. */
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
    path: paths.payments,
    validateSearch: searchFor<PaymentQuery>(),
    component: lazyRouteComponent(() => import('#web/payments/payments-page.tsx'), 'PaymentsPage'),
  }),
  createRoute({
    ...inside,
    path: paths.taxSummary,
    validateSearch: withMonth,
    component: lazyRouteComponent(() => import('#web/taxes/tax-summary-page.tsx'), 'TaxSummaryPage'),
  }),
] as const
