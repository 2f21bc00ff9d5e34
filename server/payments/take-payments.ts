import { minus, type Paise, plus, sumOf, zero } from '#contract/kit/money.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { PayDraft, Payment } from '#contract/payments/payment.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { refuseAboveCreditLimit } from '#server/companies/company-credit-store.ts'
import { findFolioId } from '#server/folios/folio-store.ts'
import type { OpenBill } from '#server/payments/open-bill.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { isOnAccount, payBill } from '#server/payments/take-payment.ts'

interface Part {
  draft: PayDraft
  /** The number of the part among all of them, for a message that names it. */
  index: number
}

interface Drafts {
  /** Paid before the parts. */
  payment?: PayDraft | undefined
  parts: PayDraft[]
}

/** Takes the payments of a check-out, each for its folio. The bills are locked already. */
export const payFolios = async (
  caller: Caller,
  booking: { id: number; slug: string },
  opens: OpenBill[],
  { payment, parts }: Drafts,
) => {
  if (payment || parts.length > 0) await mustBeAllowed(caller.user, 'payments.take')
  const taken: Payment[] = []
  const onAccount = new Set<OpenBill['invoice']>()
  const rest = [...opens]
  const at = async (draft: PayDraft) => {
    const folioId = await findFolioId(caller.db, booking, draft.folio)
    const index = rest.findIndex(({ folio_id }) => folio_id === folioId)
    const isOnly = !draft.folio && rest.length === 1
    if (index < 0 && !isOnly) throw paymentProblems.nothingToPay()
    return Math.max(index, 0)
  }
  if (payment) {
    const index = await at(payment)
    const open = rest[index]
    if (!open) throw paymentProblems.nothingToPay()
    const first = (await isOnAccount(caller.db, open, payment)) ? undefined : await payBill(caller, open, payment)
    if (first) taken.push(first)
    else onAccount.add(open.invoice)
    rest[index] = { ...open, balance: minus(open.balance, first?.amount ?? payment.amount ?? open.balance) }
  }
  const byBill = new Map<number, Part[]>()
  for (const [index, draft] of parts.entries()) {
    const bill = await at(draft)
    byBill.set(bill, [...(byBill.get(bill) ?? []), { draft, index }])
  }
  for (const [bill, drafts] of byBill) {
    const open = rest[bill]
    if (!open) continue
    const { payments, hasRest } = await takeParts(caller, open, drafts)
    taken.push(...payments)
    if (hasRest) onAccount.add(open.invoice)
    rest[bill] = { ...open, balance: minus(open.balance, sumOf(payments.map(({ amount }) => amount))) }
  }
  // After the payments, because only what they leave goes to the account.
  for (const { invoice, balance } of rest) {
    const isLeft = balance > 0 || onAccount.has(invoice)
    if (invoice && isLeft) await refuseAboveCreditLimit(caller.db, invoice.id, onAccount.has(invoice))
  }
  return taken
}

/**
 * Takes a payment in several parts, together no more than the balance; a part may stay in the account of the company. A
 * refusal names the part that is wrong.
 */
const takeParts = async (caller: Caller, open: OpenBill, parts: Part[]) => {
  // If nothing is due before the first part, payBill refuses the first part with the reason.
  if (open.balance > 0) refuseTooMuch(parts, open.balance)
  const payments: Payment[] = []
  let hasRest = false
  let { balance } = open
  for (const { draft, index } of parts) {
    const isRest = await isOnAccount(caller.db, open, draft)
    const pay = isRest ? Promise.resolve(undefined) : payBill(caller, { ...open, balance }, draft)
    const payment = await pay.catch((failure) => Promise.reject(ofPart(failure, index)))
    balance = minus(balance, payment?.amount ?? draft.amount ?? balance)
    if (payment) payments.push(payment)
    else hasRest = true
  }
  return { payments, hasRest }
}

/** A part without an amount pays the rest. */
const refuseTooMuch = (parts: Part[], balance: Paise) => {
  let total = zero
  let tooMuch = -1
  for (const {
    draft: { amount },
    index,
  } of parts) {
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
