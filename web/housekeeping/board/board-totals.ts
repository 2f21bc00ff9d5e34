import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { awaitsArrival, isFinished } from '#contract/housekeeping/next-step.ts'

export interface WorkOfPerson {
  /** Null for nobody. */
  id: number | null
  name: string
  rooms: number
  finished: number
  credits: number
}

/** The figures above the board, always of all rooms, whatever the filters. */
export const boardTotals = (rooms: HousekeepingRoom[]) => {
  const count = (isCounted: (room: HousekeepingRoom) => boolean) => rooms.filter(isCounted).length
  const arrivals = rooms.filter(awaitsArrival)
  return {
    dirty: count(({ condition }) => condition === 'dirty'),
    clean: count(({ condition }) => condition === 'clean'),
    inspected: count(({ condition }) => condition === 'inspected'),
    arrivals: arrivals.length,
    ready: arrivals.filter(({ is_ready, guests }) => is_ready && guests === null).length,
  }
}

/** Rooms and credits of everybody who can be assigned, and of the rooms to clean that nobody has. */
export const workOfPeople = ({ rooms, staff }: Pick<HousekeepingBoard, 'rooms' | 'staff'>): WorkOfPerson[] => {
  const workOf = (id: number | null, name: string, theirs: HousekeepingRoom[]) => ({
    id,
    name,
    rooms: theirs.length,
    finished: theirs.filter(isFinished).length,
    credits: theirs.reduce((sum, { credits }) => sum + credits, 0),
  })
  return [
    ...staff.map(({ id, name }) =>
      workOf(
        id,
        name,
        rooms.filter(({ assignee }) => assignee?.id === id),
      ),
    ),
    workOf(
      null,
      'Nobody',
      rooms.filter(({ assignee, cleaning }) => assignee === null && cleaning !== null),
    ),
  ]
}
