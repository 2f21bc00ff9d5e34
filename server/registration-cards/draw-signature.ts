import { ink, makeRoom, margin, pageWidth, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'
import { momentIn } from '#server/registration-cards/card-facts.ts'
import type { PrintedCard } from '#server/registration-cards/printed-card.ts'

const boxHeight = 64

/** The fields for the signatures of guest and hotel, with the guest's if the card was signed on the screen. */
export const drawSignature = (pdf: Pdf, { signed, content }: PrintedCard, timeZone: string) => {
  makeRoom(pdf, boxHeight + 50)
  pdf.y += 12
  const top = pdf.y
  const width = pageWidth / 2 - 12
  const drawField = (left: number, label: string) => {
    pdf
      .moveTo(left, top + boxHeight)
      .lineTo(left + width, top + boxHeight)
      .lineWidth(0.7)
      .strokeColor(ink)
      .stroke()
    pdf.font('regular').fontSize(8).fillColor(softInk)
    pdf.text(label, left, top + boxHeight + 4, { width })
  }
  if (signed?.image)
    pdf.image(Buffer.from(signed.image), margin, top, { fit: [width, boxHeight - 2], valign: 'bottom' } as never)
  const name = signed?.signer_name ?? content.people[0]?.name ?? ''
  drawField(
    margin,
    signed
      ? `${name}, signed on screen on ${momentIn(timeZone, signed.signed_at)}`
      : `Signature of the guest${name && `, ${name}`}; date and time`,
  )
  drawField(margin + pageWidth / 2 + 12, 'For the hotel')
  pdf.y = top + boxHeight + 28
  if (!signed?.replaced_at) return
  pdf.font('bold').fontSize(9).fillColor(ink)
  pdf.text(`Replaced by a new signature on ${momentIn(timeZone, signed.replaced_at)}.`, margin, pdf.y, {
    width: pageWidth,
  })
}
