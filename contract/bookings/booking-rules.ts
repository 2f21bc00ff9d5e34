import type { Booking, BookingStatus } from '#contract/bookings/booking.ts'
import { negative } from '#contract/kit/money.ts'

/** The status inside a sentence. */
export const statusText: Record<BookingStatus, string> = {
  booked: 'booked',
  checked_in: 'checked in',
  checked_out: 'checked out',
  cancelled: 'cancelled',
  no_show: 'a no-show',
}

/** A live booking holds its rooms: no other live booking may have one of its nights. */
export const liveStatuses: readonly BookingStatus[] = ['booked', 'checked_in']

export const isLive = ({ status }: Pick<Booking, 'status'>) => liveStatuses.includes(status)

/** A cancelled booking or a no-show costs nothing and takes no payment; money received for it can be refunded. */
export const isCancelledOrNoShow = ({ status }: Pick<Booking, 'status'>) =>
  status === 'cancelled' || status === 'no_show'

export const canCheckIn = ({ status }: Pick<Booking, 'status'>) => status === 'booked'
export const canCheckOut = ({ status }: Pick<Booking, 'status'>) => status === 'checked_in'
export const canCancel = ({ status }: Pick<Booking, 'status'>) => status === 'booked'
export const canEdit = (booking: Pick<Booking, 'status'>) => isLive(booking)

/** The refund due to the guest: of a credited invoice, or of a cancelled booking or a no-show. */
export const refundDue = ({ invoice, refund_due }: Pick<Booking, 'invoice' | 'refund_due'>) =>
  invoice?.status === 'refund_due' ? negative(invoice.balance) : refund_due

export const canMarkPaid = ({ invoice }: Pick<Booking, 'invoice'>) => invoice?.status === 'pending'

/** A booking can be marked as a no-show from the day of arrival on. */
export const canMarkNoShow = ({ status, check_in_date }: Pick<Booking, 'status' | 'check_in_date'>, today: string) =>
  status === 'booked' && check_in_date <= today
