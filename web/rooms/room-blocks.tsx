import type { Room } from '#contract/rooms/room.ts'
import { roomStatusNames } from '#contract/rooms/room-status-names.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { inputOf, roomFormSchema } from '#web/rooms/room-input.ts'
import { RoomMaintenance } from '#web/rooms/room-maintenance.tsx'

/** The blocked nights of a room, for those who may not change the room itself. */
export const RoomBlocks = ({ room }: { room: Room }) => {
  const form = useFormOf(roomFormSchema, inputOf(room))
  return (
    <>
      <p>
        Room {room.room_number}, {room.room_type.name}, {roomStatusNames[room.status].toLowerCase()}
      </p>
      <RoomMaintenance form={form} room={room} />
    </>
  )
}
