import { changeOne, moveToRoom } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, type Line, roomsOf } from '#contract/bookings/stays/line.ts'
import type { MoveRoom } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { addDays, type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'
import { isReady } from '#contract/rooms/room-condition.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { raiseVersion } from '#server/bookings/booking-store.ts'
import { readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import { newViolations, refuseWithoutReason } from '#server/bookings/rates/new-violations.ts'
import { refuseLowKeptRents } from '#server/bookings/rates/refuse-low-rents.ts'
import {
  mustFindLine,
  numberOfRoom,
  type OpenStays,
  openStays,
  saveChangedLines,
} from '#server/bookings/stays/actions/change-stays.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import { readReadiness } from '#server/bookings/stays/room-readiness-store.ts'
import type { Services } from '#server/kit/services.ts'
import type { Caller } from '#server/payments/record-payment.ts'

/** The first night in the new room: from today for a guest in the house, any night of a booking before the arrival. */
const moveDay = (line: Line, { firstOpen }: OpenStays, wanted: CalendarDate | undefined) => {
  const [first, last] = [laterOf(arrivalOf(line), firstOpen ?? ''), addDays(departureOf(line), -1)]
  if (first > last) throw stayProblems.nothingToMove()
  if (wanted !== undefined && (wanted < first || wanted > last)) throw stayProblems.wrongMoveDay(first, last)
  return wanted ?? first
}

/**
 * The lines after a room move, and the day and rooms for its message. A new rent is the plan's in the
 * new room's type; beside a kept rent it is stored.
 */
export const planMove = async (
  given: Pick<Services, 'db' | 'clock'>,
  open: OpenStays,
  {
    line: wanted,
    room_id,
    from_date,
    rent,
  }: Omit<MoveRoom, 'confirm_occupancy' | 'confirm_not_ready' | 'version' | 'rate_override_reason'>,
) => {
  const line = mustFindLine(open, wanted)
  const day = moveDay(line, open, from_date)
  const { booking } = open
  const rates = await readBookingRates(given, {
    // From the arrival on: its restrictions hold for the whole stay.
    check_in_date: arrivalOf(line),
    check_out_date: departureOf(line),
    room_ids: [room_id, ...roomsOf(line)],
    except_bookings: [booking.slug],
  })
  const room = rates.roomInUse(room_id)
  if (!room) throw stayProblems.roomMissing()
  const before = line.nights.filter((night) => night.date >= day)
  if (before.every((night) => night.room_id === room_id)) throw stayProblems.sameRoom(room.room_number)
  const moved = moveToRoom(line, day, room_id)
  const needsPlan = rent === 'new' || booking.rate_plan_id !== null
  const prices = needsPlan ? rates.inPlan(booking.rate_plan_id) : undefined
  const priced = (rent === 'new' ? prices?.pricedFrom(moved, day) : prices?.keptLine(moved, line)) ?? moved
  const violations = newViolations({ ...open, lines: [line] }, [priced], prices)
  const from = numberOfRoom(open.saved, before[0]?.room_id ?? 0)
  return { lines: changeOne(open.lines, line.line, () => priced), day, from, to: room, violations }
}

export const moveRoom = async (given: Caller, slug: string, wanted: MoveRoom) => {
  const { db } = given
  const open = await openStays(given, slug, wanted.version)
  const { rate_override_reason } = wanted
  const { lines, day, from, to, violations } = await planMove(given, open, wanted)
  await refuseWithoutReason(given.user, violations, rate_override_reason)
  await refuseLowKeptRents(given, open, lines)
  const ids = await saveChangedLines(db, { ...wanted, today: open.today }, { ...open, changed: lines })
  // Guests in the house who move today need the room now. It is locked by the change.
  if (open.booking.status === 'checked_in' && day <= open.today && !wanted.confirm_not_ready) {
    const room = await readReadiness(db, wanted.room_id)
    if (room && !isReady(room.condition, room)) throw bookingProblems.roomNotReady([room], 'Move anyway?')
  }
  await raiseVersion(db, ids, rate_override_reason ? { rate_override_reason } : {})
  return say.moved(from, to.room_number, day)
}
