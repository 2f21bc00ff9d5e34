import { floorName } from '#contract/housekeeping/floor-of.ts'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { awaitsArrival, byArrival, isFinished } from '#contract/housekeeping/next-step.ts'
import type { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import { grouped } from '#web/kit/list/grouped.ts'

export type GroupBy = 'floor' | 'type'

export interface RoomGroup {
  key: string
  name: string
  rooms: HousekeepingRoom[]
}

/** Work that can still be given to somebody. */
export const isToDo = (room: HousekeepingRoom) => !isFinished(room)

/** A room that somebody is cleaning stays theirs when a whole floor is assigned. */
export const isBeingCleaned = ({ state }: Pick<HousekeepingRoom, 'state'>) => state === 'started'

/** The value of the filter for rooms that nobody has. */
export const nobody = 0

type Filters = Pick<BoardSearch, 'condition' | 'assignee'>

export const matches = ({ condition, assignee }: Filters, room: HousekeepingRoom) =>
  (condition === undefined || room.condition === condition) &&
  (assignee === undefined || (room.assignee?.id ?? nobody) === assignee)

const byName = (one: RoomGroup, other: RoomGroup) => one.name.localeCompare(other.name, 'en', { numeric: true })

const groupOf = (room: HousekeepingRoom, by: GroupBy) =>
  by === 'floor'
    ? { key: `floor-${room.floor}`, name: floorName(room.floor) }
    : { key: `type-${room.room_type_id}`, name: room.room_type }

/**
 * The rooms in groups, by floor or by type. With `arrivalsFirst`, the rooms that guests arrive in today are a group of
 * their own at the top, the earliest first. Who gave no time may come from `checkInTime` on.
 */
export const arrangeRooms = (
  rooms: HousekeepingRoom[],
  by: GroupBy,
  { arrivalsFirst, checkInTime }: { arrivalsFirst: boolean; checkInTime: string },
): RoomGroup[] => {
  const arriving = arrivalsFirst ? rooms.filter(awaitsArrival) : []
  const others = arriving.length > 0 ? rooms.filter((room) => !awaitsArrival(room)) : rooms
  const groups = grouped(others, (room) => groupOf(room, by).key).map(([key, members]) => ({
    key,
    name: members[0] ? groupOf(members[0], by).name : '',
    rooms: members,
  }))
  // Rooms without a floor come last.
  const sorted = groups.sort(
    (one, other) => Number(one.key === 'floor-') - Number(other.key === 'floor-') || byName(one, other),
  )
  if (arriving.length === 0) return sorted
  const first = [...arriving].sort(byArrival(checkInTime))
  return [{ key: 'arrivals', name: 'Arrivals today', rooms: first }, ...sorted]
}
