import { sql } from 'kysely'
import { addDays } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { TaxSummary } from '#contract/taxes/tax-endpoints.ts'
import type { Db } from '#server/db/connect.ts'

const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

/** What was invoiced in a month, by rate; credit notes are taken off in the month they were issued in. */
export const taxSummary = async (db: Db, month: string): Promise<TaxSummary> => {
  const [first_day, last_day] = [`${month}-01`, lastDayOf(month)]
  const { rows } = await sql<TaxSummary['rows'][number]>`
    select line.tax_rate as rate, count(distinct invoice.id) as documents,
      sum(case when invoice.kind = 'invoice' then line.amount else -line.amount end)::bigint as taxable,
      sum(case when invoice.kind = 'invoice' then line.cgst else -line.cgst end)::bigint as cgst,
      sum(case when invoice.kind = 'invoice' then line.sgst else -line.sgst end)::bigint as sgst
    from invoice join invoice_line line on line.invoice_id = invoice.id
    where invoice.invoice_date between ${first_day} and ${last_day}
    group by line.tax_rate order by line.tax_rate
  `.execute(db)
  const totals = await sql<{ round_off: Paise; total: Paise; invoices: number; credit_notes: number }>`
    select
      coalesce(sum(case when kind = 'invoice' then round_off else -round_off end), 0)::bigint as round_off,
      coalesce(sum(case when kind = 'invoice' then total else -total end), 0)::bigint as total,
      count(*) filter (where kind = 'invoice') as invoices,
      count(*) filter (where kind = 'credit_note') as credit_notes
    from invoice where invoice_date between ${first_day} and ${last_day}
  `.execute(db)
  const add = (field: 'taxable' | 'cgst' | 'sgst') => rows.reduce((sum, row) => sum + row[field], 0) as Paise
  const [total] = totals.rows
  if (!total) throw new Error('a sum without group by always has a row')
  return { month, first_day, last_day, rows, taxable: add('taxable'), cgst: add('cgst'), sgst: add('sgst'), ...total }
}
