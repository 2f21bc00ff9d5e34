import { minus, type Paise, rupees } from '#contract/kit/money.ts'
import type { Dice } from '#server/demo/history/dice.ts'

interface PlannedPayment {
  method: string
  source: string
  reference: string
  amount: Paise
  at: number
}

const minute = 60_000
const day = 24 * 60 * minute

const methods = [
  ['Cash', 28],
  ['Online', 46],
  ['Card', 20],
  ['Company', 6],
] as const
const sources = [
  ['UPI', 50],
  ['Google Pay', 20],
  ['PhonePe', 20],
  ['Bank transfer', 10],
] as const

interface Paid {
  payments: PlannedPayment[]
  /** The invoice is for a company, which pays it later. */
  isOnAccount: boolean
}

/** How a guest pays at check-out; a company pays later by bank transfer, and some invoices stay pending. */
export const paymentsOfStay = (balance: Paise, left: number, now: number, dice: Dice): Paid => {
  if (balance <= 0) return { payments: [], isOnAccount: false }
  const chosen = dice.weighted(methods)
  const paysLater = chosen === 'Company'
  const method = paysLater ? 'Online' : chosen
  const patience = paysLater ? dice.between(8, 45) * day : dice.chance(0.02) ? dice.between(1, 20) * day : 0
  const at = left + patience + dice.between(1, 9) * minute
  const isOnline = method === 'Online'
  const payment = {
    method,
    source: paysLater ? 'Bank transfer' : isOnline ? dice.weighted(sources) : '',
    reference: isOnline ? `4${String(dice.below(1_000_000_000)).padStart(11, '0')}` : '',
    amount: balance,
    at: patience === 0 ? Math.min(at, now) : at,
  }
  // A few pay a part in cash.
  const part = rupees(Math.floor(balance / 50_000) * 100)
  if (part > 0 && patience === 0 && dice.chance(0.04)) {
    const cash = { method: 'Cash', source: '', reference: '', amount: part, at: payment.at }
    return { payments: [cash, { ...payment, amount: minus(balance, part) }], isOnAccount: false }
  }
  const isPaid = payment.at <= now
  return { payments: isPaid ? [payment] : [], isOnAccount: paysLater || !isPaid }
}
