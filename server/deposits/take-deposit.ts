import { isLive } from '#contract/bookings/booking-rules.ts'
import type { DepositDraft } from '#contract/deposits/deposit.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { lockBooking } from '#server/bookings/booking-store.ts'
import { depositProblems } from '#server/deposits/deposit-problems.ts'
import { insertDeposit } from '#server/deposits/deposit-store.ts'
import { chooseMethod } from '#server/payments/choose-method.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { refuseMuchCash } from '#server/payments/refuse-much-cash.ts'

/** Takes a security deposit of a guest who is expected or in the house. */
export const takeDeposit = async ({ db, clock, user }: Caller, bookingSlug: string, draft: DepositDraft) => {
  const booking = await lockBooking(db, bookingSlug)
  if (!booking) throw bookingProblems.missing()
  if (!isLive(booking)) throw depositProblems.stayEnded()
  const { payment_method, source, reference, amount } = draft
  const method = await chooseMethod(db, { payment_method, source })
  const taken_on = dayIn(booking.time_zone, clock.now())
  const cash = { amount, paid_on: taken_on, confirmed: draft.confirm_cash ?? false }
  if (method.is_cash) await refuseMuchCash(db, { booking_id: booking.id, folio_id: null }, cash)
  const { slug } = await insertDeposit(db, {
    booking_id: booking.id,
    amount,
    payment_method_id: method.id,
    source: source ?? '',
    reference: reference ?? '',
    at: clock.now().toISOString(),
    taken_on,
    account_id: user?.account_id ?? null,
  })
  return slug
}
