import { BookingStatus } from '#contract/bookings/booking.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Arrivals, departures, in-house guests and room moves of a day. */
export const DayListKind = z.enum(['arrivals', 'departures', 'in-house', 'moves'])
export type DayListKind = z.infer<typeof DayListKind>

export const DayListQuery = z.object({ date: FilterDay })

export const dayListTitles: Record<DayListKind, string> = {
  arrivals: 'Arrivals',
  departures: 'Departures',
  'in-house': 'In-House Guests',
  moves: 'Room Moves',
}

export const dayListEmpty: Record<DayListKind, string> = {
  arrivals: 'No arrivals on this day.',
  departures: 'No departures on this day.',
  'in-house': 'No guests in the house on this day.',
  moves: 'No room moves on this day.',
}

/** One room of a booking. The dates are those of its guests, who may have other rooms before and after. */
export const DayListRow = z.object({
  stay_id: z.int(),
  /** The booked room within its booking. */
  line: z.int(),
  booking_slug: Slug,
  booking_number: z.string(),
  room_number: z.string(),
  /** The room before a room move on this day. */
  from_room: z.string().nullable(),
  room_type: z.string(),
  guest_name: z.string(),
  phone: z.string(),
  group_name: z.string().nullable(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  /** The people in this room. */
  number_of_adults: z.int(),
  number_of_children: z.int(),
  number_of_infants: z.int(),
  food_plan: z.string(),
  source: z.string().nullable(),
  special_requests: z.string(),
  desk_remarks: z.string(),
  housekeeping_remarks: z.string(),
  /** `18:30`, or null if it is not known. */
  expected_arrival: z.string().nullable(),
  /** The guest asked for this very room. */
  pinned: z.boolean(),
  status: BookingStatus,
  /** The guests of this room should have arrived, or left, before today. Today's lists have them too, above the others. */
  is_overdue: z.boolean(),
})
export type DayListRow = z.infer<typeof DayListRow>
