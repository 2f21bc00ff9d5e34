import type { Booking } from '#contract/bookings/booking.ts'

export type SheetKind =
  | 'view'
  | 'check_in'
  | 'check_out'
  | 'move_room'
  | 'swap_rooms'
  | 'extend'
  | 'check_out_room'
  | 'correct_nights'
  | 'cancel'
  | 'no_show'
  | 'pay'
  | 'refund'

/** The sheet that a press on a row's button opens. */
export interface OpenSheet {
  kind: SheetKind
  booking: Booking
}
