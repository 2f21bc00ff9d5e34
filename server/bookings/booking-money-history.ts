import { sql } from 'kysely'
import { absolute, formatRupees, type Paise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'

interface MoneyEntry {
  id: number
  at: string
  who: string | null
  kind: 'payment' | 'refund' | 'invoice' | 'credit_note'
  amount: Paise
  /** The payment method, or the number of the invoice or credit note. */
  name: string
  reason: string
}

/** The payments, refunds, invoice and credit notes of a booking, newest first. */
export const listMoneyHistory = async (db: Db, bookingId: number) => {
  const { rows } = await sql<MoneyEntry>`
    select audit_entry.id, audit_entry.at, account.name as who, money.kind, money.amount, money.name, money.reason
    from (
      select 'payment' as entity, payment.slug, payment.kind::text, payment.amount, payment_method.name, payment.reason
      from payment join payment_method on payment_method.id = payment.payment_method_id
      where payment.booking_id = ${bookingId}
      union all
      select 'invoice', slug, kind::text, total, number, reason from invoice where booking_id = ${bookingId}
    ) money
    join audit_entry on audit_entry.entity = money.entity and audit_entry.slug = money.slug
      and audit_entry.action = 'insert'
    left join account on account.id = audit_entry.account_id
    order by audit_entry.id desc
    limit 100
  `.execute(db)
  return rows.map((entry) => ({ id: entry.id, at: entry.at, who: entry.who, what: inWords(entry) }))
}

const beginnings = {
  payment: ({ name }: MoneyEntry, amount: string) => `Received ${amount} (${name})`,
  refund: ({ name }: MoneyEntry, amount: string) => `Refunded ${amount} (${name})`,
  invoice: ({ name }: MoneyEntry, amount: string) => `Invoice ${name} over ${amount}`,
  credit_note: ({ name }: MoneyEntry, amount: string) => `Credit note ${name} over ${amount}`,
}

const inWords = (entry: MoneyEntry) =>
  [beginnings[entry.kind](entry, formatRupees(absolute(entry.amount))), entry.reason].filter(Boolean).join(': ')
