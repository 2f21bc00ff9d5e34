import { type Paise, plus, zero } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import { type Caller, lockBill, takePayment } from '#server/payments/take-payment.ts'

/** Takes a payment in several parts, together no more than the balance. A refusal names the part that is wrong. */
export const takePayments = async (caller: Caller, bookingSlug: string, parts: PayDraft[]) => {
  if (parts.length === 0) return []
  const { bill } = await lockBill(caller.db, bookingSlug)
  // If nothing is due before the first part, takePayment refuses the first part with the reason.
  if (bill.balance > 0) refuseTooMuch(parts, bill.balance)
  const taken = []
  for (const [index, part] of parts.entries()) {
    taken.push(await takePayment(caller, bookingSlug, part).catch((failure) => Promise.reject(ofPart(failure, index))))
  }
  return taken
}

/** A part without an amount pays the rest. */
const refuseTooMuch = (parts: PayDraft[], balance: Paise) => {
  let total = zero
  let tooMuch = -1
  for (const [index, { amount }] of parts.entries()) {
    if (amount === undefined && total >= balance) throw paymentProblems.nothingForPart(index)
    total = amount === undefined ? balance : plus(total, amount)
    if (total > balance && tooMuch < 0) tooMuch = index
  }
  if (tooMuch >= 0) throw paymentProblems.paymentsTooHigh(tooMuch, total, balance)
}

const ofPart = (failure: unknown, index: number) => {
  if (!(failure instanceof Problem && failure.fields)) return failure
  const fields = Object.entries(failure.fields).map(([field, messages]) => [`payments.${index}.${field}`, messages])
  return new Problem(failure.status, failure.code, failure.message, Object.fromEntries(fields))
}
