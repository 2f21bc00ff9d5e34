import { negative, type Paise } from '#contract/kit/money.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { sumPaid } from '#server/payments/payment-store.ts'

/** What was given back must have come before: an advance below that would leave an account of less than nothing. */
export const refuseLowAdvance = async (db: Db, bookingId: number, advance: Paise) => {
  const paid = await sumPaid(db, bookingId)
  if (advance + paid < 0) throw bookingProblems.advanceGivenBack(negative(paid))
}
