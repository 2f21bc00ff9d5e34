interface People {
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
}

interface Capacity {
  max_adults: number
  max_children: number
  max_infants: number
}

const kinds = [
  ['adult', 'adults', 'number_of_adults', 'max_adults'],
  ['child', 'children', 'number_of_children', 'max_children'],
  ['infant', 'infants', 'number_of_infants', 'max_infants'],
] as const

/** The people above the capacity of the rooms, as text: "3 adults (maximum 2)". */
export const excessPeople = (party: People, rooms: Capacity[]) =>
  kinds
    .map(([one, many, number, most]) => ({
      word: party[number] === 1 ? one : many,
      there: party[number],
      room: rooms.reduce((sum, room) => sum + room[most], 0),
    }))
    .filter(({ there, room }) => there > room)
    .map(({ word, there, room }) => `${there} ${word} (maximum ${room})`)
    .join(', ')
