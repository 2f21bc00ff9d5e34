import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { firstMovedNight, type MoveTarget } from '#contract/calendar/move-target.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { whyNot } from '#contract/calendar/why-not.ts'
import { type CalendarDate, laterOf } from '#contract/kit/calendar-date.ts'

/** A move that is not saved. A stay without a room is parked beside the calendar. */
export interface UnsavedMove extends Omit<MoveTarget, 'room_id'> {
  room_id: number | null
  /** The stay as it was saved when it was moved. */
  was: CalendarStay
}

/** A stay as the calendar shows it with the unsaved moves. */
export interface ShownStay extends CalendarStay {
  is_unsaved?: true
  /** The nights before today of guests who change rooms; `stay` has a suffix, since the later nights keep the slug. */
  is_past_part?: true
  /** Why the stay can't have this room and these dates. */
  conflict?: string
}

export const isParked = ({ room_id }: Pick<UnsavedMove, 'room_id'>) => room_id === null

/** Whether a stay has its saved room and dates again. */
export const isUnmoved = ({ was, room_id, check_in_date, check_out_date }: UnsavedMove) =>
  was.room_id === room_id && was.check_in_date === check_in_date && was.check_out_date === check_out_date

const targetOf = ({ was, room_id, check_in_date, check_out_date }: UnsavedMove): MoveTarget => ({
  // A parked stay holds no room. Its own room is not compared with others.
  room_id: room_id ?? -was.room_id,
  check_in_date,
  check_out_date,
})

/** The bars of a moved stay: the nights that stay where they were, and the moved ones unless it is parked. */
const barsOf = (move: UnsavedMove, today: CalendarDate): ShownStay[] => {
  const { was, room_id, check_in_date, check_out_date } = move
  const from = firstMovedNight(was, targetOf(move), today)
  const isSplit = room_id !== was.room_id && was.check_in_date < from && was.status === 'checked_in'
  const before: ShownStay = {
    ...was,
    stay: `${was.stay}:before`,
    check_out_date: from,
    moves_on: true,
    is_past_part: true,
  }
  const moved: ShownStay = {
    ...was,
    room_id: room_id ?? was.room_id,
    check_in_date: isSplit ? from : check_in_date,
    check_out_date: laterOf(check_out_date, isSplit ? from : check_in_date),
    ...(isSplit && { moved_in: true }),
    is_unsaved: true,
  }
  return [...(isSplit ? [before] : []), ...(room_id === null ? [] : [moved])]
}

const isLoaded = ({ days }: Pick<Calendar, 'days'>, { check_in_date }: CalendarStay) =>
  days.some(({ date }) => date === check_in_date)

/** Whether a stay was changed, or is gone, since it was moved. A stay on days that are not loaded is taken as it was. */
const changeSince = (calendar: Pick<Calendar, 'stays' | 'days'>, { was }: UnsavedMove) => {
  const saved = calendar.stays.find(({ stay }) => stay === was.stay)
  if (!saved) return isLoaded(calendar, was) ? say.stayMissing : undefined
  return saved.version === was.version ? undefined : say.changedByColleague
}

/** The calendar with unsaved moves: parked stays are left out, and stays that can't be where they are have a conflict. */
export const applyMoves = (calendar: Calendar, moves: UnsavedMove[], today: CalendarDate) => {
  const moved = new Set(moves.map(({ was }) => was.stay))
  const others = calendar.stays.filter(({ stay }) => !moved.has(stay))
  const stays = [...others, ...moves.flatMap((move) => barsOf(move, today))]
  const conflicts = new Map<string, string>()
  for (const move of moves) {
    const reason =
      changeSince(calendar, move) ??
      (isParked(move) ? undefined : whyNot({ ...calendar, stays }, move.was, targetOf(move), today))
    if (reason) conflicts.set(move.was.stay, reason)
  }
  const shown: ShownStay[] = stays.map((stay) => {
    const conflict = conflicts.get(stay.stay)
    return conflict ? { ...stay, conflict } : stay
  })
  return { calendar: { ...calendar, stays: shown }, parked: moves.filter(isParked), conflicts }
}

/**
 * The moves as they are sent. Unchanged dates are left out, so that they can't undo a colleague's change. The stays of
 * `newRents` take the price of their new room's type.
 */
export const movesToSend = (moves: UnsavedMove[], newRents: ReadonlySet<string> = new Set()): Move[] =>
  moves.flatMap(({ was, room_id, check_in_date, check_out_date }) => {
    if (room_id === null) return []
    return {
      stay: was.stay,
      room_id,
      ...(check_in_date !== was.check_in_date && { check_in_date }),
      ...(check_out_date !== was.check_out_date && { check_out_date }),
      rent: newRents.has(was.stay) ? 'new' : 'keep',
      version: was.version,
    }
  })
