import { groupBy } from '#contract/kit/group-by.ts'
import type { Room } from '#contract/rooms/room.ts'

/** Guests who leave today, or should have left, have not checked out yet. */
export const hasGuestsStillIn = ({ status, overstay }: Room) => status === 'occupied' || overstay !== null

/** How soon guests who arrive today can have the room: empty and ready, empty, then those whose guests are still in. */
const readiness = (room: Room) => (hasGuestsStillIn(room) ? 2 : 0) + (room.is_ready ? 0 : 1)

/** Of each type, the rooms that are empty and ready come first; otherwise in their order. */
export const readyFirst = (rooms: Room[]) =>
  [...groupBy(rooms, ({ room_type_id }) => room_type_id).values()].flatMap((ofType) =>
    [...ofType].sort((one, other) => readiness(one) - readiness(other)),
  )
