import type { BillLine } from '#contract/bookings/bill.ts'
import type { CreditNoteDraft, InvoiceDetail } from '#contract/invoices/invoice.ts'
import type { Paise } from '#contract/kit/money.ts'
import { halfTax } from '#contract/taxes/reckon-tax.ts'
import { lockBooking } from '#server/bookings/booking-store.ts'
import type { Db } from '#server/db/connect.ts'
import { takeNumber } from '#server/invoices/invoice-number.ts'
import { invoiceProblems } from '#server/invoices/invoice-problems.ts'
import { getInvoice, getInvoiceId, insertInvoice, listCredited } from '#server/invoices/invoice-store.ts'
import { getCreditNotePrefix } from '#server/invoices/printed-store.ts'
import type { Services } from '#server/kit/services.ts'
import { hotelToday } from '#server/property/hotel-today.ts'

type CreditLine = BillLine & { position: number }

const sum = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0) as Paise

/** Corrects an invoice by a paper of its own: whole lines, parts of them, or all that is left. */
export const creditInvoice = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  slug: string,
  { reason, lines: wanted }: CreditNoteDraft,
) => {
  const found = await getInvoiceId(db, slug)
  // The booking stands for all its money: whoever pays, refunds or credits holds it.
  if (!found || !(await lockBooking(db, found.booking_slug))) throw invoiceProblems.missing()
  const invoice = await getInvoice(db, slug)
  if (!invoice) throw invoiceProblems.missing()
  const left = await linesLeft(db, invoice)
  if (left.length === 0) throw invoiceProblems.nothingToCredit()
  const lines = wanted ? chosen(left, wanted) : left
  const charges = sum(lines.map((line) => line.amount))
  const tax = sum(lines.map((line) => line.cgst))
  const owed = (invoice.total - invoice.credited) as Paise
  const isAll = charges === sum(left.map((line) => line.amount))
  const exact = sum([charges, tax, tax])
  // Parts are exact; the note that takes off the last of it also takes the round-off.
  const total = isAll ? owed : (Math.min(exact, owed) as Paise)
  const today = await hotelToday(db, clock)
  const number = await takeNumber(db, await getCreditNotePrefix(db), today)
  return insertInvoice(
    db,
    {
      number,
      kind: 'credit_note',
      booking_id: found.booking_id,
      corrects_id: invoice.id,
      reason,
      invoice_date: today,
      issued_at: clock.now().toISOString(),
      property: invoice.property,
      guest: invoice.guest,
      check_in_date: invoice.check_in_date,
      check_out_date: invoice.check_out_date,
      rooms: invoice.rooms,
      charges,
      cgst: tax,
      sgst: tax,
      round_off: (total - exact) as Paise,
      total,
      advance_amount: 0 as Paise,
    },
    lines,
  )
}

/** The lines of the invoice as far as no credit note has taken them off before. */
const linesLeft = async (db: Db, invoice: InvoiceDetail): Promise<CreditLine[]> => {
  const before = new Map((await listCredited(db, invoice.id)).map((line) => [line.position, line]))
  return invoice.lines.flatMap(({ credited, ...line }) => {
    const amount = (line.amount - credited) as Paise
    if (amount === 0) return []
    const tax = (line.cgst - Number(before.get(line.position)?.cgst ?? 0)) as Paise
    return { ...part(line, amount), cgst: tax, sgst: tax }
  })
}

/** A line of a smaller amount: what a quantity of it would be is unknown. */
const part = (line: CreditLine, amount: Paise): CreditLine =>
  amount === line.amount ? line : { ...line, quantity: 1, rate: amount, amount }

const chosen = (left: CreditLine[], wanted: NonNullable<CreditNoteDraft['lines']>) =>
  wanted.map(({ position, amount }, index) => {
    if (wanted.findIndex((other) => other.position === position) < index) throw invoiceProblems.lineTwice(index)
    const line = left.find((line) => line.position === position)
    if (!line) throw invoiceProblems.lineMissing(index)
    if (amount > line.amount) throw invoiceProblems.creditTooHigh(index, line.amount)
    if (amount === line.amount) return line
    const tax = Math.min(halfTax(amount, line.tax_rate), line.cgst) as Paise
    return { ...part(line, amount), cgst: tax, sgst: tax }
  })
