export type ChartKind = 'bar' | 'line'

export interface Series {
  name: string
  /** One for each label. `null` is not known, which is another thing than nothing. */
  values: readonly (number | null)[]
}

export interface ChartData {
  series: readonly Series[]
  /** Below the axis, as short as it can be read: `Nov`, `15`. */
  labels: readonly string[]
  /** The same points written out, where there is room: `November 2026`. */
  fullLabels?: readonly string[] | undefined
  format?: ((value: number) => string) | undefined
}

export const unknownValue = '–'

export const wholeNumber = (value: number) => value.toLocaleString('en-IN')

/** More series than this would take the same looks twice. */
export const looks = 6

export const lookOf = (index: number) => index % looks
