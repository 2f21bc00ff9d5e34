import type { BookingStatus } from '#contract/bookings/booking.ts'
import { bookingMessages } from '#contract/bookings/booking-messages.ts'
import { statusText } from '#contract/bookings/booking-rules.ts'
import { stayMessages } from '#contract/bookings/stays/stay-messages.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { Problem } from '#contract/kit/problem.ts'

/** A refusal of one move names its place in the list, so that the calendar can show it at its bar. */
const ofMove = (status: 409 | 422, code: string, index: number, message: string) =>
  new Problem(status, code, message, { [`moves.${index}`]: [message] })

export const calendarProblems = {
  changed: (index: number, message: string) => ofMove(409, 'changed_meanwhile', index, message),
  notLive: (index: number, status: BookingStatus) =>
    ofMove(409, 'booking_not_live', index, stayMessages.notLive(statusText[status])),
  fixed: (index: number, message: string) => ofMove(409, 'stay_is_fixed', index, message),
  wrongDates: (index: number, message: string) => ofMove(422, 'wrong_dates', index, message),
  roomMissing: (index: number) => ofMove(422, 'room_missing', index, bookingMessages.roomMissing),
  roomTaken: (index: number, message: string) => ofMove(409, 'room_taken', index, message),
  nothingChanged: () => new Problem(422, 'nothing_changed', say.nothingToSave, { moves: [say.nothingToSave] }),
  changedSince: (booking: string) => new Problem(409, 'changed_meanwhile', say.changedSince(booking)),
  undoExpired: () => new Problem(409, 'undo_expired', say.undoExpired),
}
