import type { CalendarBlock, CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { inLane, lanesOf } from '#web/calendar/bars/lanes.ts'
import { lastDayOf } from '#web/calendar/bars/shown-stay.ts'
import { barRect, dayAt, type Geometry, rowAt } from '#web/calendar/grid/geometry.ts'

/** What lies under a point of the grid's body. */
export type PointedAt =
  | { kind: 'stay'; stay: CalendarStay; part: 'body' | 'arrival' | 'departure' }
  | { kind: 'cell'; room: CalendarRoom; day: CalendarDate }

interface Bars {
  stays: CalendarStay[]
  blocks: CalendarBlock[]
  /** Bars that share the row with those they overlap. */
  mayOverlap: ReadonlySet<string>
}

interface Point {
  x: number
  y: number
  /** How wide the edges of a bar are, with which its dates are changed. */
  edge: number
}

/** The bar, an edge of it, or the free cell at a point; undefined on a heading or a blocked night. */
export const pointedAt = (
  geometry: Geometry,
  bars: Bars,
  today: CalendarDate,
  { x, y, edge }: Point,
): PointedAt | undefined => {
  const row = rowAt(geometry, y)
  if (row?.kind !== 'room' || y > row.y + row.height) return undefined
  const isAt = (rect: { x: number; width: number } | undefined) => rect && rect.x <= x && x <= rect.x + rect.width
  const rectOf = (stay: CalendarStay) => barRect(geometry, { ...stay, check_out_date: lastDayOf(stay, today) })
  const inRow = bars.stays.filter((one) => one.room_id === row.room.id)
  const below = inRow.filter((one) => isAt(rectOf(one)))
  const lanes = lanesOf(
    inRow.map((one) => ({ slug: one.stay, from: one.check_in_date, to: lastDayOf(one, today) })),
    bars.mayOverlap,
  )
  const isInLane = (one: CalendarStay) => {
    const rect = rectOf(one)
    const part = rect && inLane(rect, lanes.get(one.stay))
    return part && part.y - 1 <= y && y <= part.y + part.height + 1
  }
  const stay = below.findLast(isInLane) ?? below.at(-1)
  if (stay) {
    const rect = rectOf(stay) ?? { x, width: 0 }
    const reach = Math.min(edge, rect.width / 4)
    const part = x - rect.x < reach ? 'arrival' : rect.x + rect.width - x < reach ? 'departure' : 'body'
    return { kind: 'stay', stay, part }
  }
  const isBlocked = bars.blocks.some((block) => block.room_id === row.room.id && isAt(barRect(geometry, block)))
  return isBlocked ? undefined : { kind: 'cell', room: row.room, day: dayAt(geometry, x) }
}
