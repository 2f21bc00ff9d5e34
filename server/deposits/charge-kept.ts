import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import { ruleFor } from '#contract/taxes/calculate-tax.ts'
import type { LockedBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { HeldHere } from '#server/deposits/deposit-store.ts'
import { findBuiltinCategory, insertExtra } from '#server/folios/extra-store.ts'
import { moveExtra } from '#server/folios/folio-store.ts'
import { type Caller, recordPayment } from '#server/payments/record-payment.ts'
import { readTaxes } from '#server/taxes/tax-store.ts'

interface Kept {
  kept: Paise
  reason: string
  tax_category: number | undefined
}

interface KeptOn extends Pick<Kept, 'kept' | 'tax_category'> {
  date: CalendarDate
}

/** The tax that a kept part includes: that of a service, unless another category is chosen. */
export const taxKept = async (db: Db, { kept, tax_category, date }: KeptOn) => {
  const category = tax_category ?? (await findBuiltinCategory(db, 'service'))
  const { rules } = await readTaxes(db)
  return { category, ...taxWithin(kept, ruleFor(rules, category, kept, date)?.rate ?? 0) }
}

/**
 * The part of a deposit that the hotel keeps becomes a charge of the booking's own folio, and the money pays it. It
 * includes its tax: a guest who leaves ₹1,000 for a broken lamp owes nothing more.
 */
export const chargeKept = async (
  caller: Caller,
  booking: LockedBooking,
  held: HeldHere,
  { kept, reason, tax_category }: Kept,
) => {
  const { db, clock, user } = caller
  const { id, time_zone } = booking
  const date = hotelDay(booking, clock.now())
  const { category, tax_rate, taxable } = await taxKept(db, { kept, tax_category, date })
  const extra = await insertExtra(db, {
    booking_id: id,
    line: null,
    date,
    description: reason,
    item_id: null,
    quantity: 1,
    rate: taxable,
    tax_category_id: category,
    slab_value: kept,
    account_id: user?.account_id ?? null,
  })
  await moveExtra(db, id, extra, null)
  // The money was received before the invoice, so that the invoice counts it.
  await recordPayment(
    caller,
    { booking: { id }, folio_id: null, invoice: null, time_zone, tax_rate },
    {
      kind: 'payment',
      amount: kept,
      reason: say.keptFor(reason),
      payment_method: held.payment_method,
      reference: held.number,
      // The guest paid it with the deposit.
      confirm_cash: true,
    },
  )
}
