import { sql } from 'kysely'
import { type Paise, sumOf } from '#contract/kit/money.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import type { TaxSummary, TaxSummaryDetail } from '#contract/taxes/tax-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import { advanceTaxes } from '#server/taxes/advance-taxes.ts'

const signed = (column: string) =>
  sql`sum(case when invoice.kind = 'invoice' then ${sql.ref(column)} else -${sql.ref(column)} end)::bigint`

const sums = sql`count(distinct invoice.id) as documents, ${signed('line.amount')} as taxable,
  ${signed('line.cgst')} as cgst, ${signed('line.sgst')} as sgst`

/** A customer with a GSTIN is a business. */
const customer = sql`case when coalesce(invoice.guest -> 'billed_to' ->> 'gstin', '') <> '' then 'b2b' else 'b2c' end`

/** The invoiced amounts of a month by rate; credit notes are subtracted in the month of their issue. */
export const taxSummary = async (db: Db, month: string): Promise<TaxSummary> => {
  const { start_date: first_day, end_date: last_day } = monthOf(`${month}-01`)
  const lines = sql`from invoice join invoice_line line on line.invoice_id = invoice.id
    where invoice.invoice_date between ${first_day} and ${last_day}`
  const { rows } = await sql<TaxSummary['rows'][number]>`
    select line.treatment, line.tax_rate as rate, ${sums} ${lines} group by 1, 2 order by 1, 2
  `.execute(db)
  const { rows: details } = await sql<TaxSummaryDetail>`
    select ${customer} as customer, line.treatment, line.sac, line.tax_rate as rate, ${sums} ${lines}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  `.execute(db)
  const totals = await sql<{ round_off: Paise; total: Paise; invoices: number; credit_notes: number }>`
    select
      coalesce(sum(case when kind = 'invoice' then round_off else -round_off end), 0)::bigint as round_off,
      coalesce(sum(case when kind = 'invoice' then total else -total end), 0)::bigint as total,
      count(*) filter (where kind = 'invoice') as invoices,
      count(*) filter (where kind = 'credit_note') as credit_notes
    from invoice where invoice_date between ${first_day} and ${last_day}
  `.execute(db)
  const add = (field: 'taxable' | 'cgst' | 'sgst') => sumOf(rows.map((row) => row[field]))
  const [total] = totals.rows
  if (!total) throw new Error('a sum without group by always has a row')
  return {
    month,
    first_day,
    last_day,
    rows,
    details,
    advances: await advanceTaxes(db, first_day, last_day),
    taxable: add('taxable'),
    cgst: add('cgst'),
    sgst: add('sgst'),
    ...total,
  }
}
