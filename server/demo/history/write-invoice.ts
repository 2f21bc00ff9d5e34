import { makeBill } from '#contract/bookings/make-bill.ts'
import { financialYear } from '#contract/kit/financial-year.ts'
import { zero } from '#contract/kit/money.ts'
import { dayOf, dayText } from '#server/demo/history/hotel-time.ts'
import { type Desk, iso, type OpenStay } from '#server/demo/history/open-stay.ts'
import type { PlannedOrder } from '#server/demo/history/orders-of-stay.ts'
import { paymentsOfStay } from '#server/demo/history/payments-of-stay.ts'
import { companies } from '#server/demo/history/people.ts'
import { newSlug } from '#server/kit/secret.ts'

const datesOf = ({ stay }: OpenStay) => ({
  check_in_date: dayText(stay.arrival),
  check_out_date: dayText(stay.departure),
})

/** Reckoned by the hand that makes every bill. */
const billOf = ({ hotel }: Desk, open: OpenStay, orders: PlannedOrder[]) => {
  const dates = datesOf(open)
  return makeBill({
    stay: {
      ...open.booking,
      ...dates,
      rooms: open.booking.rooms.map((room) => ({ ...room, ...dates })),
      food_plan_rate: open.booking.food_plan.price,
    },
    orders: orders
      .filter(({ status }) => status !== 'cancelled')
      .flatMap(({ at, lines }) =>
        lines.map(({ item, quantity }) => ({ ...item, quantity, unit_price: item.price, day: dayText(dayOf(at)) })),
      ),
    paid: zero,
    taxes: hotel.taxes,
  })
}

/** The invoice of a departure, what was paid for it, and how it stands; `numbers` has the last one of each year. */
export const writeInvoice = (desk: Desk, open: OpenStay, orders: PlannedOrder[], numbers: Map<string, number>) => {
  const { hotel, ids, put, now } = desk
  const left = open.stay.ended ?? now
  const bill = billOf(desk, open, orders)
  const invoice_date = dayText(dayOf(left))
  const year = financialYear(invoice_date)
  const last = (numbers.get(year) ?? 0) + 1
  numbers.set(year, last)
  const payments = paymentsOfStay(bill.balance, left, now, open.dice)
  const company = payments.length === 0 && bill.balance > 0 ? open.dice.pick(companies) : undefined
  const { name, address, phone, email } = open.guest
  put('invoice', {
    id: ++ids.invoice,
    slug: newSlug(),
    number: `${hotel.invoice_prefix}-${year}-${String(last).padStart(6, '0')}`,
    kind: 'invoice',
    booking_id: open.id,
    reason: '',
    invoice_date,
    issued_at: iso(left),
    property: hotel.property,
    guest: { name, address, phone, email, billed_to: company ? { name: company, address: '', gstin: '' } : null },
    ...datesOf(open),
    rooms: open.booking.rooms.map((room) => `${room.room_number} (${room.room_type})`).join(', '),
    charges: bill.charges,
    cgst: bill.cgst,
    sgst: bill.sgst,
    round_off: bill.round_off,
    total: bill.total,
    advance_amount: bill.advance_amount,
  })
  for (const [index, line] of bill.lines.entries()) {
    put('invoice_line', { invoice_id: ids.invoice, position: index + 1, ...line })
  }
  let paid = bill.advance_amount as number
  for (const { method, at, ...payment } of payments) {
    paid += payment.amount
    put('payment', {
      id: ++ids.payment,
      slug: newSlug(),
      booking_id: open.id,
      invoice_id: ids.invoice,
      kind: 'payment',
      payment_method_id: hotel.methodIds.get(method) ?? 1,
      ...payment,
      reason: '',
      at: iso(at),
    })
  }
  put('invoice_balance', { invoice_id: ids.invoice, booking_id: open.id, invoice_date, total: bill.total, paid })
}
