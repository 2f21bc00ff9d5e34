import { IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface PendingNoteProps {
  invoices: number
  balance: Paise
}

interface RefundNoteProps {
  bookings: number
  amount: Paise
}

/** Refunds due, also of cancelled bookings. */
export const RefundNote = ({ bookings, amount }: RefundNoteProps) => (
  <section className={classes.pending} aria-label="Refunds due">
    <IconReceiptRefund size={20} aria-hidden />
    <p>
      <strong>{formatRupees(amount)}</strong> to refund on {bookings === 1 ? '1 booking' : `${bookings} bookings`}
    </p>
    <ButtonLink to={paths.bookings} search={{ invoice: 'refund_due' }} variant="default" size="compact-sm">
      Show refunds
    </ButtonLink>
  </section>
)

/** Pending invoices, shown until they are paid. */
export const PendingNote = ({ invoices, balance }: PendingNoteProps) => (
  <section className={classes.pending} aria-label="Pending invoices">
    <IconReceipt size={20} aria-hidden />
    <p>
      <strong>{formatRupees(balance)}</strong> to collect on {invoices === 1 ? '1 invoice' : `${invoices} invoices`}
    </p>
    <ButtonLink to={paths.invoices} search={{ status: 'pending' }} variant="default" size="compact-sm">
      Show pending
    </ButtonLink>
  </section>
)
