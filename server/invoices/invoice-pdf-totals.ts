import { formatAmount, formatRupees, minus, negative, type Paise, sumOf } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateTaxOf } from '#contract/settings/indian-states.ts'
import { drawCodes, heightOfCodes } from '#server/invoices/invoice-pdf-codes.ts'
import { drawContinued } from '#server/invoices/invoice-pdf-lines.ts'
import type { PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import { bottom, ink, lineColour, makeRoom, margin, pageWidth } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'

interface Row {
  label: string
  amount: string
  isBold?: boolean
}

const lessAmount = (amount: Paise) => `− ${formatAmount(amount)}`
const signed = (amount: Paise) => (amount < 0 ? lessAmount(negative(amount)) : formatAmount(amount))

const sumRows = ({ charges, taxes, round_off, total, lines, property }: PrintedInvoice): Row[] => [
  { label: lines.every((line) => line.tax_rate > 0) ? 'Taxable value' : 'Charges', amount: formatAmount(charges) },
  ...taxes.flatMap(({ rate, taxable, cgst, sgst }) => [
    { label: `CGST ${formatPercent(rate / 2)} on ${formatAmount(taxable)}`, amount: formatAmount(cgst) },
    {
      label: `${stateTaxOf(property.state)} ${formatPercent(rate / 2)} on ${formatAmount(taxable)}`,
      amount: formatAmount(sgst),
    },
  ]),
  ...(round_off === 0 ? [] : [{ label: 'Round-off', amount: signed(round_off) }]),
  { label: 'Total', amount: formatRupees(total), isBold: true },
]

const carriedLabel = (amount: Paise) => (amount > 0 ? 'Less money of earlier invoices' : 'Counted in another invoice')

const accountRows = (invoice: PrintedInvoice): Row[] => {
  if (invoice.kind === 'credit_note') return []
  const { payments, credit_notes, total, balance } = invoice
  const listed = sumOf(payments.map(({ kind, amount }) => (kind === 'refund' ? negative(amount) : amount)))
  const credited = sumOf(credit_notes.map((note) => note.total))
  const carried = minus(total, credited, balance, listed)
  return [
    ...payments.map(({ kind, is_advance, receipt_number, payment_method, reference, day, amount }) => ({
      label: [
        `${kind === 'refund' ? 'Refund' : is_advance ? 'Less advance' : 'Paid'} ${formatDay(day)}`,
        ...(is_advance ? [receipt_number] : []),
        `${payment_method}${reference ? ` ${reference}` : ''}`,
      ].join(', '),
      amount: kind === 'refund' ? formatAmount(amount) : lessAmount(amount),
    })),
    ...(carried === 0 ? [] : [{ label: carriedLabel(carried), amount: signed(negative(carried)) }]),
    ...credit_notes.map(({ number, total }) => ({ label: `Credit note ${number}`, amount: lessAmount(total) })),
    balance < 0
      ? { label: 'Refund due', amount: formatRupees(negative(balance)), isBold: true }
      : { label: balance === 0 ? 'Balance (paid)' : 'Balance due', amount: formatRupees(balance), isBold: true },
  ]
}

const width = 262
const x = margin + pageWidth - width
const amountWidth = 92

const drawRow = (pdf: Pdf, { label, amount, isBold }: Row) => {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(isBold ? 10.5 : 9)
    .fillColor(ink)
  const height = pdf.heightOfString(label, { width: width - amountWidth })
  if (makeRoom(pdf, height + 6)) pdf.y += 4
  const top = pdf.y
  if (isBold) {
    pdf
      .moveTo(x, top)
      .lineTo(x + width, top)
      .lineWidth(0.7)
      .strokeColor(lineColour)
      .stroke()
  }
  const textTop = top + (isBold ? 3 : 0)
  pdf.text(label, x, textTop, { width: width - amountWidth })
  const end = pdf.y
  pdf.text(amount, x + width - amountWidth, textTop, { width: amountWidth - 6, align: 'right' })
  pdf.y = Math.max(end, pdf.y) + (isBold ? 4 : 2)
}

/** The totals on the right; beside them the QR codes of the e-invoice and for paying the balance. */
export const drawTotals = (pdf: Pdf, invoice: PrintedInvoice) => {
  const rows = [...sumRows(invoice), ...accountRows(invoice)]
  const codesHeight = heightOfCodes(invoice)
  // The totals stay on one page if they fit.
  const height = Math.max(rows.length * 17, codesHeight)
  pdf.y += 6
  if (makeRoom(pdf, height < bottom - margin ? height : codesHeight)) drawContinued(pdf, invoice)
  const top = pdf.y
  const firstPage = pdf.page
  const end = drawCodes(pdf, invoice, { x: margin, y: top + 4 })
  pdf.y = top
  for (const row of rows) drawRow(pdf, row)
  if (pdf.page === firstPage) pdf.y = Math.max(end, pdf.y)
  pdf.x = margin
  pdf.y += 8
}
