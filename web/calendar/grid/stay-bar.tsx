// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { memo } from 'react'
import type { CalendarRoom, CalendarStay } from '#contract/calendar/calendar.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import classes from '#web/calendar/grid/bars.module.css'
import { MarkIcon, type MarkName } from '#web/calendar/grid/marks.tsx'
import { isOverdue, lookOf, marksOf, peopleOf, stayLabel } from '#web/calendar/grid/shown-stay.ts'

export const barId = (stay: string) => `calendar-stay-${stay}`

interface StayBarProps {
  stay: CalendarStay
  room: CalendarRoom
  today: CalendarDate
  x: number
  y: number
  width: number
  height: number
  /** The bar may begin left of the screen: its text stays in view. */
  isCut: boolean
  look: string
}

/** Below these widths in pixels, a bar has no room for its marks, or for any text. */
const narrow = 64
const tiny = 26

/** The bar of a stay. `look` has the words that change its appearance: hit, dim, related, selected, held, active. */
export const StayBar = memo(({ stay, room, today, x, y, width, height, isCut, look }: StayBarProps) => {
  const status = lookOf(stay)
  const marks: MarkName[] = [...(stay.booking_type === 'group' ? ['group' as const] : []), ...marksOf(stay, today)]
  return (
    <div
      id={barId(stay.stay)}
      role="gridcell"
      aria-label={stayLabel(stay, room, today)}
      className={classes.bar}
      data-stay={stay.stay}
      data-status={status}
      data-overdue={isOverdue(stay, today) || undefined}
      data-moved-in={stay.moved_in}
      data-moves-on={stay.moves_on}
      data-look={look || undefined}
      style={{ transform: `translate(${x}px, ${y}px)`, width, height }}
    >
      {width >= tiny && (
        <span className={classes.text} data-cut={isCut || undefined}>
          {width >= narrow && status !== 'cancelled' && status !== 'no_show' && <MarkIcon name={status} />}
          <span className={classes.name}>{stay.guest_name}</span>
          {width >= narrow && <span className={classes.people}>{peopleOf(stay)}</span>}
        </span>
      )}
      {width >= narrow
        ? marks.map((mark) => <MarkIcon key={mark} name={mark} />)
        : marks.includes('overdue') && <MarkIcon name="overdue" />}
    </div>
  )
})
