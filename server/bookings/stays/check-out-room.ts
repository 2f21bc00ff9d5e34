import { canCheckOut } from '#contract/bookings/booking-rules.ts'
import { changeOne, departLine } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, lastRoomOf } from '#contract/bookings/stays/line.ts'
import type { CheckOutRoom } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { countChange, setDates } from '#server/bookings/booking-store.ts'
import { mustFindLine, numberOfRoom, type OpenStays, openStays } from '#server/bookings/stays/change-stays.ts'
import { saveLines } from '#server/bookings/stays/line-store.ts'
import { stayProblems } from '#server/bookings/stays/stay-problems.ts'
import type { Services } from '#server/kit/services.ts'

const latest = (days: CalendarDate[]) => days.sort().at(-1) ?? ''

/** The lines after one room of a group has left. The last room leaves with the check-out of the booking. */
export const planRoomDeparture = (open: OpenStays, { line: wanted, check_out_date }: CheckOutRoom) => {
  const { booking, lines, today } = open
  if (!canCheckOut(booking)) throw bookingProblems.notCheckedIn(booking.status)
  const line = mustFindLine(open, wanted)
  if (lines.length === 1) throw stayProblems.onlyGroup()
  if (lines.every((other) => other === line || other.departed_on)) throw stayProblems.lastRoom()
  if (arrivalOf(line) > today) throw stayProblems.lineNotArrived(arrivalOf(line))
  const [first, last] = [departureOf(line), today].sort() as [CalendarDate, CalendarDate]
  const day = check_out_date ?? today
  if (day < first || day > last) throw stayProblems.wrongRoomDeparture(first, last)
  const departed = departLine(line, day)
  return { lines: changeOne(lines, line.line, () => departed), line: departed }
}

export const checkOutRoom = async (given: Pick<Services, 'db' | 'clock'>, slug: string, wanted: CheckOutRoom) => {
  const { db } = given
  const open = await openStays(given, slug)
  const { booking, saved } = open
  const { lines, line } = planRoomDeparture(open, wanted)
  await saveLines(db, { ...booking, saved, lines })
  await countChange(db, booking.id)
  const check_out_date = latest(lines.map(departureOf))
  if (check_out_date < booking.check_out_date) await setDates(db, booking.id, { check_out_date })
  return say.roomCheckedOut(numberOfRoom(saved, lastRoomOf(line)))
}
