import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { dropPlace } from '#web/calendar/drag/drop-place.ts'
import { type Held, holdBars } from '#web/calendar/drag/held.ts'
import { type PointedAt, pointedAt } from '#web/calendar/drag/pointed-at.ts'
import { clickSlack, type Point, trackPointer } from '#web/calendar/drag/track-pointer.ts'
import type { HeldThings } from '#web/calendar/drag/use-held.ts'
import { dayAt } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { isOverPark } from '#web/calendar/rearrange/park-lane-element.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

interface Given {
  grid: RefObject<GridHandle | null>
  changes: CalendarChanges
  things: HeldThings
  today: CalendarDate
  selected: ReadonlySet<string>
  onSelect: (stay: string) => void
}

/** Drags bars, their edges and free cells with mouse, pen or finger. Shift and a click select a bar. */
export const usePointerDrag = (given: Given) => {
  const latest = useRef(given)
  // The calendar that is on the screen: React may be preparing another one, for long if the computer is busy.
  useLayoutEffect(() => {
    latest.current = given
  })
  const pointer = useRef<Point>({ x: 0, y: 0 })
  const stop = useRef<() => void>(undefined)
  const hasDragged = useRef(false)
  /** Where the pointer was pressed: a click elsewhere ends a drag, also of something that can't be moved. */
  const pressed = useRef<Point>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const inBody = (point: Point): Point => {
    const box = latest.current.grid.current?.body?.getBoundingClientRect()
    return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) }
  }
  const hitOf = (point: Point, edge: number) => {
    const { grid, changes, today } = latest.current
    const { shown, mayOverlap } = changes
    const geometry = grid.current?.geometry
    return geometry && pointedAt(geometry, { ...shown, mayOverlap }, today, { ...inBody(point), edge })
  }

  const pickUp = (hit: PointedAt): Held | undefined => {
    const { changes, things, selected } = latest.current
    if (hit.kind === 'cell') return { kind: 'cells', room: hit.room, from: hit.day, to: hit.day }
    const { stay } = hit.stay
    const bar = changes.barOf(stay)
    const reason = changes.whyFixed(stay)
    if (reason) toast.warning(reason, 'Not moved')
    if (reason || !bar) return undefined
    if (hit.part !== 'body') return { kind: hit.part, bars: [bar], days: 0 }
    const others = selected.has(stay) ? [...selected].filter((slug) => slug !== stay) : []
    return holdBars([bar, ...others.flatMap((slug) => changes.barOf(slug) ?? [])], things.roomIds())
  }

  /** The held thing at the place of the pointer. */
  const follow = (held: Held, startX: number): Held => {
    const { geometry, scroller, body } = latest.current.grid.current ?? {}
    if (!geometry || !scroller || !body) return held
    const { x } = inBody(pointer.current)
    const days = Math.round((x - startX) / geometry.dayWidth)
    const place = dropPlace(
      geometry,
      scroller.getBoundingClientRect(),
      body.getBoundingClientRect().top,
      pointer.current,
    )
    // Cells and edges stay in their row, whichever row the pointer is at.
    const outside = place === 'outside' ? place : undefined
    if (held.kind === 'cells') return { ...held, to: dayAt(geometry, x), noRoom: outside }
    if (held.kind !== 'bars') return { ...held, days, noRoom: outside }
    if (isOverPark(pointer.current)) return { ...held, days, isOverPark: true, noRoom: undefined }
    return typeof place === 'string'
      ? { ...held, days, isOverPark: false, noRoom: place }
      : { ...held, days, isOverPark: false, noRoom: undefined, room_id: place.room.id }
  }

  const track = (event: PointerEvent, hold: () => Held | undefined) => {
    const start = { x: event.clientX, y: event.clientY }
    const startX = inBody(start).x
    pointer.current = start
    stop.current?.()
    stop.current = trackPointer({
      pointerId: event.pointerId,
      isTouch: event.pointerType === 'touch',
      start,
      startedAt: event.timeStamp,
      onBegin: () => {
        const held = hold()
        latest.current.things.hold(held)
        hasDragged.current = held !== undefined
        return held !== undefined
      },
      onMove: (point) => {
        pointer.current = point
        const held = latest.current.things.now()
        if (held) latest.current.things.hold(follow(held, startX))
      },
      onDrop: () => latest.current.things.drop(),
      onCancel: () => latest.current.things.cancel(),
      grid: (point) => {
        const { grid, changes } = latest.current
        const { scroller, body } = grid.current ?? {}
        if (!scroller || !body || isOverPark(point)) return undefined
        return { scroller, body, hasLaneBelow: changes.isRearranging }
      },
    })
  }

  const refuseBlock = () => {
    toast.warning(say.blockStays, 'Not moved')
    return undefined
  }

  const onPointerDown = (event: PointerEvent) => {
    hasDragged.current = false
    pressed.current = { x: event.clientX, y: event.clientY }
    if (event.button !== 0 || !event.isPrimary) return
    const hit = hitOf({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch' ? 18 : 9)
    const isSelecting = event.shiftKey && hit?.kind === 'stay'
    if (hit && !isSelecting) track(event, () => pickUp(hit))
    else if (!hit && isBlock(event)) track(event, refuseBlock)
  }

  const onClickCapture = (event: MouseEvent) => {
    const hit = event.shiftKey ? hitOf({ x: event.clientX, y: event.clientY }, 0) : undefined
    const from = pressed.current
    const isDrag =
      hasDragged.current ||
      (from !== undefined && Math.hypot(event.clientX - from.x, event.clientY - from.y) > clickSlack)
    hasDragged.current = false
    pressed.current = undefined
    if (!isDrag && hit?.kind !== 'stay') return
    // A click that ends a drag or selects a bar does not open its card.
    event.preventDefault()
    event.stopPropagation()
    if (!isDrag && hit?.kind === 'stay') latest.current.onSelect(hit.stay.stay)
  }

  return {
    pointer,
    handlers: {
      onPointerDown,
      onClickCapture,
      // The long press of a finger starts a drag instead.
      onContextMenu: (event: MouseEvent) => latest.current.things.now() && event.preventDefault(),
    },
    /** Picks up a parked bar from the lane. */
    grabParked: (event: PointerEvent, stay: string) => {
      const bar = latest.current.changes.barOf(stay)
      if (!bar || event.button !== 0) return
      track(event, () => holdBars([bar], latest.current.things.roomIds()))
    },
  }
}

const isBlock = ({ target }: PointerEvent) => target instanceof Element && target.closest('[data-block]') !== null
