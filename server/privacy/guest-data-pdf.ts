import { stateWithCode } from '#contract/settings/indian-states.ts'
import {
  a4,
  drawLetterhead,
  drawPageNumber,
  drawRule,
  ink,
  makeRoom,
  margin,
  pageWidth,
  type Sender,
  softInk,
} from '#server/kit/documents/letterhead.ts'
import { drawPdf, type Pdf } from '#server/kit/documents/pdf.ts'
import { columnGap, drawCells, drawHeadings, drawRowLine, type PdfColumn } from '#server/kit/documents/pdf-table.ts'
import type { PrintedData, PrintedTable } from '#server/privacy/guest-data-words.ts'

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedGuestData {
  property: Sender
  logo: Uint8Array | undefined
  made_on: string
  name: string
  data: PrintedData
}

const labelWidth = 170

const drawTitle = (pdf: Pdf, title: string) => {
  makeRoom(pdf, 70)
  pdf.y += 10
  pdf.font('bold').fontSize(11).fillColor(ink).text(title, margin, pdf.y)
  pdf.y += 4
}

const drawPerson = (pdf: Pdf, name: string, person: PrintedData['person']) => {
  drawTitle(pdf, name)
  drawRule(pdf)
  for (const [label, text] of person) {
    pdf.font('regular').fontSize(9)
    makeRoom(pdf, pdf.heightOfString(text, { width: pageWidth - labelWidth }) + 3)
    const top = pdf.y
    pdf.fillColor(softInk).text(label, margin, top, { width: labelWidth - 8 })
    const end = pdf.y
    pdf.fillColor(ink).text(text, margin + labelWidth, top, { width: pageWidth - labelWidth })
    pdf.y = Math.max(end, pdf.y) + 2
  }
}

const drawTable = (pdf: Pdf, { title, columns, rows }: PrintedTable) => {
  const placed = columns.map(
    ({ heading, share, isFigure }): PdfColumn => ({
      ...{ heading, width: share * pageWidth },
      align: isFigure ? 'right' : 'left',
    }),
  )
  drawTitle(pdf, title)
  drawHeadings(pdf, placed)
  const setFont = () => pdf.font('regular').fontSize(8).fillColor(ink)
  for (const texts of rows) {
    setFont()
    const heights = placed.map(({ width }, at) => pdf.heightOfString(texts[at] ?? '', { width: width - columnGap }))
    if (makeRoom(pdf, Math.max(...heights) + 6)) drawHeadings(pdf, placed)
    setFont()
    drawCells(pdf, placed, texts)
    drawRowLine(pdf)
  }
}

export const drawGuestData = ({ property, logo, made_on, name, data }: PrintedGuestData) =>
  drawPdf(
    {
      size: a4,
      margin,
      title: `Data of ${name}`,
      footer: drawPageNumber(`${property.name} · Data of ${name}`),
    },
    (pdf) => {
      const sender = { ...property, state: stateWithCode(property.state) }
      drawLetterhead(pdf, sender, { title: 'Your data', facts: [['Made on', made_on]], logo })
      drawPerson(pdf, name, data.person)
      for (const table of data.tables) drawTable(pdf, table)
      if (data.without.length === 0) return
      drawTitle(pdf, 'Nothing is stored of')
      drawRule(pdf)
      pdf.font('regular').fontSize(9).fillColor(ink)
      pdf.text(data.without.join(' · '), margin, pdf.y, { width: pageWidth })
    },
  )
