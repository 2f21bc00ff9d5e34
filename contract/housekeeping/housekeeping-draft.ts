import { Id } from '#contract/kit/id.ts'
import { Slug } from '#contract/kit/slug-endpoints.ts'
import { text } from '#contract/kit/text.ts'
import { FilterDay } from '#contract/kit/time/calendar-date.ts'
import { Version } from '#contract/kit/version.ts'
import { z } from '#contract/kit/z.ts'
import { RoomCondition } from '#contract/rooms/room-condition.ts'

/** Without a date it is today's board. */
export const BoardQuery = z.object({ date: FilterDay.optional() })
export type BoardQuery = z.infer<typeof BoardQuery>

/** A change by hand; a field that is left out stays as it is. A new condition also sets the state of today's cleaning. */
export const RoomChange = z.object({
  /** The day of the assignee and the remarks; today by default. The condition is always today's. */
  date: FilterDay.optional(),
  condition: RoomCondition.optional(),
  /** The id of the account; null for nobody. */
  assignee_id: Id.nullable().optional(),
  remarks: text(500).optional(),
  version: Version,
})
export type RoomChange = z.infer<typeof RoomChange>

const mostRooms = 1000

/** Several rooms at once, all of them or none. An assignee of null takes the room away from everybody. */
export const Assignments = z.object({
  date: FilterDay.optional(),
  rooms: z
    .array(
      z.object({
        room: Slug,
        assignee_id: Id.nullable(),
        /** Who had the room when the desk looked at it: if somebody else was given it since, it is told (409). */
        seen_assignee_id: Id.nullable().optional(),
      }),
    )
    .min(1, 'Choose at least one room')
    .max(mostRooms, `At most ${mostRooms} rooms at once`),
})
export type Assignments = z.infer<typeof Assignments>
