import { nightsText } from '#contract/bookings/stay-text.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
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
  const what = heldText(view, calendar, today).replace('→', 'to').replaceAll('–', ' to ')
  if (view.reason) return `${what}. ${say.refusedHere(view.reason, view.isTaken)}`
  if (view.isUnmoved) return `${what}. ${say.moveWithArrows} ${say.dropOrCancel}`
  return [`${what}.`, ...view.warnings, say.possible, say.dropOrCancel].join(' ')
}
