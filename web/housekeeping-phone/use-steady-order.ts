import { useEffect, useRef, useState } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { inOrderOfWork } from '#contract/housekeeping/next-step.ts'

/** A card that moves while a finger is on its way would get the tap of another room. */
const quietFor = 15_000

/** The rooms in the order of work. The order changes when the page is opened or shown again, or was not touched for a while. */
export const useSteadyOrder = (rooms: HousekeepingRoom[], checkInTime: string) => {
  const wanted = inOrderOfWork(rooms, checkInTime).map(({ slug }) => slug)
  const [order, setOrder] = useState(wanted)
  const latest = useRef(wanted)
  latest.current = wanted
  const touchedAt = useRef(0)
  const key = wanted.join(' ')

  useEffect(() => {
    const gone = new AbortController()
    const touch = () => {
      touchedAt.current = Date.now()
    }
    const sort = () => setOrder(latest.current)
    document.addEventListener('pointerdown', touch, { capture: true, signal: gone.signal })
    document.addEventListener('keydown', touch, { capture: true, signal: gone.signal })
    document.addEventListener('visibilitychange', () => document.hidden || sort(), { signal: gone.signal })
    return () => gone.abort()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what it waits for
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const sortWhenQuiet = () => {
      const left = touchedAt.current + quietFor - Date.now()
      if (left > 0) timer = setTimeout(sortWhenQuiet, left)
      else setOrder(latest.current)
    }
    sortWhenQuiet()
    return () => clearTimeout(timer)
  }, [key])

  const position = (slug: string) => {
    const found = order.indexOf(slug)
    // New rooms come last until the next sorting.
    return found < 0 ? order.length : found
  }
  return [...rooms].sort((one, other) => position(one.slug) - position(other.slug))
}
