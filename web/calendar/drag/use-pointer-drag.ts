import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { canMove } from '#contract/calendar/move-target.ts'
import type { CalendarDate } from '#contract/kit/calendar-date.ts'
import { scrollNearEdges } from '#web/calendar/drag/auto-scroll.ts'
import { type Held, holdBars } from '#web/calendar/drag/held.ts'
import { type Hit, hitAt } from '#web/calendar/drag/hit.ts'
import type { HeldThings } from '#web/calendar/drag/use-held.ts'
import { dayAt, rowAt } from '#web/calendar/grid/geometry.ts'
import type { GridHandle } from '#web/calendar/grid/grid-types.ts'
import { isOverPark } from '#web/calendar/rearrange/park-lane-element.ts'
import type { CalendarChanges } from '#web/calendar/rearrange/use-calendar-changes.ts'

/** A mouse that moves less has clicked. */
const clickSlack = 4
/** A finger that moves more before the long press wants to scroll. */
const touchSlack = 10
const longPress = 350

interface Given {
  grid: RefObject<GridHandle | null>
  changes: CalendarChanges
  things: HeldThings
  today: CalendarDate
  selected: ReadonlySet<string>
  onSelect: (stay: string) => void
}

/** A press that may become a drag. */
interface Press {
  hit: Hit
  pointerId: number
  isTouch: boolean
  /** Where it began: in the window, and in the body of the grid. */
  client: { x: number; y: number }
  start: { x: number; y: number }
}

