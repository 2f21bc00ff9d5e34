import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { isToDo } from '#web/housekeeping/board/arrange-rooms.ts'

export interface Sheet {
  /** Null for the rooms that nobody has. */
  id: number | null
  name: string
  rooms: HousekeepingRoom[]
  credits: number
}

/** One sheet for each person with rooms, and one for rooms to clean that nobody has. `person` asks for one; 0 is nobody. */
export const sheetsOf = ({ rooms, staff }: Pick<HousekeepingBoard, 'rooms' | 'staff'>, person?: number): Sheet[] => {
  const sheet = (id: number | null, name: string, theirs: HousekeepingRoom[]): Sheet => ({
    id,
    name,
    rooms: theirs,
    credits: theirs.reduce((sum, { credits }) => sum + credits, 0),
  })
  return [
    ...staff.map(({ id, name }) =>
      sheet(
        id,
        name,
        rooms.filter(({ assignee }) => assignee?.id === id),
      ),
    ),
    sheet(
      null,
      'Nobody',
      rooms.filter((room) => room.assignee === null && isToDo(room)),
    ),
  ].filter((one) => one.rooms.length > 0 && (person === undefined || (one.id ?? 0) === person))
}
