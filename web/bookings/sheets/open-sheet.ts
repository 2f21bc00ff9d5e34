import type { Booking } from '#contract/bookings/booking.ts'

export type SheetKind = 'view' | 'check_in' | 'check_out' | 'cancel' | 'no_show' | 'pay' | 'refund'

/** The sheet that a press on a row's button opens. */
export interface OpenSheet {
  kind: SheetKind
  booking: Booking
}
