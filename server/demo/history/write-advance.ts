import { nightRule } from '#contract/folios/charge.ts'
import { taxWithin } from '#contract/payments/tax-within.ts'
import { clerkAt } from '#server/demo/history/clerk-at.ts'
import { companyOf } from '#server/demo/history/company-of.ts'
import type { Dice } from '#server/demo/history/dice.ts'
import type { DocumentNumbers } from '#server/demo/history/document-numbers.ts'
import { type HistoryContext, iso, type OpenStay } from '#server/demo/history/history-context.ts'
import { dayOf, dayText } from '#server/demo/history/hotel-time.ts'
import { printedGuest } from '#server/demo/history/printed-guest.ts'
import { newSlug } from '#server/kit/secret.ts'

const methods = [
  ['Online', 70],
  ['Cash', 30],
] as const

/** The advance of a booking with its receipt voucher. */
export const writeAdvance = (
  context: HistoryContext,
  { id, stay, booking, guest, company_id }: OpenStay,
  numbers: DocumentNumbers,
  dice: Dice,
) => {
  const { hotel, ids, put } = context
  const { advance_amount: amount, lines } = booking
  if (amount === 0) return
  const method = dice.weighted(methods)
  const isOnline = method === 'Online'
  const paid_on = dayText(dayOf(stay.placed))
  const [first] = lines.flatMap(({ nights }) => nights)
  put('payment', {
    id: ++ids.payment,
    slug: newSlug(),
    booking_id: id,
    folio_id: null,
    invoice_id: null,
    kind: 'payment',
    payment_method_id: hotel.methodIds.get(method) ?? 1,
    source: isOnline ? 'UPI' : '',
    reference: isOnline ? `4${String(dice.below(1_000_000_000)).padStart(11, '0')}` : '',
    amount,
    reason: '',
    at: iso(stay.placed),
    paid_on,
    account_id: clerkAt(context, stay.placed),
    cash_confirmed: false,
    company_payment_id: null,
  })
  put('voucher', {
    payment_id: ids.payment,
    number: numbers.next('RV', paid_on),
    kind: 'receipt',
    voucher_date: paid_on,
    property: hotel.property,
    guest: { ...printedGuest(guest), billed_to: companyOf(hotel, company_id) ?? null },
    amount,
    ...taxWithin(amount, (first && nightRule(first, hotel.taxes)?.rate) ?? 0),
    receipts: [],
  })
}
