import { sql } from 'kysely'
import type { OpenBalance } from '#contract/companies/ageing.ts'
import type { LedgerEntry, LedgerKind } from '#contract/companies/statement.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { Db } from '#server/db/connect.ts'
import { receiptNumber } from '#server/payments/payment-store.ts'

type Condition = ReturnType<typeof sql<boolean>>

const isOf = (companyId: number): Condition => sql`invoice.company_id = ${companyId}`

/**
 * Each change of the balance of invoices of companies: the invoice, the advance that it takes into account, its credit
 * notes, payments and refunds. `record` is the id of the document or the payment.
 */
const changes = (ofCompany: Condition) => sql`
  ${documents(ofCompany)}
  union all
  ${payments(ofCompany, sql`payment.id`)}
  union all
  ${carried(ofCompany, sql`true`)}`

/** The same with one line for a payment of several invoices. */
const lines = (companyId: number) => sql`
  ${documents(isOf(companyId))}
  union all
  ${payments(isOf(companyId), sql`coalesce(-payment.company_payment_id, payment.id)`)}
  union all
  ${carried(isOf(companyId), sql`other.company_id is distinct from invoice.company_id`)}`

const documents = (ofCompany: Condition) => sql`
  select coalesce(corrects_id, id) as invoice_id, kind::text as kind, id as record, invoice_date as day,
    issued_at as at, 1 as step,
    case when kind = 'invoice' then total else 0 end as debit, case when kind = 'invoice' then 0 else total end as credit
  from invoice where ${ofCompany}
  union all
  select id, 'advance', id, invoice_date, issued_at, 2, 0, advance_amount
  from invoice where ${ofCompany} and kind = 'invoice' and advance_amount > 0`

const payments = (ofCompany: Condition, each: ReturnType<typeof sql>) => sql`
  select min(payment.invoice_id), payment.kind::text, min(payment.id), payment.paid_on, payment.at, 3,
    sum(case when payment.kind = 'refund' then payment.amount else 0 end),
    sum(case when payment.kind = 'payment' then payment.amount else 0 end)
  from invoice join payment on payment.invoice_id = invoice.id
  where ${ofCompany}
  group by ${each}, payment.kind, payment.paid_on, payment.at`

/** Money that was carried from or to an invoice of the company; `record` is the other invoice. */
const carried = (ofCompany: Condition, which: ReturnType<typeof sql>) => {
  const day = sql`(carried_over.at at time zone property.time_zone)::date`
  return sql`
  select invoice.id, 'carried_over', other.id, ${day}, carried_over.at, 4, carried_over.amount, 0
  from property, invoice
  join carried_over on carried_over.from_invoice_id = invoice.id join invoice other on other.id = to_invoice_id
  where ${ofCompany} and ${which}
  union all
  select invoice.id, 'carried_over', other.id, ${day}, carried_over.at, 4, 0, carried_over.amount
  from property, invoice
  join carried_over on carried_over.to_invoice_id = invoice.id join invoice other on other.id = from_invoice_id
  where ${ofCompany} and ${which}`
}

interface Days {
  from: CalendarDate
  to: CalendarDate
}

/** The sums of a period, and the number of its lines. */
export const addUpLedger = async (db: Db, companyId: number, { from, to }: Days) => {
  const sumOf = (column: string, days: ReturnType<typeof sql>) =>
    sql<Paise>`coalesce(sum(${sql.ref(column)}) filter (where ${days}), 0)::bigint`
  const within = sql`day >= ${from}::date`
  const before = sql`day < ${from}::date`
  const { rows } = await sql<{ total: number; opening: Paise; debit: Paise; credit: Paise }>`
    select count(*) filter (where ${within}) as total,
      ${sumOf('debit', before)} - ${sumOf('credit', before)} as opening,
      ${sumOf('debit', within)} as debit, ${sumOf('credit', within)} as credit
    from (${lines(companyId)}) changes where day <= ${to}::date`.execute(db)
  const [sums] = rows
  if (!sums) throw new Error('a sum has one row')
  return sums
}

interface Part {
  limit: number
  offset: number
}

/** Lines of a period, oldest first, each with the balance after it. */
export const readLedger = async (
  db: Db,
  companyId: number,
  { from, to }: Days,
  { limit, offset }: Part,
): Promise<LedgerEntry[]> => {
  const { rows } = await sql<LedgerEntry & { kind: LedgerKind }>`
    with changes as (
      select *, sum(debit - credit) over (order by day, at, step, record) as balance
      from (${lines(companyId)}) changes where day <= ${to}::date
    ), page as (
      select * from changes where day >= ${from}::date
      order by day, at, step, record limit ${limit} offset ${offset}
    )
    select page.kind || '-' || coalesce(payment.slug, document.slug) as slug, page.kind, page.day as date,
      case when page.step = 3 then ${receiptNumber} else document.number end as number,
      payment.slug as payment,
      case when parts.invoices is null then jsonb_build_object('slug', invoice.slug, 'number', invoice.number) end as invoice,
      case
        when page.kind = 'invoice' then document.guest ->> 'name'
        when page.kind = 'credit_note' then document.reason
        when page.kind = 'carried_over' then 'Billed to someone else'
        when page.kind = 'advance' then 'Received before the invoice'
        else concat_ws(', ', payment_method.name, nullif(payment.source, ''), nullif(payment.reference, ''),
          nullif(payment.reason, ''), parts.invoices || ' invoices')
      end as details,
      page.debit::bigint as debit, page.credit::bigint as credit, page.balance::bigint as balance
    from page
    join invoice on invoice.id = page.invoice_id
    left join invoice document on page.step <> 3 and document.id = page.record
    left join payment on page.step = 3 and payment.id = page.record
    left join payment_method on payment_method.id = payment.payment_method_id
    left join voucher on voucher.payment_id = payment.id
    left join lateral (
      select count(*) as invoices from payment part where part.company_payment_id = payment.company_payment_id
      having count(*) > 1
    ) parts on true
    order by page.day, page.at, page.step, page.record`.execute(db)
  return rows
}

/**
 * The invoices of companies that have a balance at the end of a day: the balance of now less the changes after the day.
 * So the question of a recent day reads little, however old the hotel is.
 */
export const openInvoices = (ofCompany: Condition, day: CalendarDate) => sql`
  select invoice.company_id, invoice.invoice_date, open.balance
  from (
    select invoice_id, sum(balance)::bigint as balance
    from (
      select invoice_balance.invoice_id, invoice_balance.balance
      from invoice_balance join invoice on invoice.id = invoice_balance.invoice_id
      where invoice_balance.status in ('pending', 'refund_due') and ${ofCompany}
      union all
      select invoice_id, credit - debit from (${changes(ofCompany)}) later where day > ${day}::date
    ) balances
    group by invoice_id having sum(balance) <> 0
  ) open join invoice on invoice.id = open.invoice_id`

/** The open invoices of one company at the end of a day. */
export const readOpenInvoices = async (db: Db, companyId: number, day: CalendarDate) =>
  (await sql<OpenBalance>`${openInvoices(isOf(companyId), day)}`.execute(db)).rows
