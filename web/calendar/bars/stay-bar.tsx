// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import type { CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/calendar/bars/bars.module.css'
import { fitText } from '#web/calendar/bars/fit-text.ts'
import { type MarkName, Marks } from '#web/calendar/bars/marks.tsx'
import { isOverdue, lookOf, marksOf, peopleOf, stayLabel } from '#web/calendar/bars/shown-stay.ts'

export const barId = (stay: string) => `calendar-stay-${stay}`

interface StayBarProps {
  stay: CalendarStay
  room: CalendarRoom
  today: CalendarDate
  x: number
  y: number
  width: number
  height: number
  /** How much of the bar is left of the screen: its text begins after that. */
  hidden: number
  look: string
  /** Why the stay can't be here: its move is not saved. */
  conflict?: string | undefined
  /** Shown instead of the guest, also in the free space after the bar. */
  note?: string | undefined
  spaceAfter?: number | undefined
}

/** The narrowest bars, in pixels, that have space for any text, for marks, the mark of the status, and the number of people. */
const textFrom = 22
const marksFrom = 40
const statusFrom = 84
const peopleFrom = 104
const markWidth = 17
/** The edges and paddings of a bar, and the number of people beside the name. */
const frameWidth = 17
const peopleWidth = 26
const notePadding = 8
/** The name has this much before any mark. */
const nameWidth = 50
/** A bar that shares its row with others has smaller text, below this height. */
const lowBelow = 22

/** As many marks as fit beside the name, the most urgent first; of an overdue stay at least that one. */
const fitting = (marks: MarkName[], space: number) =>
  marks.slice(0, Math.max(marks[0] === 'overdue' ? 1 : 0, Math.floor((space - nameWidth) / markWidth)))

/** The bar of a stay. `look` has the words that change its appearance: hit, dim, related, selected, held, active. */
export const StayBar = memo(
  ({ stay, room, today, x, y, width, height, hidden, look, conflict, note, spaceAfter = 0 }: StayBarProps) => {
    const status = lookOf(stay)
    const marks: MarkName[] = [...marksOf(stay, today), ...(stay.booking_type === 'group' ? ['group' as const] : [])]
    const space = width - hidden
    const hasStatus = space >= statusFrom
    const hasPeople = space >= peopleFrom && !note
    const rest =
      space -
      frameWidth -
      markWidth * (Number(hasStatus) + Number(conflict !== undefined)) -
      (hasPeople ? peopleWidth : 0)
    const shown = space >= marksFrom && !note ? fitting(marks, rest) : []
    const others = shown.filter((mark) => mark !== 'overdue')
    return (
      <div
        id={barId(stay.stay)}
        role="gridcell"
        aria-label={[stayLabel(stay, room, today), note, conflict && `conflict: ${conflict}`]
          .filter(Boolean)
          .join(', ')}
        className={classes.bar}
        data-stay={stay.stay}
        data-status={status}
        data-overdue={isOverdue(stay, today) || undefined}
        data-moved-in={stay.moved_in}
        data-moves-on={stay.moves_on}
        data-more={(space >= marksFrom && shown.length < marks.length) || undefined}
        data-people={hasPeople || undefined}
        data-look={look || undefined}
        data-low={height < lowBelow || undefined}
        style={{ left: x, top: y, width, height, ...(hidden > 0 && { paddingLeft: hidden + 5 }) }}
      >
        {conflict && <IconAlertTriangle size={14} className={classes.conflict} />}
        {hasStatus && <Marks names={[status]} />}
        {(note || space >= textFrom) && (
          <span className={classes.name}>
            {note
              ? fitText(note, rest + spaceAfter - notePadding)
              : fitText(stay.guest_name, rest - markWidth * shown.length)}
          </span>
        )}
        {hasPeople && <span className={classes.people}>{peopleOf(stay)}</span>}
        {shown[0] === 'overdue' && <Marks names={['overdue']} />}
        {others.length > 0 && <Marks names={others} />}
      </div>
    )
  },
)
