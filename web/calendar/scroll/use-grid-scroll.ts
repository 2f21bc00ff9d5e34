import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { Rect } from '#web/calendar/grid/geometry.ts'
import { useFastScroll } from '#web/calendar/scroll/use-fast-scroll.ts'
import { rangeAt, seenAt, useDrawnRange, useSize } from '#web/calendar/scroll/use-viewport.ts'

interface Given {
  firstDay: CalendarDate
  dayCount: number
  zoom: number
  from: CalendarDate
  onFrom: (day: CalendarDate) => void
  onDaysNeeded: (from: CalendarDate, to: CalendarDate) => void
}

export const headerHeight = 88
/** A day is never narrower, in pixels. */
const narrowestDay = 13
const scrollPause = 250

/** The scroll position of the grid as days, and the part that is drawn. */
export const useGridScroll = ({ firstDay, dayCount, zoom, from, onFrom, onDaysNeeded }: Given) => {
  const scroller = useRef<HTMLDivElement>(null)
  const size = useSize(scroller)
  const isNarrow = size.width < 620
  const sideWidth = isNarrow ? 68 : 148
  const dayWidth = Math.max(narrowestDay, Math.floor((size.width - sideWidth) / zoom))
  /** The day (with its fraction) that stays at a distance from the left edge when the days get wider or narrower. */
  const anchor = useRef({ day: nightsBetween(firstDay, from), offset: 0 })

  /** The part of the body that is not covered by the header and the rooms. */
  const visible = useMemo(
    () => ({ width: size.width - sideWidth, height: size.height - headerHeight }),
    [size, sideWidth],
  )
  const [range, setRange] = useDrawnRange(() =>
    rangeAt({ left: anchor.current.day * dayWidth, top: 0 }, size, { dayWidth, dayCount, zoom }),
  )
  const speed = useFastScroll()
  const { isFastNow } = speed
  const draw = useCallback(
    ({ scrollLeft: left, scrollTop: top }: HTMLElement) => {
      const scale = { dayWidth, dayCount, zoom, isFast: isFastNow() }
      setRange(rangeAt({ left, top }, visible, scale), seenAt({ left, top }, visible, scale))
    },
    [visible, dayWidth, dayCount, zoom, isFastNow, setRange],
  )

  /** The left edge when scrolling last paused, in pixels. */
  const [edge, setEdge] = useState(0)
  const reported = useRef(from)
  const ended = useRef<ReturnType<typeof setTimeout>>(undefined)
  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    anchor.current = { day: element.scrollLeft / dayWidth, offset: 0 }
    speed.onScroll(element)
    draw(element)
    clearTimeout(ended.current)
    ended.current = setTimeout(() => {
      speed.onPause()
      setEdge(element.scrollLeft)
      // Two fingers may have set an anchor away from the left edge in the meantime.
      const { day: anchored, offset } = anchor.current
      const day = addDays(firstDay, Math.round(anchored - offset / dayWidth))
      if (day === reported.current) return
      reported.current = day
      onFrom(day)
    }, scrollPause)
  }, [dayWidth, firstDay, onFrom, draw, speed.onScroll, speed.onPause])
  useEffect(() => () => clearTimeout(ended.current), [])

  // The day at the anchor keeps its place when the days get wider or narrower.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    element.scrollLeft = anchor.current.day * dayWidth - anchor.current.offset
    anchor.current = { day: element.scrollLeft / dayWidth, offset: 0 }
    setEdge(element.scrollLeft)
    draw(element)
  }, [dayWidth, draw])

  const scrollToDay = useCallback(
    (day: CalendarDate) => {
      if (scroller.current) scroller.current.scrollLeft = nightsBetween(firstDay, day) * dayWidth
      onScroll()
    },
    [firstDay, dayWidth, onScroll],
  )

  /** Scrolls only as far as needed. */
  const revealRect = useCallback(
    ({ x, y, width, height }: Rect) => {
      const element = scroller.current
      if (!element) return
      // As it is now: the size that was reported last may be older than a strip that was just drawn below the grid.
      const right = element.scrollLeft + (element.clientWidth || size.width) - sideWidth
      const bottom = element.scrollTop + (element.clientHeight || size.height) - headerHeight
      if (x < element.scrollLeft) element.scrollLeft = x
      else if (x + width > right) element.scrollLeft += x + width - right
      if (y < element.scrollTop) element.scrollTop = y
      else if (y + height > bottom) element.scrollTop += y + height - bottom
      onScroll()
    },
    [size, sideWidth, onScroll],
  )

  // Back, Forward and a link change the address from outside.
  useEffect(() => {
    if (from === reported.current) return
    reported.current = from
    scrollToDay(from)
  }, [from, scrollToDay])

  useEffect(() => {
    onDaysNeeded(addDays(firstDay, range.firstDay), addDays(firstDay, range.lastDay))
  }, [firstDay, range.firstDay, range.lastDay, onDaysNeeded])

  return {
    ...{ scroller, visible, isNarrow, sideWidth, dayWidth, range, edge, anchor },
    ...{ isFast: speed.isFast, onScroll, scrollToDay, revealRect },
  }
}
