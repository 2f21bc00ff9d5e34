import { isLive } from '#contract/bookings/booking-rules.ts'
import type { DepositDecision, ReturnDraft } from '#contract/deposits/deposit.ts'
import { minus, type Paise, zero } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { type LockedBooking, lockBooking } from '#server/bookings/booking-store.ts'
import { chargeKept } from '#server/deposits/charge-kept.ts'
import { depositProblems } from '#server/deposits/deposit-problems.ts'
import { bookingOfDeposit, type HeldHere, listHeld, setReturned } from '#server/deposits/deposit-store.ts'
import { chooseMethod } from '#server/payments/choose-method.ts'
import type { Caller } from '#server/payments/record-payment.ts'

/** Returns a deposit before the stay ends. The answer is the amount that was kept. */
export const returnDeposit = async (caller: Caller, slug: string, draft: ReturnDraft): Promise<Paise> => {
  const { db } = caller
  const found = await bookingOfDeposit(db, slug)
  const booking = found && (await lockBooking(db, found.slug))
  if (!booking) throw depositProblems.missing()
  const held = (await listHeld(db, booking.id)).find((deposit) => deposit.slug === slug)
  if (!held) throw depositProblems.alreadyReturned()
  if (draft.keep_amount && !isLive(booking)) throw depositProblems.keepTooLate()
  return settleDeposit(caller, booking, held, draft)
}

/** A guest who leaves gets each deposit back, or the hotel says what it keeps. The booking is locked already. */
export const settleDeposits = async (
  caller: Caller,
  booking: LockedBooking,
  decisions: DepositDecision[] = [],
  undecided = depositProblems.undecided,
) => {
  if (decisions.length > 0) await mustBeAllowed(caller.user, 'payments.take')
  const held = await listHeld(caller.db, booking.id)
  if (decisions.some(({ slug }) => !held.some((deposit) => deposit.slug === slug)))
    throw await whyNotHeld(caller.db, booking, decisions)
  for (const deposit of held) {
    const decision = decisions.find(({ slug }) => slug === deposit.slug)
    if (!decision) throw undecided(deposit.number, deposit.amount)
    await settleDeposit(caller, booking, deposit, decision)
  }
}

const whyNotHeld = async (db: Caller['db'], booking: LockedBooking, decisions: DepositDecision[]) => {
  for (const { slug } of decisions) {
    if ((await bookingOfDeposit(db, slug))?.slug !== booking.slug) return depositProblems.notOfBooking()
  }
  return depositProblems.alreadyReturned()
}

const settleDeposit = async (
  caller: Caller,
  booking: LockedBooking,
  held: HeldHere,
  { keep_amount: kept = zero, reason = '', payment_method, source, reference, tax_category }: ReturnDraft,
) => {
  const { db, clock, user } = caller
  if (kept > held.amount) throw depositProblems.keepTooMuch(held.amount)
  const back = minus(held.amount, kept)
  const method = payment_method === undefined ? undefined : await chooseMethod(db, { payment_method, source })
  const isReturned = await setReturned(db, held.id, {
    returned_at: clock.now().toISOString(),
    returned_on: dayIn(booking.time_zone, clock.now()),
    returned_by: user?.account_id ?? null,
    kept_amount: kept,
    keep_reason: kept > 0 ? reason : '',
    return_method_id: back > 0 ? (method?.id ?? held.payment_method_id) : null,
    return_source: back > 0 ? (source ?? '') : '',
    return_reference: back > 0 ? (reference ?? '') : '',
  })
  if (!isReturned) throw depositProblems.alreadyReturned()
  if (kept > 0) await chargeKept(caller, booking, held, { kept, reason, tax_category })
  return kept
}
