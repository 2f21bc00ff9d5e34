import { useLayoutEffect, useRef } from 'react'
import type { DrawnStay } from '#web/calendar/bars/drawn-bars.ts'
import { barId } from '#web/calendar/bars/stay-bar.tsx'
import type { Geometry } from '#web/calendar/grid/geometry.ts'

/** A bar that a colleague moved glides to its new place. Zooming and opening a type move all bars at once. */
export const useGlide = (geometry: Geometry, stays: DrawnStay[]) => {
  const drawn = useRef({ geometry, stays })
  useLayoutEffect(() => {
    const before = drawn.current
    drawn.current = { geometry, stays }
    if (before.geometry !== geometry || before.stays === stays) return
    const places = new Map(before.stays.map((bar) => [bar.stay.stay, bar]))
    for (const bar of stays) {
      const place = places.get(bar.stay.stay)
      if (place && (place.x !== bar.x || place.y !== bar.y || place.width !== bar.width)) glide(place, bar)
    }
  }, [geometry, stays])
}

const glide = (from: DrawnStay, to: DrawnStay) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [first, last] = [from, to].map(({ x, y, width }) => ({ left: `${x}px`, top: `${y}px`, width: `${width}px` }))
  if (!first || !last) return
  document.getElementById(barId(to.stay.stay))?.animate([first, last], { duration: 160, easing: 'ease' })
}
