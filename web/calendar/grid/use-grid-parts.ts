import { useMemo } from 'react'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { blockId } from '#web/calendar/bars/block-bar.tsx'
import { type DrawnBars, drawnBars } from '#web/calendar/bars/drawn-bars.ts'
import { barId } from '#web/calendar/bars/stay-bar.tsx'
import { indexStays } from '#web/calendar/bars/stay-index.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { layOut, rowIndexAt } from '#web/calendar/grid/geometry.ts'
import type { DrawnRange } from '#web/calendar/scroll/use-viewport.ts'

interface Given {
  data: CalendarData
  today: CalendarDate
  collapsed: ReadonlySet<number>
  span: { firstDay: CalendarDate; dayCount: number }
  dayWidth: number
  rowHeight: number
  range: DrawnRange
  mayOverlap: ReadonlySet<string> | undefined
}

/** The rows and bars of the drawn range. Each part is calculated again only when what it depends on changes. */
export const useGridParts = ({ data, today, collapsed, span, dayWidth, rowHeight, range, mayOverlap }: Given) => {
  const { room_types, rooms } = data
  const geometry = useMemo(
    () => layOut({ ...span, dayWidth, rowHeight, room_types, rooms, collapsed }),
    [span, dayWidth, rowHeight, room_types, rooms, collapsed],
  )
  const index = useMemo(() => indexStays(data, today), [data, today])
  const firstRow = rowIndexAt(geometry, range.top)
  const lastRow = rowIndexAt(geometry, range.bottom)
  const rows = useMemo(() => geometry.rows.slice(firstRow, lastRow + 1), [geometry, firstRow, lastRow])
  const { firstDay: first, lastDay: last } = range
  const days = useMemo(
    () => Array.from({ length: last - first + 1 }, (_, at) => addDays(span.firstDay, first + at)),
    [span, first, last],
  )
  const drawn = useMemo(
    () => drawnBars(geometry, index, rows, { first, last }, mayOverlap),
    [geometry, index, rows, first, last, mayOverlap],
  )
  const owned = useMemo(() => idsOfRooms(drawn), [drawn])
  return { geometry, index, firstRow, rows, first, days, drawn, owned }
}

/** The ids of the bars of each room in the order of their days, for `aria-owns`. */
const idsOfRooms = ({ stays, blocks }: DrawnBars): ReadonlyMap<number, string> => {
  const bars = [
    ...blocks.map(({ room, block, x }) => ({ room, x, id: blockId(block.id) })),
    ...stays.map(({ room, stay, x }) => ({ room, x, id: barId(stay.stay) })),
  ].sort((one, other) => one.x - other.x)
  const ids = new Map<number, string>()
  for (const { room, id } of bars) {
    const others = ids.get(room.id)
    ids.set(room.id, others ? `${others} ${id}` : id)
  }
  return ids
}
