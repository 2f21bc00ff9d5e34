import { makeFolioBills } from '#contract/folios/make-bill.ts'
import { oneFolio } from '#contract/folios/make-folios.ts'
import { plus, zero } from '#contract/kit/money.ts'
import { clerkAt } from '#server/demo/history/clerk-at.ts'
import { companyOf } from '#server/demo/history/company-of.ts'
import type { DocumentNumbers } from '#server/demo/history/document-numbers.ts'
import { type HistoryContext, iso, type OpenStay } from '#server/demo/history/history-context.ts'
import { dayOf, dayText } from '#server/demo/history/hotel-time.ts'
import { paymentsOfStay } from '#server/demo/history/payments-of-stay.ts'
import { companies } from '#server/demo/history/people.ts'
import { printedGuest } from '#server/demo/history/printed-guest.ts'
import type { WrittenOrder } from '#server/demo/history/write-orders.ts'
import { invoiceOf } from '#server/invoices/issue-invoice.ts'
import { newSlug } from '#server/kit/secret.ts'

const datesOf = ({ stay }: OpenStay) => ({
  check_in_date: dayText(stay.arrival),
  check_out_date: dayText(stay.departure),
})

/** Calculated by the function that makes every bill. */
const billOf = ({ hotel }: HistoryContext, open: OpenStay, orders: WrittenOrder[]) => {
  const [folio] = makeFolioBills({
    ...oneFolio,
    issued: [],
    stay: {
      ...open.booking,
      ...datesOf(open),
      food_plans: [open.booking.food_plan],
    },
    orders: orders
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ order_id, room_id, at, lines }) =>
        lines.map(({ item, quantity }, index) => ({
          ...item,
          order_id,
          position: index + 1,
          room_id,
          quantity,
          unit_price: item.price,
          day: dayText(dayOf(at)),
        })),
      ),
    advances: [{ folio_id: null, amount: open.booking.advance_amount }],
    taxes: hotel.taxes,
  })
  if (!folio) throw new Error('a booking has at least one folio')
  return folio
}

/** The company of the booking, or else the one of this name. */
const payingCompany = ({ hotel }: HistoryContext, { company_id }: OpenStay, payer: string) => {
  const named = hotel.companies.find(({ name }) => name === payer)
  const id = company_id ?? named?.id ?? null
  return { billed_to: companyOf(hotel, id) ?? { name: payer, address: '', gstin: '' }, company_id: id }
}

/** The invoice of a departure, its payments and its balance. */
export const writeInvoice = (
  context: HistoryContext,
  open: OpenStay,
  orders: WrittenOrder[],
  numbers: DocumentNumbers,
) => {
  const { hotel, ids, put, now } = context
  const left = open.stay.ended ?? now
  const { bill, parts } = billOf(context, open, orders)
  const invoice_date = dayText(dayOf(left))
  const { payments, isOnAccount } = paymentsOfStay(bill.balance, left, now, open.dice)
  const payer = isOnAccount ? open.dice.pick(companies) : undefined
  const { invoice, lines } = invoiceOf(
    { booking: { id: open.id, ...datesOf(open), rooms: open.booking.rooms }, now: new Date(left), invoice_date },
    {
      folio_id: null,
      bill,
      ...(payer === undefined ? { billed_to: undefined, company_id: null } : payingCompany(context, open, payer)),
      charge_keys: parts.map(({ charge }) => charge.key),
    },
    { property: hotel.property, guest: printedGuest(open.guest) },
    numbers.next(hotel.invoice_prefix, invoice_date),
  )
  const invoice_id = ++ids.invoice
  put('invoice', { id: invoice_id, slug: newSlug(), ...invoice })
  for (const line of lines) put('invoice_line', { invoice_id, ...line })
  let paid = bill.advance_amount
  for (const { method, at, ...payment } of payments) {
    paid = plus(paid, payment.amount)
    put('payment', {
      id: ++ids.payment,
      slug: newSlug(),
      booking_id: open.id,
      folio_id: null,
      invoice_id,
      kind: 'payment',
      payment_method_id: hotel.methodIds.get(method) ?? 1,
      ...payment,
      reason: '',
      at: iso(at),
      paid_on: dayText(dayOf(at)),
      account_id: clerkAt(context, at),
      cash_confirmed: false,
      company_payment_id: null,
    })
  }
  put('invoice_balance', {
    invoice_id,
    booking_id: open.id,
    invoice_date,
    total: bill.total,
    paid,
    credited: zero,
  })
}
