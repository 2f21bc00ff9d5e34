import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'

/** Payments less refunds, for a query that groups rows of `payment`. */
export const netAmount = sql<Paise>`coalesce(
  sum(case when payment.kind = 'payment' then payment.amount else -payment.amount end), 0
)::bigint`
