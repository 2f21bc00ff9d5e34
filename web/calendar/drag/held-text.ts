import { nightsText } from '#contract/bookings/stay-text.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { nightsOfCells } from '#web/calendar/drag/held.ts'
import type { HeldView } from '#web/calendar/drag/use-held.ts'
import { movesText, shortDates } from '#web/calendar/rearrange/move-text.ts'

type Rooms = Pick<CalendarData, 'rooms' | 'room_types'>

/** `204 → 207, Nov 18–21`, or `204, Nov 18–21, 3 nights` for free cells. */
export const heldText = ({ held, targets }: HeldView, calendar: Rooms, today: CalendarDate) => {
  if (held.kind !== 'cells') return movesText(calendar, targets, today)
  const nights = nightsOfCells(held)
  return `${held.room.room_number}, ${shortDates(nights.check_in_date, nights.check_out_date)}, ${nightsText(nights)}`
}

/** What a screen reader hears after each key. */
export const spokenText = (view: HeldView, calendar: Rooms, today: CalendarDate) => {
  const keys = 'Enter to drop, Escape to cancel.'
  const what = heldText(view, calendar, today).replace('→', 'to').replaceAll('–', ' to ')
  if (view.reason) return `${what}. ${view.isTaken ? 'Conflict' : 'Not possible'}: ${view.reason}`
  if (view.isUnmoved) return `${what}. Move it with the arrow keys. ${keys}`
  return [`${what}.`, ...view.warnings, 'Possible.', keys].join(' ')
}
