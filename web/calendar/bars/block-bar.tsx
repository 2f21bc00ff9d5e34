// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { memo } from 'react'
import type { CalendarBlock, CalendarRoom } from '#contract/calendar/calendar.ts'
import classes from '#web/calendar/bars/bars.module.css'
import { fitText } from '#web/calendar/bars/fit-text.ts'
import { Marks } from '#web/calendar/bars/marks.tsx'
import { blockLabel } from '#web/calendar/bars/shown-stay.ts'

export const blockId = (block: number) => `calendar-block-${block}`

interface BlockBarProps {
  block: CalendarBlock
  room: CalendarRoom
  x: number
  y: number
  width: number
  height: number
  /** How much of the bar is left of the screen: its text begins after that. */
  hidden: number
  look: string
}

/** Nights on which a room is blocked for maintenance. */
export const BlockBar = memo(({ block, room, x, y, width, height, hidden, look }: BlockBarProps) => (
  <div
    id={blockId(block.id)}
    role="gridcell"
    aria-label={blockLabel(block, room)}
    className={classes.block}
    data-block={block.id}
    data-look={look || undefined}
    style={{ left: x, top: y, width, height, ...(hidden > 0 && { paddingLeft: hidden + 5 }) }}
  >
    <Marks names={['block']} />
    <span className={classes.name}>{fitText(block.maintenance_reason, width - hidden - 32)}</span>
  </div>
))
