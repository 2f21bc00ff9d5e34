import type { ChartData } from '#web/kit/chart/chart-data.ts'

const unknownValue = '–'

export const wholeNumber = (value: number) => value.toLocaleString('en-IN')

export const labelAt = ({ labels, fullLabels }: ChartData, point: number) => fullLabels?.[point] ?? labels[point] ?? ''

export const valueAt = ({ series, format = wholeNumber }: ChartData, index: number, point: number) => {
  const value = series[index]?.values[point]
  return value === null || value === undefined ? unknownValue : format(value)
}

/** `November 2026: New Reservations 12, Check-ins 8` */
export const pointText = (data: ChartData, point: number) => {
  const values = data.series.map(({ name }, index) => `${name} ${valueAt(data, index, point)}`)
  return `${labelAt(data, point)}: ${values.join(', ')}`
}
