import { plus, sumOf } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Gstr1Report, Gstr1SheetTotals } from '#contract/reports/gstr1/gstr1.ts'
import type { Db } from '#server/db/connect.ts'
import { type Gstr1, gstr1Of } from '#server/reports/gstr1/gstr1.ts'
import { checksOf } from '#server/reports/gstr1/gstr1-checks.ts'
import { addUp, type DocumentRate, reversed, type TaxSums } from '#server/reports/gstr1/gstr1-supplies.ts'
import type { UntaxedRow } from '#server/reports/gstr1/gstr1-untaxed.ts'

/** The documents of rows, each once although it has a row for each rate. */
export const documentsOf = (rows: DocumentRate[]) => [...new Set(rows.map(({ document }) => document))]

export const documentValue = (rows: DocumentRate[]) => sumOf(documentsOf(rows).map(({ total }) => total))

const untaxedSum = (rows: UntaxedRow[]) =>
  sumOf(rows.flatMap(({ nil_rated, exempt, outside_gst }) => [nil_rated, exempt, outside_gst]))

const listed = (rows: DocumentRate[]) => ({
  rows: rows.length,
  documents: documentsOf(rows).length,
  value: documentValue(rows),
  ...addUp(rows),
})

const summed = (rows: TaxSums[]) => ({ rows: rows.length, documents: null, value: null, ...addUp(rows) })

const withValue = (rows: TaxSums[]) => {
  const sums = addUp(rows)
  return { rows: rows.length, documents: null, ...sums, value: sumOf([sums.taxable, sums.cgst, sums.sgst]) }
}

const noTax = { value: null, cgst: null, sgst: null }

const totalsOf = ({ sheets }: Gstr1): Gstr1SheetTotals[] => [
  { sheet: 'b2b', ...listed(sheets.b2b) },
  { sheet: 'b2cl', ...listed(sheets.b2cl) },
  { sheet: 'b2cs', ...summed(sheets.b2cs) },
  { sheet: 'cdnr', ...listed(sheets.cdnr) },
  { sheet: 'cdnur', ...listed(sheets.cdnur) },
  { sheet: 'at', ...summed(sheets.at) },
  { sheet: 'atadj', ...summed(sheets.atadj) },
  {
    sheet: 'exemp',
    rows: sheets.exemp.filter((row) => row.nil_rated !== 0 || row.exempt !== 0 || row.outside_gst !== 0).length,
    documents: null,
    ...noTax,
    taxable: untaxedSum(sheets.exemp),
  },
  { sheet: 'hsn_b2b', ...withValue(sheets.hsn_b2b) },
  { sheet: 'hsn_b2c', ...withValue(sheets.hsn_b2c) },
  {
    sheet: 'docs',
    rows: sheets.docs.length,
    documents: sheets.docs.reduce((sum, { first, last, cancelled }) => sum + last - first + 1 - cancelled, 0),
    ...noTax,
    taxable: null,
  },
]

/** Sales less credit notes: the sheets of supplies together. */
const netOf = ({ sheets }: Gstr1) => {
  const { b2b, b2cl, b2cs, cdnr, cdnur, exemp } = sheets
  const taxed = addUp([...b2b, ...b2cl, ...b2cs, ...[...cdnr, ...cdnur].map(reversed)])
  return { ...taxed, taxable: plus(taxed.taxable, untaxedSum(exemp)) }
}

export const gstr1Report = async (db: Db, month: string, today: CalendarDate): Promise<Gstr1Report> => {
  const found = await gstr1Of(db, month)
  const { first_day, last_day, hotel, documents, numbers, sheets } = found
  const count = (kind: 'invoice' | 'credit_note') => documents.filter((one) => one.kind === kind).length
  return {
    month,
    first_day,
    last_day,
    gstin: hotel.gstin,
    sheets: totalsOf(found),
    checks: checksOf({ today, last_day, hotel, documents, numbers, at: sheets.at }),
    ...netOf(found),
    invoices: count('invoice'),
    credit_notes: count('credit_note'),
  }
}
