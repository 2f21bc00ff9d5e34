import { rupeesFromPaise } from '#contract/kit/money.ts'
import { gstr1Words as words } from '#contract/reports/gstr1/gstr1-codes.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import { dayCell, type Sheet } from '#server/kit/documents/spreadsheet.ts'
import { documentsOf, documentValue } from '#server/reports/gstr1/gstr1-report.ts'
import { gstr1Sheet } from '#server/reports/gstr1/gstr1-sheet.ts'
import { addUp, type DocumentRate } from '#server/reports/gstr1/gstr1-supplies.ts'

const totalsOf = (rows: DocumentRate[]) => ({
  recipients: new Set(rows.map(({ document }) => document.gstin)).size,
  documents: documentsOf(rows).length,
  value: rupeesFromPaise(documentValue(rows)),
  taxable: rupeesFromPaise(addUp(rows).taxable),
})

const cellsOf = ({ document, place, rate, taxable }: DocumentRate) => ({
  gstin: document.gstin,
  name: document.company ?? '',
  number: document.number,
  day: dayCell(document.invoice_date),
  value: rupeesFromPaise(document.total),
  place: place && stateWithCode(place),
  rate: rate / 100,
  taxable: rupeesFromPaise(taxable),
})

const recipient = (count: number, label: string) => [
  { header: 'GSTIN/UIN of Recipient', summary: [label, count] as [string, number] },
  { header: 'Receiver Name' },
]
const place = { header: 'Place Of Supply' }
const reverseCharge = { header: 'Reverse Charge' }
/** Blank, or 65 for a supply at a reduced rate. */
const applicable = { header: 'Applicable % of Tax Rate' }
const operator = { header: 'E-Commerce GSTIN' }

const amounts = (taxable: number) => [
  { header: 'Rate', as: 'amount' as const },
  { header: 'Taxable Value', as: 'amount' as const, summary: ['Total Taxable Value', taxable] as [string, number] },
  { header: 'Cess Amount', as: 'amount' as const, summary: ['Total Cess', 0] as [string, number] },
]

const invoiceColumns = (documents: number, value: number) => [
  { header: 'Invoice Number', summary: ['No. of Invoices', documents] as [string, number] },
  { header: 'Invoice date', as: 'day' as const },
  { header: 'Invoice Value', as: 'amount' as const, summary: ['Total Invoice Value', value] as [string, number] },
]

const noteColumns = (documents: number, label: string) => [
  { header: 'Note Number', summary: [label, documents] as [string, number] },
  { header: 'Note Date', as: 'day' as const },
  { header: 'Note Type' },
]

const noteValue = (value: number) => ({
  header: 'Note Value',
  as: 'amount' as const,
  summary: ['Total Note Value', value] as [string, number],
})

export const b2bSheet = (rows: DocumentRate[]): Sheet => {
  const all = totalsOf(rows)
  return gstr1Sheet(
    'b2b',
    'Summary For B2B, SEZ, DE (4A, 4B, 6B, 6C)',
    [
      ...recipient(all.recipients, 'No. of Recipients'),
      ...invoiceColumns(all.documents, all.value),
      ...[place, reverseCharge, applicable, { header: 'Invoice Type' }, operator],
      ...amounts(all.taxable),
    ],
    rows
      .map(cellsOf)
      .map((one) => [
        ...[one.gstin, one.name, one.number, one.day, one.value, one.place],
        ...[words.reverseCharge, null, words.invoiceType, null, one.rate, one.taxable, 0],
      ]),
  )
}

export const b2clSheet = (rows: DocumentRate[]): Sheet => {
  const all = totalsOf(rows)
  return gstr1Sheet(
    'b2cl',
    'Summary For B2CL(5)',
    [...invoiceColumns(all.documents, all.value), place, applicable, ...amounts(all.taxable), operator],
    rows.map(cellsOf).map((one) => [one.number, one.day, one.value, one.place, null, one.rate, one.taxable, 0, null]),
  )
}

export const cdnrSheet = (rows: DocumentRate[]): Sheet => {
  const all = totalsOf(rows)
  return gstr1Sheet(
    'cdnr',
    'Summary For CDNR(9B)',
    [
      ...recipient(all.recipients, 'No. of Recipients'),
      ...noteColumns(all.documents, 'No. of Notes'),
      ...[place, reverseCharge, { header: 'Note Supply Type' }, noteValue(all.value), applicable],
      ...amounts(all.taxable),
    ],
    rows
      .map(cellsOf)
      .map((one) => [
        ...[one.gstin, one.name, one.number, one.day, words.creditNote, one.place],
        ...[words.reverseCharge, words.invoiceType, one.value, null, one.rate, one.taxable, 0],
      ]),
  )
}

export const cdnurSheet = (rows: DocumentRate[]): Sheet => {
  const all = totalsOf(rows)
  return gstr1Sheet(
    'cdnur',
    'Summary For CDNUR(9B)',
    [
      { header: 'UR Type' },
      ...noteColumns(all.documents, 'No. of Notes/Vouchers'),
      ...[place, noteValue(all.value), applicable],
      ...amounts(all.taxable),
    ],
    rows
      .map(cellsOf)
      .map((one) => [
        ...[words.unregistered, one.number, one.day, words.creditNote, one.place],
        ...[one.value, null, one.rate, one.taxable, 0],
      ]),
  )
}
