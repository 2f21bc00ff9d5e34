import { startTransition, useCallback, useRef, useState } from 'react'

/** Pixels per second, about 14 rows and 5 rows: names can't be read, and can be read again. */
const fast = 500
const readable = 200
/** So many events in a row decide: a jump to a date is one fast event, and a frame that came late is one slow event. */
const manyEvents = 4

/** Whether the grid is scrolled too fast to be read. `onScroll` is called with every position, `onPause` at the end. */
export const useFastScroll = () => {
  const [isFast, setIsFast] = useState(false)
  const last = useRef({ left: 0, top: 0, at: 0, isFast: false, otherEvents: 0 })
  const tell = useCallback((now: boolean) => {
    Object.assign(last.current, { isFast: now, otherEvents: 0 })
    startTransition(() => setIsFast(now))
  }, [])
  const onScroll = useCallback(
    ({ scrollLeft: left, scrollTop: top }: HTMLElement) => {
      const before = last.current
      const at = performance.now()
      const way = Math.abs(left - before.left) + Math.abs(top - before.top)
      const speed = (way / Math.max(1, at - before.at)) * 1000
      const isSwift = speed > (before.isFast ? readable : fast)
      const otherEvents = isSwift === before.isFast ? 0 : before.otherEvents + 1
      last.current = { left, top, at, isFast: before.isFast, otherEvents }
      if (otherEvents === manyEvents) tell(isSwift)
    },
    [tell],
  )
  const onPause = useCallback(() => tell(false), [tell])
  /** The same as `isFast`, known before it is drawn. */
  const isFastNow = useCallback(() => last.current.isFast, [])
  return { isFast, isFastNow, onScroll, onPause }
}
