import { guestLabels } from '#contract/guests/guest-labels.ts'
import { capitalized } from '#contract/kit/text.ts'
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
import type { DataRow, GuestData } from '#server/privacy/guest-data.ts'

/** Everything that is drawn. The worker thread that draws it has no database connection. */
export interface PrintedGuestData {
  property: Sender
  logo: Uint8Array | undefined
  made_on: string
  name: string
  data: GuestData
}

const labels: Record<string, string> = guestLabels
const labelOf = (key: string) => labels[key] ?? capitalized(key.replaceAll('_', ' '))
const labelWidth = 150

const filled = (row: DataRow) => Object.entries(row).filter(([, value]) => value !== null && value !== '')

const drawRow = (pdf: Pdf, row: DataRow) => {
  for (const [key, value] of filled(row)) {
    const text = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)
    pdf.font('regular').fontSize(9)
    makeRoom(pdf, pdf.heightOfString(text, { width: pageWidth - labelWidth }) + 3)
    const top = pdf.y
    pdf.fillColor(softInk).text(labelOf(key), margin, top, { width: labelWidth - 8 })
    const end = pdf.y
    pdf.fillColor(ink).text(text, margin + labelWidth, top, { width: pageWidth - labelWidth })
    pdf.y = Math.max(end, pdf.y) + 2
  }
}

const drawSection = (pdf: Pdf, title: string, rows: DataRow[]) => {
  makeRoom(pdf, 60)
  pdf.y += 8
  pdf.font('bold').fontSize(11).fillColor(ink).text(title, margin, pdf.y)
  pdf.y += 4
  drawRule(pdf)
  if (rows.length === 0) pdf.font('regular').fontSize(9).fillColor(softInk).text('Nothing is stored.', margin, pdf.y)
  for (const row of rows) {
    drawRow(pdf, row)
    pdf.y += 6
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
      const { hotel: _, made_at: __, guest, ...sections } = data
      drawSection(pdf, name, [guest])
      for (const [key, rows] of Object.entries(sections)) drawSection(pdf, labelOf(key), rows)
    },
  )
