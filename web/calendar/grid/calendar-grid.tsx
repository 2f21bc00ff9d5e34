// biome-ignore-all lint/a11y/noStaticElementInteractions: the grid handles the keyboard for its body
// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { useMediaQuery } from '@mantine/hooks'
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { blockId } from '#web/calendar/grid/block-bar.tsx'
import { drawnBars } from '#web/calendar/grid/drawn-bars.ts'
import { dayAt, layOut, rowAt, rowIndexAt, xOf } from '#web/calendar/grid/geometry.ts'
import classes from '#web/calendar/grid/grid.module.css'
import { GridBackground } from '#web/calendar/grid/grid-background.tsx'
import { GridBars } from '#web/calendar/grid/grid-bars.tsx'
import { activeCellId, GridCursor } from '#web/calendar/grid/grid-cursor.tsx'
import { GridHeader } from '#web/calendar/grid/grid-header.tsx'
import { GridSide } from '#web/calendar/grid/grid-side.tsx'
import type { BarTarget, CalendarGridProps, GridPlace, GridTarget } from '#web/calendar/grid/grid-types.ts'
import { MarkDrawings } from '#web/calendar/grid/marks.tsx'
import { spanAround } from '#web/calendar/grid/span.ts'
import { barId } from '#web/calendar/grid/stay-bar.tsx'
import { indexStays } from '#web/calendar/grid/stay-index.ts'
import { headerHeight, useGridScroll } from '#web/calendar/grid/use-grid-scroll.ts'
import { useGridZoom } from '#web/calendar/grid/use-grid-zoom.ts'
import { isAt, placeOf, placeOfTarget, targetAt, walk } from '#web/calendar/grid/walk.ts'

