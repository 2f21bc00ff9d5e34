import { wrongArrival, wrongNights } from '#contract/bookings/booking-draft.ts'
import { isLive } from '#contract/bookings/booking-rules.ts'
import { arrivalOf, departureOf, type Line, type Night } from '#contract/bookings/stays/line.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { UndoRearrange } from '#contract/calendar/rearrange.ts'
import { addDays } from '#contract/kit/calendar-date.ts'
import { openSeveral } from '#server/bookings/stays/actions/change-stays.ts'
import type { OpenBookings } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'
import { saveRearranged } from '#server/calendar/rearrange/save-rearranged.ts'
import type { Services } from '#server/kit/services.ts'

type Before = UndoRearrange['bookings'][number]

const followEachOther = (nights: Night[]) =>
  nights.every(({ date }, index) => index === 0 || date === addDays(nights[index - 1]?.date ?? '', 1))

/** The line with the nights it had. */
const setBack = (line: Line, { lines }: Before, today: string): Line => {
  const before = lines.find((one) => one.line === line.line)
  if (!before) return line
  if (line.departed_on || !followEachOther(before.nights)) throw calendarProblems.wrongUndo()
  const undone = { ...line, nights: before.nights }
  const isMoved = arrivalOf(undone) !== arrivalOf(line)
  const wrong =
    wrongNights(arrivalOf(undone), departureOf(undone)) ?? (isMoved && wrongArrival(arrivalOf(undone), today, true))
  if (wrong) throw calendarProblems.wrongUndo()
  return undone
}

const undoOne = (open: OpenBookings[number], before: Before) => {
  const { booking, lines, today } = open
  if (booking.version !== before.version || !isLive(booking))
    throw calendarProblems.changedSince(booking.booking_number)
  if (!before.lines.every(({ line }) => lines.some((one) => one.line === line))) throw calendarProblems.wrongUndo()
  return { ...open, changed: lines.map((line) => setBack(line, before, today)) }
}

/** Gives bookings the nights back that they had before a change in the calendar. */
export const undoRearrange = async (given: Pick<Services, 'db' | 'clock'>, { bookings }: UndoRearrange) => {
  const slugs = bookings.map(({ booking }) => booking)
  const open = await openSeveral(given, slugs)
  if (open.length < slugs.length) throw calendarProblems.wrongUndo()
  const undone = open.map((one) => {
    const before = bookings.find(({ booking }) => booking === one.booking.slug)
    return before ? undoOne(one, before) : { ...one, changed: one.lines }
  })
  // The guests had these rooms before, so nobody is asked again whether they are large enough.
  return { message: say.undone, data: await saveRearranged(given.db, undone, { confirm_occupancy: true }) }
}
