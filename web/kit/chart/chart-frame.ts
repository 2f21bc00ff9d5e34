import type { ChartData } from '#web/kit/chart/chart-data.ts'
import { scaleOf } from '#web/kit/chart/chart-scale.ts'
import { wholeNumber } from '#web/kit/chart/chart-text.ts'

export interface Size {
  width: number
  height: number
}

/** The approximate width of a letter of the axis, in pixels. Text is not measured. */
export const letter = 7

/** The geometry: the edges of the plot, the x of each point, the y of each value. */
export const frameOf = ({ series, labels, format = wholeNumber }: ChartData, { width, height }: Size) => {
  const { ticks, at } = scaleOf(series, Math.max(2, Math.floor(height / 56)))
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * letter + 12
  // The last label is centred under its point, and wider than its band if there are many points.
  const overhang = ((labels.at(-1)?.length ?? 0) * letter - (width - left) / labels.length) / 2
  const [top, bottom, right] = [10, height - 26, width - Math.max(4, overhang)]
  const band = Math.max(1, right - left) / labels.length
  return {
    ticks,
    left,
    right,
    top,
    bottom,
    band,
    x: (point: number) => left + band * (point + 0.5),
    y: (value: number) => bottom - at(value) * (bottom - top),
  }
}

export type Frame = ReturnType<typeof frameOf>
