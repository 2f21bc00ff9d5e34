// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import { blockId } from '#web/calendar/bars/block-bar.tsx'
import { GridBars } from '#web/calendar/bars/grid-bars.tsx'
import { barId } from '#web/calendar/bars/stay-bar.tsx'
import classes from '#web/calendar/grid/grid.module.css'
import { GridBackground } from '#web/calendar/grid/grid-background.tsx'
import { GridHeader } from '#web/calendar/grid/grid-header.tsx'
import { GridSide } from '#web/calendar/grid/grid-side.tsx'
import type { CalendarGridProps, GridTarget } from '#web/calendar/grid/grid-types.ts'
import { useGridParts } from '#web/calendar/grid/use-grid-parts.ts'
import { useGridPointer } from '#web/calendar/grid/use-grid-pointer.ts'
import { useReveal } from '#web/calendar/grid/use-reveal.ts'
import { activeCellId, GridCursor } from '#web/calendar/keyboard/grid-cursor.tsx'
import { placeOfTarget } from '#web/calendar/keyboard/keyboard-navigation.ts'
import { useGridCursor } from '#web/calendar/keyboard/use-grid-cursor.ts'
import { spanAround } from '#web/calendar/scroll/span.ts'
import { headerHeight, useGridScroll } from '#web/calendar/scroll/use-grid-scroll.ts'
import { useGridZoom } from '#web/calendar/scroll/use-grid-zoom.ts'

/** Rooms in rows, days in columns, stays as bars. Only the visible part is in the document. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { data, today, zoom, collapsed, onCollapse, onHover } = props
  const onTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const year = today.slice(0, 4)
  const span = useMemo(() => spanAround(`${year}-06-01`), [year])
  const scroll = useGridScroll({ ...span, ...props })
  const { scroller, isNarrow, sideWidth, dayWidth, range, visible, revealRect } = scroll
  useGridZoom({ ...scroll, zoom, onZoom: props.onZoom })
  const body = useRef<HTMLDivElement>(null)
  const rowHeight = onTouch || isNarrow ? 44 : 36
  const parts = useGridParts({ data, today, collapsed, span, dayWidth, rowHeight, range, mayOverlap: props.mayOverlap })
  const { geometry, rows, drawn, owned } = parts
  const days = { dayWidth, first: parts.first, shown: parts.days, days: data.days, isFast: scroll.isFast }

  const { revealPlace, revealCells } = useReveal({ geometry, rooms: data.rooms, collapsed, onCollapse, revealRect })
  const toggleType = useCallback(
    (id: number) => {
      const others = [...collapsed].filter((one) => one !== id)
      onCollapse(new Set(others.length < collapsed.size ? others : [...others, id]))
    },
    [collapsed, onCollapse],
  )
  const press = (found: GridTarget) => {
    setActive(placeOfTarget(found))
    if (found.kind === 'type') toggleType(found.type.id)
    else props.onOpen?.(found)
  }
  const { onBarKey, onCellKey, bodyHandlers } = props
  const keyboard = useGridCursor({
    ...parts,
    today,
    visible,
    onBarKey,
    onCellKey,
    onHover,
    reveal: revealPlace,
    onPress: press,
  })
  const { active, setActive, target } = keyboard
  const pointer = useGridPointer({ body, geometry, drawn, bodyHandlers, onHover, onPress: press, held: props.held })

  useImperativeHandle(
    props.ref,
    () => ({
      scroller: scroller.current,
      body: body.current,
      geometry,
      setActive,
      scrollToDay: scroll.scrollToDay,
      reveal: (room_id, day) => revealCells([{ room_id, day }]),
      revealCells,
      focus: () => scroller.current?.focus({ preventScroll: true }),
    }),
    [scroller, geometry, setActive, scroll.scrollToDay, revealCells],
  )

  const activeStay = target?.kind === 'stay' ? target.stay.stay : undefined
  const activeBlock = target?.kind === 'block' ? target.block.id : undefined
  const cursor = target?.kind === 'cell' || target?.kind === 'type' ? target : undefined
  const activeId = activeStay ? barId(activeStay) : activeBlock ? blockId(activeBlock) : cursor && activeCellId
  const related = pointer.related ?? (target?.kind === 'stay' ? target.stay.booking : undefined)
  const { hits, currentHit, selected, held, unsaved, conflicts, notes } = props
  const looks = useMemo(
    () => ({ hits, currentHit, selected, held, unsaved, conflicts, notes, related, activeStay, activeBlock }),
    [hits, currentHit, selected, held, unsaved, conflicts, notes, related, activeStay, activeBlock],
  )

  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      aria-label="Room calendar"
      aria-rowcount={geometry.rows.length + 1}
      aria-colcount={span.dayCount + 1}
      aria-activedescendant={activeId}
      tabIndex={0}
      data-narrow={isNarrow || undefined}
      data-dense={dayWidth < 24 || undefined}
      style={{
        '--side-width': `${sideWidth}px`,
        '--day-width': `${dayWidth}px`,
        '--header-height': `${headerHeight}px`,
      }}
      onScroll={scroll.onScroll}
      {...keyboard.handlers}
    >
      <div
        className={classes.sheet}
        style={{ width: sideWidth + geometry.width, height: headerHeight + geometry.height }}
      >
        <div className={classes.top} role="rowgroup">
          <div className={classes.corner} aria-hidden>
            <span>{isNarrow ? 'Occ.' : 'Occupied'}</span>
            <span>Free</span>
            <span>{isNarrow ? '%' : 'Occupancy'}</span>
          </div>
          <GridHeader {...days} today={today} />
        </div>
        <div className={classes.side} role="rowgroup">
          <GridSide
            rows={rows}
            width={sideWidth}
            first={parts.firstRow}
            owned={owned}
            cursorIn={cursor && active}
            onToggleType={toggleType}
          />
        </div>
        <div
          {...pointer.handlers}
          ref={body}
          className={classes.body}
          role="presentation"
          style={{ width: geometry.width, height: geometry.height }}
        >
          <GridBackground {...days} geometry={geometry} rows={rows} today={today} />
          {/* The rows of the rooms own the bars by aria-owns. */}
          <div role="row" className={classes.bars}>
            <GridBars
              geometry={geometry}
              drawn={drawn}
              today={today}
              edge={scroll.edge}
              isFast={scroll.isFast}
              looks={looks}
            />
            {cursor && <GridCursor geometry={geometry} target={cursor} days={data.days} />}
          </div>
          {props.layers?.(geometry)}
        </div>
      </div>
    </div>
  )
}
