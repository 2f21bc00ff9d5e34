import { refundDue } from '#contract/bookings/booking-rules.ts'
import { BookingViewSheet } from '#web/bookings/sheets/booking-view-sheet.tsx'
import { CancelSheet } from '#web/bookings/sheets/cancel-sheet.tsx'
import { CheckInSheet } from '#web/bookings/sheets/check-in-sheet.tsx'
import { CheckOutSheet } from '#web/bookings/sheets/check-out-sheet.tsx'
import { NoShowSheet } from '#web/bookings/sheets/no-show-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { CheckOutRoomSheet } from '#web/bookings/stays/check-out-room-sheet.tsx'
import { CorrectNightsSheet } from '#web/bookings/stays/correct-nights-sheet.tsx'
import { ExtendSheet } from '#web/bookings/stays/extend-sheet.tsx'
import { MoveRoomSheet } from '#web/bookings/stays/move-room-sheet.tsx'
import { SwapRoomsSheet } from '#web/bookings/stays/swap-rooms-sheet.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { PayInvoice } from '#web/payments/pay-invoice.tsx'
import { RefundDialog } from '#web/payments/refund-dialog.tsx'

const sheets = {
  view: { title: 'Booking details', size: 760, Body: BookingViewSheet },
  check_in: { title: 'Check-in', size: 520, Body: CheckInSheet },
  check_out: { title: 'Checkout', size: 900, Body: CheckOutSheet },
  move_room: { title: 'Move to another room', size: 640, Body: MoveRoomSheet },
  swap_rooms: { title: 'Swap rooms', size: 640, Body: SwapRoomsSheet },
  extend: { title: 'Extend stay', size: 640, Body: ExtendSheet },
  check_out_room: { title: 'Check out one room', size: 640, Body: CheckOutRoomSheet },
  correct_nights: { title: 'Correct past nights', size: 640, Body: CorrectNightsSheet },
  cancel: { title: 'Cancel Booking', size: 480, Body: CancelSheet },
  no_show: { title: 'No-show', size: 480, Body: NoShowSheet },
}

interface BookingSheetProps {
  open: OpenSheet | undefined
  onClose: () => void
  /** Opens another sheet instead. */
  onAct: (sheet: OpenSheet) => void
}

/** One sheet per action, over the list or the booking's page. */
export const BookingSheet = ({ open, onClose, onAct }: BookingSheetProps) => {
  if (!open) return null
  const { kind, booking } = open
  if (kind === 'pay') return booking.invoice && <PayInvoice invoice={booking.invoice} onClose={onClose} />
  if (kind === 'refund') return <RefundDialog slug={booking.slug} owed={refundDue(booking)} onClose={onClose} />
  const { title, size, Body } = sheets[kind]
  return (
    <Dialog onClose={onClose} title={`${title} · ${booking.booking_number}`} size={size}>
      <Body booking={booking} onClose={onClose} onAct={onAct} />
    </Dialog>
  )
}
