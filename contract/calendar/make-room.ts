import { wrongNights } from '#contract/bookings/booking-draft.ts'
import { Id, IdText } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { CalendarDate, FilterDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

export const MakeRoomQuery = z
  .object({ room_type_id: IdText, check_in_date: FilterDay, check_out_date: FilterDay })
  .superRefine(({ check_in_date, check_out_date }, context) => {
    const message = wrongNights(check_in_date, check_out_date)
    if (message) context.addIssue({ code: 'custom', path: ['check_out_date'], message })
  })
export type MakeRoomQuery = z.output<typeof MakeRoomQuery>

/** A move of the proposal, in the form that `POST /calendar/rearrange` takes, with the words to show it. */
const ProposedMove = z.object({
  stay: Slug,
  room_id: Id,
  version: Version,
  booking: Slug,
  booking_number: z.string(),
  guest_name: z.string(),
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  from_room: z.string(),
  to_room: z.string(),
  /** The new room is of another type. */
  is_other_type: z.boolean(),
})
export type ProposedMove = z.infer<typeof ProposedMove>

export const MakeRoom = z.object({
  /** Empty if a room is free already, or if no moves make one free: then `room` is null. */
  moves: z.array(ProposedMove),
  /** The room that is free for all nights after the moves. */
  room: z.object({ id: Id, room_number: z.string() }).nullable(),
  /** No smaller set of moves exists. False if the search was stopped before it could tell. */
  is_fewest: z.boolean(),
})
export type MakeRoom = z.infer<typeof MakeRoom>
