import {
  IconArrowsExchange,
  IconArrowsRightLeft,
  IconCalendarPlus,
  IconDoorExit,
  IconHistory,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { canCheckOutRoom, canCorrectNights, canExtend, canMoveRoom } from '#contract/bookings/stays/stay-rules.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { SheetKind } from '#web/bookings/sheets/open-sheet.ts'

interface StayAction {
  kind: SheetKind
  label: string
  Icon: TablerIcon
  isOffered: (booking: Booking, today: CalendarDate) => boolean
}

const actions: StayAction[] = [
  { kind: 'extend', label: 'Extend stay', Icon: IconCalendarPlus, isOffered: canExtend },
  { kind: 'move_room', label: 'Move to another room', Icon: IconArrowsRightLeft, isOffered: canMoveRoom },
  { kind: 'swap_rooms', label: 'Swap rooms', Icon: IconArrowsExchange, isOffered: canMoveRoom },
  { kind: 'check_out_room', label: 'Check out one room', Icon: IconDoorExit, isOffered: canCheckOutRoom },
  { kind: 'correct_nights', label: 'Correct past nights', Icon: IconHistory, isOffered: canCorrectNights },
]

/** The actions on the rooms and nights of a booking that it allows now. */
export const stayActions = (booking: Booking, today: CalendarDate) =>
  actions.filter(({ isOffered }) => isOffered(booking, today))
