import { canCancel, canMarkNoShow } from '#contract/bookings/booking-rules.ts'
import { cancellationMessages as say } from '#contract/bookings/cancellation/cancellation-messages.ts'
import type { CancelBooking, MarkNoShow } from '#contract/bookings/cancellation/end-booking.ts'
import { proposeFee } from '#contract/bookings/cancellation/propose-fee.ts'
import { minus, type Paise, zero } from '#contract/kit/money.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, type LockedBooking, lockBooking, setStatus } from '#server/bookings/booking-store.ts'
import { chargeFee } from '#server/bookings/cancellation/charge-fee.ts'
import { readPolicy } from '#server/bookings/cancellation/policy-store.ts'
import { refundRest } from '#server/bookings/cancellation/refund-rest.ts'
import { depositProblems } from '#server/deposits/deposit-problems.ts'
import { settleDeposits } from '#server/deposits/return-deposit.ts'
import { readPartsOfBill } from '#server/folios/bill-store.ts'
import type { Caller } from '#server/payments/record-payment.ts'

/** The database dates the cancellation. Fee, invoice and refund are saved with it, or none of them. */
export const cancelBooking = async (caller: Caller, slug: string, { reason, ...money }: CancelBooking) => {
  const booking = await lockBooking(caller.db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCancel(booking)) throw bookingProblems.notCancellable(booking.status)
  await checkFee(caller, booking, money, false)
  await settleDeposits(caller, booking, money.deposits, depositProblems.notReturned)
  await setStatus(caller.db, booking.id, 'cancelled', { cancel_reason: reason, ...feeReason(money) })
  return settle(caller, booking, money, { fee: 'Cancellation fee', refund: `Cancelled: ${reason}` })
}

export const markNoShow = async (caller: Caller, slug: string, money: MarkNoShow) => {
  const booking = await lockBooking(caller.db, slug)
  if (!booking) throw bookingProblems.missing()
  const today = hotelDay(booking, caller.clock.now())
  if (!canMarkNoShow(booking, today)) throw bookingProblems.notNoShow(booking)
  await checkFee(caller, booking, money, true)
  await settleDeposits(caller, booking, money.deposits, depositProblems.notReturned)
  await setStatus(caller.db, booking.id, 'no_show', feeReason(money))
  return settle(caller, booking, money, { fee: 'No-show fee', refund: 'No-show' })
}

/**
 * A fee that is not the proposed one needs a reason; a caller who gives no fee charges nothing and needs none. A fee below
 * the proposed one, also none at all, is a discount on it, and counts against the limit on discounts.
 */
const checkFee = async (
  { db, clock, user }: Caller,
  booking: LockedBooking,
  { fee, fee_reason }: { fee?: Paise | undefined; fee_reason?: string | undefined },
  isNoShow: boolean,
) => {
  const { lines } = await readPartsOfBill(db, booking.id)
  const proposed = proposeFee(
    { ...booking, lines, isNoShow },
    await readPolicy(db, booking),
    hotelDay(booking, clock.now()),
  )
  if (fee !== undefined && fee !== proposed && !fee_reason) throw bookingProblems.feeReason(say.feeReason)
  const waived = minus(proposed, fee ?? zero)
  if (waived > 0) await mustBeAllowed(user, 'discounts.give', (waived / proposed) * 100)
}

const feeReason = ({ fee, fee_reason }: MarkNoShow) => (fee !== undefined && fee_reason ? { fee_reason } : {})

const settle = async (
  caller: Caller,
  locked: LockedBooking,
  { fee, refund }: MarkNoShow,
  names: { fee: string; refund: string },
) => {
  const ended = await getBooking(caller.db, locked.slug)
  if (!ended) throw bookingProblems.missing()
  const invoice = fee ? await chargeFee(caller, locked, ended, { amount: fee, description: names.fee }) : undefined
  if (refund) await refundRest(caller, ended, refund, names.refund)
  return invoice
}
