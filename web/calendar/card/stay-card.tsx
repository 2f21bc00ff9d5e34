import { Alert, Button, Group, Skeleton } from '@mantine/core'
import {
  IconArrowsMove,
  IconArrowsRightLeft,
  IconCalendarPlus,
  IconReceiptRupee,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Booking } from '#contract/bookings/booking.ts'
import { bookingMessages as say } from '#contract/bookings/booking-messages.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { stayEndpoints } from '#contract/bookings/stays/stay-endpoints.ts'
import { canExtend, canMoveRoom } from '#contract/bookings/stays/stay-rules.ts'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarEndpoints } from '#contract/calendar/calendar-endpoints.ts'
import { calendarMessages } from '#contract/calendar/calendar-messages.ts'
import { canMove } from '#contract/calendar/move-target.ts'
import type { Paise } from '#contract/kit/money.ts'
import { paymentEndpoints } from '#contract/payments/payment-endpoints.ts'
import { useBill, useBooking } from '#web/bookings/booking-queries.ts'
import { BookingStatus } from '#web/bookings/booking-status.tsx'
import { BookingStatusBadge } from '#web/bookings/booking-status-badge.tsx'
import { BookingRowActions } from '#web/bookings/list/booking-row-actions.tsx'
import { loadingSheet } from '#web/bookings/sheets/lazy-sheet.tsx'
import type { OpenSheet } from '#web/bookings/sheets/open-sheet.ts'
import classes from '#web/calendar/card/card.module.css'
import { type ShownRooms, StayFacts } from '#web/calendar/card/stay-facts.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { ButtonLink, TextLink } from '#web/kit/page/links.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

export interface PaymentOf {
  slug: string
  booking_number: string
  balance: Paise
}

interface StayCardProps {
  stay: CalendarStay
  rooms: ShownRooms
  /** The move of this stay that is not saved. */
  move: UnsavedMove | undefined
  /** Why the stay can't be here, and the buttons to choose what becomes of it. */
  conflict: string | undefined
  choice: ReactNode
  onAct: (sheet: OpenSheet) => void
  onPay: (payment: PaymentOf) => void
  /** Opens the room and the dates of this stay. */
  onMove: () => void
}

/** The facts of a stay and the next steps of its booking. */
export const StayCard = ({ stay, rooms, move, conflict, choice, onAct, onPay, onMove }: StayCardProps) => {
  const query = useBooking(stay.booking)
  const booking = query.data
  const bill = useBill(stay.booking)
  const mayMove = useMayCall()(calendarEndpoints.rearrange)
  const balance = bill.isPlaceholderData ? undefined : bill.data?.balance
  return (
    <>
      <div className={classes.head}>
        <strong>{stay.guest_name}</strong>
        {booking ? <BookingStatus booking={booking} /> : <BookingStatusBadge status={stay.status} />}
      </div>
      <p className={classes.sub}>
        <TextLink to={paths.bookingDetails} search={{ slug: stay.booking }} fz="sm">
          {stay.booking_number}
        </TextLink>
        {stay.group_name && ` · ${stay.group_name}`}
        {booking?.guest.phone && ` · ${booking.guest.phone}`}
      </p>
      <StayFacts stay={stay} rooms={rooms} move={move} booking={booking} balance={balance} />
      {conflict && (
        <Alert data-tone="danger" p="xs" mb="xs">
          {conflict}
          {choice && (
            <Group gap="xs" mt="xs">
              {choice}
            </Group>
          )}
        </Alert>
      )}
      <div className={classes.actions} data-loaded={booking && true}>
        {booking && !move && <Actions booking={booking} balance={balance} onAct={onAct} onPay={onPay} />}
        {move && <p className={classes.sub}>{calendarMessages.saveFirst}</p>}
        {mayMove && canMove(stay) && !choice && (
          <Button size="compact-sm" variant="default" leftSection={<IconArrowsMove size={15} />} onClick={onMove}>
            Room and dates
          </Button>
        )}
        {query.error && !booking && failureText(query.error, say.detailsFailed)}
        {query.isPending && <Skeleton height={30} width={200} />}
      </div>
    </>
  )
}

interface ActionsProps extends Pick<StayCardProps, 'onAct' | 'onPay'> {
  booking: Booking
  balance: Paise | undefined
}

const Actions = ({ booking, balance = 0 as Paise, onAct, onPay }: ActionsProps) => {
  const today = useHotelToday()
  const mayCall = useMayCall()
  const { slug, booking_number } = booking
  return (
    <>
      <BookingRowActions booking={booking} onAct={onAct} />
      {isLive(booking) && balance > 0 && mayCall(paymentEndpoints.take) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconReceiptRupee size={15} />}
          onClick={() => onPay({ slug, booking_number, balance })}
        >
          Payment
        </Button>
      )}
      {booking.status === 'checked_in' && (
        <ButtonLink
          size="compact-sm"
          variant="default"
          leftSection={<IconToolsKitchen2 size={15} />}
          to={paths.addOrder}
          search={{ booking_id: booking.id }}
        >
          Order
        </ButtonLink>
      )}
      {canMoveRoom(booking, today) && mayCall(stayEndpoints.moveRoom) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowsRightLeft size={15} />}
          {...loadingSheet('move_room')}
          onClick={() => onAct({ kind: 'move_room', booking })}
        >
          Move
        </Button>
      )}
      {canExtend(booking) && mayCall(stayEndpoints.extend) && (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconCalendarPlus size={15} />}
          {...loadingSheet('extend')}
          onClick={() => onAct({ kind: 'extend', booking })}
        >
          Extend
        </Button>
      )}
      <ButtonLink size="compact-sm" variant="default" to={paths.bookingDetails} search={{ slug }}>
        Details
      </ButtonLink>
    </>
  )
}
