import { sql } from 'kysely'
import { sumOf } from '#contract/kit/money.ts'
import type { AdvancesHeld, HeldAdvance } from '#contract/reports/advances-held.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { netAmount } from '#server/payments/net-amount.ts'
import { receiptNumber } from '#server/payments/payment-store.ts'

/**
 * The bookings whose advances are neither adjusted nor refunded. Only guests who are in the house or still to come have
 * some, and cancelled bookings and no-shows whose money was not refunded.
 */
export const listAdvancesHeld = async (db: Db): Promise<AdvancesHeld> => {
  const { rows } = await sql<HeldAdvance>`
    select json_build_object('slug', booking.slug, 'booking_number', ${bookingNumber}) as booking,
      guest.name as guest_name, booking.check_in_date, booking.status, advances.vouchers,
      (advances.amount - invoiced.adjusted)::bigint as amount
    from booking
      join guest on guest.id = booking.guest_id
      cross join lateral (
        select ${netAmount} as amount,
          json_agg(json_build_object(
            'slug', payment.slug, 'receipt_number', ${receiptNumber}, 'date', payment.paid_on, 'kind', payment.kind,
            'amount', payment.amount
          ) order by payment.id) as vouchers
        from payment left join voucher on voucher.payment_id = payment.id
        where payment.booking_id = booking.id and payment.invoice_id is null
      ) advances
      cross join lateral (
        select coalesce(sum(invoice.advance_amount), 0) as adjusted
        from invoice where invoice.booking_id = booking.id and invoice.kind = 'invoice'
      ) invoiced
    where (
        booking.status in ('booked', 'checked_in') or booking.id in (select booking_id from held_money)
      ) and advances.amount > invoiced.adjusted
    order by booking.check_in_date, booking.number`.execute(db)
  return { rows, total: sumOf(rows.map(({ amount }) => amount)) }
}
