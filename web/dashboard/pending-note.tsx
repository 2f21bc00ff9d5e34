import { IconReceipt, IconReceiptRefund } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

interface PendingNoteProps {
  invoices: number
  /** Null for those who may not see outstanding amounts. */
  balance: Paise | null
}

interface RefundNoteProps {
  bookings: number
  /** Null as above. */
  amount: Paise | null
}

/** `₹5,000.00 to collect on 2 invoices`, or `2 invoices to collect`. */
const Sum = ({ amount, act, on }: { amount: Paise | null; act: string; on: string }) =>
  amount === null ? (
    <>
      <strong>{on}</strong> {act}
    </>
  ) : (
    <>
      <strong>{formatRupees(amount)}</strong> {act} on {on}
    </>
  )

/** Refunds due, also of cancelled bookings. */
export const RefundNote = ({ bookings, amount }: RefundNoteProps) => (
  <section className={classes.pending} aria-label="Refunds due">
    <IconReceiptRefund size={20} aria-hidden />
    <p>
      <Sum amount={amount} act="to refund" on={counted(bookings, 'booking')} />
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
      <Sum amount={balance} act="to collect" on={counted(invoices, 'invoice')} />
    </p>
    <ButtonLink to={paths.invoices} search={{ status: 'pending' }} variant="default" size="compact-sm">
      Show pending
    </ButtonLink>
  </section>
)
