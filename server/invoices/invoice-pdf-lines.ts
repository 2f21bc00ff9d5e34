import { formatAmount, formatRupees } from '#contract/kit/money.ts'
import { taxText } from '#contract/taxes/tax-text.ts'
import type { PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import { drawRule, ink, lineColour, makeRoom, margin, pageWidth, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'

interface Column {
  heading: string
  width: number
  align: 'left' | 'right'
}

// Wide enough for the longer word of `Outside GST`.
const taxWidth = 44
const narrow: Column[] = [
  { heading: 'SAC', width: 46, align: 'left' },
  { heading: 'Qty', width: 32, align: 'right' },
  { heading: 'Rate (₹)', width: 72, align: 'right' },
  { heading: 'Tax', width: taxWidth, align: 'right' },
  { heading: 'Taxable value (₹)', width: 90, align: 'right' },
]
const numberWidth = 22
const columns: Column[] = [
  { heading: '#', width: numberWidth, align: 'left' },
  {
    heading: 'Description',
    width: pageWidth - numberWidth - narrow.reduce((sum, { width }) => sum + width, 0),
    align: 'left',
  },
  ...narrow,
]

const gap = 6

/** Draws one row and returns the y at which it ends. */
const drawCells = (pdf: Pdf, texts: string[]) => {
  const top = pdf.y
  let [x, end] = [margin, top]
  for (const [index, { width, align }] of columns.entries()) {
    pdf.text(texts[index] ?? '', x, top, { width: width - gap, align })
    end = Math.max(end, pdf.y)
    x += width
  }
  pdf.y = end
}

const drawHead = (pdf: Pdf) => {
  pdf.font('bold').fontSize(8).fillColor(softInk)
  drawCells(
    pdf,
    columns.map(({ heading }) => heading),
  )
  pdf.y += 3
  drawRule(pdf, ink)
  pdf.y -= 3
}

/** Repeats the number of the document and the guest on each further page. */
export const drawContinued = (pdf: Pdf, { number, guest }: PrintedInvoice) => {
  pdf.font('regular').fontSize(8.5).fillColor(softInk)
  pdf.text(`${number} · ${guest.name}, continued`, margin, pdf.y, { width: pageWidth })
  pdf.y += 6
}

const descriptionWidth = (columns[1]?.width ?? 0) - gap

const textOf = ({ description, discount }: PrintedInvoice['lines'][number]) =>
  discount > 0 ? `${description}\nless discount ${formatRupees(discount)}` : description

export const drawLines = (pdf: Pdf, invoice: PrintedInvoice) => {
  drawHead(pdf)
  for (const [index, line] of invoice.lines.entries()) {
    pdf.font('regular').fontSize(9)
    const height = Math.max(
      pdf.heightOfString(textOf(line), { width: descriptionWidth }),
      pdf.heightOfString(taxText(line), { width: taxWidth - gap }),
    )
    if (makeRoom(pdf, height + 6)) {
      drawContinued(pdf, invoice)
      drawHead(pdf)
    }
    pdf.font('regular').fontSize(9).fillColor(ink)
    drawCells(pdf, [
      String(index + 1),
      textOf(line),
      line.sac,
      String(line.quantity),
      formatAmount(line.rate),
      taxText(line),
      formatAmount(line.amount),
    ])
    pdf.y += 3
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + pageWidth, pdf.y)
      .lineWidth(0.4)
      .strokeColor(lineColour)
      .stroke()
    pdf.y += 3
  }
}
