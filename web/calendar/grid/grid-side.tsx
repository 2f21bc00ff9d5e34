// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { IconAlertTriangle, IconChevronDown, IconChevronRight, IconTool } from '@tabler/icons-react'
import { memo } from 'react'
import type { CalendarRoom } from '#contract/calendar/calendar.ts'
import { counted } from '#contract/kit/counted.ts'
import { roomConditionNames } from '#contract/rooms/room-condition.ts'
import { fitText, widthOf } from '#web/calendar/bars/fit-text.ts'
import type { GridRow } from '#web/calendar/grid/geometry.ts'
import classes from '#web/calendar/grid/grid.module.css'
import type { GridPlace } from '#web/calendar/grid/grid-types.ts'
import { activeCellId } from '#web/calendar/keyboard/grid-cursor.tsx'
import { isAt } from '#web/calendar/keyboard/keyboard-navigation.ts'
import { ConditionIcon } from '#web/kit/feedback/condition-mark.tsx'

interface GridSideProps {
  rows: GridRow[]
  width: number
  /** The position of the first of these rows among all. */
  first: number
  /** The ids of the bars of each room, for screen readers. */
  owned: ReadonlyMap<number, string>
  /** The place of the keyboard, if it is at a cell and not at a bar. */
  cursorIn: GridPlace | undefined
  onToggleType: (roomTypeId: number) => void
}

/** The rooms and the headings of their types, on the left. */
export const GridSide = ({ rows, width, first, owned, cursorIn, onToggleType }: GridSideProps) =>
  rows.map((row, index) => {
    const bars = row.kind === 'room' ? owned.get(row.room.id) : undefined
    const owns = cursorIn && isAt(row, cursorIn) ? `${bars ?? ''} ${activeCellId}` : bars
    return <SideRow key={rowKey(row)} {...{ row, width, owns, onToggleType }} position={first + index} />
  })

export const rowKey = (row: GridRow) => (row.kind === 'type' ? `type-${row.type.id}` : `room-${row.room.id}`)

interface SideRowProps {
  row: GridRow
  width: number
  position: number
  owns: string | undefined
  onToggleType: (roomTypeId: number) => void
}

const SideRow = memo(({ row, width, position, owns, onToggleType }: SideRowProps) => (
  <div
    role="row"
    aria-rowindex={position + 2}
    aria-owns={owns}
    className={classes.sideRow}
    data-kind={row.kind}
    style={{ top: row.y, height: row.height }}
  >
    {row.kind === 'type' ? (
      <div role="rowheader" aria-expanded={!row.isCollapsed} className={classes.typeHead}>
        <button type="button" tabIndex={-1} onClick={() => onToggleType(row.type.id)}>
          {row.isCollapsed ? <IconChevronRight size={16} aria-hidden /> : <IconChevronDown size={16} aria-hidden />}
          <span>{row.type.name}</span>
          <small>{row.roomCount}</small>
        </button>
      </div>
    ) : (
      <div role="rowheader" className={classes.roomHead} data-retired={row.room.is_retired}>
        <b>{row.room.room_number}</b>
        <span>{fitText(row.type.name, spaceForType(row.room, width))}</span>
        {row.room.open_faults && (
          <IconAlertTriangle size={15} role="img" aria-label={counted(row.room.open_faults, 'open fault')} />
        )}
        {row.room.condition && (
          <ConditionIcon condition={row.room.condition} label={roomConditionNames[row.room.condition]} size={15} />
        )}
        {row.room.under_maintenance && <IconTool size={15} role="img" aria-label="Under maintenance" />}
      </div>
    )}
  </div>
))

/** The paddings and gaps of a row, and the width of a sign: for faults, the condition (none is clean) and maintenance. */
const frameWidth = 26
const signWidth = 21

/** The space beside the number of a room. */
const spaceForType = (room: CalendarRoom, width: number) => {
  const signs = [room.under_maintenance, room.open_faults, room.condition].filter(Boolean).length
  return width - frameWidth - widthOf(room.room_number) - signs * signWidth
}
