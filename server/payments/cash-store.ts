import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import type { PaidFolio } from '#server/payments/payer-store.ts'

interface CashSoFar {
  payer: string
  /** From the payer on this day, for all bookings. */
  of_day: Paise
  /** For this booking; zero without one. */
  of_stay: Paise
}

/** Who pays, as one number: a company is below zero, a guest above. */
type PayerId = number

export const payerOfCompany = (companyId: number): PayerId => -companyId

const payer = sql<PayerId>`case
  when folio.id is null then coalesce(-booking.company_id, booking.guest_id)
  else coalesce(-folio.company_id, folio.guest_id, booking.guest_id)
end`

export const payerOfFolio = async (db: Db, { booking_id, folio_id }: PaidFolio): Promise<PayerId> => {
  const { rows } = await sql<{ payer: PayerId }>`
    select ${payer} as payer from booking left join folio on folio.id = ${folio_id} where booking.id = ${booking_id}
  `.execute(db)
  return rows[0]?.payer ?? 0
}

/** Payments and security deposits in cash. What is kept of a deposit is a payment. */
const received = sql`(
  select payment.paid_on as day, payment.booking_id, ${payer} as payer, payment.amount
  from payment
    join payment_method on payment_method.id = payment.payment_method_id and payment_method.is_cash
    join booking on booking.id = payment.booking_id
    left join folio on folio.id = payment.folio_id
  where payment.kind = 'payment'
  union all
  select deposit.taken_on, deposit.booking_id, booking.guest_id, deposit.amount - coalesce(deposit.kept_amount, 0)
  from deposit
    join payment_method on payment_method.id = deposit.payment_method_id and payment_method.is_cash
    join booking on booking.id = deposit.booking_id
) received`

const sum = sql`coalesce(sum(received.amount), 0)::bigint`

/**
 * The cash received so far. Refunds do not lower it: the money was received. One clerk after the other takes cash of a
 * payer, so that two clerks don't both see too little.
 */
export const sumCash = async (db: Db, payerId: PayerId, bookingId: number | null, day: CalendarDate) => {
  await sql`select pg_advisory_xact_lock(hashtext('cash'), ${payerId}::integer)`.execute(db)
  const { rows } = await sql<CashSoFar>`
    select
      coalesce(
        (select name from company where id = -${payerId}::integer), (select name from guest where id = ${payerId}), ''
      ) as payer,
      (select ${sum} from ${received} where received.day = ${day} and received.payer = ${payerId}) as of_day,
      (select ${sum} from ${received} where received.booking_id = ${bookingId}) as of_stay
  `.execute(db)
  return rows[0]
}
