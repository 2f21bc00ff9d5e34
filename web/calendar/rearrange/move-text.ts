import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
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

/** The stays that get a room of another type or other nights: they can take the rate plan's price. */
export const canTakePlanPrice = ({ rooms }: Rooms, moves: UnsavedMove[]) => {
  const typeOf = (id: number | null) => rooms.find((room) => room.id === id)?.room_type_id
  const isOther = ({ was, room_id, check_in_date, check_out_date }: UnsavedMove) =>
    typeOf(was.room_id) !== typeOf(room_id) || check_in_date < was.check_in_date || check_out_date > was.check_out_date
  return new Set(
    moves
      .filter(({ room_id }) => room_id !== null)
      .filter(isOther)
      .map(({ was }) => was.stay),
  )
}

/** The first restriction that moves violate, and how many more there are: the chip beside the pointer is small. */
export const violationsText = ([first, ...others]: string[]) => {
  if (first === undefined) return []
  return [others.length === 0 ? first : `${first}, and ${counted(others.length, 'more restriction')}`]
}

/** Whether two previews have the same bills. */
export const isSameBills = (one: BillChange[], other: BillChange[]) => JSON.stringify(one) === JSON.stringify(other)

/** `Rate plan’s price: +₹4,500`, if it differs from the bills at the rents as they are. */
export const planPriceChange = (kept: BillChange[] | undefined, renewed: BillChange[] | undefined) =>
  kept && renewed && !isSameBills(kept, renewed) ? `Rate plan’s price: ${signedRupees(addedTo(renewed))}` : undefined
