import { wrongArrival, wrongNights } from '#contract/bookings/booking-draft.ts'
import { arrivalOf, betweenDays, departureOf, type Line, type Night } from '#contract/bookings/stays/line.ts'
import { stayMessages } from '#contract/bookings/stays/stay-messages.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { addDays, type CalendarDate, laterOf, nightsBetween } from '#contract/kit/calendar-date.ts'
import type { Paise } from '#contract/kit/money.ts'
import type { OpenBookings } from '#server/calendar/rearrange/open-bookings.ts'
import { calendarProblems } from '#server/calendar/rearrange/rearrange-problems.ts'

type Open = OpenBookings[number]
type Stay = Open['saved'][number]

/** A move with its place in the list and the price of the new room's type. */
export interface PricedMove extends Move {
  index: number
  price: Paise
}

/** The nights of a stay on other dates: as many nights keep their prices, an added one is like the one next to it. */
const nightsOn = (line: Line, stay: Stay, from: CalendarDate, to: CalendarDate): Night[] => {
  const nights = stay.nights.map((night) => ({ ...night, room_id: stay.room_id }))
  const shift = nightsBetween(stay.check_in_date, from)
  if (nightsBetween(from, to) === nights.length) {
    return nights.map((night) => ({ ...night, date: addDays(night.date, shift) }))
  }
  return betweenDays({ ...line, nights }, from, to).nights
}

/** Refuses dates that a stay can't have. The arrival of guests in the house is fixed, and so are their past nights. */
const refuseWrongDates = ({ booking, today, firstOpen }: Open, stay: Stay, { index, ...move }: PricedMove) => {
  const { check_in_date = stay.check_in_date, check_out_date = stay.check_out_date } = move
  const hasArrived = firstOpen !== undefined && stay.check_in_date <= today
  const wrong = wrongNights(check_in_date, check_out_date)
  if (wrong) throw calendarProblems.wrongDates(index, wrong)
  if (check_in_date !== stay.check_in_date) {
    if (hasArrived) throw calendarProblems.wrongDates(index, say.arrivalFixed)
    const isLateEntry = booking.late_entry_reason !== null && firstOpen === undefined
    const wrongDay = wrongArrival(check_in_date, today, isLateEntry)
    if (wrongDay) throw calendarProblems.wrongDates(index, wrongDay)
  }
  const earliest = laterOf(addDays(stay.check_in_date, 1), today)
  if (hasArrived && check_out_date !== stay.check_out_date && check_out_date < earliest) {
    throw calendarProblems.wrongDates(index, say.departureInPast(earliest))
  }
}

const movedNights = (open: Open, line: Line, stay: Stay, move: PricedMove): Night[] => {
  refuseWrongDates(open, stay, move)
  const { check_in_date = stay.check_in_date, check_out_date = stay.check_out_date, room_id, rent, price } = move
  const isNew = rent === 'new' && room_id !== stay.room_id
  return nightsOn(line, stay, check_in_date, check_out_date).map((night) =>
    night.date < (open.firstOpen ?? '') ? night : { ...night, room_id, ...(isNew && { rent: price }) },
  )
}

/** Refuses a move to another room that no night is left for. */
const refuseWithoutNights = (stay: Stay, { index, room_id }: PricedMove, nights: Night[]) => {
  const isMoved = room_id === stay.room_id || nights.some((night) => night.room_id === room_id)
  if (!isMoved) throw calendarProblems.fixed(index, stayMessages.nothingToMove)
}

/** Refuses a line that would be longer than a stay may be; one that was too long before may become shorter. */
const refuseTooLong = (before: Line, after: Line, index: number) => {
  const wrong = wrongNights(arrivalOf(after), departureOf(after))
  if (wrong && after.nights.length > before.nights.length) throw calendarProblems.wrongDates(index, wrong)
}

/** A line after the moves of its stays. Its nights must still follow each other without a gap. */
export const moveStays = (open: Open, line: Line, moves: Map<string, PricedMove>): Line => {
  const nights: Night[] = []
  /** The last move before this stay. */
  let before: PricedMove | undefined
  for (const stay of open.saved.filter((saved) => saved.line === line.line)) {
    const move = moves.get(stay.slug)
    if (move && line.departed_on) throw calendarProblems.fixed(move.index, say.departed)
    const own = move
      ? movedNights(open, line, stay, move)
      : stay.nights.map((night) => ({ ...night, room_id: stay.room_id }))
    const last = nights.at(-1)
    if (last && addDays(last.date, 1) !== own[0]?.date) {
      const isArrival = move?.check_in_date !== undefined && move.check_in_date !== stay.check_in_date
      const moved = isArrival ? move : (before ?? move)
      throw calendarProblems.wrongDates(moved?.index ?? 0, isArrival ? say.innerArrival : say.innerDeparture)
    }
    if (move) refuseWithoutNights(stay, move, own)
    nights.push(...own)
    before = move ?? before
  }
  const moved = { ...line, nights }
  if (before) refuseTooLong(line, moved, before.index)
  return moved
}
