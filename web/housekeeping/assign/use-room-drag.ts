import { type PointerEvent as ReactPointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A pointer that moves less has clicked, in pixels. */
const clickSlack = 4
/** Near the edge of the window the page scrolls, so many pixels in each frame. */
const edge = 48
const step = 10

interface Drag<Dragged> {
  dragged: Dragged
  /** What the pointer is over: the value of `data-drop` of a target. */
  over: string | undefined
}

/** The target below the pointer. The ghost lets pointers through. */
const targetAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop

/** How far the page scrolls while the pointer is held at this height. */
const scrollBy = (y: number, height: number) => (y > height - edge ? step : y < 4 ? -step : 0)

/** Near the left or right edge of the targets, the others are scrolled into view. */
const scrollTargets = (x: number, y: number) => {
  const strip = document.querySelector<HTMLElement>('[data-drop-strip]')
  if (!strip) return
  const { left, right, top, bottom } = strip.getBoundingClientRect()
  if (y < top || y > bottom) return
  strip.scrollLeft += x > right - edge ? step : x < left + edge ? -step : 0
}

/**
 * Drags something by mouse, pen or finger onto an element with `data-drop`. Escape, a second finger and a lost window
 * cancel. The ghost is moved without drawing the page again.
 */
export const useRoomDrag = <Dragged>(
  ghost: RefObject<HTMLElement | null>,
  onDrop: (dragged: Dragged, target: string) => void,
) => {
  const [drag, setDrag] = useState<Drag<Dragged>>()
  const stop = useRef<() => void>(undefined)
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => () => stop.current?.(), [])

  const start = useCallback(
    (event: ReactPointerEvent, dragged: Dragged) => {
      if (event.button !== 0 || !event.isPrimary) return
      stop.current?.()
      const { pointerId, clientX, clientY } = event
      const listening = new AbortController()
      const { signal } = listening
      let at = { x: clientX, y: clientY }
      let isHeld = false
      let frame = 0

      const end = () => {
        cancelAnimationFrame(frame)
        listening.abort()
        setDrag(undefined)
      }
      const follow = () => {
        if (ghost.current) ghost.current.style.translate = `${at.x + 12}px ${at.y + 12}px`
        const over = targetAt(at.x, at.y)
        setDrag((now) => (now && now.over === over ? now : { dragged, over }))
      }
      const scroll = () => {
        frame = requestAnimationFrame(scroll)
        const by = scrollBy(at.y, window.innerHeight)
        if (by !== 0) window.scrollBy(0, by)
        scrollTargets(at.x, at.y)
        follow()
      }
      const moved = (next: PointerEvent) => {
        if (next.pointerId !== pointerId) return
        at = { x: next.clientX, y: next.clientY }
        if (!isHeld && Math.hypot(at.x - clientX, at.y - clientY) > clickSlack) {
          isHeld = true
          scroll()
        }
      }
      const released = (last: PointerEvent) => {
        if (last.pointerId !== pointerId) return
        // A pointer that is let go elsewhere has moved there, also if the browser has not reported it.
        moved(last)
        const target = isHeld ? targetAt(last.clientX, last.clientY) : undefined
        end()
        if (target !== undefined) drop.current(dragged, target)
      }
      window.addEventListener('pointermove', moved, { signal })
      window.addEventListener('pointerup', released, { signal })
      window.addEventListener('pointercancel', end, { signal })
      window.addEventListener('blur', end, { signal })
      window.addEventListener('pointerdown', (other) => other.pointerId !== pointerId && end(), {
        signal,
        capture: true,
      })
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal, capture: true })
      stop.current = end
    },
    [ghost],
  )
  return { drag, start }
}
