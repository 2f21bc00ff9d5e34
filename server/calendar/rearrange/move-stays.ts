import { wrongNights } from '#contract/bookings/booking-draft.ts'
import {
  arrivalOf,
  betweenDays,
  departureOf,
  type Line,
  type Night,
  withoutQuote,
} from '#contract/bookings/stays/line.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { type MovedStay, refusalOfDates } from '#contract/calendar/why-not.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { PlanPrices } from '#server/bookings/rates/booking-rates.ts'
import type { OpenBookings } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'

type Open = OpenBookings[number]
type Stay = Open['saved'][number]

/** A stay with its place among the stays of its line. */
interface PlacedStay {
  stay: Stay
  isFirst: boolean
  isLast: boolean
}

/** A move with its place in the list. */
interface ListedMove extends Move {
  index: number
}

/** The nights of a stay that moves to other dates as a whole: their rents go with them. */
const shiftedNights = (stay: Stay, from: CalendarDate): Night[] => {
  const shift = nightsBetween(stay.check_in_date, from)
  return stay.nights.map((night) => ({
    ...withoutQuote({ ...night, room_id: stay.room_id }),
    date: addDays(night.date, shift),
  }))
}

/** Refuses a move by the rule that the calendar uses on screen. */
const refuseWrongMove = (
  { booking, today }: Open,
  line: Line,
  { stay, isFirst, isLast }: PlacedStay,
  move: ListedMove,
) => {
  const { room_id, check_in_date = stay.check_in_date, check_out_date = stay.check_out_date } = move
  const moved: MovedStay = {
    room_id: stay.room_id,
    check_in_date: stay.check_in_date,
    check_out_date: stay.check_out_date,
    status: booking.status,
    departed_on: line.departed_on ?? undefined,
    ...(!isFirst && { moved_in: true }),
    ...(!isLast && { moves_on: true }),
  }
  const refusal = refusalOfDates(moved, { room_id, check_in_date, check_out_date }, today)
  if (!refusal) return
  const { isFixed, message } = refusal
  throw isFixed ? calendarProblems.fixed(move.index, message) : calendarProblems.wrongDates(move.index, message)
}

/** Nights on other dates, and in another room type, have the plan's price beside their rent, or as their rent if the desk takes the new price. */
const movedNights = (
  { booking, firstOpen }: Open,
  line: Line,
  stay: Stay,
  move: ListedMove,
  prices: PlanPrices,
): Night[] => {
  const { check_in_date = stay.check_in_date, check_out_date = stay.check_out_date, room_id, rent } = move
  const isShifted =
    check_in_date !== stay.check_in_date && nightsBetween(check_in_date, check_out_date) === stay.nights.length
  // At the plan's price a night belongs to its date: dates that were booked already keep theirs.
  const goesWithDates = booking.rate_plan_id !== null && rent === 'new'
  const keepsRents = isShifted && !goesWithDates
  const booked = stay.nights.map((night) => ({ ...night, room_id: stay.room_id }))
  const nights = keepsRents
    ? shiftedNights(stay, check_in_date)
    : betweenDays({ ...line, nights: booked }, check_in_date, check_out_date).nights
  const isBooked = (date: CalendarDate) => !keepsRents && stay.nights.some((night) => night.date === date)
  return nights.map((night) => {
    if (night.date < (firstOpen ?? '')) return night
    const moved = { ...night, room_id }
    const isOnOtherDate = booking.rate_plan_id !== null && !isBooked(night.date)
    if (rent === 'new' && (room_id !== stay.room_id || isOnOtherDate)) return prices.priced(line, moved)
    if (isOnOtherDate) return { ...moved, ...prices.quoteOf(line, moved) }
    return booking.rate_plan_id === null ? moved : prices.kept(line, moved, stay)
  })
}

/** Refuses a line that would be longer than a stay may be; one that was too long before may become shorter. */
const refuseTooLong = (before: Line, after: Line, index: number) => {
  const wrong = wrongNights(arrivalOf(after), departureOf(after))
  if (wrong && after.nights.length > before.nights.length) throw calendarProblems.wrongDates(index, wrong)
}

/** A line after the moves of its stays. */
export const moveStays = (open: Open, line: Line, moves: Map<string, ListedMove>, prices: PlanPrices): Line => {
  const stays = open.saved.filter((saved) => saved.line === line.line)
  const nights = stays.flatMap((stay, index): Night[] => {
    const move = moves.get(stay.slug)
    if (!move) return stay.nights.map((night) => ({ ...night, room_id: stay.room_id }))
    refuseWrongMove(open, line, { stay, isFirst: index === 0, isLast: index === stays.length - 1 }, move)
    return movedNights(open, line, stay, move, prices)
  })
  const moved = { ...line, nights }
  const last = stays.findLast(({ slug }) => moves.has(slug))
  refuseTooLong(line, moved, (last && moves.get(last.slug)?.index) ?? 0)
  return moved
}
