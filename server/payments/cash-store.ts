import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'

interface CashSoFar {
  payer: string
  /** From the payer on this day, for all bookings. */
  of_day: Paise
  /** For this booking. */
  of_stay: Paise
}

/** Payments of a payer on a day, one after the other, so that two clerks don't both see too little. */
const lockPayer = (db: Db, bookingId: number) =>
  sql`select pg_advisory_xact_lock(hashtext('cash'), coalesce(-company_id, guest_id)) from booking where id = ${bookingId}`.execute(
    db,
  )

/** The cash received so far. Refunds do not lower it: the money was received. The company of a booking is the payer. */
export const sumCash = async (db: Db, bookingId: number, day: CalendarDate): Promise<CashSoFar | undefined> => {
  await lockPayer(db, bookingId)
  const { rows } = await sql<CashSoFar>`
    select coalesce(company.name, guest.name) as payer,
      (
        select coalesce(sum(payment.amount), 0)::bigint
        from payment
          join payment_method on payment_method.id = payment.payment_method_id and payment_method.is_cash
          join booking paid_for on paid_for.id = payment.booking_id
        where payment.paid_on = ${day} and payment.kind = 'payment'
          and coalesce(-paid_for.company_id, paid_for.guest_id) = coalesce(-booking.company_id, booking.guest_id)
      ) as of_day,
      (
        select coalesce(sum(payment.amount), 0)::bigint
        from payment join payment_method on payment_method.id = payment.payment_method_id and payment_method.is_cash
        where payment.booking_id = booking.id and payment.kind = 'payment'
      ) as of_stay
    from booking
      join guest on guest.id = booking.guest_id
      left join company on company.id = booking.company_id
    where booking.id = ${bookingId}`.execute(db)
  return rows[0]
}
