import { refundDue } from '#contract/bookings/booking-rules.ts'
import {
  isStaySheet,
  PayInvoice,
  RefundDialog,
  StaySheet,
  sheets,
  staySheets,
} from '#web/bookings/sheets/lazy-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

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
  if (kind === 'refund') {
    const folio = booking.invoice?.folio ?? undefined
    return <RefundDialog slug={booking.slug} folio={folio} owed={refundDue(booking)} onClose={onClose} />
  }
  if (isStaySheet(kind)) {
    return (
      <Dialog onClose={onClose} title={`${staySheets[kind]} · ${booking.booking_number}`} size={640}>
        <StaySheet kind={kind} booking={booking} onClose={onClose} />
      </Dialog>
    )
  }
  const { title, size, Body } = sheets[kind]
  return (
    <Dialog onClose={onClose} title={`${title} · ${booking.booking_number}`} size={size}>
      <Body booking={booking} onClose={onClose} onAct={onAct} />
    </Dialog>
  )
}
