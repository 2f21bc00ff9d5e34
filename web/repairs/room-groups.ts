import { floorName, floorOf } from '#contract/housekeeping/floor-of.ts'
import { groupBy } from '#contract/kit/group-by.ts'

interface RoomChoice {
  value: number
  label: string
  room_type: string
}

const namedGroups = (rooms: RoomChoice[], nameOf: (room: RoomChoice) => string) =>
  [...groupBy(rooms, nameOf)].map(([name, found]) => ({ name, ids: found.map(({ value }) => value) }))

/** All rooms, the rooms of each floor and those of each type. */
export const roomGroups = (rooms: RoomChoice[]) => [
  { name: 'All rooms', ids: rooms.map(({ value }) => value) },
  ...namedGroups(rooms, ({ label }) => floorName(floorOf(label))),
  ...namedGroups(rooms, ({ room_type }) => `Type ${room_type}`),
]
