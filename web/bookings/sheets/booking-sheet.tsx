import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { refundDue } from '#contract/bookings/booking-rules.ts'
import { CancelSheet } from '#web/bookings/sheets/cancel-sheet.tsx'
import { CheckInSheet } from '#web/bookings/sheets/check-in-sheet.tsx'
import { NoShowSheet } from '#web/bookings/sheets/no-show-sheet.tsx'
import type { OpenSheet, SheetKind } from '#web/bookings/sheets/open-sheet.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { PayInvoice } from '#web/payments/pay-invoice.tsx'
import { RefundDialog } from '#web/payments/refund-dialog.tsx'

// Loaded when one is opened: the list itself needs none of them.
const BookingViewSheet = lazy(async () => ({
  default: (await import('#web/bookings/sheets/booking-view-sheet.tsx')).BookingViewSheet,
}))
const CheckOutSheet = lazy(async () => ({
  default: (await import('#web/bookings/sheets/check-out-sheet.tsx')).CheckOutSheet,
}))
const StaySheet = lazy(async () => ({ default: (await import('#web/bookings/stays/stay-sheet.tsx')).StaySheet }))

const staySheets = {
  move_room: 'Move to another room',
  swap_rooms: 'Swap rooms',
  extend: 'Extend stay',
  check_out_room: 'Check out one room',
  correct_nights: 'Correct past nights',
}

const isStaySheet = (kind: SheetKind): kind is keyof typeof staySheets => kind in staySheets

const sheets = {
  view: { title: 'Booking details', size: 760, Body: BookingViewSheet },
  check_in: { title: 'Check-in', size: 520, Body: CheckInSheet },
  check_out: { title: 'Checkout', size: 900, Body: CheckOutSheet },
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
  if (kind === 'refund') {
    const folio = booking.invoice?.folio ?? undefined
    return <RefundDialog slug={booking.slug} folio={folio} owed={refundDue(booking)} onClose={onClose} />
  }
  if (isStaySheet(kind)) {
    return (
      <Dialog onClose={onClose} title={`${staySheets[kind]} · ${booking.booking_number}`} size={640}>
        <Suspense fallback={<Skeleton height={320} />}>
          <StaySheet kind={kind} booking={booking} onClose={onClose} />
        </Suspense>
      </Dialog>
    )
  }
  const { title, size, Body } = sheets[kind]
  return (
    <Dialog onClose={onClose} title={`${title} · ${booking.booking_number}`} size={size}>
      <Suspense fallback={<Skeleton height={320} />}>
        <Body booking={booking} onClose={onClose} onAct={onAct} />
      </Suspense>
    </Dialog>
  )
}
