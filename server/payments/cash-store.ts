import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import type { PaidFolio } from '#server/payments/payer-store.ts'

interface CashSoFar {
  payer: string
  /** From the payer on this day, for all bookings. */
  of_day: Paise
  /** For this booking. */
  of_stay: Paise
}

/** Who pays a folio, as one number: a company is below zero, a guest above. */
const payer = sql<number>`case
  when folio.id is null then coalesce(-booking.company_id, booking.guest_id)
  else coalesce(-folio.company_id, folio.guest_id, booking.guest_id)
end`

/** One clerk after the other takes cash of a payer, so that two clerks don't both see too little. */
const lockPayer = async (db: Db, { booking_id, folio_id }: PaidFolio) => {
  const { rows } = await sql<{ payer: number }>`
    select locked.payer, pg_advisory_xact_lock(hashtext('cash'), locked.payer)::text
    from (
      select ${payer} as payer from booking left join folio on folio.id = ${folio_id} where booking.id = ${booking_id}
    ) locked`.execute(db)
  return rows[0]?.payer ?? 0
}

const cashPayments = sql`payment
  join payment_method on payment_method.id = payment.payment_method_id and payment_method.is_cash
  join booking on booking.id = payment.booking_id
  left join folio on folio.id = payment.folio_id`

const sum = sql`coalesce(sum(payment.amount), 0)::bigint`

/** The cash received so far. Refunds do not lower it: the money was received. */
export const sumCash = async (db: Db, folio: PaidFolio, day: CalendarDate): Promise<CashSoFar | undefined> => {
  const id = await lockPayer(db, folio)
  const { rows } = await sql<CashSoFar>`
    select
      coalesce((select name from company where id = -${id}::integer), (select name from guest where id = ${id}), '') as payer,
      (
        select ${sum} from ${cashPayments}
        where payment.paid_on = ${day} and payment.kind = 'payment' and ${payer} = ${id}
      ) as of_day,
      (
        select ${sum} from ${cashPayments}
        where payment.booking_id = ${folio.booking_id} and payment.kind = 'payment'
      ) as of_stay`.execute(db)
  return rows[0]
}
