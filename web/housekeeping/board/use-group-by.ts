import { useCallback, useState } from 'react'
import type { GroupBy } from '#web/housekeeping/board/arrange-rooms.ts'

const key = 'sarai.housekeeping.group'

/** How the board groups its rooms, remembered in this browser. */
export const useGroupBy = () => {
  const [groupBy, setGroupBy] = useState<GroupBy>(() => (localStorage.getItem(key) === 'type' ? 'type' : 'floor'))
  // The same function, so that the toolbar is not drawn again with every change of a room.
  const choose = useCallback((next: GroupBy) => {
    localStorage.setItem(key, next)
    setGroupBy(next)
  }, [])
  return [groupBy, choose] as const
}
