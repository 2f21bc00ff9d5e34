import { counted } from '#contract/kit/counted.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import type { PlanRow } from '#web/rates/sheet/sheet-rows.ts'

/** `Dec 24, 2026`, `Dec 24, 2026 to Dec 26, 2026` */
export const daysText = (from: CalendarDate, to: CalendarDate) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

/** `Deluxe, Standard` for one row, `3 rows` for several. */
export const rowsText = (rows: PlanRow[]) => {
  const [row] = rows
  return row && rows.length === 1 ? `${row.type.name}, ${row.plan.name}` : counted(rows.length, 'row')
}
