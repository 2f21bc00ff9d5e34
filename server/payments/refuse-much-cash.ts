import { type Paise, plus } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { cashLimitOn } from '#contract/payments/cash-limit.ts'
import type { Db } from '#server/db/connect.ts'
import { payerOfCompany, payerOfFolio, sumCash } from '#server/payments/cash-store.ts'
import type { PaidFolio } from '#server/payments/payer-store.ts'
import { paymentProblems } from '#server/payments/payment-problems.ts'

interface Cash {
  amount: Paise
  paid_on: CalendarDate
  /** The clerk has been warned and takes it. */
  confirmed: boolean
}

/** Whether cash brings the sum of a stay, or of a person's day, to the legal limit; it must be confirmed then. */
export const refuseMuchCash = async (db: Db, folio: PaidFolio, cash: Cash) =>
  refuseAboveLimit(db, await payerOfFolio(db, folio), folio.booking_id, cash)

/** The same for a company that pays several invoices at once. */
export const refuseMuchCashOfCompany = (db: Db, companyId: number, cash: Cash) =>
  refuseAboveLimit(db, payerOfCompany(companyId), null, cash)

const refuseAboveLimit = async (
  db: Db,
  payerId: number,
  bookingId: number | null,
  { amount, paid_on, confirmed }: Cash,
) => {
  const limit = cashLimitOn(paid_on)
  const received = limit && (await sumCash(db, payerId, bookingId, paid_on))
  if (!limit || !received) return false
  const ofStay = plus(received.of_stay, amount)
  const ofDay = plus(received.of_day, amount)
  if (ofStay < limit.amount && ofDay < limit.amount) return false
  if (confirmed) return true
  throw bookingId !== null && ofStay >= limit.amount
    ? paymentProblems.cashForStay(ofStay, limit)
    : paymentProblems.cashOfDay(received.payer, ofDay, limit)
}
