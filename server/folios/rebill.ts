import type { Rebill } from '#contract/folios/folio-endpoints.ts'
import { leftToCredit } from '#contract/invoices/credit-lines.ts'
import type { InvoiceDetail } from '#contract/invoices/invoice.ts'
import { isCreditedInFull } from '#contract/invoices/invoice-rules.ts'
import { minus, smaller, sumOf, zero } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { lockBooking } from '#server/bookings/booking-store.ts'
import { billedCompanyId } from '#server/companies/printed-company-store.ts'
import { listDiscountsOfInvoice } from '#server/folios/discount-store.ts'
import { folioProblems } from '#server/folios/folio-problems.ts'
import { changePayer } from '#server/folios/folio-store.ts'
import { creditInvoice } from '#server/invoices/credit-invoice.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import { getInvoice, getInvoiceId } from '#server/invoices/invoice-store.ts'
import { carryOver, insertInvoice, insertInvoiceDiscounts } from '#server/invoices/new-invoice-store.ts'
import { getInvoicePrefix } from '#server/invoices/printed-store.ts'
import type { Services } from '#server/kit/services.ts'

/** The lines of an invoice with what credit notes have left of them. */
const linesLeft = ({ lines }: InvoiceDetail) =>
  lines
    .filter((line) => leftToCredit(line) > 0 || line.amount === 0)
    .map(({ credited, credited_cgst, ...line }, index) => {
      const half = minus(line.cgst, credited_cgst)
      const amount = minus(line.amount, credited)
      const part = credited === 0 ? {} : { quantity: 1, rate: amount, discount: zero }
      return { ...line, ...part, position: index + 1, amount, cgst: half, sgst: half }
    })

/**
 * Bills an invoice to someone else: a credit note for what is left of it, and a new invoice with the same lines, hotel and
 * guest. The money that was paid goes to the new invoice, and a further folio gets the new payer.
 */
export const rebill = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { billed_to, reason }: Rebill,
) => {
  const found = await getInvoiceId(db, slug)
  const booking = found && (await lockBooking(db, found.booking_slug))
  const old = booking && (await getInvoice(db, slug))
  if (!old) throw invoiceProblems.missing()
  if (old.total === 0) throw invoiceProblems.invoiceOfZero()
  const lines = linesLeft(old)
  if (lines.length === 0 || isCreditedInFull(old)) throw folioProblems.rebillCredited()
  const before = old.guest.billed_to
  if ((['name', 'gstin', 'address'] as const).every((field) => billed_to?.[field] === before?.[field])) {
    throw folioProblems.samePayer()
  }
  const credit_note = await creditInvoice({ db, clock }, slug, { reason })
  const invoice_date = dayIn(booking.time_zone, clock.now())
  const total = minus(old.total, old.credited)
  const charges = sumOf(lines.map(({ amount }) => amount))
  const half = sumOf(lines.map(({ cgst }) => cgst))
  const company_id = billed_to ? await billedCompanyId(db, billed_to) : null
  const number = await takeNumber(db, await getInvoicePrefix(db), invoice_date)
  const invoice = await insertInvoice(
    db,
    {
      number,
      kind: 'invoice',
      booking_id: found.booking_id,
      company_id,
      folio_id: old.folio_id,
      charge_keys: old.charge_keys,
      corrects_id: null,
      reason: '',
      invoice_date,
      issued_at: clock.now().toISOString(),
      property: old.property,
      guest: { ...old.guest, billed_to },
      check_in_date: old.check_in_date,
      check_out_date: old.check_out_date,
      rooms: old.rooms,
      charges,
      cgst: half,
      sgst: half,
      round_off: minus(total, charges, half, half),
      total,
      advance_amount: zero,
    },
    lines,
  )
  if (old.folio_id !== null) {
    const payer = { company_id, name: billed_to?.name ?? old.guest.name }
    await changePayer(db, old.folio_id, before?.name ?? old.guest.name, payer)
  }
  const given = await listDiscountsOfInvoice(db, old.id)
  if (given.length > 0) await insertInvoiceDiscounts(db, invoice.id, given)
  const carried = smaller(old.paid, total)
  if (carried > 0) await carryOver(db, old.id, invoice.id, carried)
  return { credit_note, invoice }
}
