import type { BookingStatus } from '#contract/bookings/booking.ts'

export interface PlannedStay {
  /** Indexes into the hotel's list of rooms. */
  rooms: number[]
  arrival: number
  /** The departure as it was booked, and as it happened. */
  booked_departure: number
  departure: number
  status: BookingStatus
  /** Instants in milliseconds; missing ones have not come yet. */
  placed: number
  arrived?: number
  ended?: number
}
