import { useEffect, useMemo, useState } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { matches } from '#web/housekeeping/board/arrange-rooms.ts'
import type { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import { whenIdle } from '#web/kit/api/user-activity.ts'

const slugsOf = (rooms: HousekeepingRoom[]) => rooms.map(({ slug }) => slug).join()

/**
 * The rooms that match the filters. A room that no longer matches, because it was just cleaned, stays until there is a
 * moment without input: nothing moves away below the pointer.
 */
export const useMatchingRooms = (rooms: HousekeepingRoom[], filters: Pick<BoardSearch, 'condition' | 'assignee'>) => {
  const { condition, assignee } = filters
  const key = `${condition ?? ''}/${assignee ?? ''}`
  const found = slugsOf(rooms.filter((room) => matches({ condition, assignee }, room)))
  const [shown, setShown] = useState({ key, slugs: found })
  // A filter that was chosen applies at once.
  const isNewFilter = shown.key !== key
  useEffect(() => {
    if (isNewFilter) return setShown({ key, slugs: found })
    if (shown.slugs !== found) return whenIdle(() => setShown({ key, slugs: found }))
  }, [isNewFilter, key, found, shown.slugs])
  const slugs = isNewFilter ? found : shown.slugs
  const isFiltered = condition !== undefined || assignee !== undefined
  return useMemo(() => {
    if (!isFiltered) return rooms
    const wanted = new Set(slugs.split(','))
    return rooms.filter(({ slug }) => wanted.has(slug))
  }, [rooms, slugs, isFiltered])
}
