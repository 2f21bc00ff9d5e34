import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'

/** What is still to be collected: of pending invoices only. The list and the dashboard both ask it this way. */
export const outstanding = sql<Paise>`coalesce(sum(balance) filter (where status = 'pending'), 0)::bigint`

/** What guests with an invoice are to get back. */
export const refundDue = sql<Paise>`coalesce(-sum(balance) filter (where status = 'refund_due'), 0)::bigint`
