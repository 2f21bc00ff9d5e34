import { type RefObject, useEffect, useRef } from 'react'
import { fewestDays, mostDays } from '#web/calendar/calendar-search.ts'

interface Given {
  scroller: RefObject<HTMLElement | null>
  /** The day that keeps its place on the screen. */
  anchor: RefObject<{ day: number; offset: number }>
  sideWidth: number
  dayWidth: number
  zoom: number
  onZoom: (days: number) => void
}

const within = (days: number) => Math.max(fewestDays, Math.min(mostDays, days))
const distance = ([one, other]: Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0

/** Ctrl and the wheel, a pinch on a touchpad, or two fingers on a screen: the day at the pointer stays where it is. */
export const useGridZoom = (given: Given) => {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const { scroller } = given

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    /** The wanted number of days with its fraction, so that small steps add up. */
    let wanted = latest.current.zoom
    let pinch: { distance: number; zoom: number } | undefined

    const zoomAt = (clientX: number, days: number) => {
      const { zoom, onZoom, anchor, sideWidth, dayWidth } = latest.current
      wanted = within(days)
      const next = Math.round(wanted)
      if (next === zoom) return
      const offset = clientX - element.getBoundingClientRect().left - sideWidth
      anchor.current = { day: (element.scrollLeft + offset) / dayWidth, offset }
      onZoom(next)
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      if (Math.round(wanted) !== latest.current.zoom) wanted = latest.current.zoom
      zoomAt(event.clientX, wanted * Math.exp(Math.max(-100, Math.min(100, event.deltaY)) * 0.0025))
    }
    const onTouchStart = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { distance: distance([...touches]), zoom: latest.current.zoom } : undefined
    }
    const onTouchMove = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!pinch || !one || !other) return
      const now = distance([one, other])
      if (now > 0) zoomAt((one.clientX + other.clientX) / 2, (pinch.zoom * pinch.distance) / now)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    element.addEventListener('touchstart', onTouchStart, { passive: true })
    element.addEventListener('touchmove', onTouchMove, { passive: true })
    return () => {
      element.removeEventListener('wheel', onWheel)
      element.removeEventListener('touchstart', onTouchStart)
      element.removeEventListener('touchmove', onTouchMove)
    }
  }, [scroller])
}
