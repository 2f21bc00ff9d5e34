import { sql } from 'kysely'
import { absolute, formatRupees, type Paise } from '#contract/kit/money.ts'

export interface MoneyEntry {
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
export const moneyChanges = sql<MoneyEntry[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select audit_entry.id, audit_entry.at, account.name as who, money.kind, money.amount, money.name, money.reason
    from (
      select 'payment' as entity, payment.slug, payment.kind::text, payment.amount, payment_method.name, payment.reason
      from payment join payment_method on payment_method.id = payment.payment_method_id
      where payment.booking_id = booking.id
      union all
      select 'invoice', document.slug, document.kind::text, document.total, document.number, document.reason
      from invoice join invoice document on document.id = invoice.id or document.corrects_id = invoice.id
      where invoice.booking_id = booking.id and invoice.kind = 'invoice'
    ) money
    join audit_entry on audit_entry.entity = money.entity and audit_entry.slug = money.slug
      and audit_entry.action = 'insert'
    left join account on account.id = audit_entry.account_id
    order by audit_entry.id desc
    limit 100
  ) entry
), '[]')`

const beginnings = {
  payment: ({ name }: MoneyEntry, amount: string) => `Received ${amount} (${name})`,
  refund: ({ name }: MoneyEntry, amount: string) => `Refunded ${amount} (${name})`,
  invoice: ({ name }: MoneyEntry, amount: string) => `Invoice ${name} over ${amount}`,
  credit_note: ({ name }: MoneyEntry, amount: string) => `Credit note ${name} over ${amount}`,
}

export const moneyInWords = (entry: MoneyEntry) =>
  [beginnings[entry.kind](entry, formatRupees(absolute(entry.amount))), entry.reason].filter(Boolean).join(': ')
