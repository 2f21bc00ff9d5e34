import { departureOf, type Line } from '#contract/bookings/stays/line.ts'
import type { PreviewQuery } from '#contract/bookings/stays/stay-endpoints.ts'
import type { BilledStay } from '#contract/folios/charge.ts'
import { makeBill } from '#contract/folios/make-bill.ts'
import type { Paise } from '#contract/kit/money.ts'
import { latestOf } from '#contract/kit/time/calendar-date.ts'
import { bookingProblems } from '#server/bookings/booking-problems.ts'
import { getBooking } from '#server/bookings/booking-store.ts'
import { type OpenStays, readOpenStays } from '#server/bookings/stays/actions/change-stays.ts'
import { planRoomDeparture } from '#server/bookings/stays/actions/check-out-room.ts'
import { planExtension } from '#server/bookings/stays/actions/extend-stay.ts'
import { planMove } from '#server/bookings/stays/actions/move-room.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import { billedOf } from '#server/folios/bill-of.ts'
import type { Services } from '#server/kit/services.ts'

interface Planned {
  lines: Line[]
  /** A room that the booking does not have yet. */
  room?: BilledStay['rooms'][number] | undefined
  /** The restrictions of the rate plan that the change violates anew. */
  violations?: string[]
  last_rents?: Paise[]
}

const planChange = async (
  given: Pick<Services, 'db' | 'clock'>,
  open: OpenStays,
  query: PreviewQuery,
): Promise<Planned> => {
  const { action, line, room_id, from_date, check_out_date, rent = 'keep' } = query
  if (action === 'move') {
    if (room_id === undefined) throw stayProblems.chooseRoom()
    const { lines, to, violations } = await planMove(given, open, { line, room_id, from_date, rent })
    return { lines, room: to, violations }
  }
  if (action === 'extend') {
    const wanted = check_out_date ?? open.booking.check_out_date
    return planExtension(given, open, { line, room_id, rent, check_out_date: wanted })
  }
  if (line === undefined) throw stayProblems.chooseLine()
  return planRoomDeparture(open, { line, check_out_date })
}

/** The bill before and after a change that has not been saved, and why it needs a reason. Whether the room is free is checked when it is. */
export const previewChange = async (given: Pick<Services, 'db' | 'clock'>, slug: string, query: PreviewQuery) => {
  const { db } = given
  const booking = await getBooking(db, slug)
  if (!booking) throw bookingProblems.missing()
  const open = await readOpenStays(given, booking)
  const { lines, room, violations = [], last_rents } = await planChange(given, open, query)
  const { stay, ...parts } = await billedOf(db, booking)
  const rooms = room ? [...booking.rooms, room] : booking.rooms
  const billOf = (planned: Line[], check_out_date: string) =>
    makeBill({ ...parts, stay: { ...stay, check_out_date, lines: planned, rooms } })
  const departure = latestOf(lines.map(departureOf))
  return { before: billOf(open.lines, booking.check_out_date), after: billOf(lines, departure), violations, last_rents }
}
