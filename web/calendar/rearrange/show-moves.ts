import {
  applyMoves,
  barOfColleague,
  type ColleagueChange,
  isUnmoved,
  type UnsavedMove,
} from '#contract/calendar/apply-moves.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { countDays } from '#contract/calendar/count-days.ts'
import { canMove } from '#contract/calendar/move-target.ts'
import { whyNotDates } from '#contract/calendar/why-not.ts'
import { type CalendarDate, earlierOf, latestOf } from '#contract/kit/time/calendar-date.ts'
import { type CalendarData, figuresOf } from '#web/calendar/data/calendar-data.ts'

const applyTo = (data: CalendarData, moves: UnsavedMove[], today: CalendarDate) =>
  applyMoves(data, moves, { today, isLoaded: (day) => data.days.has(day) })

/** The figures of the loaded days with the unsaved moves. A parked stay occupies no room. */
const recount = (calendar: CalendarData, today: CalendarDate): CalendarData['days'] => {
  const loaded = [...calendar.days.keys()]
  if (loaded.length === 0) return calendar.days
  const counted = countDays(calendar, { from: loaded.reduce(earlierOf), to: latestOf(loaded) }, today)
  return new Map(
    counted.filter(({ date }) => calendar.days.has(date)).map((day) => [day.date, figuresOf(day, calendar.room_types)]),
  )
}

/** `Asha Rao: now here (changed by a colleague)`, by the slug of the bar that shows where the stay is now. */
const notesOf = (changes: ColleagueChange[]): ReadonlyMap<string, string> =>
  new Map(
    changes.flatMap(({ saved }) =>
      saved ? [[barOfColleague(saved).stay, say.nowHere(saved.guest_name)] as const] : [],
    ),
  )

type Applied = Omit<ReturnType<typeof applyTo>, 'calendar'> & { notes: ReadonlyMap<string, string> }

/** Always the same, so that bars are not drawn again when days are read. */
const nothingMoved: Applied = { parked: [], conflicts: new Map(), colleagueChanges: [], notes: new Map() }

/** The calendar with unsaved moves as the grid shows it, also where colleagues have put moved stays. */
export const showMoves = (
  data: CalendarData,
  moves: UnsavedMove[],
  today: CalendarDate,
): Applied & { shown: CalendarData } => {
  if (moves.length === 0) return { ...nothingMoved, shown: data }
  const { calendar, parked, conflicts, colleagueChanges } = applyTo(data, moves, today)
  const colleagueBars = colleagueChanges.flatMap(({ saved }) => (saved ? [barOfColleague(saved)] : []))
  const shown = { ...calendar, days: recount(calendar, today), stays: [...calendar.stays, ...colleagueBars] }
  return { shown, parked, conflicts, colleagueChanges, notes: notesOf(colleagueChanges) }
}

/** Why a stay can't have its new dates, or can't be moved at all. */
export const whyNotMove = (move: UnsavedMove, today: CalendarDate) => {
  if (move.room_id !== null) return whyNotDates(move.was, { ...move, room_id: move.room_id }, today)
  return canMove(move.was) ? undefined : say.departed
}

/** The stay of a colleague's change as it is now, in words. */
const textOfChange = ({ rooms }: CalendarData, { move, saved }: ColleagueChange) => {
  const { guest_name } = move.was
  if (!saved) return say.goneWhileHeld(guest_name)
  const room = rooms.find(({ id }) => id === saved.room_id)?.room_number ?? ''
  return say.changedWhileHeld(guest_name, room, saved.check_in_date, saved.check_out_date)
}

export interface Judgement {
  /** Why the bars can't be dropped there. */
  reason: string | undefined
  /** Rearrange mode accepts them nevertheless, and marks the conflict. */
  isTaken: boolean
  /** The stay as a colleague has saved it since it was picked up. */
  changed?: ColleagueChange | undefined
}

/** Whether bars can be dropped there, beside the moves that are not saved. */
export const judgeMoves = (
  data: CalendarData,
  moves: UnsavedMove[],
  targets: UnsavedMove[],
  { today, isRearranging }: { today: CalendarDate; isRearranging: boolean },
): Judgement => {
  const moved = targets.filter((move) => !isUnmoved(move))
  const wrongDates = moved.map((move) => whyNotMove(move, today)).find((reason) => reason !== undefined)
  if (wrongDates) return { reason: wrongDates, isTaken: false }
  const slugs = new Set(targets.map(({ was }) => was.stay))
  const others = moves.filter(({ was }) => !slugs.has(was.stay))
  const { conflicts, colleagueChanges } = applyTo(data, [...others, ...moved], today)
  const changed = colleagueChanges.find(({ move }) => slugs.has(move.was.stay))
  if (changed && !isRearranging) return { reason: textOfChange(data, changed), isTaken: false, changed }
  const reason = targets.map(({ was }) => conflicts.get(was.stay)).find((one) => one !== undefined)
  return { reason, isTaken: isRearranging }
}
