import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import { firstMovedNight, hasArrived, type MoveTarget } from '#contract/calendar/move-target.ts'
import type { Move } from '#contract/calendar/rearrange.ts'
import { whyNot } from '#contract/calendar/why-not.ts'
import { type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'

/** A move that is not saved. A stay without a room is parked beside the calendar. */
export interface UnsavedMove extends Omit<MoveTarget, 'room_id'> {
  room_id: number | null
  /** The stay as it was saved when it was moved. */
  was: CalendarStay
}

const pastPart = ':before'
const savedPart = ':saved'

/** The slug of the stay that a bar belongs to: a moved stay may have several bars. */
export const slugOfBar = (slug: string) => slug.replace(pastPart, '').replace(savedPart, '')

/** Whether a bar shows where a colleague has put a stay that this desk has moved without saving. */
export const isColleaguesBar = (slug: string) => slug.endsWith(savedPart)

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

/** A change by a colleague of a booking that this desk has moved without saving. */
export interface ColleagueChange {
  move: UnsavedMove
  /** The stay as the colleague saved it; undefined if it is gone. */
  saved: CalendarStay | undefined
}

/** The change of a stay since it was moved. A stay on days that are not loaded is taken as it was. */
const changeSince = (
  stays: ReadonlyMap<string, CalendarStay>,
  move: UnsavedMove,
  isLoaded: Now['isLoaded'],
): ColleagueChange | undefined => {
  const saved = stays.get(move.was.stay)
  if (!saved) return isLoaded(move.was.check_in_date) ? { move, saved } : undefined
  return saved.version === move.was.version ? undefined : { move, saved }
}

const reasonOfChange = ({ rooms }: MovableCalendar, { saved }: ColleagueChange) => {
  if (!saved) return say.stayMissing
  const room = rooms.find(({ id }) => id === saved.room_id)?.room_number ?? ''
  return say.changedByColleague(room, saved.check_in_date, saved.check_out_date)
}

/** The bar of a stay where a colleague has put it. */
export const barOfColleague = (saved: CalendarStay): CalendarStay => ({ ...saved, stay: saved.stay + savedPart })

/** Whether a change of a booking has left a stay as it was: its room, its dates and its guests. */
const isAsBefore = (was: CalendarStay, saved: CalendarStay) =>
  was.room_id === saved.room_id &&
  was.check_in_date === saved.check_in_date &&
  was.check_out_date === saved.check_out_date &&
  was.status === saved.status &&
  was.departed_on === saved.departed_on &&
  was.moved_in === saved.moved_in &&
  was.moves_on === saved.moves_on

/**
 * Moves after bookings were saved, here or by colleagues. A move whose stay is where it should be is done. A change that
 * leaves the stay as it was, such as a remark, is not in the way of the move.
 */
export const followSaved = (moves: UnsavedMove[], stays: CalendarStay[]): UnsavedMove[] => {
  const moved = new Set(moves.map(({ was }) => was.stay))
  const savedBySlug = new Map(stays.filter(({ stay }) => moved.has(stay)).map((stay) => [stay.stay, stay]))
  return moves.flatMap((move) => {
    const saved = savedBySlug.get(move.was.stay)
    if (!saved || saved.version === move.was.version) return move
    if (isUnmoved({ ...move, was: saved })) return []
    return isAsBefore(move.was, saved) ? { ...move, was: saved } : move
  })
}

/** Whether a saved booking has the nights of a move. Guests in the house who change rooms have another stay for them. */
export const isWhereSent = (stays: CalendarStay[], { was, room_id, check_out_date }: UnsavedMove) =>
  stays.some(
    ({ booking, line, version, ...saved }) =>
      booking === was.booking &&
      line === was.line &&
      version !== was.version &&
      saved.room_id === room_id &&
      saved.check_out_date === check_out_date,
  )

/**
 * The calendar with unsaved moves, without parked stays; why some stays can't be where they are; and the stays that
 * colleagues have changed meanwhile.
 */
export const applyMoves = <Of extends MovableCalendar>(
  calendar: Of,
  moves: UnsavedMove[],
  { today, isLoaded }: Now,
) => {
  const moved = new Set(moves.map(({ was }) => was.stay))
  const others = calendar.stays.filter(({ stay }) => !moved.has(stay))
  const stays = [...others, ...moves.flatMap((move) => barsOf(move, today))]
  const saved = new Map(calendar.stays.filter(({ stay }) => moved.has(stay)).map((stay) => [stay.stay, stay]))
  const colleagueChanges = moves.flatMap((move) => changeSince(saved, move, isLoaded) ?? [])
  const changes = new Map(colleagueChanges.map((change) => [change.move.was.stay, change]))
  const conflicts = new Map<string, string>()
  for (const move of moves) {
    const change = changes.get(move.was.stay)
    const whyNotThere = () => whyNot({ ...calendar, stays }, move.was, targetOf(move), today)
    const reason = change ? reasonOfChange(calendar, change) : isParked(move) ? undefined : whyNotThere()
    if (reason) conflicts.set(move.was.stay, reason)
  }
  return { calendar: { ...calendar, stays }, parked: moves.filter(isParked), conflicts, colleagueChanges }
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
