import { bookingStatusNames } from '#contract/bookings/booking-status-names.ts'
import type { CalendarBlock, CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import { isOverstay } from '#contract/calendar/count-days.ts'
import { type CalendarDate, earlierOf, formatDay, laterOf } from '#contract/kit/time/calendar-date.ts'

type Stay = CalendarStay

/** The guests should have arrived, or left, before today. */
export const isOverdue = (stay: Stay, today: CalendarDate) =>
  isOverstay(stay, today) || (stay.status === 'booked' && !stay.moved_in && stay.check_in_date < today)

/** The day on which the bar ends: guests who should have left hold their room until today. */
export const lastDayOf = (stay: Stay, today: CalendarDate): CalendarDate => {
  const { departed_on, check_in_date, check_out_date } = stay
  if (isOverstay(stay, today)) return today
  return departed_on === undefined ? check_out_date : laterOf(check_in_date, earlierOf(departed_on, check_out_date))
}

/** How a stay looks: booked, in the house, or left. A room of a group may have left before the others. */
export const lookOf = ({ status, departed_on }: Stay) => {
  if (status === 'checked_out' || departed_on !== undefined) return 'checked_out'
  return status === 'checked_in' ? 'checked_in' : 'booked'
}

export const peopleOf = ({ number_of_adults, number_of_children = 0, number_of_infants = 0 }: Stay) =>
  number_of_adults + number_of_children + number_of_infants

/** The marks on a bar, and how they are read aloud. */
const markNames = {
  overdue: 'overdue',
  balance_due: 'balance due',
  documents_missing: 'documents missing',
  has_remarks: 'has remarks',
  pinned: 'pinned to this room',
}
export type Mark = keyof typeof markNames

/** Nearly every future guest still has to pay and to show an ID: these marks appear on the day of arrival. */
const isEarly = (mark: Mark, { check_in_date }: Stay, today: CalendarDate) =>
  (mark === 'balance_due' || mark === 'documents_missing') && check_in_date > today

/** The marks of a stay, the most urgent one first. */
export const marksOf = (stay: Stay, today: CalendarDate) =>
  (Object.keys(markNames) as Mark[]).filter((mark) =>
    mark === 'overdue' ? isOverdue(stay, today) : stay[mark] && !isEarly(mark, stay, today),
  )

const plural = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`

/** What a screen reader says: room, guest, dates, status. */
export const stayLabel = (stay: Stay, room: CalendarRoom, today: CalendarDate) =>
  [
    `Room ${room.room_number}`,
    stay.guest_name,
    stay.group_name && `group ${stay.group_name}`,
    `${formatDay(stay.check_in_date)} to ${formatDay(stay.check_out_date)}`,
    bookingStatusNames[lookOf(stay)],
    plural(peopleOf(stay), 'person', 'people'),
    stay.moved_in && 'comes from another room',
    stay.moves_on && 'goes on to another room',
    ...marksOf(stay, today).map((mark) => markNames[mark]),
  ]
    .filter(Boolean)
    .join(', ')

export const blockLabel = (block: CalendarBlock, room: CalendarRoom) =>
  `Room ${room.room_number}, blocked for maintenance, ${formatDay(block.check_in_date)} to ${formatDay(block.check_out_date)}, ${block.maintenance_reason}`

/** `isKnown` is false while the day is loading. */
export const cellLabel = (room: CalendarRoom, day: CalendarDate, isKnown = true) => {
  const state = !isKnown ? 'loading' : room.under_maintenance ? 'under maintenance' : 'free'
  return `Room ${room.room_number}, ${formatDay(day)}, ${state}`
}
