import { startTransition, useCallback, useRef, useState } from 'react'

/** Pixels per second, about 14 rows: names can't be read at this speed. */
const fast = 500
/** A jump to a date is one event; a fast wheel sends many. */
const manyEvents = 4

/** Whether the grid is scrolled too fast to be read. `onScroll` is called with every position, `onPause` at the end. */
export const useFastScroll = () => {
  const [isFast, setIsFast] = useState(false)
  const last = useRef({ left: 0, top: 0, at: 0, fastEvents: 0 })
  const tell = useCallback((now: boolean) => startTransition(() => setIsFast(now)), [])
  const onScroll = useCallback(
    ({ scrollLeft: left, scrollTop: top }: HTMLElement) => {
      const before = last.current
      const at = performance.now()
      const way = Math.abs(left - before.left) + Math.abs(top - before.top)
      const isSwift = way / Math.max(1, at - before.at) > fast / 1000
      const fastEvents = isSwift ? before.fastEvents + 1 : 0
      last.current = { left, top, at, fastEvents }
      if (fastEvents === manyEvents) tell(true)
      else if (before.fastEvents >= manyEvents && fastEvents === 0) tell(false)
    },
    [tell],
  )
  const onPause = useCallback(() => {
    last.current.fastEvents = 0
    tell(false)
  }, [tell])
  return { isFast, onScroll, onPause }
}
