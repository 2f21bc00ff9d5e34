import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'

/** People who have rooms first; otherwise as the server lists them, with those who only clean before the others. */
export const peopleInOrder = (staff: HousekeepingBoard['staff'], withRooms: ReadonlySet<number>) => [
  ...staff.filter(({ id }) => withRooms.has(id)),
  ...staff.filter(({ id }) => !withRooms.has(id)),
]

/** The ids of the people who have rooms. */
export const peopleWithRooms = (rooms: HousekeepingBoard['rooms']) =>
  new Set(rooms.flatMap(({ assignee }) => (assignee ? [assignee.id] : [])))
