import { sql } from 'kysely'
import type { MoneyChange } from '#contract/bookings/booking-history-text.ts'
import { approverName } from '#server/bookings/details/approver-name.ts'

/** The payments, refunds, deposits, invoices and credit notes of a booking, newest first. */
export const moneyChanges = sql<MoneyChange[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select audit_entry.id, audit_entry.at, account.name as who, ${approverName('audit_entry.approved_by')} as approved_by,
      money.kind, money.amount, money.name, money.reason
    from (
      select 'payment' as entity, 'insert' as action, payment.slug, payment.kind::text, payment.amount,
        payment_method.name, payment.reason
      from payment join payment_method on payment_method.id = payment.payment_method_id
      where payment.booking_id = booking.id
      union all
      select 'invoice', 'insert', document.slug, document.kind::text, document.total, document.number, document.reason
      from invoice join invoice document on document.id = invoice.id or document.corrects_id = invoice.id
      where invoice.booking_id = booking.id and invoice.kind = 'invoice'
      union all
      select 'deposit', 'insert', deposit.slug, 'deposit', deposit.amount, payment_method.name, ''
      from deposit join payment_method on payment_method.id = deposit.payment_method_id
      where deposit.booking_id = booking.id
      union all
      select 'deposit', 'update', slug, 'deposit_return', amount - kept_amount, '', keep_reason
      from deposit where booking_id = booking.id and returned_at is not null
    ) money
    join audit_entry on audit_entry.entity = money.entity and audit_entry.slug = money.slug
      and audit_entry.action = money.action
    left join account on account.id = audit_entry.account_id
    order by audit_entry.id desc
    limit 100
  ) entry
), '[]')`
