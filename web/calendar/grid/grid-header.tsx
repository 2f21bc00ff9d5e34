// biome-ignore-all lint/a11y/useSemanticElements: the grid is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself has the focus and names its active cell
import { memo } from 'react'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { DayFigures } from '#web/calendar/data/calendar-data.ts'
import classes from '#web/calendar/grid/grid.module.css'
import type { ShownDays } from '#web/calendar/grid/grid-types.ts'
import { usePlain } from '#web/calendar/scroll/use-plain.ts'
import { grouped } from '#web/kit/list/grouped.ts'
import { isWeekend, monthName, weekdayName } from '#web/kit/time/day-name.ts'

interface GridHeaderProps extends ShownDays {
  today: CalendarDate
}

/** The days with their occupancy. */
export const GridHeader = memo(({ shown, first, dayWidth, days, isFast = false, today }: GridHeaderProps) => {
  const isPlain = usePlain(shown, isFast)
  const leftOf = (day: CalendarDate) => (first + shown.indexOf(day)) * dayWidth
  const months = grouped(shown, monthName)
  return (
    <div className={classes.header} role="row" aria-rowindex={1}>
      {months.map(([month, [day = '', ...others]]) => (
        <div
          key={month}
          className={classes.month}
          aria-hidden
          style={{ left: leftOf(day), width: (others.length + 1) * dayWidth }}
        >
          <span>{month}</span>
        </div>
      ))}
      {shown.map((day, at) => (
        <DayHead
          key={day}
          day={day}
          position={first + at}
          left={(first + at) * dayWidth}
          width={dayWidth}
          figures={isPlain(day) ? undefined : days.get(day)}
          isToday={day === today}
          isForecast={day >= today}
        />
      ))}
    </div>
  )
})

interface DayHeadProps {
  day: CalendarDate
  position: number
  left: number
  width: number
  figures: DayFigures | undefined
  isToday: boolean
  /** From today on, the occupancy is what is sold so far. */
  isForecast: boolean
}

const occupancyText = ({ occupied, free, percent }: DayFigures, isForecast: boolean) =>
  `${occupied} occupied, ${free} free, ${isForecast ? 'forecast ' : ''}${percent}%`

/** From this width of a day in pixels, the weekday has three letters. */
const wide = 46
const letterFrom = 26

const DayHead = memo(({ day, position, left, width, figures, isToday, isForecast }: DayHeadProps) => (
  <div
    role="columnheader"
    aria-colindex={position + 2}
    aria-label={`${weekdayName(day)}, ${formatDay(day)}${figures ? `: ${occupancyText(figures, isForecast)}` : ''}`}
    title={figures && isForecast ? `Forecast: ${figures.percent}% of the rooms are sold` : undefined}
    className={classes.day}
    data-today={isToday || undefined}
    data-narrow={width < 34 || undefined}
    data-weekend={isWeekend(day) || undefined}
    data-forecast={(figures && isForecast) || undefined}
    style={{ left, width, ...(figures && isForecast && { '--sold': `${figures.percent}%` }) }}
  >
    <span className={classes.date}>
      {width >= wide ? weekdayName(day) : width >= letterFrom ? weekdayName(day).charAt(0) : ''}{' '}
      <b>{Number(day.slice(8))}</b>
    </span>
    {figures && (
      <span className={classes.figures}>
        {`${figures.occupied}\n${figures.free}\n${figures.percent}${width >= 30 ? '%' : ''}`}
      </span>
    )}
  </div>
))
