import type { Room } from '#contract/rooms/room.ts'
import type { OfferedRooms } from '#web/bookings/room-choice/offered-rooms.ts'
import { grouped } from '#web/kit/list/grouped.ts'

/** A named room, or any room of a type; neither until one is chosen. */
export interface RoomChoice {
  room_id: number | null
  room_type_id: number | null
}

/** Any room of a type can be chosen while one of them is free. */
export interface AnyOfType {
  /** One of the free rooms: they all have the same price and space. */
  room: Room
  free: number
}

/** The types with a free room, each with the number of free rooms. Other lines of a group have taken some already. */
export const anyOfTypes = (rooms: Room[], takenByOthers: (number | null)[] = []): AnyOfType[] => {
  const types = grouped(rooms, ({ room_type_id }) => room_type_id)
  return types.flatMap(([type, ofType]) => {
    const [room] = ofType
    const free = ofType.length - takenByOthers.filter((taken) => taken === type).length
    return room && free > 0 ? { room, free } : []
  })
}

export const anyRoomText = ({ room_type }: Pick<Room, 'room_type'>) => `Any ${room_type.name} room`

/** The room that decides price and space of a choice, if it is still offered. */
export const chosenRoom = ({ rooms }: Pick<OfferedRooms, 'rooms'>, { room_id, room_type_id }: RoomChoice) =>
  rooms.find((room) => (room_type_id === null ? room.id === room_id : room.room_type_id === room_type_id))
