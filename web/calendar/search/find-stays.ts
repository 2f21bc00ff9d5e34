import type { Booking } from '#contract/bookings/booking.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { isOverdue, lastDayOf } from '#web/calendar/bars/shown-stay.ts'
import type { CalendarSearch, StayFilter } from '#web/calendar/calendar-search.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'

export type Filters = Pick<CalendarSearch, 'search' | 'room_type_id' | 'highlight'>

/** A stay that was found: enough to scroll to it, even if its days are not loaded. */
export interface Hit {
  stay: string
  room_id: number
  check_in_date: CalendarDate
  until: CalendarDate
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether each typed word begins a word of the guest, the group or the booking number. `BK-12` and `12` both find BK-000012. */
export const isFoundBy = (stay: CalendarStay, typed: string) => {
  const number = /^(?:bk-?)?0*(\d+)$/i.exec(typed)?.[1]
  if (number && Number(stay.booking_number.replace(/\D/g, '')) === Number(number)) return true
  const said = ` ${plain(`${stay.guest_name} ${stay.group_name ?? ''} ${stay.booking_number}`)}`
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => said.includes(` ${word}`))
}

const fits: Record<StayFilter, (stay: CalendarStay, today: CalendarDate) => boolean> = {
  arrivals: (stay, today) => stay.check_in_date === today && !stay.moved_in && stay.status !== 'checked_out',
  unpaid: (stay) => stay.balance_due === true,
  overdue: isOverdue,
}

export const hasFilters = ({ search, room_type_id, highlight }: Filters) =>
  Boolean(search?.trim() || room_type_id || highlight)

/** The stays that fit the search and the filters, in the order of their days and rooms. */
export const findStays = (
  { stays, rooms }: Pick<CalendarData, 'stays' | 'rooms'>,
  { search = '', room_type_id, highlight }: Filters,
  today: CalendarDate,
): Hit[] => {
  const typeOf = new Map(rooms.map((room) => [room.id, room.room_type_id]))
  const rows = new Map(rooms.map((room, row) => [room.id, row]))
  const rowOf = ({ room_id }: Hit) => rows.get(room_id) ?? 0
  const typed = search.trim()
  return stays
    .filter(
      (stay) =>
        (!room_type_id || typeOf.get(stay.room_id) === room_type_id) &&
        (!highlight || fits[highlight](stay, today)) &&
        (!typed || isFoundBy(stay, typed)),
    )
    .map((stay) => ({ ...hitOf(stay), until: lastDayOf(stay, today) }))
    .sort((one, other) => byDay(one, other) || rowOf(one) - rowOf(other))
}

const hitOf = ({ stay, room_id, check_in_date, check_out_date }: CalendarStay): Hit => ({
  stay,
  room_id,
  check_in_date,
  until: check_out_date,
})

const byDay = (one: Hit, other: Hit) => one.check_in_date.localeCompare(other.check_in_date)

const isInCalendar = ({ status }: Booking) => status !== 'cancelled' && status !== 'no_show'

/** Adds the stays of bookings that the list of bookings found, on any day. */
export const withBookings = (hits: Hit[], bookings: Booking[]): Hit[] => {
  const known = new Set(hits.map(({ stay }) => stay))
  const others = bookings
    .filter(isInCalendar)
    .flatMap(({ rooms }) =>
      rooms.flatMap(({ stay, id, check_in_date, check_out_date }) =>
        known.has(stay) ? [] : [{ stay, room_id: id, check_in_date, until: check_out_date }],
      ),
    )
  return [...hits, ...others].sort(byDay)
}

/** The hit to start with: one on the screen, else the first from today on, else the latest. */
export const firstHit = (hits: Hit[], shown: { from: CalendarDate; to: CalendarDate }, today: CalendarDate) =>
  hits.find(({ check_in_date, until }) => check_in_date <= shown.to && until >= shown.from) ??
  hits.find(({ until }) => until >= today) ??
  hits.at(-1)
