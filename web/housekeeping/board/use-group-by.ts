import { useState } from 'react'
import type { GroupBy } from '#web/housekeeping/board/arrange-rooms.ts'

const key = 'sarai.housekeeping.group'

/** How the board groups its rooms, remembered in this browser. */
export const useGroupBy = () => {
  const [groupBy, setGroupBy] = useState<GroupBy>(() => (localStorage.getItem(key) === 'type' ? 'type' : 'floor'))
  const choose = (next: GroupBy) => {
    localStorage.setItem(key, next)
    setGroupBy(next)
  }
  return [groupBy, choose] as const
}
