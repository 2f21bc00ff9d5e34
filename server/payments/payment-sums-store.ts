import { sql } from 'kysely'
import { minus, type Paise, sumOf } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'
import { accountId, type PaymentFilter, searchPayments } from '#server/payments/payment-search.ts'

const received = sql<Paise>`coalesce(sum(amount) filter (where kind = 'payment'), 0)::bigint`.as('received')
const refunded = sql<Paise>`coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint`.as('refunded')

const readTally = (db: Db, { payment_method, account, kind }: PaymentFilter) => {
  let tally = db.selectFrom('payment_tally')
  if (payment_method) tally = tally.where('payment_method_id', '=', payment_method)
  if (account) tally = tally.where('account_id', '=', accountId(account))
  if (kind) tally = tally.where('kind', '=', kind === 'refund' ? 'refund' : 'payment')
  if (kind && kind !== 'refund') tally = tally.where('is_advance', '=', kind === 'advance')
  return tally
    .select(['payment_method_id', sql<number>`sum(payments)::bigint`.as('payments'), received, refunded])
    .groupBy('payment_method_id')
}

const readPayments = (db: Db, filter: PaymentFilter) =>
  searchPayments(db, filter)
    .select(['payment.payment_method_id', sql<number>`count(*)`.as('payments'), received, refunded])
    .groupBy('payment.payment_method_id')

/** Count and sums of all payments that match. The tally has them if neither dates nor a search are given. */
export const addUpPayments = async (db: Db, filter: PaymentFilter) => {
  const { search, date_from, date_to } = filter
  const sums = search || date_from || date_to ? readPayments(db, filter) : readTally(db, filter)
  const methods = await db
    .selectFrom(sums.as('sums'))
    .innerJoin('payment_method', 'payment_method.id', 'sums.payment_method_id')
    .select(['payment_method.id', 'payment_method.name', 'sums.payments', 'sums.received', 'sums.refunded'])
    .orderBy('payment_method.id')
    .execute()
  const total = {
    received: sumOf(methods.map((one) => one.received)),
    refunded: sumOf(methods.map((one) => one.refunded)),
  }
  return {
    count: methods.reduce((count, { payments }) => count + payments, 0),
    sums: {
      ...total,
      net: minus(total.received, total.refunded),
      by_method: methods.map(({ payments, ...method }) => ({
        ...method,
        net: minus(method.received, method.refunded),
      })),
    },
  }
}

/** One row for each method, clerk and kind again. */
export const addUpPaymentTally = (db: Db) =>
  sql`with added as (delete from payment_tally returning *)
      insert into payment_tally
      select payment_method_id, account_id, kind, is_advance, sum(payments), sum(amount)
      from added group by payment_method_id, account_id, kind, is_advance`.execute(db)
