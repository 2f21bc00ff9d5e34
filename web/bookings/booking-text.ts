import type { Booking } from '#contract/bookings/booking.ts'
import { grouped } from '#web/kit/list/grouped.ts'

interface Rooms {
  rooms: { line: number; room_number: string }[]
}

/** The room numbers of each line; a room move is 101 → C1. */
const roomsOfLines = ({ rooms }: Rooms) =>
  grouped(rooms, ({ line }) => line).map(([, stays]) => stays.map(({ room_number }) => room_number).join(' → '))

export const roomNumbers = (booking: Rooms) => roomsOfLines(booking).join(', ')

/** For a row of a list: 201 +2. */
export const fewRoomNumbers = (booking: Rooms) => {
  const lines = roomsOfLines(booking)
  return lines.length > 2 ? `${lines[0]} +${lines.length - 1}` : lines.join(', ')
}

/** For a button: "204", or "3 rooms". */
export const roomsInShort = (booking: Rooms) => {
  const lines = roomsOfLines(booking)
  return lines.length > 2 ? `${lines.length} rooms` : lines.join(' and ')
}

/** The guest's name, with the name of the group. */
export const guestAndGroup = ({ guest, group_name }: Pick<Booking, 'guest' | 'group_name'>) =>
  group_name ? `${guest.name} (${group_name})` : guest.name
