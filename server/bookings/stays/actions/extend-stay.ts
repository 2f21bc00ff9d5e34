import { longestStay } from '#contract/bookings/booking-draft.ts'
import { extendTo } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, type Line } from '#contract/bookings/stays/line.ts'
import type { Extend } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { raiseVersion } from '#server/bookings/booking-store.ts'
import {
  mustFindLine,
  type OpenStays,
  openStays,
  saveChangedLines,
} from '#server/bookings/stays/actions/change-stays.ts'
import { getRoomPrice } from '#server/bookings/stays/actions/room-price-store.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import type { Db } from '#server/db/connect.ts'
import type { Services } from '#server/kit/services.ts'

type Wanted = Omit<Extend, 'confirm_occupancy' | 'version'>

/** The lines that stay longer: the chosen one, or those that leave with the booking. */
const extendedLines = (open: OpenStays, wanted: number | undefined) => {
  if (wanted !== undefined) return [mustFindLine(open, wanted)]
  const { lines, booking } = open
  const leaving = lines.filter((line) => !line.departed_on && departureOf(line) === booking.check_out_date)
  return leaving.length > 0 ? leaving : [mustFindLine(open, undefined)]
}

const refuseWrongDay = (line: Line, wanted: CalendarDate) => {
  const [first, last] = [addDays(departureOf(line), 1), addDays(arrivalOf(line), longestStay)]
  if (wanted < first || wanted > last) throw stayProblems.wrongExtension(first, last)
}

/** The lines after an extension. Without another room the guests stay in theirs. */
export const planExtension = async (db: Db, open: OpenStays, { line, check_out_date, room_id, rent }: Wanted) => {
  const extended = extendedLines(open, line)
  for (const line of extended) refuseWrongDay(line, check_out_date)
  if (room_id !== undefined && extended.length > 1) throw stayProblems.chooseLine()
  const room = room_id === undefined ? undefined : await getRoomPrice(db, room_id)
  if (room_id !== undefined && !room) throw stayProblems.roomMissing()
  const added = { room_id, rent: rent === 'new' ? room?.price_per_night : undefined }
  const longer = new Map(extended.map((line) => [line, extendTo(line, check_out_date, open.today, added)]))
  return { lines: open.lines.map((line) => longer.get(line) ?? line), room }
}

/** Extends a stay. If the guest's own room is taken, the answer says so, and the desk chooses another for the rest. */
export const extendStay = async (given: Pick<Services, 'db' | 'clock'>, slug: string, wanted: Extend) => {
  const open = await openStays(given, slug, wanted.version)
  const { check_out_date } = wanted
  const { lines } = await planExtension(given.db, open, wanted)
  const ids = await saveChangedLines(given.db, { ...wanted, today: open.today }, { ...open, changed: lines })
  await raiseVersion(given.db, ids, check_out_date > open.booking.check_out_date ? { check_out_date } : {})
  return say.extended(check_out_date)
}
