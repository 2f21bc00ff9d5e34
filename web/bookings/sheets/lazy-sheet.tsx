import { Skeleton } from '@mantine/core'
import type { SheetKind } from '#web/bookings/sheets/open-sheet.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { lazyPart } from '#web/kit/page/lazy-part.tsx'

const Waiting = () => <Skeleton height={320} />

const WaitingDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog onClose={onClose} title={title} size={500}>
    <Waiting />
  </Dialog>
)

// Loaded when one is opened: the list itself needs none of them.
const BookingViewSheet = lazyPart(
  async () => (await import('#web/bookings/sheets/booking-view-sheet.tsx')).BookingViewSheet,
  Waiting,
)
const CheckInSheet = lazyPart(
  async () => (await import('#web/bookings/sheets/check-in-sheet.tsx')).CheckInSheet,
  Waiting,
)
const CheckOutSheet = lazyPart(
  async () => (await import('#web/bookings/sheets/check-out-sheet.tsx')).CheckOutSheet,
  Waiting,
)
const CancelSheet = lazyPart(async () => (await import('#web/bookings/sheets/cancel-sheet.tsx')).CancelSheet, Waiting)
const NoShowSheet = lazyPart(async () => (await import('#web/bookings/sheets/no-show-sheet.tsx')).NoShowSheet, Waiting)
export const StaySheet = lazyPart(async () => (await import('#web/bookings/stays/stay-sheet.tsx')).StaySheet, Waiting)
export const PayInvoice = lazyPart(
  async () => (await import('#web/payments/pay-invoice.tsx')).PayInvoice,
  ({ onClose }) => <WaitingDialog title="Add Payment Details" onClose={onClose} />,
)
export const RefundDialog = lazyPart(
  async () => (await import('#web/payments/refund-dialog.tsx')).RefundDialog,
  ({ onClose }) => <WaitingDialog title="Refund" onClose={onClose} />,
)

export const staySheets = {
  move_room: 'Move to another room',
  swap_rooms: 'Swap rooms',
  extend: 'Extend stay',
  check_out_room: 'Check out one room',
  correct_nights: 'Correct past nights',
}

export const isStaySheet = (kind: SheetKind): kind is keyof typeof staySheets => kind in staySheets

export const sheets = {
  view: { title: 'Booking details', size: 760, Body: BookingViewSheet },
  check_in: { title: 'Check-in', size: 520, Body: CheckInSheet },
  check_out: { title: 'Checkout', size: 900, Body: CheckOutSheet },
  cancel: { title: 'Cancel Booking', size: 480, Body: CancelSheet },
  no_show: { title: 'No-show', size: 480, Body: NoShowSheet },
}

/** For a button that opens a sheet: the mouse or the focus comes before the press, and the sheet is loaded by then. */
export const loadingSheet = (kind: SheetKind) => {
  if (kind === 'pay') return PayInvoice.early
  if (kind === 'refund') return RefundDialog.early
  return isStaySheet(kind) ? StaySheet.early : sheets[kind].Body.early
}
