import { formatAmount, formatRupees } from '#contract/kit/money.ts'
import { taxText } from '#contract/taxes/tax-text.ts'
import type { PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import { ink, makeRoom, margin, pageWidth, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'
import { columnGap, drawCells, drawHeadings, drawRowLine, type PdfColumn } from '#server/kit/documents/pdf-table.ts'

// Wide enough for the longer word of `Outside GST`.
const taxWidth = 44
const narrow: PdfColumn[] = [
  { heading: 'SAC', width: 46, align: 'left' },
  { heading: 'Qty', width: 32, align: 'right' },
  { heading: 'Rate (₹)', width: 72, align: 'right' },
  { heading: 'Tax', width: taxWidth, align: 'right' },
  { heading: 'Taxable value (₹)', width: 90, align: 'right' },
]
const numberWidth = 22
const columns: PdfColumn[] = [
  { heading: '#', width: numberWidth, align: 'left' },
  {
    heading: 'Description',
    width: pageWidth - numberWidth - narrow.reduce((sum, { width }) => sum + width, 0),
    align: 'left',
  },
  ...narrow,
]

/** Repeats the number of the document and the guest on each further page. */
export const drawContinued = (pdf: Pdf, { number, guest }: PrintedInvoice) => {
  pdf.font('regular').fontSize(8.5).fillColor(softInk)
  pdf.text(`${number} · ${guest.name}, continued`, margin, pdf.y, { width: pageWidth })
  pdf.y += 6
}

const descriptionWidth = (columns[1]?.width ?? 0) - columnGap

const textOf = ({ description, discount }: PrintedInvoice['lines'][number]) =>
  discount > 0 ? `${description}\nless discount ${formatRupees(discount)}` : description

export const drawLines = (pdf: Pdf, invoice: PrintedInvoice) => {
  drawHeadings(pdf, columns)
  for (const [index, line] of invoice.lines.entries()) {
    pdf.font('regular').fontSize(9)
    const height = Math.max(
      pdf.heightOfString(textOf(line), { width: descriptionWidth }),
      pdf.heightOfString(taxText(line), { width: taxWidth - columnGap }),
    )
    if (makeRoom(pdf, height + 6)) {
      drawContinued(pdf, invoice)
      drawHeadings(pdf, columns)
    }
    pdf.font('regular').fontSize(9).fillColor(ink)
    drawCells(pdf, columns, [
      String(index + 1),
      textOf(line),
      line.sac,
      String(line.quantity),
      formatAmount(line.rate),
      taxText(line),
      formatAmount(line.amount),
    ])
    drawRowLine(pdf)
  }
}
