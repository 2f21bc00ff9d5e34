import { isParked, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { hasFixedDates } from '#contract/calendar/move-target.ts'
import { addDays, type CalendarDate, earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'
import type { NoRoom } from '#web/calendar/drag/drop-place.ts'

interface AtPointer {
  /** Set while the pointer is at a place without a room; letting go there changes nothing. */
  noRoom?: NoRoom | undefined
}

/** Bars that are moved by pointer or keyboard. The first one was grabbed; the others move with it. */
export interface HeldBars extends AtPointer {
  kind: 'bars'
  /** Where the bars were when they were picked up. */
  bars: [UnsavedMove, ...UnsavedMove[]]
  days: number
  /** The room under the pointer. */
  room_id: number
  isOverPark: boolean
}

/** The left or right edge of a bar. */
export interface HeldEdge extends AtPointer {
  kind: 'arrival' | 'departure'
  bars: [UnsavedMove]
  days: number
}

/** Free cells of a room, from the first one pressed to the one under the pointer. */
export interface HeldCells extends AtPointer {
  kind: 'cells'
  room: CalendarRoom
  from: CalendarDate
  to: CalendarDate
}

export type Held = HeldBars | HeldEdge | HeldCells

/** Picks up bars. A parked bar has no row, so that it starts at any room. */
export const holdBars = (bars: [UnsavedMove, ...UnsavedMove[]], roomIds: number[]): HeldBars => ({
  kind: 'bars',
  bars,
  days: 0,
  room_id: bars[0].room_id ?? roomIds[0] ?? 0,
  isOverPark: isParked(bars[0]),
})

/** A single cell is one night; otherwise the guests leave on the last day. */
export const nightsOfCells = ({ from, to }: HeldCells) => {
  const check_in_date = earlierOf(from, to)
  return { check_in_date, check_out_date: laterOf(laterOf(from, to), addDays(check_in_date, 1)) }
}

/** How many rows the bars move, so that all of them stay in the calendar. `roomIds` are the shown rooms, from the top. */
const rowShift = ({ bars, room_id }: HeldBars, roomIds: number[]) => {
  const rows = bars.filter((bar) => !isParked(bar)).map((bar) => roomIds.indexOf(bar.room_id ?? 0))
  const known = rows.filter((row) => row >= 0)
  const [grabbed] = rows
  if (grabbed === undefined || grabbed < 0) return 0
  const wanted = roomIds.indexOf(room_id) - grabbed
  return Math.min(Math.max(wanted, -Math.min(...known)), roomIds.length - 1 - Math.max(...known))
}

const shifted = (bar: UnsavedMove, days: number): UnsavedMove => ({
  ...bar,
  check_in_date: addDays(bar.check_in_date, days),
  check_out_date: addDays(bar.check_out_date, days),
})

/** The rooms and dates that held bars would get. */
export const targetsOf = (held: HeldBars | HeldEdge, roomIds: number[], today: CalendarDate): UnsavedMove[] => {
  if (held.kind !== 'bars') {
    const [bar] = held.bars
    const field = held.kind === 'arrival' ? 'check_in_date' : 'check_out_date'
    return [{ ...bar, [field]: addDays(bar[field], held.days) }]
  }
  if (held.isOverPark) return held.bars.map((bar) => ({ ...bar, room_id: null }))
  const rows = rowShift(held, roomIds)
  return held.bars.map((bar) => {
    // A parked stay goes to the room under the pointer and keeps its dates.
    if (isParked(bar)) return { ...bar, room_id: held.room_id }
    const row = roomIds.indexOf(bar.room_id ?? 0)
    const room_id = row < 0 ? bar.room_id : (roomIds[row + rows] ?? bar.room_id)
    // Guests in the house keep their arrival: a slanted drag to another room moves the room only.
    const days = hasFixedDates(bar.was, today) && room_id !== bar.was.room_id ? 0 : held.days
    return { ...shifted(bar, days), room_id }
  })
}

/** Whether the bars would be where they were picked up. */
export const isWhereItWas = (held: HeldBars | HeldEdge, targets: UnsavedMove[]) =>
  targets.every((target, index) => {
    const bar = held.bars[index]
    return (
      bar?.room_id === target.room_id &&
      bar.check_in_date === target.check_in_date &&
      bar.check_out_date === target.check_out_date
    )
  })
