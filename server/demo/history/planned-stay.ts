import type { BookingStatus } from '#contract/bookings/booking.ts'

export interface PlannedStay {
  /** Places in the hotel's list of rooms. */
  rooms: number[]
  arrival: number
  /** As it was booked, and as it came. */
  booked_departure: number
  departure: number
  status: BookingStatus
  /** Instants in milliseconds, as far as they have come. */
  placed: number
  arrived?: number
  ended?: number
}
