import type { BookedRoom } from '#contract/bookings/booking.ts'
import type { BookedLine } from '#contract/bookings/stays/booked-lines.ts'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'

/** Which rooms of an extension are taken on the added nights, the free ones, and a free one of the same type. */
export const extension = (
  leaving: Pick<BookedLine<BookedRoom>, 'last'>[],
  { rooms, isCertain }: Pick<OfferedRooms, 'rooms' | 'isCertain'>,
) => {
  const taken = isCertain ? leaving.filter(({ last }) => rooms.every(({ id }) => id !== last.id)) : []
  const [own] = leaving
  const type = own?.last.room_type
  // Rooms of the same type first: the guest expects no less.
  const freeRooms = [...rooms].sort(
    (one, other) => Number(other.room_type.name === type) - Number(one.room_type.name === type),
  )
  const needsRoom = leaving.length === 1 && taken.length === 1
  const likely = freeRooms[0]?.room_type.name === type ? freeRooms[0] : undefined
  return { taken, freeRooms, needsRoom, likely }
}
