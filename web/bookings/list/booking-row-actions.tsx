import { Button, Menu } from '@mantine/core'
import {
  IconBan,
  IconEye,
  IconFileDescription,
  IconFileTypePdf,
  IconPencil,
  IconPrinter,
  IconUserOff,
} from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingEndpoints } from '#contract/bookings/booking-endpoints.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import {
  canCancel,
  canCheckIn,
  canCheckOut,
  canEdit,
  canMarkNoShow,
  canMarkPaid,
  refundDue,
} from '#contract/bookings/booking-rules.ts'
import { invoiceEndpoints } from '#contract/invoices/invoice-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { useIsBusy } from '#web/bookings/booking-queries.ts'
import { editPath } from '#web/bookings/edit-path.ts'
import { loadingSheet } from '#web/bookings/sheets/lazy-sheet.tsx'
import type { OpenSheet, SheetKind } from '#web/bookings/sheets/open-sheet.ts'
import { stayActions } from '#web/bookings/stays/stay-actions.tsx'
import { fetchPdf } from '#web/invoices/invoice-queries.ts'
import { type MayCall, useMayCall } from '#web/kit/access/use-may.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

interface BookingRowActionsProps {
  booking: Booking
  onAct: (sheet: OpenSheet) => void
  size?: 'compact-sm' | 'sm'
  /** Leaves out the link to the booking's page, on that page. */
  isOnItsPage?: boolean
}

/** The actions that a booking allows now, by the same rules as on the server. */
export const BookingRowActions = ({
  booking,
  onAct,
  size = 'compact-sm',
  isOnItsPage = false,
}: BookingRowActionsProps) => {
  const { slug, booking_number } = booking
  const today = useHotelToday()
  const mayCall = useMayCall()
  const opening = (kind: SheetKind) => ({ ...loadingSheet(kind), onClick: () => onAct({ kind, booking }) })

  return (
    <RowActions of={booking_number} next={<NextStep booking={booking} onAct={onAct} size={size} />}>
      <Menu.Item leftSection={<IconEye size={16} />} {...opening('view')}>
        View
      </Menu.Item>
      {!isOnItsPage && (
        <MenuItemLink leftSection={<IconFileDescription size={16} />} to={paths.bookingDetails} search={{ slug }}>
          Details page
        </MenuItemLink>
      )}
      {canEdit(booking) && (
        <MenuItemLink leftSection={<IconPencil size={16} />} to={editPath(booking)} search={{ slug }}>
          Edit
        </MenuItemLink>
      )}
      {stayActions(booking, today, mayCall).map(({ kind, label, Icon }) => (
        <Menu.Item key={kind} leftSection={<Icon size={16} />} {...opening(kind)}>
          {label}
        </Menu.Item>
      ))}
      {booking.invoice && <InvoiceItems number={booking.invoice.number} />}
      {canMarkNoShow(booking, today) && mayCall(bookingEndpoints.noShow) && (
        <Menu.Item leftSection={<IconUserOff size={16} />} {...opening('no_show')}>
          No-show
        </Menu.Item>
      )}
      {canCancel(booking) && mayCall(bookingEndpoints.cancel) && (
        <Menu.Item leftSection={<IconBan size={16} />} data-danger {...opening('cancel')}>
          Cancel Booking
        </Menu.Item>
      )}
    </RowActions>
  )
}

const InvoiceItems = ({ number }: { number: string }) => {
  const file = useFile(say.pdfFailed)
  const name = `invoice-${number}.pdf`
  return (
    <>
      <Menu.Item leftSection={<IconFileTypePdf size={16} />} onClick={() => file.save(() => fetchPdf(number), name)}>
        PDF
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter size={16} />} onClick={() => file.show(() => fetchPdf(number), name)}>
        Print invoice
      </Menu.Item>
    </>
  )
}

/** The likely next step: check-in, check-out, payment, or View. A step that is due is highlighted. */
const NextStep = ({ booking, onAct, size }: BookingRowActionsProps) => {
  const busy = useIsBusy(booking.slug)
  const today = useHotelToday()
  const { kind, word, due } = nextStep(booking, useMayCall())
  return (
    <Button
      size={size}
      loading={busy}
      variant={due !== undefined && due <= today ? 'filled' : 'default'}
      aria-label={`${word} ${booking.booking_number}`}
      {...loadingSheet(kind)}
      onClick={() => onAct({ kind, booking })}
    >
      {word}
    </Button>
  )
}

/** `due` is the day from which the step is highlighted. */
const nextStep = (booking: Booking, mayCall: MayCall): { kind: SheetKind; word: string; due?: string } => {
  if (canCheckIn(booking) && mayCall(bookingEndpoints.checkIn))
    return { kind: 'check_in', word: 'Check-in', due: booking.check_in_date }
  if (canCheckOut(booking) && mayCall(bookingEndpoints.checkOut))
    return { kind: 'check_out', word: 'Checkout', due: booking.check_out_date }
  if (canMarkPaid(booking) && mayCall(invoiceEndpoints.pay)) return { kind: 'pay', word: 'Mark as Paid', due: '' }
  if (refundDue(booking) > 0 && mayCall(paymentEndpoints.refund)) return { kind: 'refund', word: 'Refund', due: '' }
  return { kind: 'view', word: 'View' }
}
