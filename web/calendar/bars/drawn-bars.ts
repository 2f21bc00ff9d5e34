import type { CalendarBlock, CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate, earlierOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import { inLane, lanesOf } from '#web/calendar/bars/lanes.ts'
import type { ShownStay, StayIndex } from '#web/calendar/bars/stay-index.ts'
import { barRect, type Geometry, type GridRow, type Rect, xOf } from '#web/calendar/grid/geometry.ts'

export interface DrawnStay extends Rect {
  room: CalendarRoom
  stay: CalendarStay
  /** The space between the bar and the next one in its row, for a bar that may have a longer text. */
  spaceAfter?: number
}

export interface DrawnBlock extends Rect {
  room: CalendarRoom
  block: CalendarBlock
}

/** The line between the bars of guests who change rooms. */
interface DrawnChange {
  stay: string
  x: number
  y: number
  height: number
}

export interface DrawnBars {
  stays: DrawnStay[]
  blocks: DrawnBlock[]
  changes: DrawnChange[]
}

/**
 * The bars of some rows, from the first to the last of some days (counted from the first day of the grid). The bars of
 * `mayOverlap` share the row with those they overlap.
 */
export const drawnBars = (
  geometry: Geometry,
  index: StayIndex,
  rows: GridRow[],
  { first, last }: { first: number; last: number },
  mayOverlap: ReadonlySet<string> = new Set(),
): DrawnBars => {
  const firstDay = addDays(geometry.firstDay, first)
  const lastDay = addDays(geometry.firstDay, last)
  const rooms = rows.flatMap((row) => (row.kind === 'room' ? [row.room] : []))
  const stays = rooms.flatMap((room) => {
    const ofRoom = index.staysOfRoom.get(room.id) ?? []
    const lanes = mayOverlap.size > 0 ? lanesOf(ofRoom.map(placeOf), mayOverlap) : undefined
    return ofRoom.flatMap(({ stay, until }) => {
      if (stay.check_in_date > lastDay || until < firstDay) return []
      const rect = barRect(geometry, { ...stay, check_out_date: until })
      if (!rect) return []
      const bar = { room, stay, ...inLane(rect, lanes?.get(stay.stay)) }
      return [mayOverlap.has(stay.stay) ? { ...bar, spaceAfter: spaceAfter(geometry, index, room, until) } : bar]
    })
  })
  const blocks = rooms.flatMap((room) =>
    (index.blocksOfRoom.get(room.id) ?? []).flatMap((block) => {
      if (block.check_in_date > lastDay || block.check_out_date < firstDay) return []
      const rect = barRect(geometry, block)
      return rect ? [{ room, block, ...rect }] : []
    }),
  )
  return {
    stays,
    blocks,
    changes: drawnChanges(geometry, index, rows, firstDay, lastDay),
  }
}

const placeOf = ({ stay, until }: ShownStay) => ({ slug: stay.stay, from: stay.check_in_date, to: until })

/** The pixels between the end of a bar and the bar that begins next in the row. */
const spaceAfter = (geometry: Geometry, index: StayIndex, room: CalendarRoom, end: CalendarDate) => {
  const begins = [
    ...(index.staysOfRoom.get(room.id) ?? []).map(({ stay }) => stay.check_in_date),
    ...(index.blocksOfRoom.get(room.id) ?? []).map((block) => block.check_in_date),
  ].filter((day) => day >= end)
  return begins.length === 0 ? geometry.width : nightsBetween(end, begins.reduce(earlierOf)) * geometry.dayWidth
}

const drawnChanges = (
  geometry: Geometry,
  { roomChanges }: StayIndex,
  rows: GridRow[],
  firstDay: string,
  lastDay: string,
): DrawnChange[] => {
  const top = rows[0]?.y ?? 0
  const bottom = (rows.at(-1)?.y ?? 0) + (rows.at(-1)?.height ?? 0)
  return roomChanges.flatMap(({ from, to }) => {
    const day = to.check_in_date
    const one = geometry.rowOfRoom.get(from.room_id)
    const other = geometry.rowOfRoom.get(to.room_id)
    if (!one || !other || one === other || day < firstDay || day > lastDay) return []
    const y = Math.min(one.y, other.y) + geometry.rowHeight / 2
    const height = Math.abs(one.y - other.y)
    if (y > bottom || y + height < top) return []
    return [{ stay: to.stay, x: xOf(geometry, day) + geometry.dayWidth / 2, y, height }]
  })
}
