import type { CancelBooking } from '#contract/bookings/cancellation/end-booking.ts'
import { minus, smaller, sumOf } from '#contract/kit/money.ts'
import type { SavedBooking } from '#server/bookings/booking-store.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import { listFolios } from '#server/folios/folio-store.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { giveRefund } from '#server/payments/take-payment.ts'

/** Refunds the money that no invoice has counted, folio by folio; all of it unless an amount is given. */
export const refundRest = async (
  caller: Caller,
  booking: SavedBooking,
  { amount, ...how }: NonNullable<CancelBooking['refund']>,
  reason: string,
) => {
  const { advances } = await readPartsOfBill(caller.db, booking.id)
  const rest = sumOf(advances.map((advance) => advance.amount))
  if (rest <= 0 || (amount ?? rest) > rest) throw paymentProblems.refundTooHigh(rest)
  const folios = await listFolios(caller.db, booking.id)
  let left = amount ?? rest
  for (const advance of advances) {
    const part = smaller(left, advance.amount)
    if (part <= 0) continue
    const folio = folios.find(({ id }) => id === advance.folio_id)?.slug
    await giveRefund(caller, booking.slug, { ...how, amount: part, reason, ...(folio && { folio }) })
    left = minus(left, part)
  }
}
