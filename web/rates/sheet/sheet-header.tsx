// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the sheet itself has the focus and names its active cell
import { addDays, type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { isWeekend, monthName, weekdayName } from '#web/kit/time/day-name.ts'
import classes from '#web/rates/sheet/sheet.module.css'

interface SheetHeaderProps {
  from: CalendarDate
  days: number
  first: number
  last: number
  today: CalendarDate
  /** The selected columns. */
  selected: { left: number; right: number } | undefined
  onDay: (column: number, grows: boolean) => void
}

/** The months and days above the sheet. A click on a day selects its column. */
export const SheetHeader = ({ from, days, first, last, today, selected, onDay }: SheetHeaderProps) => {
  const all = Array.from({ length: days }, (_, index) => addDays(from, index))
  const months = all.flatMap((day, x) => (x === 0 || day.endsWith('-01') ? { day, x } : []))
  return (
    <div className={classes.top} role="rowgroup">
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          Room type and plan
        </div>
        <div className={classes.months} aria-hidden>
          {months.map(({ day, x }, index) => (
            <div key={day} className={classes.month} style={{ '--x': x, '--span': (months[index + 1]?.x ?? days) - x }}>
              <span>{monthName(day)}</span>
            </div>
          ))}
        </div>
        {all.slice(first, last + 1).map((day, index) => {
          const x = first + index
          const isSelected = selected && x >= selected.left && x <= selected.right
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the same
            <div
              key={day}
              role="columnheader"
              aria-colindex={x + 2}
              aria-label={`${weekdayName(day)} ${formatDay(day)}${day === today ? ', today' : ''}`}
              className={classes.day}
              data-weekend={isWeekend(day) || undefined}
              data-today={day === today || undefined}
              data-selected={isSelected || undefined}
              style={{ '--x': x }}
              onClick={(event) => onDay(x, event.shiftKey)}
            >
              <span>{day === today ? 'Today' : weekdayName(day)}</span>
              <b>{Number(day.slice(8))}</b>
            </div>
          )
        })}
      </div>
    </div>
  )
}
