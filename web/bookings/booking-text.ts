import type { Booking } from '#contract/bookings/booking.ts'

type People = Pick<Booking, 'number_of_adults' | 'number_of_children' | 'number_of_infants'>

export const roomNumbers = ({ rooms }: { rooms: { room_number: string }[] }) =>
  rooms.map(({ room_number }) => room_number).join(', ')

/** For a row of a list: 201 +2. */
export const fewRoomNumbers = ({ rooms }: { rooms: { room_number: string }[] }) =>
  rooms.length > 2 ? `${rooms[0]?.room_number} +${rooms.length - 1}` : roomNumbers({ rooms })

/** For a button: "204", or "3 rooms". */
export const roomsInShort = ({ rooms }: { rooms: { room_number: string }[] }) =>
  rooms.length > 2 ? `${rooms.length} rooms` : rooms.map(({ room_number }) => room_number).join(' and ')

/** The number of people: 3, not 2 + 1 + 0. */
export const peopleInShort = ({ number_of_adults, number_of_children, number_of_infants }: People) =>
  number_of_adults + number_of_children + number_of_infants

/** The guest's name, with the name of the group. */
export const guestAndGroup = ({ guest, group_name }: Pick<Booking, 'guest' | 'group_name'>) =>
  group_name ? `${guest.name} (${group_name})` : guest.name
