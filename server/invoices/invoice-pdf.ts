import { amountInWords } from '#contract/invoices/amount-in-words.ts'
import type { PrintedGuest, PrintedProperty } from '#contract/invoices/invoice.ts'
import { formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { stateOfGstin, stateWithCode } from '#contract/settings/indian-states.ts'
import { drawLines } from '#server/invoices/invoice-pdf-lines.ts'
import { drawTotals } from '#server/invoices/invoice-pdf-totals.ts'
import type { PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import {
  a4,
  drawLetterhead,
  drawPageNumber,
  drawRule,
  ink,
  makeRoom,
  margin,
  pageWidth,
  softInk,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'

/** An invoice or a credit note on A4. */
export const drawInvoice = (invoice: PrintedInvoice) => {
  const { property, number } = invoice
  const title = titleOf(invoice)
  return drawPdf(
    {
      size: a4,
      margin,
      title: `${title} ${number}`,
      footer: drawPageNumber(`${title} ${number} · ${property.name}`),
    },
    (pdf) => {
      drawLetterhead(
        pdf,
        { ...property, state: stateWithCode(property.state) },
        { title, facts: factsOf(invoice), logo: invoice.logo },
      )
      drawParties(pdf, invoice)
      drawLines(pdf, invoice)
      drawTotals(pdf, invoice)
      drawWords(pdf, invoice)
      drawSignatures(pdf, property)
    },
  )
}

const titleOf = ({ kind, property }: PrintedInvoice) => {
  if (kind === 'credit_note') return 'Credit note'
  // Only a hotel that is registered for GST issues a tax invoice.
  return property.gstin ? 'Tax invoice' : 'Invoice'
}

const factsOf = ({ number, invoice_date, corrects, booking_number, property }: PrintedInvoice) => {
  const facts: [string, string][] = [
    ['Number', number],
    ['Date', formatDay(invoice_date)],
    ['For invoice', corrects?.number ?? ''],
    ['Invoice date', corrects ? formatDay(corrects.invoice_date) : ''],
    ['Booking', booking_number],
    ['Place of supply', stateWithCode(property.state)],
  ]
  return facts.filter(([, value]) => value)
}

const drawParties = (pdf: Pdf, invoice: PrintedInvoice) => {
  const top = pdf.y
  const half = pageWidth / 2 - 10
  const payer = drawPart(pdf, 'Billed to', payerLines(invoice.guest), margin, top, half)
  const stay = drawPart(pdf, 'Stay', stayLines(invoice), margin + pageWidth / 2 + 10, top, half)
  pdf.y = Math.max(payer, stay) + 8
  drawRule(pdf)
}

const payerLines = (guest: PrintedGuest) => {
  const payer = guest.billed_to ?? { ...guest, gstin: '' }
  const reach = [guest.phone, guest.email].filter(Boolean).join(' · ')
  return [
    payer.name,
    payer.address,
    payer.gstin && `GSTIN ${payer.gstin}`,
    payer.gstin && `State ${stateWithCode(stateOfGstin(payer.gstin))}`,
    guest.billed_to ? '' : reach,
  ]
}

const stayLines = (invoice: PrintedInvoice) => {
  const nights = nightsBetween(invoice.check_in_date, invoice.check_out_date)
  return [
    invoice.guest.name,
    `${formatDay(invoice.check_in_date)} to ${formatDay(invoice.check_out_date)}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    `Room ${invoice.rooms}`,
  ]
}

const drawPart = (pdf: Pdf, heading: string, lines: string[], x: number, y: number, width: number) => {
  pdf.font('regular').fontSize(8).fillColor(softInk).text(heading, x, y, { width })
  const [first = '', ...rest] = lines
  pdf
    .font('bold')
    .fontSize(10.5)
    .fillColor(ink)
    .text(first, x, pdf.y + 1, { width })
  pdf.font('regular').fontSize(9)
  for (const line of rest.filter(Boolean)) pdf.text(line, x, pdf.y + 1, { width })
  return pdf.y
}

const reverseCharge = 'Tax payable on reverse charge: No'

const drawWords = (pdf: Pdf, { kind, total, reason, property }: PrintedInvoice) => {
  makeRoom(pdf, 40)
  pdf.font('regular').fontSize(8).fillColor(softInk).text('Amount in words', margin, pdf.y, { width: pageWidth })
  pdf.font('bold').fontSize(9.5).fillColor(ink).text(amountInWords(total), margin, pdf.y, { width: pageWidth })
  // Rule 46(p) requires this line even if it is always "No".
  if (property.gstin) pdf.font('regular').fontSize(8.5).text(reverseCharge, { width: pageWidth })
  if (kind === 'credit_note') pdf.font('regular').text(`Reason: ${reason}`, { width: pageWidth })
}

const drawSignatures = (pdf: Pdf, { name }: PrintedProperty) => {
  makeRoom(pdf, 80)
  const y = pdf.y + 46
  const width = 170
  const right = margin + pageWidth - width
  for (const [x, label] of [
    [margin, "Guest's signature"],
    [right, 'Authorised signatory'],
  ] as const) {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .strokeColor(softInk)
      .lineWidth(0.7)
      .stroke()
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(softInk)
      .text(label, x, y + 3, { width, align: 'center' })
  }
  pdf
    .fontSize(8.5)
    .fillColor(ink)
    .text(`For ${name}`, right, y - 40, { width, align: 'center', height: 24, ellipsis: true })
}
