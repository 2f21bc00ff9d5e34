import { moveOneStay, stayFrom } from '#contract/bookings/stays/change-line.ts'
import { arrivalOf, departureOf, type Line, roomsOf } from '#contract/bookings/stays/line.ts'
import type { SwapRooms } from '#contract/bookings/stays/stay-actions.ts'
import { stayMessages as say } from '#contract/bookings/stays/stay-messages.ts'
import { type CalendarDate, latestOf } from '#contract/kit/time/calendar-date.ts'
import { lockBookingsInOrder, raiseVersion } from '#server/bookings/booking-store.ts'
import { readBookingRates } from '#server/bookings/rates/booking-rates.ts'
import {
  mustFindLine,
  numberOfRoom,
  type OpenStays,
  openStays,
  saveChangedLines,
} from '#server/bookings/stays/actions/change-stays.ts'
import { stayProblems } from '#server/bookings/stays/actions/stay-problems.ts'
import type { Services } from '#server/kit/services.ts'

/** The nights of a line that are swapped: those of its stay from that day on. */
const swappedNights = (line: Line, { firstOpen }: OpenStays, wanted: CalendarDate | undefined) => {
  const day = latestOf([arrivalOf(line), wanted ?? '', firstOpen ?? ''])
  const stay = stayFrom(line, day)
  if (!stay) throw stayProblems.noNightsToSwap()
  return { day, room_id: stay.room_id }
}

/** A swapped line keeps its rent. In another type, the price of its plan there is stored beside it. */
const withQuotes = async (given: Pick<Services, 'db' | 'clock'>, { booking }: OpenStays, line: Line, swapped: Line) => {
  if (booking.rate_plan_id === null) return swapped
  const rates = await readBookingRates(given, {
    check_in_date: arrivalOf(line),
    check_out_date: departureOf(line),
    room_ids: [...roomsOf(line), ...roomsOf(swapped)],
    except_bookings: [booking.slug],
  })
  return rates.inPlan(booking.rate_plan_id).keptLine(swapped, line)
}

/**
 * The guests of two bookings, or of two rooms of a group, swap their rooms. Each keeps the rent. The two are locked in
 * the order of their numbers, so that two clerks who swap the same rooms don't wait for each other.
 */
export const swapRooms = async (given: Pick<Services, 'db' | 'clock'>, slug: string, wanted: SwapRooms) => {
  const { db } = given
  await lockBookingsInOrder(db, [slug, wanted.with_booking])
  const one = await openStays(given, slug, wanted.version)
  const other = wanted.with_booking === slug ? one : await openStays(given, wanted.with_booking)
  const [oneLine, otherLine] = [mustFindLine(one, wanted.line), mustFindLine(other, wanted.with_line)]
  if (oneLine === otherLine) throw stayProblems.swapWithItself()
  const [mine, theirs] = [
    swappedNights(oneLine, one, wanted.from_date),
    swappedNights(otherLine, other, wanted.from_date),
  ]
  if (mine.room_id === theirs.room_id) throw stayProblems.swapWithItself()
  const swapped = new Map([
    [oneLine, await withQuotes(given, one, oneLine, moveOneStay(oneLine, mine.day, theirs.room_id))],
    [otherLine, await withQuotes(given, other, otherLine, moveOneStay(otherLine, theirs.day, mine.room_id))],
  ])
  const bookings = [...new Set([one, other])].map((open) => ({
    ...open,
    changed: open.lines.map((line) => swapped.get(line) ?? line),
  }))
  await raiseVersion(db, await saveChangedLines(db, { ...wanted, today: one.today }, ...bookings))
  return say.swapped(numberOfRoom(one.saved, mine.room_id), numberOfRoom(other.saved, theirs.room_id))
}
