import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { firstMovedNight, hasArrived, type MoveTarget } from '#contract/calendar/move-target.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { whyNot } from '#contract/calendar/why-not.ts'
import { type CalendarDate, laterOf } from '#contract/kit/calendar-date.ts'

/** A move that is not saved. A stay without a room is parked beside the calendar. */
export interface UnsavedMove extends Omit<MoveTarget, 'room_id'> {
  room_id: number | null
  /** The stay as it was saved when it was moved. */
  was: CalendarStay
}

const pastPart = ':before'

/** The slug of a bar without the suffix of past nights. */
export const slugOfBar = (slug: string) => slug.replace(pastPart, '')

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

/**
 * The bars of a moved stay: its past nights if guests in the house change rooms, and the moved nights unless they are
 * parked. The past nights get a slug of their own.
 */
const barsOf = (move: UnsavedMove, today: CalendarDate): CalendarStay[] => {
  const { was, room_id, check_in_date, check_out_date } = move
  const from = firstMovedNight(was, targetOf(move), today)
  const isSplit = room_id !== was.room_id && was.check_in_date < from && hasArrived(was, today)
  const before: CalendarStay = { ...was, stay: was.stay + pastPart, check_out_date: from, moves_on: true }
  const moved: CalendarStay = {
    ...was,
    room_id: room_id ?? was.room_id,
    check_in_date: isSplit ? from : check_in_date,
    check_out_date: laterOf(check_out_date, isSplit ? from : check_in_date),
    ...(isSplit && { moved_in: true }),
  }
  return [...(isSplit ? [before] : []), ...(room_id === null ? [] : [moved])]
}

/** The parts of a calendar that moves are checked against. */
export type MovableCalendar = Pick<Calendar, 'rooms' | 'stays' | 'blocks'>

interface Now {
  today: CalendarDate
  /** Whether the stays of a day have been read. */
  isLoaded: (day: CalendarDate) => boolean
}

/** Whether a stay was changed, or is gone, since it was moved. A stay on days that are not loaded is taken as it was. */
const changeSince = (stays: CalendarStay[], { was }: UnsavedMove, isLoaded: Now['isLoaded']) => {
  const saved = stays.find(({ stay }) => stay === was.stay)
  if (!saved) return isLoaded(was.check_in_date) ? say.stayMissing : undefined
  return saved.version === was.version ? undefined : say.changedByColleague
}

/** The calendar with unsaved moves, without parked stays, and why some stays can't be where they are. */
export const applyMoves = <Of extends MovableCalendar>(
  calendar: Of,
  moves: UnsavedMove[],
  { today, isLoaded }: Now,
) => {
  const moved = new Set(moves.map(({ was }) => was.stay))
  const others = calendar.stays.filter(({ stay }) => !moved.has(stay))
  const stays = [...others, ...moves.flatMap((move) => barsOf(move, today))]
  const conflicts = new Map<string, string>()
  for (const move of moves) {
    const reason =
      changeSince(calendar.stays, move, isLoaded) ??
      (isParked(move) ? undefined : whyNot({ ...calendar, stays }, move.was, targetOf(move), today))
    if (reason) conflicts.set(move.was.stay, reason)
  }
  return { calendar: { ...calendar, stays }, parked: moves.filter(isParked), conflicts }
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
