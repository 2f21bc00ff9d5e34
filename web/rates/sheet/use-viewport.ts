import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Geometry } from '#web/rates/sheet/geometry.ts'

interface Viewport {
  left: number
  top: number
  width: number
  height: number
}

/** The columns and rows that are drawn. */
export interface VisiblePart {
  first: number
  last: number
  hasRow: (top: number, bottom: number) => boolean
}

const step = 280
/** Rows just above the visible part, so that none is missing below the header. */
const margin = 100

/** The visible part of the sheet, in coarse steps, so that scrolling draws again only now and then. */
export const useViewport = (
  scroller: RefObject<HTMLDivElement | null>,
  { dayWidth }: Geometry,
  days: number,
): { visible: VisiblePart; look: () => void } => {
  const [viewport, setViewport] = useState<Viewport>({ left: 0, top: 0, width: 1600, height: 800 })
  const look = useCallback(() => {
    const { current } = scroller
    if (!current) return
    const next = {
      left: Math.floor(current.scrollLeft / step) * step,
      top: Math.floor(current.scrollTop / step) * step,
      width: current.clientWidth + step,
      height: current.clientHeight + step,
    }
    setViewport((was) =>
      was.left === next.left && was.top === next.top && was.width === next.width && was.height === next.height
        ? was
        : next,
    )
  }, [scroller])
  useEffect(() => {
    look()
    const { current } = scroller
    if (!current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [look, scroller])
  const first = Math.max(0, Math.floor(viewport.left / dayWidth))
  const last = Math.min(days - 1, Math.ceil((viewport.left + viewport.width) / dayWidth))
  const hasRow = (top: number, bottom: number) => bottom > viewport.top - margin && top < viewport.top + viewport.height
  return { visible: { first, last, hasRow }, look }
}
