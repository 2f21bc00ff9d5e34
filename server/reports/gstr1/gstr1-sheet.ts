import { type Gstr1SheetKey, gstr1Sheets } from '#contract/reports/gstr1/gstr1-codes.ts'
import { type Cell, dayFormat, type Sheet } from '#server/kit/documents/spreadsheet.ts'

/** A heading as the offline tool spells it, and what rows 2 and 3 have above it. */
export interface Gstr1Column {
  header: string
  as?: 'amount' | 'day'
  summary?: [label: string, value: Cell]
}

const formats = { amount: '0.00', day: dayFormat }
const width = (header: string) => Math.min(30, Math.max(14, header.length + 3))

/** A sheet as the offline tool reads it: title, two rows of totals, headings in row 4, data from row 5. */
export const gstr1Sheet = (key: Gstr1SheetKey, title: string, columns: Gstr1Column[], rows: Cell[][]): Sheet => ({
  name: gstr1Sheets[key],
  above: [
    [title],
    columns.map(({ summary }) => summary?.[0] ?? null),
    columns.map(({ summary }) => summary?.[1] ?? null),
  ],
  columns: columns.map(({ header, as }) => ({ header, width: width(header), ...(as && { format: formats[as] }) })),
  rows,
})
