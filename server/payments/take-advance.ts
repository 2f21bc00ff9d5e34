import type { BookingDraft } from '#contract/bookings/booking-draft.ts'
import type { Line } from '#contract/bookings/stays/line.ts'
import { nightRule } from '#contract/folios/charge.ts'
import { draftBill } from '#contract/folios/draft-bill.ts'
import type { Paise } from '#contract/kit/money.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
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

type Advance = Pick<
  BookingDraft,
  | 'advance_amount'
  | 'advance_method'
  | 'advance_source'
  | 'advance_reference'
  | 'confirm_advance'
  | 'confirm_cash'
  | 'check_out_date'
>

/** Takes the advance of a new booking as a payment. More than the total of the bill must be confirmed. */
export const takeAdvance = async (
  caller: Caller,
  { lines, time_zone, ...booking }: Booked,
  { advance_amount, confirm_advance, check_out_date, ...how }: Advance,
) => {
  if (advance_amount === 0) return
  await mustBeAllowed(caller.user, 'payments.take')
  const { db } = caller
  const taxes = await readTaxes(db)
  const { total } = draftBill({ lines, check_out_date, advance_amount }, taxes)
  if (advance_amount > total && !confirm_advance) throw bookingProblems.advanceAboveBill(advance_amount, total)
  const [first] = lines.flatMap(({ nights }) => nights)
  const tax_rate = (first && nightRule(first, taxes)?.rate) ?? 0
  await recordPayment(
    caller,
    { booking, folio_id: null, invoice: null, time_zone, tax_rate },
    {
      kind: 'payment',
      payment_method: how.advance_method,
      source: how.advance_source,
      reference: how.advance_reference,
      amount: advance_amount,
      confirm_cash: how.confirm_cash,
      reason: '',
    },
    bookingProblems.advanceMethodMissing,
  )
}

/** An edit takes and returns no money: its advance may be one that a colleague has refunded or added to since. */
export const refuseOtherAdvance = async (db: Db, bookingId: number, given: Paise | undefined) => {
  if (given === undefined) return
  const received = await sumReceived(db, bookingId)
  if (given !== received) throw bookingProblems.otherAdvance(received)
}
