import { sql } from 'kysely'
import { minus, type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { stateWithCode } from '#contract/settings/indian-states.ts'
import { moneyFormat } from '#server/kit/documents/spreadsheet.ts'

/** The columns that an accountant needs of an invoice or a credit note, besides number and date. */
export interface DocumentTaxes {
  company: string | null
  gstin: string | null
  state: string
  taxable: Paise
  charges: Paise
  cgst: Paise
  sgst: Paise
  round_off: Paise
  total: Paise
}

export const documentTaxes = [
  sql<string | null>`invoice.guest -> 'billed_to' ->> 'name'`.as('company'),
  sql<string | null>`invoice.guest -> 'billed_to' ->> 'gstin'`.as('gstin'),
  sql<string>`coalesce(invoice.property ->> 'state', '')`.as('state'),
  sql<Paise>`coalesce((
    select sum(line.amount) from invoice_line line where line.invoice_id = invoice.id and line.tax_rate > 0
  ), 0)::bigint`.as('taxable'),
  sql<Paise>`invoice.charges`.as('charges'),
  sql<Paise>`invoice.cgst`.as('cgst'),
  sql<Paise>`invoice.sgst`.as('sgst'),
  sql<Paise>`invoice.round_off`.as('round_off'),
] as const

export const moneyColumn = { width: 14, format: moneyFormat }

export const taxColumns = [
  { header: 'Company', width: 28 },
  { header: 'GSTIN', width: 18 },
  { header: 'Place of Supply', width: 20 },
  { header: 'Taxable Value', ...moneyColumn },
  { header: 'Not Taxed', ...moneyColumn },
  { header: 'CGST', ...moneyColumn },
  { header: 'SGST/UTGST', ...moneyColumn },
  { header: 'Round-off', ...moneyColumn },
  { header: 'Total', ...moneyColumn },
]

/** The place of supply of a stay is the state of the hotel, not of the payer. */
export const taxCells = (document: DocumentTaxes) => [
  document.company ?? '',
  document.gstin ?? '',
  document.state && stateWithCode(document.state),
  rupeesFromPaise(document.taxable),
  rupeesFromPaise(minus(document.charges, document.taxable)),
  rupeesFromPaise(document.cgst),
  rupeesFromPaise(document.sgst),
  rupeesFromPaise(document.round_off),
  rupeesFromPaise(document.total),
]

/** The filter by dates that the lists of documents share. */
export interface DocumentFilter {
  date_from?: CalendarDate | undefined
  date_to?: CalendarDate | undefined
  search?: string | undefined
}
