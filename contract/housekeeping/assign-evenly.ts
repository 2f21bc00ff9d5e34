import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'

type Work = Pick<HousekeepingRoom, 'slug' | 'room_number' | 'floor' | 'credits'>

/** Each person with the credits that they have already. */
export interface Cleaner {
  id: number
  credits: number
}

export interface Assignment {
  /** The slug of the room. */
  room: string
  assignee_id: number | null
}

const inOrder = (one: Work, other: Work) => one.room_number.localeCompare(other.room_number, 'en', { numeric: true })

/**
 * Gives rooms to people so that their credits differ by as little as possible, and people have neighbouring rooms where
 * that costs no fairness. Rooms without work are left out.
 *
 * The rooms with the most work are given first, each to the person with the fewest credits: then the last and smallest
 * ones even out what is left. Among people with equal credits the one wins who has the nearest room.
 */
export const assignEvenly = (rooms: Work[], cleaners: Cleaner[]): Assignment[] => {
  if (cleaners.length === 0) return []
  const sorted = rooms.filter(({ credits }) => credits > 0).sort(inOrder)
  const position = new Map(sorted.map(({ slug }, index) => [slug, index]))
  const people = cleaners.map((cleaner) => ({ ...cleaner, rooms: [] as number[] }))
  const share = sorted.length / people.length
  const distance = (index: number, { rooms }: { rooms: number[] }, who: number) =>
    rooms.length > 0 ? Math.min(...rooms.map((other) => Math.abs(other - index))) : Math.abs(index - who * share)
  const given = new Map<string, number>()
  for (const { slug, credits } of [...sorted].sort(
    (one, other) => other.credits - one.credits || inOrder(one, other),
  )) {
    const index = position.get(slug) ?? 0
    const fewest = Math.min(...people.map((person) => person.credits))
    const [next] = people
      .map((person, who) => ({ person, far: distance(index, person, who) }))
      .filter(({ person }) => person.credits === fewest)
      .sort((one, other) => one.far - other.far)
    if (!next) continue
    next.person.credits += credits
    next.person.rooms.push(index)
    given.set(slug, next.person.id)
  }
  return sorted.map(({ slug }) => ({ room: slug, assignee_id: given.get(slug) ?? null }))
}
