import type { Pdf } from '#server/kit/documents/pdf.ts'

export const a4: [number, number] = [595.28, 841.89]
export const margin = 40
export const pageWidth = a4[0] - 2 * margin
export const bottom = a4[1] - margin - 20

export const ink = '#111111'
export const softInk = '#555555'
export const lineColour = '#c8c8c8'

export interface Sender {
  name: string
  address: string
  /** With its code. */
  state: string
  phone: string
  email: string
  gstin: string
}

const logoHeight = 56

/** The hotel on the left and the kind of document on the right. */
export const drawLetterhead = (
  pdf: Pdf,
  sender: Sender,
  document: { title: string; facts: [label: string, value: string][]; logo: Uint8Array | undefined },
) => {
  const left = drawLogo(pdf, document.logo)
  const middle = margin + pageWidth * 0.6
  pdf.font('bold').fontSize(15).fillColor(ink)
  pdf.text(sender.name, left, margin, { width: middle - left - 12 })
  pdf.font('regular').fontSize(8.5).fillColor(softInk)
  const reach = [sender.phone, sender.email].filter(Boolean).join(' · ')
  const lines = [sender.address, sender.state, reach, sender.gstin && `GSTIN ${sender.gstin}`].filter(Boolean)
  for (const line of lines) pdf.text(line, left, pdf.y + 1, { width: middle - left - 12 })
  const leftEnd = pdf.y

  const width = margin + pageWidth - middle
  pdf.font('bold').fontSize(15).fillColor(ink)
  pdf.text(document.title, middle, margin, { width, align: 'right' })
  pdf.y += 3
  for (const [label, value] of document.facts) {
    const top = pdf.y
    pdf
      .font('regular')
      .fontSize(8.5)
      .fillColor(softInk)
      .text(label, middle, top, { width: width * 0.42 })
    pdf
      .font('bold')
      .fillColor(ink)
      .text(value, middle + width * 0.42, top, { width: width * 0.58, align: 'right' })
    pdf.y += 1.5
  }
  pdf.y = Math.max(leftEnd, pdf.y, margin + (document.logo ? logoHeight : 0)) + 10
  drawRule(pdf)
}

const drawLogo = (pdf: Pdf, logo: Uint8Array | undefined) => {
  if (!logo) return margin
  // The header of a PNG contains its size.
  const head = new DataView(logo.buffer, logo.byteOffset)
  const [width, height] = [head.getUint32(16), head.getUint32(20)]
  const scale = Math.min(logoHeight / height, 110 / width)
  pdf.image(Buffer.from(logo), margin, margin, { width: width * scale })
  return margin + width * scale + 12
}

export const drawRule = (pdf: Pdf, colour = lineColour) => {
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + pageWidth, pdf.y)
    .lineWidth(0.7)
    .strokeColor(colour)
    .stroke()
  pdf.y += 8
}

/** Begins a new page if less than this height is left; returns whether it did. */
export const makeRoom = (pdf: Pdf, height: number) => {
  if (pdf.y + height <= bottom) return false
  pdf.addPage()
  return true
}

export const drawPageNumber = (text: string) => (pdf: Pdf, page: number, pages: number) => {
  pdf.font('regular').fontSize(7.5).fillColor(softInk)
  const y = a4[1] - margin - 4
  pdf.text(text, margin, y, { width: pageWidth * 0.75, lineBreak: false, ellipsis: true, height: 12 })
  pdf.text(`Page ${page} of ${pages}`, margin + pageWidth * 0.75, y, {
    width: pageWidth * 0.25,
    align: 'right',
    lineBreak: false,
  })
}
