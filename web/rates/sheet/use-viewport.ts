import { type RefObject, useCallback, useEffect, useState } from 'react'

export interface Viewport {
  left: number
  top: number
  width: number
  height: number
}

const step = 280

/** The visible part of the sheet, in coarse steps, so that scrolling draws again only now and then. */
export const useViewport = (scroller: RefObject<HTMLDivElement | null>) => {
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
  return { viewport, look }
}
