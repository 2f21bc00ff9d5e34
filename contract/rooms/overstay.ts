import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'

/** Guests who should have left a room before today and are still in it. */
export const Overstay = z.object({
  booking_slug: Slug,
  booking_number: z.string(),
  guest_name: z.string(),
  check_out_date: CalendarDate,
})
export type Overstay = z.infer<typeof Overstay>

/** In a list of rooms. */
export const guestStillInRoom = 'Guest still in the room'

export const guestsLeaveToday = 'The guests who leave today are still in this room.'

export const overstayWarning = ({ guest_name, booking_number, check_out_date }: Overstay) =>
  `${guest_name} (${booking_number}) should have left on ${formatDay(check_out_date)} and is still in this room.`
