import { useMediaQuery } from '@mantine/hooks'
import { useMemo } from 'react'
import type { Block } from '#web/rates/selection/selection.ts'
import type { SheetRow } from '#web/rates/sheet/sheet-rows.ts'

export const headerHeight = 56
export const typeHeight = 30

/** Where the rows and columns of the sheet are, in pixels. */
export interface Geometry {
  rowHeight: number
  dayWidth: number
  sideWidth: number
  /** The top edge of each row, and of the end. */
  tops: number[]
  /** The top edge of each plan's row, without the headings. */
  planTops: number[]
  height: number
}

const geometryOf = (rows: SheetRow[], { isNarrow, onTouch }: { isNarrow: boolean; onTouch: boolean }): Geometry => {
  const rowHeight = isNarrow || onTouch ? 44 : 34
  const tops = [0]
  const planTops: number[] = []
  for (const { kind } of rows) {
    const top = tops.at(-1) ?? 0
    if (kind === 'plan') planTops.push(top)
    tops.push(top + (kind === 'type' ? typeHeight : rowHeight))
  }
  const [dayWidth, sideWidth] = isNarrow ? [66, 112] : [70, 190]
  return { rowHeight, dayWidth, sideWidth, tops, planTops, height: tops.at(-1) ?? 0 }
}

export const useGeometry = (rows: SheetRow[]) => {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const onTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return useMemo(() => geometryOf(rows, { isNarrow, onTouch }), [rows, isNarrow, onTouch])
}

/** The place of a block of cells below the header. */
export const rectOf = ({ planTops, rowHeight, dayWidth, sideWidth }: Geometry, { top, bottom, left, right }: Block) => {
  const y = planTops[top] ?? 0
  return {
    top: y,
    left: sideWidth + left * dayWidth,
    width: (right - left + 1) * dayWidth + 1,
    height: (planTops[bottom] ?? 0) + rowHeight - y,
  }
}

/** The plan's row at a height, or the nearest one. */
export const planRowAt = ({ planTops, rowHeight }: Geometry, y: number) => {
  const below = planTops.findIndex((top) => y < top + rowHeight)
  return below < 0 ? planTops.length - 1 : below
}
