import { type RefObject, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** The part of the grid that is drawn: the visible days and rows, and a few around them. */
export interface DrawnRange {
  firstDay: number
  lastDay: number
  /** The pixels from the top between which rows are drawn. */
  top: number
  bottom: number
}

interface Size {
  width: number
  height: number
}

/** The size of an element; a desktop's until it is known. */
export const useSize = (ref: RefObject<HTMLElement | null>): Size => {
  const [size, setSize] = useState<Size>({ width: 1000, height: 560 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0) setSize((was) => (was.width === width && was.height === height ? was : { width, height }))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

/** Three rows. */
export const heightStep = 108

/**
 * The drawn range at a scroll position, in steps: while the position stays within a step, scrolling draws nothing new.
 * Both ends move together, so that a step is drawn once.
 */
export const rangeAt = (
  position: { left: number; top: number },
  size: Size,
  { dayWidth, dayCount, zoom, isFast }: { dayWidth: number; dayCount: number; zoom: number; isFast?: boolean },
): DrawnRange => {
  // Fewer, larger steps interrupt fast scrolling less; small ones have less to draw at first.
  const dayStep = Math.max(2, Math.floor(zoom / (isFast ? 4 : 8)))
  const [left, right] = stepsAround(position.left / dayWidth, size.width / dayWidth, dayStep)
  const [top, bottom] = stepsAround(position.top, size.height, heightStep)
  return { firstDay: Math.max(0, left), lastDay: Math.min(dayCount, right) - 1, top, bottom }
}

/** The part of the grid on the screen. */
export const seenAt = (
  { left, top }: { left: number; top: number },
  size: Size,
  { dayWidth, dayCount }: { dayWidth: number; dayCount: number },
): DrawnRange => ({
  firstDay: Math.floor(left / dayWidth),
  lastDay: Math.min(dayCount - 1, Math.floor((left + size.width) / dayWidth)),
  top,
  bottom: top + size.height,
})

/** The steps that touch a length, and one more on each side. */
const stepsAround = (from: number, length: number, step: number): [number, number] => {
  const first = Math.floor(from / step) - 1
  return [first * step, (first + Math.ceil(length / step) + 3) * step]
}

const isSameRange = (one: DrawnRange, other: DrawnRange) =>
  one.firstDay === other.firstDay &&
  one.lastDay === other.lastDay &&
  one.top === other.top &&
  one.bottom === other.bottom

const covers = (drawn: DrawnRange, seen: DrawnRange) =>
  drawn.firstDay <= seen.firstDay &&
  drawn.lastDay >= seen.lastDay &&
  drawn.top <= seen.top &&
  drawn.bottom >= seen.bottom

/**
 * Keeps the drawn range. The returned function takes the next one and the part that is seen: while that is drawn, React
 * prepares the next range between the frames.
 */
export const useDrawnRange = (first: () => DrawnRange) => {
  const [range, setRange] = useState(first)
  const drawn = useRef(range)
  const next = useRef(range)
  useLayoutEffect(() => {
    drawn.current = range
  }, [range])
  const change = useCallback((wanted: DrawnRange, seen: DrawnRange) => {
    const isUrgent = !covers(drawn.current, seen)
    if (isSameRange(next.current, wanted)) {
      if (isUrgent) setRange(next.current)
      return
    }
    next.current = wanted
    if (isUrgent) setRange(wanted)
    else startTransition(() => setRange(wanted))
  }, [])
  return [range, change] as const
}
