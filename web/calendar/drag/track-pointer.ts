import { type ScrolledGrid, scrollNearEdges } from '#web/calendar/drag/auto-scroll.ts'

/** A mouse that moves less has clicked, in pixels. */
export const clickSlack = 4
/** A finger that moves more before the long press wants to scroll. */
const touchSlack = 10
const longPress = 350

export interface Point {
  x: number
  y: number
}

interface Tracking {
  pointerId: number
  isTouch: boolean
  /** Where the pointer was pressed, in the window. */
  start: Point
  /** When it was pressed, in milliseconds. */
  startedAt: number
  /** The drag begins: the mouse has moved, or the finger has rested. False if there is nothing to drag. */
  onBegin: () => boolean
  /** The pointer has moved, or the grid has scrolled below it. */
  onMove: (point: Point) => void
  onDrop: () => void
  onCancel: () => void
  /** What scrolls when the pointer is near its edge; undefined where it must not. */
  grid: (point: Point) => ScrolledGrid | undefined
}

/**
 * Follows a pressed pointer until it is let go. Escape, a second finger and a lost window cancel the drag. Returns how
 * to stop.
 */
export const trackPointer = (tracking: Tracking) => {
  const { pointerId, isTouch, start, startedAt, onBegin, onMove, onDrop, onCancel, grid } = tracking
  const listening = new AbortController()
  let point = start
  let isHeld = false
  let endScroll: (() => void) | undefined

  const end = () => {
    clearTimeout(timer)
    endScroll?.()
    listening.abort()
  }
  const cancel = () => {
    end()
    if (isHeld) onCancel()
  }
  const begin = () => {
    isHeld = onBegin()
    if (!isHeld) return end()
    endScroll = scrollNearEdges(
      () => grid(point),
      () => point,
      () => onMove(point),
    )
  }
  const timer = isTouch ? setTimeout(begin, longPress) : undefined

  const moved = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    // A busy page hears of the move before its timer ends, although the finger had rested long enough.
    if (!isHeld && isTouch && event.timeStamp - startedAt >= longPress) begin()
    if (listening.signal.aborted) return
    point = { x: event.clientX, y: event.clientY }
    const distance = Math.hypot(point.x - start.x, point.y - start.y)
    if (!isHeld && isTouch && distance > touchSlack) end()
    if (!isHeld && !isTouch && distance > clickSlack) begin()
    if (isHeld) onMove(point)
  }
  const released = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    // A pointer that is let go elsewhere has moved there, also if the browser has not reported it.
    if (!isTouch && (event.clientX !== point.x || event.clientY !== point.y)) moved(event)
    end()
    if (isHeld) onDrop()
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isHeld) return
    event.stopPropagation()
    cancel()
  }
  const otherFinger = (event: PointerEvent) => event.pointerId !== pointerId && cancel()
  const touchMoved = (event: TouchEvent) => isHeld && event.cancelable && event.preventDefault()

  const { signal } = listening
  window.addEventListener('pointermove', moved, { signal })
  window.addEventListener('pointerup', released, { signal })
  window.addEventListener('pointercancel', cancel, { signal })
  window.addEventListener('pointerdown', otherFinger, { signal, capture: true })
  window.addEventListener('keydown', pressed, { signal, capture: true })
  window.addEventListener('blur', cancel, { signal })
  // Without this the finger would scroll the grid.
  window.addEventListener('touchmove', touchMoved, { signal, passive: false })
  return end
}
