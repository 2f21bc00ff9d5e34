import { canCancel, canMarkNoShow } from '#contract/bookings/booking-rules.ts'
import type { Cancellation } from '#contract/bookings/cancellation/cancellation.ts'
import { policyText } from '#contract/bookings/cancellation/cancellation-policy.ts'
import { feeTaxRate, feeWithTax, proposeFee, settleFee } from '#contract/bookings/cancellation/propose-fee.ts'
import { ofFolio } from '#contract/folios/bill-lines.ts'
import { minus, plus, sumOf } from '#contract/kit/money.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { readPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import type { Services } from '#server/kit/services.ts'

/** The fee for a booking that is cancelled now, or whose guest did not come. */
export const proposeCancellation = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  isNoShow: boolean,
): Promise<Cancellation> => {
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  const policy = await readPolicy(db, booking)
  const today = hotelDay(policy, clock.now())
  if (isNoShow && !canMarkNoShow(booking, today)) throw bookingProblems.notNoShow(booking)
  if (!canCancel(booking)) throw bookingProblems.notCancellable(booking.status)
  const { lines, taxes, advances } = await readPartsOfBill(db, booking.id)
  const own = sumOf(advances.filter(ofFolio(null)).map(({ amount }) => amount))
  const received = sumOf(advances.map(({ amount }) => amount))
  const tax_rate = feeTaxRate(lines, taxes, today)
  const fee = feeWithTax(proposeFee({ ...booking, lines, isNoShow }, policy, today), tax_rate)
  // The fee is of the booking's own folio; the money of other folios is not kept for it.
  const { refund, due } = settleFee(fee.total, own)
  return { rule: policyText(policy), tax_rate, ...fee, received, refund: plus(refund, minus(received, own)), due }
}
