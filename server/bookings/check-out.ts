import type { CheckOut } from '#contract/bookings/booking-endpoints.ts'
import { canCheckOut } from '#contract/bookings/booking-rules.ts'
import { earliestDeparture, wrongDeparture } from '#contract/bookings/departure.ts'
import { departOn } from '#contract/bookings/stays/change-line.ts'
import { linesOf } from '#contract/bookings/stays/line.ts'
import { makeFolioBills } from '#contract/folios/make-bill.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { mustBeAllowed } from '#server/auth/must-be-allowed.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking, lockBooking, type SavedBooking, setStatus } from '#server/bookings/booking-store.ts'
import { readStays, saveLines } from '#server/bookings/stays/line-store.ts'
import { addBilledCompany } from '#server/companies/printed-company-store.ts'
import type { Db } from '#server/db/connect.ts'
import { settleDeposits } from '#server/deposits/return-deposit.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import { countOpenOrders } from '#server/folios/bill-store.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { listFolios } from '#server/folios/folio-store.ts'
import { carryFromCredited, toInvoice } from '#server/folios/invoice-folio.ts'
import { issueInvoices } from '#server/invoices/issue-invoice.ts'
import type { OpenBill } from '#server/payments/open-bill.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { payFolios } from '#server/payments/take-payments.ts'
import { tellFirstNight } from '#server/taxes/specified-premises/tell-first-night.ts'

/** Changes status and rooms, issues the invoices of the folios and takes the payments, all in one transaction. */
export const checkOut = async (
  caller: Caller,
  slug: string,
  { check_out_date, billed_to, save_company, payment, payments = [], deposits }: CheckOut,
) => {
  const { db, clock } = caller
  const booking = await lockBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  if (!canCheckOut(booking)) throw bookingProblems.notCheckedIn(booking.status)
  const today = hotelDay(booking, clock.now())
  const wrong = check_out_date && wrongDeparture(booking, check_out_date, today)
  if (wrong) throw bookingProblems.wrongDeparture(wrong)
  await refuseOpenOrders(db, booking.id)
  // Before the invoice, which has the parts that are kept.
  await settleDeposits(caller, booking, deposits)
  const departure = check_out_date && earliestDeparture(booking, check_out_date)
  const isMoved = departure !== undefined && departure !== booking.check_out_date
  // The status comes first: a checked-out stay no longer holds its nights, so an overstay can't collide with the next.
  await setStatus(db, booking.id, 'checked_out', isMoved ? { check_out_date: departure } : {})
  if (isMoved) {
    const saved = await readStays(db, booking.id)
    const lines = departOn(linesOf(saved), booking, departure)
    await saveLines(db, { ...booking, status: 'checked_out', saved, lines })
  }
  const departed = await getBooking(db, slug)
  if (!departed) throw bookingProblems.missing()
  if (billed_to && save_company) {
    await mustBeAllowed(caller.user, 'companies.change')
    await addBilledCompany(db, billed_to)
  }
  const invoice_date = dayIn(booking.time_zone, clock.now())
  // The invoice numbers are taken last, because other check-outs wait for them.
  const invoices = await issueInvoices(
    db,
    { booking: departed, now: clock.now(), invoice_date },
    await foliosToInvoice(db, departed, billed_to),
  )
  await tellFirstNight(db, departed, { invoice_date, lines: invoices.flatMap(({ bill }) => bill.lines) })
  const opens: OpenBill[] = []
  for (const invoice of invoices) {
    const { folio_id, bill, id, slug, number } = invoice
    opens.push({
      booking: departed,
      status: 'checked_out',
      folio_id,
      invoice: { id, slug, number, status: 'pending' },
      time_zone: booking.time_zone,
      received: bill.advance_amount,
      balance: departed.invoice ? await carryFromCredited(db, booking.id, invoice) : bill.balance,
      tax_rate: 0,
    })
  }
  const isPaid = opens.every(({ balance }) => balance <= 0)
  if (isPaid && (payment || payments.length > 0)) throw bookingProblems.paidMeanwhile()
  const taken = await payFolios(caller, departed, opens, { payment, parts: payments })
  return { invoices, payments: taken }
}

/** Every folio with charges gets an invoice; a stay that costs nothing gets one too. */
const foliosToInvoice = async (db: Db, booking: SavedBooking, billed_to: CheckOut['billed_to']) => {
  const billed = await billedOf(db, booking)
  const rows = billed.folios.length > 0 ? await listFolios(db, booking.id) : []
  const all = makeFolioBills(billed)
  for (const { folio_id, lines, bill } of all) {
    const name = rows.find(({ id }) => id === folio_id)?.name ?? booking.guest.name
    if (lines.length === 0 && bill.advance_amount > 0) throw folioProblems.holdsMoney(name, bill.advance_amount)
  }
  const due = all.filter(({ lines }) => lines.length > 0)
  const costsNothing = due.length === 0 && billed.issued.length === 0
  return (costsNothing ? all.slice(0, 1) : due).map((folio) =>
    toInvoice(folio, { guest_id: booking.guest_id, rows, billed_to }),
  )
}

/**
 * An order that the kitchen is still working on must not be billed and forgotten. The booking is locked, and an order is
 * placed under the same lock, so no order can come in between.
 */
const refuseOpenOrders = async (db: Db, bookingId: number) => {
  const open = await countOpenOrders(db, bookingId)
  if (open > 0) throw bookingProblems.openOrders(open)
}
