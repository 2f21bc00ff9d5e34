import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { ListedPayment, PaymentKind, PaymentQuery } from '#contract/payments/payment-list.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { inBatches } from '#server/kit/records/in-batches.ts'
import { longListPage, sortOrder } from '#server/kit/records/list-page.ts'
import { type PaymentFilter, searchPayments } from '#server/payments/payment-search.ts'
import { receiptNumber } from '#server/payments/payment-store.ts'
import { addUpPayments } from '#server/payments/payment-sums-store.ts'

export const listedKind = sql<PaymentKind>`case
  when payment.kind = 'refund' then 'refund' when payment.invoice_id is null then 'advance' else 'payment'
end`

const withColumns = (found: ReturnType<typeof searchPayments>) =>
  found
    .innerJoin('payment_method', 'payment_method.id', 'payment.payment_method_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .leftJoin('account', 'account.id', 'payment.account_id')
    .leftJoin('voucher', 'voucher.payment_id', 'payment.id')
    .select([
      'payment.id',
      'payment.slug',
      receiptNumber.as('receipt_number'),
      listedKind.as('kind'),
      'payment.paid_on',
      'payment.at',
      'payment_method.name as payment_method',
      'payment.source',
      'payment.reference',
      'payment.amount',
      'payment.reason',
      'guest.name as guest_name',
      'account.name as who',
    ])
    .select(({ ref }) => jsonBuildObject({ slug: ref('booking.slug'), booking_number: bookingNumber }).as('booking'))

const sortColumns = { date: 'payment.paid_on', amount: 'payment.amount' } as const

export const listAllPayments = async (db: Db, query: PaymentQuery) => {
  const { count, sums } = await addUpPayments(db, query)
  const { column, direction } = sortOrder(query.sort ?? '-date')
  const page = await longListPage<ListedPayment>(query, count, direction, ({ way, limit, offset }) => {
    const ids = searchPayments(db, query)
      .select('payment.id')
      .orderBy(sortColumns[column], way)
      .orderBy('payment.id', way)
      .limit(sql.lit(limit))
      .offset(sql.lit(offset))
    return withColumns(db.selectFrom('payment').where('payment.id', 'in', ids))
      .orderBy(sortColumns[column], way)
      .orderBy('payment.id', way)
      .execute()
  })
  return { ...page, sums }
}

/** All payments that match, oldest first. */
export const eachPayment = (db: Db, filter: PaymentFilter) =>
  inBatches((after, limit) =>
    withColumns(searchPayments(db, filter))
      .where('payment.id', '>', after)
      .orderBy('payment.id')
      .limit(limit)
      .execute(),
  )
