import { canCheckOut } from '#contract/bookings/booking-rules.ts'
import { changeOne, departLine } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, lastRoomOf, type People } from '#contract/bookings/stays/line.ts'
import { addUpPeople } from '#contract/bookings/stays/split-people.ts'
import type { CheckOutRoom } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { earlierOf } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import {
  mustFindLine,
  numberOfRoom,
  type OpenStays,
  openStays,
  saveDeparture,
} from '#server/bookings/stays/actions/change-stays.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import type { Services } from '#server/kit/services.ts'

/** The lines after one room of a group has left. The last room leaves with the check-out of the booking. */
export const planRoomDeparture = (open: OpenStays, { line: wanted, check_out_date }: CheckOutRoom) => {
  const { booking, lines, today } = open
  if (!canCheckOut(booking)) throw bookingProblems.notCheckedIn(booking.status)
  const line = mustFindLine(open, wanted)
  if (lines.length === 1) throw stayProblems.onlyGroup()
  if (lines.every((other) => other === line || other.departed_on)) throw stayProblems.lastRoom()
  if (arrivalOf(line) > today) throw stayProblems.lineNotArrived(arrivalOf(line))
  const first = earlierOf(departureOf(line), today)
  const day = check_out_date ?? today
  if (day < first || day > today) throw stayProblems.wrongRoomDeparture(first, today)
  const departed = departLine(line, day)
  return { lines: changeOne(lines, line.line, () => departed), line: departed }
}

/** A booking has at least one adult, also if the divided people left none in the last room. */
const withAdult = (people: People): People => ({ ...people, number_of_adults: Math.max(1, people.number_of_adults) })

export const checkOutRoom = async (given: Pick<Services, 'db' | 'clock'>, slug: string, wanted: CheckOutRoom) => {
  const open = await openStays(given, slug, wanted.version)
  const { lines, line } = planRoomDeparture(open, wanted)
  const staying = addUpPeople(lines.filter((one) => !one.departed_on))
  await saveDeparture(given.db, open, lines, withAdult(staying))
  return say.roomCheckedOut(numberOfRoom(open.saved, lastRoomOf(line)))
}
