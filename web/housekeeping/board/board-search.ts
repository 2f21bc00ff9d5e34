import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { RoomCondition } from '#contract/rooms/room-condition.ts'

/** The day and the filters of the board, in the address. */
export const BoardSearch = z.object({
  date: FilterDay.optional(),
  condition: RoomCondition.optional(),
  /** The id of a person; 0 for rooms that nobody has. */
  assignee: z.coerce.number().int().min(0).optional(),
  /** An address has only text. */
  arrivals: z.preprocess((value) => String(value) === 'true' || undefined, z.literal(true).optional()),
})
export type BoardSearch = z.output<typeof BoardSearch>
