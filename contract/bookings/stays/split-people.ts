import type { People } from '#contract/bookings/stays/line.ts'

/** Adults, children and infants together. */
export const countPeople = ({ number_of_adults, number_of_children, number_of_infants }: People) =>
  number_of_adults + number_of_children + number_of_infants

/**
 * Divides people among rooms as evenly as possible: person by person, adults first, from the first room to the last and
 * again from the first. The value of a room-night decides its tax, and the meals of its people are part of it.
 */
export const splitPeople = ({ number_of_adults, number_of_children, number_of_infants }: People, rooms: number) => {
  /** How many of the first people are in this room. */
  const share = (people: number, room: number) => Math.floor(people / rooms) + (room < people % rooms ? 1 : 0)
  const [children, infants] = [
    number_of_adults + number_of_children,
    number_of_adults + number_of_children + number_of_infants,
  ]
  return Array.from(
    { length: rooms },
    (_, room): People => ({
      number_of_adults: share(number_of_adults, room),
      number_of_children: share(children, room) - share(number_of_adults, room),
      number_of_infants: share(infants, room) - share(children, room),
    }),
  )
}

const kinds = ['number_of_adults', 'number_of_children', 'number_of_infants'] as const

const combine = (one: People, other: People, change: (one: number, other: number) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, change(one[kind], other[kind])])) as unknown as People

const noPeople: People = { number_of_adults: 0, number_of_children: 0, number_of_infants: 0 }

export const addUpPeople = (parts: People[]) =>
  parts.reduce((sum, part) => combine(sum, part, (a, b) => a + b), noPeople)

export const isSameParty = (one: People, other: People) => kinds.every((kind) => one[kind] === other[kind])
