import type { Series } from '#web/kit/chart/chart-data.ts'

const roundSteps = [1, 2, 2.5, 5, 10]

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that takes about `count` steps; whole numbers if `whole`. */
const roundStep = (span: number, count: number, whole: boolean) => {
  const rough = Math.max(span / count, whole ? 1 : 0)
  const power = 10 ** Math.floor(Math.log10(rough))
  const fits = (step: number) => step >= rough * 0.9999 && (!whole || Number.isInteger(step))
  return roundSteps.map((round) => round * power).find(fits) ?? 10 * power
}

export interface Scale {
  ticks: number[]
  /** The position of a value between the bottom (0) and the top (1). */
  at: (value: number) => number
}

const known = (series: readonly Series[]) =>
  series.flatMap(({ values }) => values).filter((value): value is number => value !== null)

export const isEmpty = (series: readonly Series[]) => known(series).every((value) => value === 0)

/** An axis that starts at zero (otherwise bars would mislead) and ends on a round number. */
export const scaleOf = (series: readonly Series[], count = 5): Scale => {
  const values = known(series)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const step = roundStep(high - low || 1, count, values.every(Number.isInteger))
  const [first, last] = [Math.floor(low / step), Math.max(1, Math.ceil(high / step))]
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
  return { ticks, at: (value) => (value / step - first) / (last - first) }
}

/** Which labels are written when not all fit: every second, third … counted back from the newest. */
export const writtenLabels = (labels: readonly string[], band: number, letter: number) => {
  const widest = Math.max(1, ...labels.map((label) => label.length)) * letter + 12
  const every = Math.max(1, Math.ceil(widest / band))
  return labels.map((_, index) => (labels.length - 1 - index) % every === 0)
}
