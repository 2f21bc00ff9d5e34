import type { CalendarRoom, CalendarRoomType } from '#contract/calendar/calendar.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'

/** The heading of a room type, or a room. `y` counts from the top of the grid's body. */
export type GridRow =
  | { kind: 'type'; type: CalendarRoomType; roomCount: number; isCollapsed: boolean; y: number; height: number }
  | { kind: 'room'; room: CalendarRoom; type: CalendarRoomType; y: number; height: number }

type RoomRow = Extract<GridRow, { kind: 'room' }>

/** The size of everything in the body of the grid, in pixels from its top left corner. */
export interface Geometry {
  firstDay: CalendarDate
  dayCount: number
  dayWidth: number
  rowHeight: number
  rows: GridRow[]
  /** The rows of the rooms that are shown, by the id of the room. */
  rowOfRoom: ReadonlyMap<number, RoomRow>
  width: number
  height: number
}

interface Given {
  firstDay: CalendarDate
  dayCount: number
  dayWidth: number
  rowHeight: number
  room_types: CalendarRoomType[]
  rooms: CalendarRoom[]
  collapsed?: ReadonlySet<number>
}

export const headingHeight = 28

/** Room numbers as people count: 2 before 10. */
const naturally = new Intl.Collator('en', { numeric: true })
export const inNaturalOrder = (rooms: CalendarRoom[]) =>
  [...rooms].sort((one, other) => naturally.compare(one.room_number, other.room_number))

export const layOut = ({ room_types, rooms, collapsed = new Set(), ...scale }: Given): Geometry => {
  const { dayCount, dayWidth, rowHeight } = scale
  const rows: GridRow[] = []
  const rowOfRoom = new Map<number, RoomRow>()
  const sorted = inNaturalOrder(rooms)
  let y = 0
  for (const type of room_types) {
    const ofType = sorted.filter(({ room_type_id }) => room_type_id === type.id)
    if (ofType.length === 0) continue
    const isCollapsed = collapsed.has(type.id)
    rows.push({ kind: 'type', type, roomCount: ofType.length, isCollapsed, y, height: headingHeight })
    y += headingHeight
    for (const room of isCollapsed ? [] : ofType) {
      const row: RoomRow = { kind: 'room', room, type, y, height: rowHeight }
      rows.push(row)
      rowOfRoom.set(room.id, row)
      y += rowHeight
    }
  }
  return { ...scale, rows, rowOfRoom, width: dayCount * dayWidth, height: y }
}

/** The left edge of a day. */
export const xOf = ({ firstDay, dayWidth }: Pick<Geometry, 'firstDay' | 'dayWidth'>, day: CalendarDate) =>
  nightsBetween(firstDay, day) * dayWidth

/** The day at a distance from the left edge; the first or the last one beyond the edges. */
export const dayAt = (
  { firstDay, dayWidth, dayCount }: Pick<Geometry, 'firstDay' | 'dayWidth' | 'dayCount'>,
  x: number,
) => addDays(firstDay, Math.max(0, Math.min(dayCount - 1, Math.floor(x / dayWidth))))

/** The position of the row at a distance from the top, found by halving; the first or the last one beyond the edges. */
export const rowIndexAt = ({ rows }: Pick<Geometry, 'rows'>, y: number) => {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.y ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}

export const rowAt = (geometry: Pick<Geometry, 'rows'>, y: number): GridRow | undefined =>
  geometry.rows[rowIndexAt(geometry, y)]

export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

interface Nights {
  room_id: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
}

/** The space between a bar and the edges of its row, and between two bars that meet. */
const barInset = 3
const gap = 1

/**
 * A bar runs from the middle of its arrival day to the middle of its departure day. Undefined if the row of its room is
 * not shown.
 */
export const barRect = (geometry: Geometry, { room_id, check_in_date, check_out_date }: Nights): Rect | undefined => {
  const row = geometry.rowOfRoom.get(room_id)
  if (!row) return undefined
  const half = geometry.dayWidth / 2
  const x = xOf(geometry, check_in_date) + half + gap
  const end = xOf(geometry, check_out_date) + half - gap
  return { x, y: row.y + barInset, width: Math.max(end - x, 4), height: row.height - 2 * barInset }
}
