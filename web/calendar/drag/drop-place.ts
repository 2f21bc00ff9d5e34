import { type Geometry, type GridRow, rowAt } from '#web/calendar/grid/geometry.ts'
import { headerHeight } from '#web/calendar/scroll/use-grid-scroll.ts'

interface Point {
  x: number
  y: number
}

/** The place under the pointer that can't take a bar. */
export type NoRoom = 'outside' | 'heading'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const isInside = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  left <= x && x <= right && top <= y && y <= bottom

/** The row of a room at a point of the window, or why there is none. `bodyTop` is the top of the grid's body. */
export const dropPlace = (
  geometry: Pick<Geometry, 'rows' | 'height'>,
  scroller: Box,
  bodyTop: number,
  point: Point,
): Extract<GridRow, { kind: 'room' }> | NoRoom => {
  if (!isInside(point, scroller)) return 'outside'
  const y = point.y - bodyTop
  const isBesideRows = point.y < scroller.top + headerHeight || y > geometry.height
  const row = isBesideRows ? undefined : rowAt(geometry, y)
  return row?.kind === 'room' ? row : 'heading'
}
