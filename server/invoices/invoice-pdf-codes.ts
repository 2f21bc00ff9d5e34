import { formatRupees } from '#contract/kit/money.ts'
import type { PrintedEInvoice, PrintedInvoice } from '#server/invoices/printed-invoice.ts'
import { ink, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'
import { drawQrCode } from '#server/kit/documents/qr-code.ts'

interface Corner {
  x: number
  y: number
}

const payWidth = 92
/** The signed text is long: smaller squares could not be scanned from paper. */
const signedWidth = 124
const gap = 14
/** The codes are to the left of the totals. */
const width = 246

type Codes = Pick<PrintedInvoice, 'e_invoice' | 'upi_link' | 'balance' | 'property'>

export const heightOfCodes = ({ e_invoice, upi_link }: Codes) => {
  if (e_invoice) return (e_invoice.cancelled_time ? 0 : signedWidth) + 50 + (upi_link ? besideHeight(e_invoice) : 0)
  return upi_link ? payWidth + 40 : 0
}

/** A cancelled e-invoice has no code to be beside. */
const besideHeight = ({ cancelled_time }: PrintedEInvoice) => (cancelled_time ? payWidth + 40 : 0)

/** Draws the QR codes of an invoice; returns where they end. */
export const drawCodes = (pdf: Pdf, invoice: Codes, { x, y }: Corner) => {
  const { e_invoice, upi_link } = invoice
  let end = y
  let pay = { x, y, width: 200 }
  if (e_invoice) {
    end = drawEInvoice(pdf, e_invoice, { x, y })
    const left = signedWidth + gap
    pay = e_invoice.cancelled_time ? { ...pay, y: end + 6 } : { x: x + left, y, width: width - left }
  }
  if (upi_link) end = Math.max(end, drawPayCode(pdf, invoice, upi_link, pay))
  return end
}

const drawPayCode = (
  pdf: Pdf,
  { balance, property }: Codes,
  link: string,
  { x, y, width }: Corner & { width: number },
) => {
  drawQrCode(pdf, link, { x, y, width: payWidth })
  pdf.font('bold').fontSize(9).fillColor(ink)
  pdf.text(`Scan to pay ${formatRupees(balance)}`, x, y + payWidth + 5, { width })
  pdf.font('regular').fontSize(8).fillColor(softInk).text(`UPI ${property.upi_id}`, { width })
  return pdf.y
}

/** The signed text is printed as the portal gave it. */
const drawEInvoice = (pdf: Pdf, eInvoice: PrintedEInvoice, { x, y }: Corner) => {
  const { irn, ack_no, ack_time, signed_qr_code, cancelled_time } = eInvoice
  if (!cancelled_time) drawQrCode(pdf, signed_qr_code, { x, y, width: signedWidth, correction: 'L' })
  const lines = [
    `IRN ${irn}`,
    `Ack. no. ${ack_no}, ${ack_time}`,
    ...(cancelled_time ? [`This e-invoice was cancelled on ${cancelled_time}`] : []),
  ]
  pdf.font('regular').fontSize(6.5).fillColor(ink)
  pdf.y = y + (cancelled_time ? 0 : signedWidth + 5)
  for (const line of lines) pdf.text(line, x, pdf.y, { width })
  return pdf.y
}
