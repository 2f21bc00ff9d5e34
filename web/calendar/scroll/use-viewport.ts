import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

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

const heightStep = 108

/**
 * The drawn range at a scroll position, in steps: while the position stays within a step, scrolling draws nothing new.
 * Both ends move together, so that a step is drawn once.
 */
export const rangeAt = (
  position: { left: number; top: number },
  size: Size,
  { dayWidth, dayCount, zoom }: { dayWidth: number; dayCount: number; zoom: number },
): DrawnRange => {
  const dayStep = Math.max(2, Math.round(zoom / 8))
  const [left, right] = stepsAround(position.left / dayWidth, size.width / dayWidth, dayStep)
  const [top, bottom] = stepsAround(position.top, size.height, heightStep)
  return { firstDay: Math.max(0, left), lastDay: Math.min(dayCount - 1, right), top, bottom }
}

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

/** Keeps the drawn range; returns a function that takes a new one and renders only if it differs. */
export const useDrawnRange = (first: () => DrawnRange) => {
  const [range, setRange] = useState(first)
  const change = useCallback((next: DrawnRange) => setRange((was) => (isSameRange(was, next) ? was : next)), [])
  return [range, change] as const
}
