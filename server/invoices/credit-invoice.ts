import { type CreditedAmount, creditOf, leftToCredit } from '#contract/invoices/credit-lines.ts'
import type { CreditNoteDraft, InvoiceDetail } from '#contract/invoices/invoice.ts'
import { zero } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { lockBooking } from '#server/bookings/booking-store.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import { getInvoice, getInvoiceId } from '#server/invoices/invoice-store.ts'
import { insertInvoice } from '#server/invoices/new-invoice-store.ts'
import { getCreditNotePrefix } from '#server/invoices/printed-store.ts'
import type { Services } from '#server/kit/services.ts'

/** Issues a credit note for amounts of an invoice's lines with their tax, or for everything that is left. */
export const creditInvoice = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { reason, lines: wanted }: CreditNoteDraft,
) => {
  const found = await getInvoiceId(db, slug)
  // Payments, refunds and credit notes all lock the booking first.
  const booking = found && (await lockBooking(db, found.booking_slug))
  if (!booking) throw invoiceProblems.missing()
  const invoice = await getInvoice(db, slug)
  if (!invoice) throw invoiceProblems.missing()
  const left = invoice.lines.filter((line) => leftToCredit(line) > 0)
  if (invoice.total === 0) throw invoiceProblems.invoiceOfZero()
  if (left.length === 0) throw invoiceProblems.nothingToCredit()
  if (wanted) mustFit(invoice, wanted)
  const { lines, ...sums } = creditOf(
    invoice,
    wanted ?? left.map((line) => ({ position: line.position, amount: leftToCredit(line) })),
  )
  const invoice_date = dayIn(booking.time_zone, clock.now())
  const number = await takeNumber(db, await getCreditNotePrefix(db), invoice_date)
  return insertInvoice(
    db,
    {
      number,
      kind: 'credit_note',
      booking_id: found.booking_id,
      company_id: null,
      folio_id: invoice.folio_id,
      charge_keys: [],
      corrects_id: invoice.id,
      reason,
      invoice_date,
      issued_at: clock.now().toISOString(),
      property: invoice.property,
      guest: invoice.guest,
      check_in_date: invoice.check_in_date,
      check_out_date: invoice.check_out_date,
      rooms: invoice.rooms,
      ...sums,
      advance_amount: zero,
    },
    lines.map((credited) => ({ ...creditLine(invoice, credited), ...credited })),
  )
}

/** The line as on the invoice. A part of a line has no known quantity, so it becomes 1 × the amount. */
const creditLine = ({ lines }: InvoiceDetail, { position, amount }: CreditedAmount) => {
  const line = lines.find((line) => line.position === position)
  if (!line) throw new Error('a credited line is always on the invoice')
  const { credited, credited_cgst, ...issued } = line
  return amount === line.amount ? issued : { ...issued, quantity: 1, rate: amount, discount: zero }
}

const mustFit = ({ lines }: InvoiceDetail, wanted: CreditedAmount[]) => {
  for (const [index, { position, amount }] of wanted.entries()) {
    if (wanted.findIndex((other) => other.position === position) < index) throw invoiceProblems.lineTwice(index)
    const line = lines.find((line) => line.position === position)
    if (!line) throw invoiceProblems.lineMissing(index)
    if (amount > line.amount) throw invoiceProblems.creditTooHigh(index, leftToCredit(line))
    if (amount > leftToCredit(line)) throw invoiceProblems.creditedMeanwhile(index, leftToCredit(line))
  }
}
