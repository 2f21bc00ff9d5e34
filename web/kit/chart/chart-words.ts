import { type ChartData, unknownValue, wholeNumber } from '#web/kit/chart/chart-data.ts'

export const labelAt = ({ labels, fullLabels }: ChartData, place: number) => fullLabels?.[place] ?? labels[place] ?? ''

export const valueAt = ({ series, format = wholeNumber }: ChartData, index: number, place: number) => {
  const value = series[index]?.values[place]
  return value === null || value === undefined ? unknownValue : format(value)
}

/** `November 2026: New Reservations 12, Check-ins 8` */
export const placeInWords = (data: ChartData, place: number) => {
  const values = data.series.map(({ name }, index) => `${name} ${valueAt(data, index, place)}`)
  return `${labelAt(data, place)}: ${values.join(', ')}`
}
