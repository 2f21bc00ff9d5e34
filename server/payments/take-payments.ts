import { minus, type Paise, plus, zero } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { PayDraft } from '#contract/payments/payment.ts'
import type { OpenBill } from '#server/payments/open-bill.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { payBill } from '#server/payments/take-payment.ts'

/**
 * Takes a payment in several parts for a bill that is locked already, together no more than the balance. A refusal names
 * the part that is wrong.
 */
export const takePayments = async (caller: Caller, open: OpenBill, parts: PayDraft[]) => {
  // If nothing is due before the first part, payBill refuses the first part with the reason.
  if (open.balance > 0) refuseTooMuch(parts, open.balance)
  const taken = []
  let { balance } = open
  for (const [index, part] of parts.entries()) {
    const payment = await payBill(caller, { ...open, balance }, part).catch((failure) =>
      Promise.reject(ofPart(failure, index)),
    )
    balance = minus(balance, payment.amount)
    taken.push(payment)
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
