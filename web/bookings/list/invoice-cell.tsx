import type { Booking } from '#contract/bookings/booking.ts'
import { formatRupees, negative, type Paise } from '#contract/kit/money.ts'
import { invoiceMemory } from '#web/bookings/invoice-memory.ts'
import classes from '#web/bookings/list/invoice-cell.module.css'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** The invoice's number, and its balance until it is paid. */
export const InvoiceCell = ({ booking }: { booking: Booking }) => {
  const { invoice, refund_due } = booking
  if (refund_due > 0) return <RefundDue amount={refund_due} />
  if (!invoice) return invoiceMemory.numberOf(booking) ?? '—'
  const { slug, number, status, balance, others = 0 } = invoice
  return (
    <span className={classes.cell}>
      <TextLink to={paths.invoice} search={{ slug }}>
        {number}
      </TextLink>
      {others > 0 && <small>+{others} more</small>}
      {status === 'pending' && (
        <span title="Balance due">
          <StatusBadge tone="warning">{formatRupees(balance)} due</StatusBadge>
        </span>
      )}
      {status === 'refund_due' && <RefundDue amount={negative(balance)} />}
      {status === 'paid' && <StatusBadge tone="success">Paid</StatusBadge>}
      {status === 'cancelled' && <StatusBadge tone="secondary">Cancelled</StatusBadge>}
    </span>
  )
}

/** Refund due: more was paid than is owed, or the booking was cancelled with an advance. */
const RefundDue = ({ amount }: { amount: Paise }) => (
  <StatusBadge tone="warning">Refund due {formatRupees(amount)}</StatusBadge>
)
