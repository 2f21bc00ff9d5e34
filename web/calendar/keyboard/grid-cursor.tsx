// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { cellLabel } from '#web/calendar/bars/shown-stay.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { type Geometry, headingHeight, xOf } from '#web/calendar/grid/geometry.ts'
import classes from '#web/calendar/grid/grid.module.css'
import type { GridTarget } from '#web/calendar/grid/grid-types.ts'
import { isAt, placeOfTarget } from '#web/calendar/keyboard/keyboard-navigation.ts'

export const activeCellId = 'calendar-active-cell'

interface GridCursorProps {
  geometry: Geometry
  target: Extract<GridTarget, { kind: 'cell' | 'type' }>
  days: CalendarData['days']
}

/** The cell that the keyboard is at. Other cells are not in the document. */
export const GridCursor = ({ geometry, target, days }: GridCursorProps) => {
  const row = geometry.rows.find((one) => isAt(one, placeOfTarget(target)))
  if (!row) return null
  const free = target.kind === 'type' ? days.get(target.day)?.freeOfType.get(target.type.id) : undefined
  const label =
    target.kind === 'cell'
      ? cellLabel(target.room, target.day, days.has(target.day))
      : `${target.type.name}, ${formatDay(target.day)}${free === undefined ? '' : `, ${free} free`}`
  return (
    <div
      id={activeCellId}
      role="gridcell"
      aria-label={label}
      className={classes.cursor}
      style={{
        transform: `translate(${xOf(geometry, target.day)}px, ${row.y}px)`,
        width: geometry.dayWidth,
        height: row.kind === 'type' ? headingHeight : row.height,
      }}
    />
  )
}
