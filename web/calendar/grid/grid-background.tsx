import { memo } from 'react'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CalendarData } from '#web/calendar/data/calendar-data.ts'
import { type Geometry, type GridRow, xOf } from '#web/calendar/grid/geometry.ts'
import classes from '#web/calendar/grid/grid.module.css'
import { rowKey } from '#web/calendar/grid/grid-side.tsx'
import type { ShownDays } from '#web/calendar/grid/grid-types.ts'
import { useDayFraction } from '#web/calendar/grid/use-day-fraction.ts'
import { usePlain } from '#web/calendar/scroll/use-plain.ts'
import { isWeekend } from '#web/kit/time/day-name.ts'

interface GridBackgroundProps extends ShownDays {
  geometry: Geometry
  rows: GridRow[]
  today: CalendarDate
}

/** Lines, weekends and today. Cells are backgrounds of the rows, not elements. */
export const GridBackground = memo(({ geometry, rows, today, ...days }: GridBackgroundProps) => {
  const { shown, first, dayWidth } = days
  return (
    <>
      <Columns shown={shown} left={first * dayWidth} width={dayWidth} />
      <div className={classes.today} style={{ transform: `translateX(${xOf(geometry, today)}px)`, width: dayWidth }} />
      {rows.map((row) => (
        <div
          key={rowKey(row)}
          className={classes.row}
          data-kind={row.kind}
          data-closed={row.kind === 'room' && row.room.under_maintenance ? true : undefined}
          style={{ top: row.y, height: row.height }}
        >
          {row.kind === 'type' && <FreeRooms typeId={row.type.id} {...days} />}
        </div>
      ))}
      {unknownDays(shown, days.days).map(([from, count]) => (
        <div key={from} className={classes.unknown} style={{ left: xOf(geometry, from), width: count * dayWidth }} />
      ))}
      <NowLine geometry={geometry} today={today} />
    </>
  )
})

const Columns = memo(({ shown, left, width }: { shown: CalendarDate[]; left: number; width: number }) =>
  shown.map((day, index) => (
    <div
      key={day}
      className={classes.column}
      data-weekend={isWeekend(day) || undefined}
      style={{ left: left + index * width }}
    />
  )),
)

/** How many rooms of a type are free on each day. */
const FreeRooms = memo(({ typeId, shown, first, dayWidth, days, isFast = false }: ShownDays & { typeId: number }) => {
  const isPlain = usePlain(shown, isFast)
  return shown.map((day, at) => {
    const free = days.get(day)?.freeOfType.get(typeId)
    if (free === undefined || isPlain(day)) return null
    return (
      <span key={day} data-none={free === 0 || undefined} style={{ left: (first + at) * dayWidth }}>
        {free}
      </span>
    )
  })
})

/** Days that are still loading look neither free nor taken: each first day with the number of days. */
const unknownDays = (shown: CalendarDate[], days: CalendarData['days']) => {
  const spans: [CalendarDate, number][] = []
  shown.forEach((day, index) => {
    if (days.has(day)) return
    const before = shown[index - 1]
    const last = spans.at(-1)
    if (last && before !== undefined && !days.has(before)) last[1]++
    else spans.push([day, 1])
  })
  return spans
}

const NowLine = memo(({ geometry, today }: { geometry: Geometry; today: CalendarDate }) => {
  const fraction = useDayFraction()
  const x = Math.round(xOf(geometry, today) + fraction * geometry.dayWidth)
  return <div className={classes.now} style={{ transform: `translateX(${x}px)` }} />
})
