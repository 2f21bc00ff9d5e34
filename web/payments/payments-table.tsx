import { IconCashBanknote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatRupees, negative } from '#contract/kit/money.ts'
import { formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { type ListedPayment, type PaymentQuery, paymentKindNames } from '#contract/payments/payment-list.ts'
import { paymentMessages as say } from '#contract/payments/payment-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'
import type { PagedList } from '#web/kit/list/paged-list.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { ClippedText } from '#web/kit/table/clipped-text.tsx'
import type { Column } from '#web/kit/table/column.ts'
import { PagedTable } from '#web/kit/table/paged-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { ReceiptLink } from '#web/payments/receipt-link.tsx'

const tones: Record<ListedPayment['kind'], Tone> = { advance: 'info', payment: 'success', refund: 'warning' }

const columnsIn = (zone: string): Column<ListedPayment, NonNullable<PaymentQuery['sort']>>[] => [
  {
    title: 'Number',
    card: 'heading',
    noWrap: true,
    cell: (payment) => <ReceiptLink payment={payment} />,
  },
  {
    title: 'Date',
    sort: 'date',
    noWrap: true,
    cell: ({ paid_on, at }) => `${formatDay(paid_on)}, ${formatTime(at, zone)}`,
  },
  {
    title: 'Booking',
    noWrap: true,
    cell: ({ booking }) => (
      <TextLink to={paths.bookingDetails} search={{ slug: booking.slug }}>
        {booking.booking_number}
      </TextLink>
    ),
  },
  { title: 'Guest', width: '14%', cell: ({ guest_name }) => <ClippedText>{guest_name}</ClippedText> },
  { title: 'Kind', cell: ({ kind }) => <StatusBadge tone={tones[kind]}>{paymentKindNames[kind]}</StatusBadge> },
  {
    title: 'Method',
    width: '22%',
    cell: ({ payment_method, source, reference }) => (
      <ClippedText>{[payment_method, source, reference].filter(Boolean).join(', ')}</ClippedText>
    ),
  },
  { title: 'Clerk', width: '12%', hideWhenNarrow: true, cell: ({ who }) => who && <ClippedText>{who}</ClippedText> },
  {
    title: 'Amount',
    sort: 'amount',
    numeric: true,
    cell: ({ kind, amount }) => formatRupees(kind === 'refund' ? negative(amount) : amount),
  },
]

interface PaymentsTableProps extends PagedList<ListedPayment, PaymentQuery> {
  toolbar: ReactNode
}

export const PaymentsTable = ({ toolbar, ...paged }: PaymentsTableProps) => (
  <PagedTable
    caption="Payments"
    columns={columnsIn(useHotelZone())}
    {...paged}
    failed={say.listFailed}
    toolbar={toolbar}
    empty={
      <EmptyState
        icon={<IconCashBanknote size={28} />}
        title="No payments yet"
        text="Advances are taken with a booking, payments at check-out or from the invoice."
        action={<ButtonLink to={paths.bookings}>All Bookings</ButtonLink>}
      />
    }
  />
)
