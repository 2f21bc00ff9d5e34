import type { Booking, BookingStatus } from '#contract/bookings/booking.ts'
import { negative } from '#contract/kit/money.ts'

/** The words for a status in a sentence. */
export const statusWords: Record<BookingStatus, string> = {
  booked: 'booked',
  checked_in: 'checked in',
  checked_out: 'checked out',
  cancelled: 'cancelled',
  no_show: 'a no-show',
}

/** A live stay holds its room: no other live stay may have one of its nights. */
export const isLive = ({ status }: Pick<Booking, 'status'>) => status === 'booked' || status === 'checked_in'

/** A stay that never was costs nothing and takes no money; what came for it can be given back. */
export const cameToNothing = ({ status }: Pick<Booking, 'status'>) => status === 'cancelled' || status === 'no_show'

export const canCheckIn = ({ status }: Pick<Booking, 'status'>) => status === 'booked'
export const canCheckOut = ({ status }: Pick<Booking, 'status'>) => status === 'checked_in'
export const canCancel = ({ status }: Pick<Booking, 'status'>) => status === 'booked'
export const canEdit = (booking: Pick<Booking, 'status'>) => isLive(booking)
/** What the guest is to get back: of an invoice that was credited, or of a stay that was cancelled or never began. */
export const refundDue = ({ invoice, refund_due }: Pick<Booking, 'invoice' | 'refund_due'>) =>
  invoice?.status === 'refund_due' ? negative(invoice.balance) : refund_due

export const canMarkPaid = ({ invoice }: Pick<Booking, 'invoice'>) => invoice?.status === 'pending'

/** A no-show is known at the earliest on the day of arrival. */
export const canMarkNoShow = ({ status, check_in_date }: Pick<Booking, 'status' | 'check_in_date'>, today: string) =>
  status === 'booked' && check_in_date <= today
