import { type RefObject, useCallback } from 'react'
import { placeOf, type Selection, type Sheet } from '#web/rates/selection/selection.ts'
import { type Geometry, headerHeight, typeHeight } from '#web/rates/sheet/geometry.ts'

/** Scrolls the active cell into view, and no further than it must. */
export const useReveal = (
  scroller: RefObject<HTMLDivElement | null>,
  sheet: Sheet,
  { dayWidth, rowHeight, sideWidth, planTops }: Geometry,
  onScrolled: () => void,
) =>
  useCallback(
    ({ active }: Selection) => {
      const place = placeOf(sheet, active)
      const { current } = scroller
      if (!place || !current) return
      const left = place.x * dayWidth
      const top = planTops[place.y] ?? 0
      const width = current.clientWidth - sideWidth
      const height = current.clientHeight - headerHeight
      // The heading of the type stays visible above its first plan.
      if (top - typeHeight < current.scrollTop) current.scrollTop = top - typeHeight
      else if (top + rowHeight > current.scrollTop + height) current.scrollTop = top + rowHeight - height
      if (left < current.scrollLeft) current.scrollLeft = left
      else if (left + dayWidth > current.scrollLeft + width) current.scrollLeft = left + dayWidth - width
      onScrolled()
    },
    [scroller, sheet, dayWidth, planTops, rowHeight, sideWidth, onScrolled],
  )
