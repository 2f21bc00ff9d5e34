import { type Paise, rupeesFromPaise, sumOf } from '#contract/kit/money.ts'
import { documentNatures, gstr1Words as words } from '#contract/reports/gstr1/gstr1-codes.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import type { Sheet } from '#server/kit/documents/spreadsheet.ts'
import type { HsnRow } from '#server/reports/gstr1/gstr1-hsn.ts'
import { type NumberRange, numberOf } from '#server/reports/gstr1/gstr1-numbers.ts'
import { type Gstr1Column, gstr1Sheet } from '#server/reports/gstr1/gstr1-sheet.ts'
import { addUp, type PlaceRate, type TaxSums } from '#server/reports/gstr1/gstr1-supplies.ts'
import type { UntaxedRow } from '#server/reports/gstr1/gstr1-untaxed.ts'

const amount = (header: string, label?: string, value?: Paise): Gstr1Column => ({
  header,
  as: 'amount',
  ...(label && value !== undefined && { summary: [label, rupeesFromPaise(value)] }),
})

const cess: Gstr1Column = { header: 'Cess Amount', as: 'amount', summary: ['Total Cess', 0] }
const place: Gstr1Column = { header: 'Place Of Supply' }
const applicable: Gstr1Column = { header: 'Applicable % of Tax Rate' }

const placeCell = (name: string) => name && stateWithCode(name)

export const b2csSheet = (rows: PlaceRate[]): Sheet =>
  gstr1Sheet(
    'b2cs',
    'Summary For B2CS(7)',
    [
      ...[{ header: 'Type' }, place, applicable, amount('Rate')],
      ...[amount('Taxable Value', 'Total Taxable Value', addUp(rows).taxable), cess, { header: 'E-Commerce GSTIN' }],
    ],
    rows.map((row) => [
      ...[words.b2csType, placeCell(row.place), null, row.rate / 100],
      ...[rupeesFromPaise(row.taxable), 0, null],
    ]),
  )

/** The amounts are without the tax that they include. */
const advanceSheet = (key: 'at' | 'atadj', title: string, word: string, rows: PlaceRate[]): Sheet =>
  gstr1Sheet(
    key,
    title,
    [
      ...[place, applicable, amount('Rate')],
      ...[amount(`Gross Advance ${word}`, `Total Advanced ${word}`, addUp(rows).taxable), cess],
    ],
    rows.map((row) => [placeCell(row.place), null, row.rate / 100, rupeesFromPaise(row.taxable), 0]),
  )

export const atSheet = (rows: PlaceRate[]) => advanceSheet('at', 'Summary For Advance Received (11B)', 'Received', rows)

export const atadjSheet = (rows: PlaceRate[]) =>
  advanceSheet('atadj', 'Summary For Advance Adjusted (11B)', 'Adjusted', rows)

export const exempSheet = (rows: UntaxedRow[]): Sheet => {
  const sum = (field: 'nil_rated' | 'exempt' | 'outside_gst') => sumOf(rows.map((row) => row[field]))
  return gstr1Sheet(
    'exemp',
    'Summary For Nil rated, exempted and non GST outward supplies (8)',
    [
      { header: 'Description' },
      amount('Nil Rated Supplies', 'Total Nil Rated Supplies', sum('nil_rated')),
      amount('Exempted(other than nil rated/non GST supply)', 'Total Exempted Supplies', sum('exempt')),
      amount('Non-GST Supplies', 'Total Non-GST Supplies', sum('outside_gst')),
    ],
    rows.map((row) => [row.description, ...[row.nil_rated, row.exempt, row.outside_gst].map(rupeesFromPaise)]),
  )
}

const lineValue = ({ taxable, cgst, sgst }: TaxSums) => sumOf([taxable, cgst, sgst])

export const hsnSheet = (key: 'hsn_b2b' | 'hsn_b2c', rows: HsnRow[]): Sheet => {
  const all = addUp(rows)
  return gstr1Sheet(
    key,
    'Summary For HSN(12)',
    [
      { header: 'HSN', summary: ['No. of HSN', new Set(rows.map(({ hsn }) => hsn)).size] },
      ...[{ header: 'Description' }, { header: 'UQC' }, amount('Total Quantity')],
      ...[amount('Total Value', 'Total Value', lineValue(all)), amount('Rate')],
      amount('Taxable Value', 'Total Taxable Value', all.taxable),
      { header: 'Integrated Tax Amount', as: 'amount', summary: ['Total Integrated Tax', 0] },
      amount('Central Tax Amount', 'Total Central Tax', all.cgst),
      amount('State/UT Tax Amount', 'Total State/UT Tax', all.sgst),
      cess,
    ],
    rows.map((row) => [
      ...[row.hsn, row.description, row.uqc, row.quantity, rupeesFromPaise(lineValue(row)), row.rate / 100],
      ...[rupeesFromPaise(row.taxable), 0, rupeesFromPaise(row.cgst), rupeesFromPaise(row.sgst), 0],
    ]),
  )
}

export const docsSheet = (rows: NumberRange[]): Sheet => {
  const counted = rows.map((row) => ({ ...row, count: row.last - row.first + 1 }))
  const sum = (field: 'count' | 'cancelled') => counted.reduce((total, row) => total + row[field], 0)
  return gstr1Sheet(
    'docs',
    'Summary of documents issued during the tax period (13)',
    [
      ...[{ header: 'Nature of Document' }, { header: 'Sr. No. From' }, { header: 'Sr. No. To' }],
      { header: 'Total Number', summary: ['Total Number', sum('count')] },
      { header: 'Cancelled', summary: ['Total Cancelled', sum('cancelled')] },
    ],
    counted.map(({ kind, series, first, last, count, cancelled }) => [
      ...[documentNatures[kind].nature, numberOf(series, first), numberOf(series, last), count, cancelled],
    ]),
  )
}
