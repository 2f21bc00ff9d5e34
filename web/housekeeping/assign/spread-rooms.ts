import { type Assignment, assignEvenly } from '#contract/housekeeping/assign-evenly.ts'
import type { HousekeepingBoard, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { isToDo } from '#web/housekeeping/board/arrange-rooms.ts'

/** Which rooms are divided: those that nobody has, or all that nobody has started. */
export type Spread = 'free' | 'all'

interface ShareOfPerson {
  id: number
  name: string
  /** The rooms that the person has then, by number. */
  rooms: HousekeepingRoom[]
  credits: number
}

/** A room that somebody has started stays theirs, and refused service is no work. */
const isDivisible = (room: HousekeepingRoom, spread: Spread) =>
  isToDo(room) &&
  (room.state === 'waiting' || room.state === 'do_not_disturb') &&
  (spread === 'all' || room.assignee === null)

const creditsOf = (rooms: HousekeepingRoom[]) => rooms.reduce((sum, { credits }) => sum + credits, 0)

/** What each person would have, and the assignments that are new. */
export const spreadRooms = (
  { rooms, staff }: Pick<HousekeepingBoard, 'rooms' | 'staff'>,
  people: number[],
  spread: Spread,
) => {
  const divided = rooms.filter((room) => isDivisible(room, spread))
  const isDivided = new Set(divided.map(({ slug }) => slug))
  const keptBy = (id: number) => rooms.filter(({ slug, assignee }) => assignee?.id === id && !isDivided.has(slug))
  const cleaners = people.map((id) => ({ id, credits: creditsOf(keptBy(id)) }))
  const planned = new Map(assignEvenly(divided, cleaners).map(({ room, assignee_id }) => [room, assignee_id]))
  const shares: ShareOfPerson[] = staff
    .filter(({ id }) => people.includes(id))
    .map(({ id, name }) => {
      const theirs = rooms.filter(({ slug, assignee }) =>
        planned.has(slug) ? planned.get(slug) === id : assignee?.id === id && !isDivided.has(slug),
      )
      return { id, name, rooms: theirs, credits: creditsOf(theirs) }
    })
  const changes: Assignment[] = divided.flatMap(({ slug, assignee }) => {
    const next = planned.get(slug)
    const seen_assignee_id = assignee?.id ?? null
    return next !== undefined && next !== seen_assignee_id ? [{ room: slug, assignee_id: next, seen_assignee_id }] : []
  })
  return { shares, changes }
}
