import { nightRule } from '#contract/bookings/bill-lines.ts'
import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { Line } from '#contract/bookings/stays/line.ts'
import { minus, type Paise, zero } from '#contract/kit/money.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import type { Db } from '#server/db/connect.ts'
import { sumReceived } from '#server/payments/payment-store.ts'
import { type Caller, recordPayment } from '#server/payments/record-payment.ts'
import { readTaxes } from '#server/taxes/tax-store.ts'

interface Booked {
  id: number
  guest_id: number
  time_zone: string
  lines: Line[]
}

type Advance = Pick<BookingDraft, 'advance_amount' | 'advance_method' | 'advance_reference'>

/** Takes the advance of a new booking as a payment. */
export const takeAdvance = async (
  caller: Caller,
  { lines, time_zone, ...booking }: Booked,
  { advance_amount, advance_method, advance_reference }: Advance,
) => {
  if (advance_amount === 0) return
  const { db } = caller
  const [first] = lines.flatMap(({ nights }) => nights)
  const tax_rate = (first && nightRule(first, await readTaxes(db))?.rate) ?? 0
  const how = { payment_method: advance_method, reference: advance_reference }
  await recordPayment(
    caller,
    { booking, invoice: null, time_zone, tax_rate },
    { ...how, kind: 'payment', amount: advance_amount, reason: '' },
    bookingProblems.advanceMethodMissing,
  )
}

/** The part of an edited booking's advance that was not received before. Money goes back by a refund only. */
export const addedAdvance = async (db: Db, bookingId: number, wanted: Paise | undefined) => {
  if (wanted === undefined) return zero
  const received = await sumReceived(db, bookingId)
  if (wanted < received) throw bookingProblems.advanceTooLow(received)
  return minus(wanted, received)
}
