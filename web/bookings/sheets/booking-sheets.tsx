import type { Booking } from '#contract/bookings/booking.ts'
import { refundDue } from '#contract/bookings/booking-rules.ts'
import { BookingView } from '#web/bookings/sheets/booking-view.tsx'
import { CancelBooking } from '#web/bookings/sheets/cancel-booking.tsx'
import { CheckInSheet } from '#web/bookings/sheets/check-in-sheet.tsx'
import { CheckOutSheet } from '#web/bookings/sheets/check-out-sheet.tsx'
import { NoShow } from '#web/bookings/sheets/no-show.tsx'
import type { SheetParts } from '#web/bookings/sheets/sheet-parts.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

const sheets = {
  view: { title: 'Booking details', size: 760, Body: BookingView },
  check_in: { title: 'Check-in', size: 520, Body: CheckInSheet },
  check_out: { title: 'Checkout', size: 900, Body: CheckOutSheet },
  cancel: { title: 'Cancel Booking', size: 480, Body: CancelBooking },
  no_show: { title: 'No-show', size: 480, Body: NoShow },
}

export type SheetKind = keyof typeof sheets | 'pay' | 'refund'

export interface OpenSheet {
  kind: SheetKind
  booking: Booking
}

interface BookingSheetsProps {
  open: OpenSheet | undefined
  onClose: () => void
  parts: SheetParts
}

/** One sheet per act, over the list or the booking's page. */
export const BookingSheets = ({ open, onClose, parts }: BookingSheetsProps) => {
  if (!open) return null
  if (open.kind === 'pay') return open.booking.invoice && parts.payInvoice({ invoice: open.booking.invoice, onClose })
  if (open.kind === 'refund') return parts.refund({ slug: open.booking.slug, owed: refundDue(open.booking), onClose })
  const { title, size, Body } = sheets[open.kind]
  return (
    <Dialog onClose={onClose} title={`${title} · ${open.booking.booking_number}`} size={size}>
      <Body booking={open.booking} onClose={onClose} parts={parts} />
    </Dialog>
  )
}