export const usePointerDrag = (given: Given) => {
  const latest = useRef(given)
  latest.current = given
  const pointer = useRef({ x: 0, y: 0 })
  const stop = useRef<() => void>(undefined)
  const ateClick = useRef(false)
  useEffect(() => () => stop.current?.(), [])

  const inBody = (client: { x: number; y: number }) => {
    const box = latest.current.grid.current?.body?.getBoundingClientRect()
    return { x: client.x - (box?.left ?? 0), y: client.y - (box?.top ?? 0) }
  }

  const heldBy = ({ hit }: Press): Held | undefined => {
    const { changes, things, selected } = latest.current
    if (hit.kind === 'cell') return { kind: 'cells', room: hit.room, from: hit.day, to: hit.day }
    const bar = changes.barOf(hit.stay.stay)
    if (!bar || !canMove(bar.was)) return undefined
    if (hit.part !== 'body') return { kind: hit.part, bars: [bar], days: 0 }
    const others = selected.has(hit.stay.stay) ? [...selected].filter((slug) => slug !== hit.stay.stay) : []
    return holdBars([bar, ...others.flatMap((slug) => changes.barOf(slug) ?? [])], things.roomIds())
  }

  /** The held thing at the place of the pointer. */
  const follow = (press: Pick<Press, 'start'>) => {
    const { grid, things } = latest.current
    const held = things.now()
    const geometry = grid.current?.geometry
    if (!held || !geometry) return
    const { x, y } = inBody(pointer.current)
    const row = rowAt(geometry, y)
    const days = Math.round((x - press.start.x) / geometry.dayWidth)
    if (held.kind === 'cells') things.hold({ ...held, to: dayAt(geometry, x) })
    else if (held.kind !== 'bars') things.hold({ ...held, days })
    else {
      const room_id = row?.kind === 'room' ? row.room.id : held.room_id
      things.hold({ ...held, days, room_id, isOverPark: isOverPark(pointer.current) })
    }
  }

  /** Follows the pointer from the press until it is let go. `isPickedUp` from the start for a parked bar. */
  const track = (press: Press, pickUp: () => Held | undefined) => {
    stop.current?.()
    let endScroll: (() => void) | undefined
    const begin = () => {
      const held = pickUp()
      if (!held) return end()
      latest.current.things.hold(held)
      ateClick.current = true
      endScroll = scrollNearEdges(
        gridNow,
        () => pointer.current,
        () => follow(press),
      )
    }
    const gridNow = () => {
      if (isOverPark(pointer.current)) return undefined
      const { scroller, body } = latest.current.grid.current ?? {}
      return scroller && body ? { scroller, body } : undefined
    }
    const timer = press.isTouch ? setTimeout(begin, longPress) : undefined
    const isHeld = () => latest.current.things.now() !== undefined
    const onMove = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== press.pointerId) return
      pointer.current = { x: event.clientX, y: event.clientY }
      const distance = Math.hypot(event.clientX - press.client.x, event.clientY - press.client.y)
      if (isHeld()) follow(press)
      else if (press.isTouch ? distance > touchSlack : distance <= clickSlack) press.isTouch && end()
      else if (!press.isTouch) {
        begin()
        follow(press)
      }
    }
    const onUp = (event: globalThis.PointerEvent) => {
      if (event.pointerId !== press.pointerId) return
      if (isHeld()) latest.current.things.drop()
      end()
    }
    const cancel = () => {
      latest.current.things.cancel()
      end()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isHeld()) return
      event.stopPropagation()
      cancel()
    }
    // A second finger pinches.
    const onDown = (event: globalThis.PointerEvent) => event.pointerId !== press.pointerId && cancel()
    const onTouchMove = (event: TouchEvent) => isHeld() && event.cancelable && event.preventDefault()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', cancel, { signal })
    window.addEventListener('pointerdown', onDown, { signal, capture: true })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    window.addEventListener('blur', cancel, { signal })
    window.addEventListener('touchmove', onTouchMove, { signal, passive: false })
    const end = () => {
      clearTimeout(timer)
      endScroll?.()
      listening.abort()
      stop.current = undefined
    }
    stop.current = end
  }

  const onPointerDown = (event: PointerEvent) => {
    const { grid, changes, today } = latest.current
    const geometry = grid.current?.geometry
    ateClick.current = false
    if (event.button !== 0 || !event.isPrimary || !geometry) return
    const client = { x: event.clientX, y: event.clientY }
    const isTouch = event.pointerType === 'touch'
    const hit = hitAt(geometry, { ...changes.shown, conflicts: changes.conflicts }, today, {
      ...inBody(client),
      edge: isTouch ? 18 : 9,
    })
    if (!hit) return
    if (event.shiftKey && hit.kind === 'stay') return
    pointer.current = client
    const press: Press = { hit, pointerId: event.pointerId, isTouch, client, start: inBody(client) }
    track(press, () => heldBy(press))
  }

  const onClickCapture = (event: MouseEvent) => {
    const { grid, changes, today, onSelect } = latest.current
    const geometry = grid.current?.geometry
    if (ateClick.current) {
      ateClick.current = false
      event.preventDefault()
      event.stopPropagation()
    } else if (event.shiftKey && geometry) {
      const point = inBody({ x: event.clientX, y: event.clientY })
      const hit = hitAt(geometry, { ...changes.shown, conflicts: changes.conflicts }, today, { ...point, edge: 0 })
      if (hit?.kind !== 'stay') return
      event.preventDefault()
      event.stopPropagation()
      onSelect(hit.stay.stay)
    }
  }

  return {
    pointer,
    handlers: {
      onPointerDown,
      onClickCapture,
      // The long press of a finger starts a drag instead.
      onContextMenu: (event: MouseEvent) => given.things.now() && event.preventDefault(),
    },
    /** Picks up a parked bar from the lane. */
    grabParked: (event: PointerEvent, stay: string) => {
      const bar = latest.current.changes.barOf(stay)
      const room = latest.current.changes.shown.rooms[0]
      if (!bar || !room || event.button !== 0) return
      const client = { x: event.clientX, y: event.clientY }
      pointer.current = client
      const isTouch = event.pointerType === 'touch'
      const hit: Hit = { kind: 'cell', room, day: bar.check_in_date }
      const press = { hit, pointerId: event.pointerId, isTouch, client, start: inBody(client) }
      track(press, () => holdBars([bar], latest.current.things.roomIds()))
    },
  }
}
