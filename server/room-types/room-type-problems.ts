import { Problem } from '#contract/kit/problem.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const roomTypeProblems = {
  nameTaken: () =>
    new Problem(409, 'room_type_name_taken', roomTypeMessages.nameTaken, { name: [roomTypeMessages.nameTaken] }),
  hasRooms: (rooms: number) => new Problem(409, 'room_type_has_rooms', roomTypeMessages.hasRooms(rooms)),
}

export const roomTypeConstraints: ConstraintProblems = { room_type_name_key: roomTypeProblems.nameTaken }
