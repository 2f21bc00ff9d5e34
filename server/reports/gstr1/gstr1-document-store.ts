import { sql } from 'kysely'
import { groupBy } from '#contract/kit/group-by.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { TaxTreatment } from '#contract/taxes/tax-category.ts'
import type { Db } from '#server/db/connect.ts'

/** The lines of a document with the same code and rate, added up. */
export interface Gstr1Line {
  treatment: TaxTreatment
  sac: string
  rate: number
  quantity: number
  taxable: Paise
  cgst: Paise
  sgst: Paise
}

interface DocumentRow {
  id: number
  kind: 'invoice' | 'credit_note'
  number: string
  invoice_date: CalendarDate
  total: Paise
  /** The invoice itself, or the one that a credit note corrects. */
  invoice: { slug: string; invoice_date: CalendarDate; total: Paise }
  /** State and GSTIN of the hotel as the document names them. */
  state: string
  hotel_gstin: string
  /** The company that the document is for; null for the guest. */
  company: string | null
  /** Empty for a customer without one. */
  gstin: string
}

export interface Gstr1Document extends DocumentRow {
  lines: Gstr1Line[]
}

/** The invoices and credit notes of some days, oldest first, with their lines by treatment, code and rate. */
export const listGstr1Documents = async (db: Db, first: CalendarDate, last: CalendarDate): Promise<Gstr1Document[]> => {
  const { rows: documents } = await sql<DocumentRow>`
    select document.id, document.kind, document.number, document.invoice_date, document.total,
      jsonb_build_object('slug', invoice.slug, 'invoice_date', invoice.invoice_date, 'total', invoice.total) as invoice,
      coalesce(document.property ->> 'state', '') as state,
      coalesce(document.property ->> 'gstin', '') as hotel_gstin,
      document.guest -> 'billed_to' ->> 'name' as company,
      coalesce(document.guest -> 'billed_to' ->> 'gstin', '') as gstin
    from invoice document join invoice on invoice.id = coalesce(document.corrects_id, document.id)
    where document.invoice_date between ${first} and ${last}
    order by document.id
  `.execute(db)
  const { rows: lines } = await sql<Gstr1Line & { invoice_id: number }>`
    select line.invoice_id, line.treatment, line.sac, line.tax_rate as rate, sum(line.quantity)::bigint as quantity,
      sum(line.amount)::bigint as taxable, sum(line.cgst)::bigint as cgst, sum(line.sgst)::bigint as sgst
    from invoice_line line join invoice on invoice.id = line.invoice_id
    where invoice.invoice_date between ${first} and ${last}
    group by 1, 2, 3, 4 order by 1, 2, 4, 3
  `.execute(db)
  const linesOf = groupBy(lines, ({ invoice_id }) => invoice_id)
  return documents.map((document) => ({ ...document, lines: linesOf.get(document.id) ?? [] }))
}
