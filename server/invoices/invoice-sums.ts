import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'

/** The amount that is still to be collected on pending invoices, for the list and the dashboard. */
export const outstanding = sql<Paise>`coalesce(sum(balance) filter (where status = 'pending'), 0)::bigint`

/** The refunds that are due on invoices. */
export const refundDue = sql<Paise>`coalesce(-sum(balance) filter (where status = 'refund_due'), 0)::bigint`
