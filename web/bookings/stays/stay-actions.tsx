import {
  IconArrowsExchange,
  IconArrowsRightLeft,
  IconCalendarPlus,
  IconDoorExit,
  IconHistory,
  type TablerIcon,
} from '@tabler/icons-react'
import type { Booking } from '#contract/bookings/booking.ts'
import { stayEndpoints } from '#contract/bookings/stays/stay-endpoints.ts'
import { canCheckOutRoom, canCorrectNights, canExtend, canMoveRoom } from '#contract/bookings/stays/stay-rules.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { SheetKind } from '#web/bookings/sheets/open-sheet.ts'
import type { MayCall } from '#web/kit/access/use-may.ts'

interface StayAction {
  kind: SheetKind
  call: Pick<Endpoint, 'access'>
  label: string
  Icon: TablerIcon
  isOffered: (booking: Booking, today: CalendarDate) => boolean
}

const actions: StayAction[] = [
  { kind: 'extend', call: stayEndpoints.extend, label: 'Extend stay', Icon: IconCalendarPlus, isOffered: canExtend },
  {
    kind: 'move_room',
    call: stayEndpoints.moveRoom,
    label: 'Move to another room',
    Icon: IconArrowsRightLeft,
    isOffered: canMoveRoom,
  },
  {
    kind: 'swap_rooms',
    call: stayEndpoints.swapRooms,
    label: 'Swap rooms',
    Icon: IconArrowsExchange,
    isOffered: canMoveRoom,
  },
  {
    kind: 'check_out_room',
    call: stayEndpoints.checkOutRoom,
    label: 'Check out one room',
    Icon: IconDoorExit,
    isOffered: canCheckOutRoom,
  },
  {
    kind: 'correct_nights',
    call: stayEndpoints.correctNights,
    label: 'Correct past nights',
    Icon: IconHistory,
    isOffered: canCorrectNights,
  },
]

/** The actions on the rooms and nights of a booking that it allows now, for those who may use them. */
export const stayActions = (booking: Booking, today: CalendarDate, mayCall: MayCall) =>
  actions.filter(({ call, isOffered }) => mayCall(call) && isOffered(booking, today))