/** Rooms in rows, days in columns, stays as bars. Only the visible part is in the document. */
export const CalendarGrid = (props: CalendarGridProps) => {
  const { data, today, zoom, from, onFrom, onDaysNeeded, collapsed, onCollapse, onOpen, onHover } = props
  const onTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const year = today.slice(0, 4)
  const span = useMemo(() => spanAround(`${year}-06-01`), [year])
  const scroll = useGridScroll({ ...span, zoom, from, onFrom, onDaysNeeded })
  const { scroller, size, isNarrow, sideWidth, dayWidth, range } = scroll
  useGridZoom({ ...scroll, zoom, onZoom: props.onZoom })
  const body = useRef<HTMLDivElement>(null)
  const rowHeight = onTouch || isNarrow ? 44 : 36

  const { room_types, rooms } = data
  const geometry = useMemo(
    () => layOut({ ...span, dayWidth, rowHeight, room_types, rooms, collapsed }),
    [span, dayWidth, rowHeight, room_types, rooms, collapsed],
  )
  const isStill = useChanged(geometry)
  const index = useMemo(() => indexStays(data, today), [data, today])
  const firstRow = rowIndexAt(geometry, range.top)
  const rows = useMemo(
    () => geometry.rows.slice(firstRow, rowIndexAt(geometry, range.bottom) + 1),
    [geometry, firstRow, range.bottom],
  )
  const { firstDay: first, lastDay: last } = range
  const drawn = useMemo(() => drawnBars(geometry, index, rows, { first, last }), [geometry, index, rows, first, last])

  const [active, setActive] = useState<GridPlace>()
  const [hasFocus, setFocus] = useState(false)
  const target = active && targetAt(geometry, index, active)
  const [related, setRelated] = useState<string>()
  const activeStay = hasFocus && target?.kind === 'stay' ? target.stay : undefined
  const activeBlock = hasFocus && target?.kind === 'block' ? target.block.id : undefined
  const { hits, currentHit, selected, held, unsaved, conflicts } = props
  const shownTogether = related ?? activeStay?.booking
  const looks = useMemo(
    () => ({
      hits,
      currentHit,
      selected,
      held,
      unsaved,
      conflicts,
      related: shownTogether,
      activeStay: activeStay?.stay,
      activeBlock,
    }),
    [hits, currentHit, selected, held, unsaved, conflicts, shownTogether, activeStay?.stay, activeBlock],
  )

  // A card opens while the keyboard rests on a bar, as with the mouse.
  const rested = hasFocus && (target?.kind === 'stay' || target?.kind === 'block') ? target : undefined
  const restedAt = rested && (rested.kind === 'stay' ? rested.stay.stay : rested.block.id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another bar is news
  useEffect(() => onHover?.(rested), [restedAt])

  const reveal = useCallback(
    (place: GridPlace) => {
      const element = scroller.current
      const row = geometry.rows.find((one) => isAt(one, place))
      if (!element || !row) return
      const x = xOf(geometry, place.day)
      const width = size.width - sideWidth
      if (x < element.scrollLeft) element.scrollLeft = x
      else if (x + dayWidth > element.scrollLeft + width) element.scrollLeft = x + dayWidth - width
      const height = size.height - headerHeight
      if (row.y < element.scrollTop) element.scrollTop = row.y
      else if (row.y + row.height > element.scrollTop + height) element.scrollTop = row.y + row.height - height
      scroll.onScroll()
    },
    [scroller, geometry, size, sideWidth, dayWidth, scroll.onScroll],
  )

  useImperativeHandle(
    props.ref,
    () => ({
      scroller: scroller.current,
      body: body.current,
      geometry,
      active,
      setActive,
      scrollToDay: scroll.scrollToDay,
      reveal: (roomId, day) => reveal({ row: { kind: 'room', id: roomId }, day }),
      focus: () => scroller.current?.focus({ preventScroll: true }),
    }),
    [scroller, geometry, active, scroll.scrollToDay, reveal],
  )

  const barOf = (event: MouseEvent): BarTarget | undefined => {
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stay], [data-block]') : null
    const { stay: slug, block: id } = bar?.dataset ?? {}
    const stay = slug && drawn.stays.find((one) => one.stay.stay === slug)?.stay
    if (stay) return { kind: 'stay', stay }
    const block = id && drawn.blocks.find((one) => one.block.id === Number(id))?.block
    return block ? { kind: 'block', block } : undefined
  }

  const cellOf = (event: MouseEvent): GridTarget | undefined => {
    const corner = body.current?.getBoundingClientRect()
    if (!corner) return undefined
    const row = rowAt(geometry, event.clientY - corner.top)
    const day = dayAt(geometry, event.clientX - corner.left)
    if (!row) return undefined
    return row.kind === 'room' ? { kind: 'cell', room: row.room, day } : { kind: 'type', type: row.type, day }
  }

  const open = (found: GridTarget) => (found.kind === 'type' ? onCollapse(found.type.id) : onOpen?.(found))

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.metaKey) return
    const place = active ?? placeAtStart()
    if (!place) return
    const found = targetAt(geometry, index, place)
    if (found?.kind === 'stay' && props.onBarKey?.(event, found.stay)) return
    if (found?.kind === 'cell' && props.onCellKey?.(event, found)) return
    if (found && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      return open(found)
    }
    const element = event.currentTarget
    const next = walk(event, {
      geometry,
      index,
      place,
      firstVisible: dayAt(geometry, element.scrollLeft + dayWidth - 1),
      lastVisible: dayAt(geometry, element.scrollLeft + size.width - sideWidth - dayWidth),
      rowsPerPage: Math.max(1, Math.floor((size.height - headerHeight) / rowHeight) - 1),
    })
    if (!next) return
    event.preventDefault()
    setActive(next)
    reveal(next)
  }

  /** Where the keyboard enters: today in the first room. */
  const placeAtStart = () => {
    const row = geometry.rows.find(({ kind }) => kind === 'room') ?? geometry.rows[0]
    return row && placeOf(row, today)
  }

  const drawnIds = (roomId: number) => [
    ...drawn.blocks.flatMap(({ room, block }) => (room.id === roomId ? [blockId(block.id)] : [])),
    ...drawn.stays
      .filter(({ room }) => room.id === roomId)
      .sort((one, other) => one.x - other.x)
      .map(({ stay }) => barId(stay.stay)),
  ]
  const cursor = hasFocus && (target?.kind === 'cell' || target?.kind === 'type') ? target : undefined
  const activeId = activeStay ? barId(activeStay.stay) : activeBlock ? blockId(activeBlock) : cursor && activeCellId

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
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (event.target !== event.currentTarget) return
        setFocus(true)
        if (!active) setActive(placeAtStart())
      }}
      onBlur={() => setFocus(false)}
    >
      <MarkDrawings />
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
          <GridHeader geometry={geometry} first={first} last={last} days={data.days} today={today} />
        </div>
        <div className={classes.side} role="rowgroup">
          <GridSide
            rows={rows}
            first={firstRow}
            onCollapse={onCollapse}
            ownsOf={(row) =>
              [
                ...(row.kind === 'room' ? drawnIds(row.room.id) : []),
                ...(cursor && active && isAt(row, active) ? [activeCellId] : []),
              ].join(' ')
            }
          />
        </div>
        <div
          {...props.bodyHandlers}
          ref={body}
          className={classes.body}
          role="presentation"
          data-still={isStill || undefined}
          style={{ width: geometry.width, height: geometry.height }}
          onClick={(event) => {
            props.bodyHandlers?.onClick?.(event)
            const found = barOf(event) ?? cellOf(event)
            if (event.defaultPrevented || !found) return
            setActive(placeOfTarget(found))
            open(found)
          }}
          onPointerOver={(event) => {
            props.bodyHandlers?.onPointerOver?.(event)
            // A finger points by tapping.
            if (event.pointerType !== 'mouse' || event.buttons > 0) return
            const found = barOf(event)
            setRelated(found?.kind === 'stay' ? found.stay.booking : undefined)
            onHover?.(found)
          }}
          onPointerDown={(event) => {
            props.bodyHandlers?.onPointerDown?.(event)
            onHover?.(undefined)
          }}
          onPointerLeave={(event) => {
            props.bodyHandlers?.onPointerLeave?.(event)
            setRelated(undefined)
            onHover?.(undefined)
          }}
        >
          <GridBackground geometry={geometry} rows={rows} first={first} last={last} days={data.days} today={today} />
          <GridBars drawn={drawn} today={today} edge={scroll.edge} looks={looks} />
          {cursor && <GridCursor geometry={geometry} target={cursor} days={data.days} />}
          {props.layers?.(geometry)}
        </div>
      </div>
    </div>
  )
}

/** Whether a value differs from that of the previous render. */
const useChanged = (value: unknown) => {
  const before = useRef(value)
  const isChanged = before.current !== value
  useEffect(() => {
    before.current = value
  })
  return isChanged
}
