import { drawRule, ink, lineColour, margin, pageWidth, softInk } from '#server/kit/documents/letterhead.ts'
import type { Pdf } from '#server/kit/documents/pdf.ts'

export interface PdfColumn {
  heading: string
  width: number
  align: 'left' | 'right'
}

/** The space between two columns. */
export const columnGap = 6

/** Draws one row across the page; the next one goes below its highest cell. */
export const drawCells = (pdf: Pdf, columns: PdfColumn[], texts: string[]) => {
  const top = pdf.y
  let [x, end] = [margin, top]
  for (const [index, { width, align }] of columns.entries()) {
    pdf.text(texts[index] ?? '', x, top, { width: width - columnGap, align })
    end = Math.max(end, pdf.y)
    x += width
  }
  pdf.y = end
}

export const drawHeadings = (pdf: Pdf, columns: PdfColumn[]) => {
  pdf.font('bold').fontSize(8).fillColor(softInk)
  drawCells(
    pdf,
    columns,
    columns.map(({ heading }) => heading),
  )
  pdf.y += 3
  drawRule(pdf, ink)
  pdf.y -= 3
}

/** The thin line below a row. */
export const drawRowLine = (pdf: Pdf) => {
  pdf.y += 3
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + pageWidth, pdf.y)
    .lineWidth(0.4)
    .strokeColor(lineColour)
    .stroke()
  pdf.y += 3
}
