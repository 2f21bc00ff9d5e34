import { ink, lineColour, makeRoom, margin, pageWidth, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'
import type { Fact } from '#server/registration-cards/card-facts.ts'

export const drawHeading = (pdf: Pdf, text: string) => {
  makeRoom(pdf, 40)
  pdf.y += 6
  pdf.font('bold').fontSize(10).fillColor(ink).text(text, margin, pdf.y, { width: pageWidth })
  pdf.y += 3
}

/** Facts side by side; each row is as high as its longest value. Facts without a value get a line to write on. */
export const drawFacts = (pdf: Pdf, facts: Fact[], columns: number) => {
  const width = pageWidth / columns
  for (let from = 0; from < facts.length; from += columns) {
    const row = facts.slice(from, from + columns)
    pdf.font('regular').fontSize(9)
    const height = Math.max(14, ...row.map(([, value]) => pdf.heightOfString(value, { width: width - 8 })))
    makeRoom(pdf, height + 16)
    const top = pdf.y
    for (const [index, [label, value]] of row.entries()) {
      const left = margin + index * width
      pdf
        .font('regular')
        .fontSize(7)
        .fillColor(softInk)
        .text(label, left, top, { width: width - 8 })
      if (value)
        pdf
          .fontSize(9)
          .fillColor(ink)
          .text(value, left, top + 9, { width: width - 8 })
      else
        pdf
          .moveTo(left, top + 22)
          .lineTo(left + width - 12, top + 22)
          .lineWidth(0.5)
          .strokeColor(lineColour)
          .stroke()
    }
    pdf.y = top + height + 13
  }
}

export const drawText = (pdf: Pdf, heading: string, text: string) => {
  if (!text) return
  drawHeading(pdf, heading)
  for (const line of text.split('\n')) {
    pdf.font('regular').fontSize(8)
    makeRoom(pdf, pdf.heightOfString(line || ' ', { width: pageWidth }))
    pdf.fillColor(ink).text(line || ' ', margin, pdf.y, { width: pageWidth })
  }
}
