import type { BookingStatus } from '#contract/bookings/booking.ts'
import { bookingMessages as bookingSay } from '#contract/bookings/booking-messages.ts'
import { statusText } from '#contract/bookings/booking-rules.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const conflict = (code: string, message: string) => new Problem(409, code, message)
const wrongField = (field: string, code: string, message: string) =>
  new Problem(422, code, message, { [field]: [message] })

type Days = [from: CalendarDate, to: CalendarDate]

export const stayProblems = {
  notLive: (status: BookingStatus) => conflict('booking_not_live', say.notLive(statusText[status])),
  chooseRoom: () => wrongField('room_id', 'room_required', bookingSay.chooseRoom),
  roomMissing: () => wrongField('room_id', 'room_missing', bookingSay.roomMissing),
  nothingCorrected: () => wrongField('nights', 'nothing_corrected', say.chooseNight),
  sleptInRoom: (room: string, day: CalendarDate) => conflict('room_taken', say.sleptInRoom(room, day)),
  chooseLine: () => wrongField('line', 'line_required', say.chooseLine),
  lineMissing: () => wrongField('line', 'line_missing', say.lineMissing),
  lineDeparted: (room: string) => conflict('line_departed', say.lineDeparted(room)),
  wrongMoveDay: (...days: Days) => wrongField('from_date', 'wrong_move_day', say.wrongMoveDay(...days)),
  nothingToMove: () => conflict('nothing_to_move', say.nothingToMove),
  sameRoom: (room: string) => wrongField('room_id', 'same_room', say.sameRoom(room)),
  swapWithItself: () => wrongField('with_booking', 'same_room', say.swapWithItself),
  noNightsToSwap: () => wrongField('from_date', 'no_nights_to_swap', say.noNightsToSwap),
  wrongExtension: (...days: Days) => wrongField('check_out_date', 'wrong_departure', say.wrongExtension(...days)),
  wrongRoomDeparture: (...days: Days) =>
    wrongField('check_out_date', 'wrong_departure', say.wrongRoomDeparture(...days)),
  lineNotArrived: (day: CalendarDate) => conflict('line_not_arrived', say.lineNotArrived(day)),
  onlyGroup: () => conflict('not_a_group', say.onlyGroup),
  lastRoom: () => conflict('last_room', say.lastRoom),
  notPast: (day: CalendarDate) => wrongField('nights', 'not_a_past_night', say.notPast(day)),
  notCorrectable: (status: BookingStatus) => conflict('not_correctable', say.notCorrectable(statusText[status])),
  wrongPastDeparture: (...days: Days) =>
    wrongField('departure.check_out_date', 'wrong_departure', say.wrongPastDeparture(...days)),
  pastNights: () => conflict('past_nights', say.pastNights),
}

export const stayConstraints: ConstraintProblems = { night_is_past: stayProblems.pastNights }
