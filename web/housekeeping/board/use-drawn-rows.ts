import { useDeferredValue } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import type { RoomGroup } from '#web/housekeeping/board/arrange-rooms.ts'

/** No row is lower than this, in pixels. */
const rowHeight = 46

/** A room in another group is another row. */
export const rowKey = (group: string, { slug }: Pick<HousekeepingRoom, 'slug'>) => `${group}/${slug}`

const rowsOf = (groups: RoomGroup[]) => groups.flatMap(({ key, rooms }) => rooms.map((room) => rowKey(key, room)))

/** The first `fitting` rows and those that were there before; undefined if these are all. */
export const rowsToDraw = (
  groups: RoomGroup[],
  before: RoomGroup[],
  fitting: number,
): ReadonlySet<string> | undefined => {
  const rows = rowsOf(groups)
  const there = new Set(rowsOf(before))
  const drawn = rows.filter((row, index) => index < fitting || there.has(row))
  return drawn.length === rows.length ? undefined : new Set(drawn)
}

/**
 * The keys of the rows to draw now; undefined for all. When filters change, these are the rows that are there already and
 * as many from the top as the window can show. React draws the others once these are on screen.
 */
export const useDrawnRows = (groups: RoomGroup[]) => {
  const before = useDeferredValue(groups)
  return before === groups ? undefined : rowsToDraw(groups, before, Math.ceil(window.innerHeight / rowHeight))
}
