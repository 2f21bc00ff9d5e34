import type { Booking } from '#contract/bookings/booking.ts'
import type { SheetKind } from '#web/bookings/sheets/open-sheet.ts'
import { CheckOutRoomSheet } from '#web/bookings/stays/check-out-room-sheet.tsx'
import { CorrectNightsSheet } from '#web/bookings/stays/correct-nights-sheet.tsx'
import { ExtendSheet } from '#web/bookings/stays/extend-sheet.tsx'
import { MoveRoomSheet } from '#web/bookings/stays/move-room-sheet.tsx'
import { SwapRoomsSheet } from '#web/bookings/stays/swap-rooms-sheet.tsx'

const bodies = {
  move_room: MoveRoomSheet,
  swap_rooms: SwapRoomsSheet,
  extend: ExtendSheet,
  check_out_room: CheckOutRoomSheet,
  correct_nights: CorrectNightsSheet,
} satisfies Partial<Record<SheetKind, unknown>>

interface StaySheetProps {
  kind: keyof typeof bodies
  booking: Booking
  onClose: () => void
}

/** The sheet of an action on rooms and nights. */
export const StaySheet = ({ kind, ...props }: StaySheetProps) => {
  const Body = bodies[kind]
  return <Body {...props} />
}
