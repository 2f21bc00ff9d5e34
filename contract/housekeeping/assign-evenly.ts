import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { groupBy } from '#contract/kit/group-by.ts'

type Work = Pick<HousekeepingRoom, 'slug' | 'room_number' | 'credits'>

/** Each person with the credits that they have already. */
export interface Cleaner {
  id: number
  credits: number
}

export interface Assignment {
  /** The slug of the room. */
  room: string
  assignee_id: number | null
  /** Who had the room when it was looked at. */
  seen_assignee_id?: number | null
}

const inOrder = (one: Work, other: Work) => one.room_number.localeCompare(other.room_number, 'en', { numeric: true })

/**
 * Gives rooms to people so that their credits differ by as little as possible. Rooms without work are left out.
 *
 * The rooms with the most work are dealt first, each to the person with the fewest credits: the smallest ones then even
 * out what is left. Of rooms with equal work everybody gets neighbouring ones, as many as were dealt.
 */
export const assignEvenly = (rooms: Work[], cleaners: Cleaner[]): Assignment[] => {
  const people = cleaners.map(({ id, credits }) => ({ id, credits }))
  const work = rooms
    .filter(({ credits }) => credits > 0)
    .sort((one, other) => other.credits - one.credits || inOrder(one, other))
  const given: Assignment[] = []
  for (const equal of groupBy(work, ({ credits }) => credits).values()) {
    const dealt = equal.flatMap(({ credits }) => {
      const [next] = [...people].sort((one, other) => one.credits - other.credits)
      if (!next) return []
      next.credits += credits
      return [next]
    })
    const neighbours = people.flatMap((person) => dealt.filter((one) => one === person))
    neighbours.forEach(({ id }, index) => {
      const room = equal[index]
      if (room) given.push({ room: room.slug, assignee_id: id })
    })
  }
  return given
}
