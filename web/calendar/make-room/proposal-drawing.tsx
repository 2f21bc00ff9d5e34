import { useRef } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { fitText } from '#web/calendar/bars/fit-text.ts'
import { GridBars } from '#web/calendar/bars/grid-bars.tsx'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { type Rect, xOf } from '#web/calendar/grid/geometry.ts'
import grid from '#web/calendar/grid/grid.module.css'
import { GridHeader } from '#web/calendar/grid/grid-header.tsx'
import { rowKey } from '#web/calendar/grid/grid-side.tsx'
import { barsOfProposal, daysOfProposal, type ShownProposal } from '#web/calendar/make-room/proposal-bars.ts'
import classes from '#web/calendar/make-room/proposal-drawing.module.css'
import { useSize } from '#web/calendar/scroll/use-viewport.ts'
import { isWeekend } from '#web/kit/time/day-name.ts'

interface ProposalDrawingProps {
  proposal: ShownProposal
  data: CalendarData
  today: CalendarDate
}

const wideFrom = 520
/** The months and the days. The occupancy is left out. */
const headerHeight = 42
const narrowestDay = 40
const widestDay = 110
const noFigures: CalendarData['days'] = new Map()

const placed = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height })

/** The rooms of a proposal as in the room calendar. The list of the moves says the same as text. */
export const ProposalDrawing = ({ proposal, data, today }: ProposalDrawingProps) => {
  const scroller = useRef<HTMLElement>(null)
  const { width } = useSize(scroller)
  const sideWidth = width < wideFrom ? 68 : 92
  const fitting = Math.floor((width - sideWidth) / daysOfProposal(proposal).length)
  const dayWidth = Math.max(narrowestDay, Math.min(widestDay, fitting))
  const { days, geometry, after, moved, before, newBar } = barsOfProposal(data, proposal, { today, dayWidth })

  return (
    <figure className={classes.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard */}
      <section ref={scroller} className={classes.scroller} tabIndex={0} aria-label="Proposal in the room calendar">
        <div
          aria-hidden
          className={grid.sheet}
          style={{
            '--side-width': `${sideWidth}px`,
            '--header-height': `${headerHeight}px`,
            width: sideWidth + geometry.width,
            minWidth: '100%',
            height: headerHeight + geometry.height,
          }}
        >
          <div className={grid.top}>
            <div className={grid.corner} />
            <GridHeader shown={days} first={0} dayWidth={dayWidth} days={noFigures} today={today} />
          </div>
          <div className={grid.side}>
            {geometry.rows.map((row) => (
              <div key={rowKey(row)} className={grid.sideRow} data-kind={row.kind} style={sizeOf(row)}>
                <div className={classes.head} data-kind={row.kind}>
                  {row.kind === 'type' ? row.type.name : row.room.room_number}
                </div>
              </div>
            ))}
          </div>
          <div className={classes.body}>
            {days.map((day) => (
              <div
                key={day}
                className={classes.day}
                data-weekend={isWeekend(day) || undefined}
                style={{ left: xOf(geometry, day), width: dayWidth }}
              />
            ))}
            {geometry.rows.map((row) => (
              <div key={rowKey(row)} className={grid.row} data-kind={row.kind} style={sizeOf(row)} />
            ))}
            {before.map(({ stay, toRoom, ...rect }) => (
              <div key={stay.stay} className={classes.before} data-before={stay.stay} style={placed(rect)}>
                {fitText(`${stay.guest_name} → ${toRoom}`, rect.width - 10)}
              </div>
            ))}
            <GridBars geometry={geometry} drawn={after} today={today} edge={0} looks={{ selected: moved }} />
            {newBar && (
              <div className={classes.new} style={placed(newBar)}>
                {fitText('This booking', newBar.width - 14)}
              </div>
            )}
          </div>
        </div>
      </section>
      <figcaption className={classes.legend} aria-hidden>
        <span data-sample="before">Now</span>
        <span data-sample="moved">After the moves</span>
        <span data-sample="new">This booking</span>
      </figcaption>
    </figure>
  )
}

const sizeOf = ({ y, height }: { y: number; height: number }) => ({ top: y, height })
