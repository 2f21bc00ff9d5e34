import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { Id } from '#contract/kit/id.ts'
import { Rupees } from '#contract/kit/money.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'

const mostMoves = 200

/**
 * A stay gets another room, other dates, or both. Of guests in the house only the nights from today on change rooms.
 * The same number of nights on other dates keeps its prices; an added night costs as much as the one next to it.
 */
const Move = z.object({
  stay: Slug,
  room_id: Id,
  check_in_date: CalendarDate.optional(),
  check_out_date: CalendarDate.optional(),
  /** Keep the rent of the nights, or take the rate plan's price in the new room's type and on the new dates. */
  rent: z.enum(['keep', 'new']).default('keep'),
  /** The version of the booking that the desk saw: a colleague's change in between is reported, not overwritten. */
  version: Version.optional(),
})
export type Move = z.output<typeof Move>

const moves = z
  .array(Move)
  .min(1, say.nothingToSave)
  .max(mostMoves, say.tooManyMoves(mostMoves))
  .refine((list) => new Set(list.map(({ stay }) => stay)).size === list.length, say.stayTwice)

/** Several moves that are saved together or not at all. */
export const Rearrange = z.object({
  moves,
  /** The desk has confirmed that there are more people than a room is for. */
  confirm_occupancy: z.boolean().default(false),
  /**
   * Why stays are moved against restrictions of their rate plans. The refusal without it names the restrictions; the
   * bookings that violate one keep the reason.
   */
  rate_override_reason: text(500).optional(),
})
export type Rearrange = z.output<typeof Rearrange>

export const PreviewMoves = z.object({ moves })

/** The total of a bill before and after the moves, tax included. */
const BillChange = z.object({
  booking: Slug,
  booking_number: z.string(),
  before: Rupees,
  after: Rupees,
  /** The restrictions of its rate plan that the moves violate and the booking did not: they need a reason. */
  violations: z.array(z.string()),
})
export type BillChange = z.infer<typeof BillChange>
export const BillChanges = z.array(BillChange)

/** Sets the bookings of a change back to the nights they had, unless one of them was changed again meanwhile. */
export const UndoRearrange = z.object({ rearrangement: Slug })
export type UndoRearrange = z.output<typeof UndoRearrange>

/** The bookings with their new versions, and the body with which the change can be undone. */
export const Rearranged = z.object({
  bookings: z.array(z.object({ booking: Slug, version: Version })),
  /** Null if guests in the house have past nights from the change: those stay as they are. */
  undo: UndoRearrange.nullable(),
})
