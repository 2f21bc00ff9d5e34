import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarRoom, CalendarRoomType } from '#contract/calendar/calendar.ts'
import { firstMovedNight } from '#contract/calendar/move-target.ts'
import type { BillChange } from '#contract/calendar/rearrange.ts'
import { counted } from '#contract/kit/counted.ts'
import { absolute, formatRupees, minus, type Paise, sumOf } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay, nightsBetween } from '#contract/kit/time/calendar-date.ts'

const monthAndDay = (day: CalendarDate) => formatDay(day).split(',')[0]?.replace(' 0', ' ') ?? ''

/** `Nov 18–21`, or `Nov 28 – Dec 2` */
export const shortDates = (from: CalendarDate, to: CalendarDate) =>
  from.slice(0, 7) === to.slice(0, 7)
    ? `${monthAndDay(from)}–${Number(to.slice(8))}`
    : `${monthAndDay(from)} – ${monthAndDay(to)}`

interface Rooms {
  rooms: CalendarRoom[]
  room_types: CalendarRoomType[]
}

const numberOf = ({ rooms }: Rooms, id: number | null) => rooms.find((room) => room.id === id)?.room_number ?? '?'

/** `204 → 207, Nov 18–21`: the room only once if it stays the same. */
export const moveText = (calendar: Rooms, move: UnsavedMove, today: CalendarDate) => {
  const { was, room_id, check_in_date, check_out_date } = move
  const from = numberOf(calendar, was.room_id)
  const to = room_id === null ? 'parked' : numberOf(calendar, room_id)
  const first = room_id === null ? check_in_date : firstMovedNight(was, { ...move, room_id }, today)
  const nights = nightsBetween(check_in_date, check_out_date)
  const isOtherLength = nights !== nightsBetween(was.check_in_date, was.check_out_date)
  const parts = [
    room_id === was.room_id ? from : `${from} → ${to}`,
    shortDates(first, check_out_date),
    isOtherLength && counted(nights, 'night'),
  ]
  return parts.filter(Boolean).join(', ')
}

/** `3 stays` for several, otherwise the room and dates of the one. */
export const movesText = (calendar: Rooms, moves: UnsavedMove[], today: CalendarDate) => {
  const [first] = moves
  if (!first) return ''
  return moves.length === 1
    ? moveText(calendar, first, today)
    : `${counted(moves.length, 'stay')}: ${moveText(calendar, first, today)} …`
}

const withoutZeroPaise = (amount: string) => amount.replace(/\.00$/, '')

/** `+₹1,200` */
export const signedRupees = (amount: Paise) =>
  `${amount < 0 ? '−' : '+'}${withoutZeroPaise(formatRupees(absolute(amount)))}`

/** What the moves add to all bills together. */
export const addedTo = (bills: BillChange[]) =>
  minus(sumOf(bills.map(({ after }) => after)), ...bills.map(({ before }) => before))

/** The types whose price differs from the price of the type that the stay has now, with the stays that go there. */
export const otherPrices = ({ rooms, room_types }: Rooms, moves: UnsavedMove[]) => {
  const typeOf = (id: number | null) =>
    room_types.find((type) => type.id === rooms.find((room) => room.id === id)?.room_type_id)
  return moves.flatMap(({ was, room_id }) => {
    const [before, after] = [typeOf(was.room_id), typeOf(room_id)]
    return before && after && before.price_per_night !== after.price_per_night ? [{ stay: was.stay, type: after }] : []
  })
}

/** `Double costs ₹3,000 per night`, for a move to a type with another price. */
export const otherPriceText = (calendar: Rooms, moves: UnsavedMove[]) => {
  const [first] = otherPrices(calendar, moves)
  return first && `${first.type.name} costs ${withoutZeroPaise(formatRupees(first.type.price_per_night))} per night`
}
