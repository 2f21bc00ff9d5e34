import { amount } from '#contract/bookings/booking-fields.ts'
import { bookingMessages as bookingSay } from '#contract/bookings/booking-messages.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

/** A booked room within its booking. It may be left out if the booking has only one. */
const line = z.int().positive().optional()

/** The version of the booking that the desk saw. With it, a change of a colleague in between is told and not undone. */
const version = Version.optional()

/** Keep the rent of the nights, or take the rate plan's price of each night in the new room's type. */
const rent = z.enum(['keep', 'new']).default('keep')

/** The desk has confirmed that there are more people than the room is for. */
const confirm_occupancy = z.boolean().default(false)

/** Why the stay is changed against a restriction of its rate plan. The refusal without it names the restrictions. */
const rate_override_reason = text(500).optional()

export const MoveRoom = z.object({
  version,
  line,
  room_id: z.int(bookingSay.chooseRoom).pipe(Id),
  /** The first night in the new room: by default tonight, or the arrival if it is later. */
  from_date: CalendarDate.optional(),
  rent,
  rate_override_reason,
  confirm_occupancy,
  /** The desk has confirmed that the new room is not ready (409 `room_not_ready`). */
  confirm_not_ready: z.boolean().optional(),
})
export type MoveRoom = z.output<typeof MoveRoom>

/** Each guest keeps the rent. */
export const SwapRooms = z.object({
  version,
  line,
  with_booking: Slug,
  with_line: line,
  from_date: CalendarDate.optional(),
  confirm_occupancy,
})
export type SwapRooms = z.output<typeof SwapRooms>

export const Extend = z.object({
  version,
  /** Without a line, every room that leaves with the booking stays longer. */
  line,
  check_out_date: CalendarDate,
  /** The room of the added nights, if the guest's own room is taken. */
  room_id: Id.optional(),
  rent,
  rate_override_reason,
  confirm_occupancy,
})
export type Extend = z.output<typeof Extend>

export const CheckOutRoom = z.object({
  version,
  line: z.int(say.chooseLine).positive(),
  /** By default today. */
  check_out_date: CalendarDate.optional(),
})
export type CheckOutRoom = z.output<typeof CheckOutRoom>

export const CorrectNights = z
  .object({
    version,
    reason: text(500).min(1, say.correctionReason),
    nights: z
      .array(
        z.object({
          line: z.int().positive(),
          date: CalendarDate,
          rent: amount(bookingSay.rentRequired, bookingSay.rentNegative).optional(),
          room_id: Id.optional(),
        }),
      )
      .max(1000)
      .default([]),
    /** The guests of a line left on this day, before today: the nights from it on are taken off the bill. */
    departure: z.object({ line, check_out_date: CalendarDate }).optional(),
  })
  .refine(({ nights, departure }) => nights.length > 0 || departure !== undefined, {
    path: ['nights'],
    message: say.chooseNight,
  })
export type CorrectNights = z.output<typeof CorrectNights>
