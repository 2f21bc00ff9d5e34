import { sql } from 'kysely'
import type { Paise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { PaymentKind } from '#contract/payments/payment-list.ts'
import type { CollectionsReport } from '#contract/reports/collections-report.ts'
import type { Db } from '#server/db/connect.ts'
import { listedKind } from '#server/payments/payment-list-store.ts'

interface CollectedPart {
  method_id: number
  method: string
  clerk: { slug: string; name: string } | null
  kind: PaymentKind
  /** Paid or refunded after the invoice. */
  for_invoice: boolean
  count: number
  amount: Paise
}

interface DayOfMoney {
  advances: Omit<CollectionsReport['advances'], 'closing'>
  parts: CollectedPart[]
  invoices: { kind: 'invoice' | 'credit_note'; count: number; amount: Paise }[]
}

/** The money and the documents of a day. One statement reads all of it, so that the figures agree with each other. */
export const readCollections = async (db: Db, date: CalendarDate): Promise<DayOfMoney> => {
  const { rows } = await sql<DayOfMoney>`select
    (
      select json_build_object(
        'opening', coalesce(sum(taken - refunded - adjusted) filter (where day < ${date}), 0),
        'taken', coalesce(sum(taken) filter (where day = ${date}), 0),
        'refunded', coalesce(sum(refunded) filter (where day = ${date}), 0),
        'adjusted', coalesce(sum(adjusted) filter (where day = ${date}), 0)
      )
      from advance_day_tally where day <= ${date}
    ) as advances,
    (
      select coalesce(json_agg(part order by part.method_id, part.account), '[]') from (
        select payment_method.id as method_id, payment_method.name as method, account.name as account,
          case when account.id is not null then json_build_object('slug', account.slug, 'name', account.name) end as clerk,
          ${listedKind} as kind, payment.invoice_id is not null as for_invoice,
          -- A payment of a company for several invoices has a row for each of them.
          count(distinct coalesce(-payment.company_payment_id, payment.id)) as count, sum(payment.amount) as amount
        from payment
          join payment_method on payment_method.id = payment.payment_method_id
          left join account on account.id = payment.account_id
        where payment.paid_on = ${date}
        group by payment_method.id, account.id, ${listedKind}, payment.invoice_id is not null
      ) part
    ) as parts,
    (
      select coalesce(json_agg(issued), '[]') from (
        select kind, count(*) as count, sum(total) as amount from invoice where invoice_date = ${date} group by kind
      ) issued
    ) as invoices`.execute(db)
  const [day] = rows
  if (!day) throw new Error('The collections of a day are always one row.')
  return day
}
