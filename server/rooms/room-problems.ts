import { Problem } from '#contract/kit/problem.ts'
import { roomMessages } from '#contract/rooms/room-messages.ts'
import type { TakenNights } from '#server/bookings/stays/stay-store.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const roomProblems = {
  missing: () => new Problem(404, 'not_found', roomMessages.missing),
  notBlocked: () => new Problem(404, 'not_found', roomMessages.notBlocked),
  numberTaken: () =>
    new Problem(409, 'room_number_taken', roomMessages.numberTaken, { room_number: [roomMessages.numberTaken] }),
  numbersTaken: (numbers: string[]) =>
    new Problem(409, 'room_number_taken', roomMessages.numbersTaken(numbers), {
      room_numbers: [roomMessages.numbersTaken(numbers)],
    }),
  numberIsFixed: () =>
    new Problem(422, 'room_number_is_fixed', roomMessages.numberIsFixed, { room_number: [roomMessages.numberIsFixed] }),
  inUse: (booking: string) => new Problem(409, 'room_in_use', roomMessages.inUse(booking)),
  hasGuests: (booking: string) =>
    new Problem(409, 'room_held', roomMessages.hasGuests(booking), { status: [roomMessages.hasGuests(booking)] }),
  hasGuestsForMaintenance: (booking: string) =>
    new Problem(409, 'room_held', roomMessages.hasGuestsForMaintenance(booking), {
      status: [roomMessages.hasGuestsForMaintenance(booking)],
    }),
  notOccupied: () =>
    new Problem(422, 'room_not_occupied', roomMessages.notOccupied, { status: [roomMessages.notOccupied] }),
  /** `path` is the prefix of the field in the form that also changes the room. */
  wrongFirstNight: (message: string, path: string) =>
    new Problem(422, 'wrong_first_night', message, { [`${path}check_in_date`]: [message] }),
  nightsTaken: (
    { room_number, check_in_date, check_out_date, booking }: TakenNights & { booking: string | undefined },
    field: string,
  ) => {
    const message = booking
      ? roomMessages.nightsBooked(room_number, booking, check_in_date, check_out_date)
      : roomMessages.nightsBlocked(room_number, check_in_date, check_out_date)
    return new Problem(409, 'room_taken', message, { [field]: [message] })
  },
  typeMissing: () =>
    new Problem(422, 'room_type_missing', roomMessages.typeMissing, { room_type_id: [roomMessages.typeMissing] }),
}

export const roomConstraints: ConstraintProblems = {
  room_number_key: roomProblems.numberTaken,
  room_room_type_id_fkey: roomProblems.typeMissing,
}
