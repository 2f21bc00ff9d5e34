export type ChartKind = 'bar' | 'line'

export interface Series {
  name: string
  /** One for each label. `null` is a value that is not known, which differs from 0. */
  values: readonly (number | null)[]
}

export interface ChartData {
  series: readonly Series[]
  /** Below the axis, short: `Nov`, `15`. */
  labels: readonly string[]
  /** The labels of the same points written out, where there is room: `November 2026`. */
  fullLabels?: readonly string[] | undefined
  format?: ((value: number) => string) | undefined
}
