import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'

interface Point {
  x: number
  y: number
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })

/**
 * Whether the latest pointer event was a move to another point. The browser also reports a mouse that rests, when a
 * dialog closes or the page changes below it.
 */
export const usePointerMoves = () => {
  const hasMoved = useRef(false)
  useEffect(() => {
    let last: Point | undefined
    const listening = new AbortController()
    const read = (event: PointerEvent) => {
      const point = pointOf(event)
      hasMoved.current = event.type === 'pointermove' && (point.x !== last?.x || point.y !== last.y)
      last = point
    }
    for (const type of ['pointermove', 'pointerdown', 'pointerup'] as const) {
      window.addEventListener(type, read, { signal: listening.signal, capture: true })
    }
    return () => listening.abort()
  }, [])
  return () => hasMoved.current
}

/** A mouse that has moved less is still where it dropped a bar, in pixels. */
const dropReach = 24

/** Whether the mouse is still at the bars that it dropped, so that their card does not cover them at once. */
export const useDroppedBars = (held: ReadonlySet<string> | undefined) => {
  const dropped = useRef<ReadonlySet<string>>(undefined)
  if (held) dropped.current = held
  const released = useRef<Point>(undefined)
  useEffect(() => {
    const release = (event: PointerEvent) => {
      released.current = pointOf(event)
    }
    window.addEventListener('pointerup', release, true)
    return () => window.removeEventListener('pointerup', release, true)
  }, [])

  return (event: ReactPointerEvent) => {
    if (!dropped.current) return false
    const point = pointOf(event)
    const from = released.current
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stay]') : null
    const isAtBar = dropped.current.has(bar?.dataset.stay ?? '')
    const isNear = from !== undefined && Math.hypot(point.x - from.x, point.y - from.y) < dropReach
    if (!isAtBar && !isNear) dropped.current = undefined
    return isAtBar || isNear
  }
}
