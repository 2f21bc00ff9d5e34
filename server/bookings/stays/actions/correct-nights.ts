import { isDeepStrictEqual } from 'node:util'
import { canCheckOut } from '#contract/bookings/booking-rules.ts'
import { changedNights, changeOne } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, betweenDays, departureOf, type Line, staysOfLine } from '#contract/bookings/stays/line.ts'
import type { CorrectNights } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { addDays, type CalendarDate, earlierOf } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { refuseLowRents, repricedNights } from '#server/bookings/rates/refuse-low-rents.ts'
import { mustFindLine, type OpenStays, openStays, saveDeparture } from '#server/bookings/stays/actions/change-stays.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import { allowCorrection, findOtherGuests } from '#server/bookings/stays/line-store.ts'
import { lockRooms } from '#server/bookings/stays/stay-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Caller } from '#server/payments/record-payment.ts'
import { refuseHighRents } from '#server/taxes/specified-premises/refuse-high-prices.ts'

/** The lines with the corrected rents and rooms of past nights. */
const correctedLines = ({ lines, today }: OpenStays, nights: CorrectNights['nights']) => {
  for (const { line, date } of nights) {
    const isPast =
      date < today && lines.some((one) => one.line === line && one.nights.some((night) => night.date === date))
    if (!isPast) throw stayProblems.notPast(date)
  }
  return lines.map((line) => ({
    ...line,
    nights: line.nights.map((night) => {
      const corrected = nights.find((one) => one.line === line.line && one.date === night.date)
      return { ...night, rent: corrected?.rent ?? night.rent, room_id: corrected?.room_id ?? night.room_id }
    }),
  }))
}

/** A line whose guests left before today without a check-out. */
const leftOn = (line: Line, day: CalendarDate, today: CalendarDate) => {
  const [first, last] = [addDays(arrivalOf(line), 1), earlierOf(departureOf(line), today)]
  if (day < first || day > last) throw stayProblems.wrongPastDeparture(first, last)
  return betweenDays(line, arrivalOf(line), day)
}

const refuseTakenRooms = async (db: Db, bookingId: number, before: Line[], lines: Line[]) => {
  const stays = changedNights(before, lines).flatMap(staysOfLine)
  if (stays.length === 0) return
  const { rooms, taken } = await lockRooms(db, stays, [bookingId])
  if (rooms.length < new Set(stays.map(({ room_id }) => room_id)).size) throw bookingProblems.roomMissing()
  if (taken) throw bookingProblems.roomTaken(taken)
  const slept = await findOtherGuests(db, bookingId, stays)
  if (slept) throw stayProblems.sleptInRoom(slept.room_number, slept.date)
}

/** Corrects nights before today while the guest is in the house. The database refuses it without a reason. */
export const correctNights = async (given: Caller, slug: string, wanted: CorrectNights) => {
  const { db } = given
  const open = await openStays(given, slug, wanted.version)
  const { booking, saved, today } = open
  if (!canCheckOut(booking)) throw stayProblems.notCorrectable(booking.status)
  const { reason, nights, departure } = wanted
  let lines = correctedLines(open, nights)
  if (departure) {
    const { line } = mustFindLine({ lines, saved }, departure.line)
    lines = changeOne(lines, line, (one) => leftOn(one, departure.check_out_date, today))
  }
  if (isDeepStrictEqual(lines, open.lines)) throw stayProblems.nothingCorrected()
  await refuseLowRents(given.user, repricedNights(open.lines, lines))
  await refuseTakenRooms(db, booking.id, open.lines, lines)
  await refuseHighRents(db, open.lines, lines)
  await allowCorrection(db, reason)
  await saveDeparture(db, open, lines)
  return say.corrected
}
