import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { Line } from '#contract/bookings/stays/line.ts'
import { nightRule } from '#contract/folios/charge.ts'
import type { Paise } from '#contract/kit/money.ts'
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
    { booking, folio_id: null, invoice: null, time_zone, tax_rate },
    { ...how, kind: 'payment', amount: advance_amount, reason: '' },
    bookingProblems.advanceMethodMissing,
  )
}

/** An edit takes and returns no money: its advance may be one that a colleague has refunded or added to since. */
export const refuseOtherAdvance = async (db: Db, bookingId: number, given: Paise | undefined) => {
  if (given === undefined) return
  const received = await sumReceived(db, bookingId)
  if (given !== received) throw bookingProblems.otherAdvance(received)
}
