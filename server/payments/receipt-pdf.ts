import { amountInWords } from '#contract/invoices/amount-in-words.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import {
  a4,
  drawLetterhead,
  drawRule,
  ink,
  margin,
  pageWidth,
  type Sender,
  softInk,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf } from '#server/kit/documents/pdf.ts'

export interface PrintedReceipt {
  title: string
  number: string
  day: string
  /** Empty if the payment is for several bookings. */
  booking_number: string
  /** Rows below the letterhead; empty ones are left out. */
  facts: [label: string, value: string][]
  amount: Paise
  property: Sender
  logo: Uint8Array | undefined
}

const headFacts = ({ number, day, booking_number }: PrintedReceipt) => {
  const facts: PrintedReceipt['facts'] = [
    ['Number', number],
    ['Date', formatDay(day)],
    ['Booking', booking_number],
  ]
  return facts.filter(([, value]) => value)
}

/** Half an A4 page, to be cut off. */
export const drawReceipt = (receipt: PrintedReceipt) =>
  drawPdf({ size: [a4[0], a4[1] / 2], margin, title: `${receipt.title} ${receipt.number}` }, (pdf) => {
    const { property } = receipt
    drawLetterhead(
      pdf,
      { ...property, state: stateWithCode(property.state) },
      {
        title: receipt.title,
        facts: headFacts(receipt),
        logo: receipt.logo,
      },
    )
    for (const [label, value] of receipt.facts.filter(([, value]) => value)) {
      const top = pdf.y
      pdf.font('regular').fontSize(9).fillColor(softInk).text(label, margin, top, { width: 100 })
      pdf
        .fontSize(10)
        .fillColor(ink)
        .text(value, margin + 100, top, { width: pageWidth - 100 })
      pdf.y += 3
    }
    pdf.y += 6
    drawRule(pdf)
    pdf.font('bold').fontSize(18).text(formatRupees(receipt.amount), margin, pdf.y, { width: pageWidth })
    pdf.font('regular').fontSize(9.5).text(amountInWords(receipt.amount), { width: pageWidth })
    const y = Math.min(pdf.y + 50, a4[1] / 2 - margin - 16)
    pdf.fontSize(8).fillColor(softInk)
    pdf.text(`For ${property.name}`, margin, y, {
      width: pageWidth,
      align: 'right',
      height: 12,
      ellipsis: true,
    })
  })
