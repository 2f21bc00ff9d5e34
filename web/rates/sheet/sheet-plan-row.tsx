// biome-ignore-all lint/a11y/useSemanticElements: the sheet is drawn in parts, which the elements of a table do not allow
// biome-ignore-all lint/a11y/useFocusableInteractive: the sheet itself has the focus and names its active cell
import { memo } from 'react'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import { derivationText } from '#contract/rates/price-of-night.ts'
import { cellKey } from '#contract/rates/rate.ts'
import { isWeekend } from '#web/kit/time/day-name.ts'
import type { CellMark } from '#web/rates/edits/cell-marks.ts'
import { lettersOf, shortPrice, spokenCell, viewOf } from '#web/rates/sheet/cell-view.ts'
import classes from '#web/rates/sheet/sheet.module.css'
import type { PlanRow } from '#web/rates/sheet/sheet-rows.ts'

export const cellId = (row: string, date: CalendarDate) => `rate-${row.replace('/', '-')}-${date}`

interface SheetPlanRowProps {
  row: PlanRow
  index: number
  rates: RatesOfType
  marks: ReadonlyMap<string, CellMark>
  from: CalendarDate
  first: number
  last: number
  today: CalendarDate
  top: number
  /** The selected columns of this row, −1 if none. */
  left: number
  right: number
  onRow: (key: string, grows: boolean) => void
}

/** The prices of a room type in a plan. Not drawn again while another row is selected or changed. */
export const SheetPlanRow = memo((props: SheetPlanRowProps) => {
  const { row, index, rates, marks, from, first, last, today, top, left, right, onRow } = props
  const { plan, type } = row
  const parent = rates.chainOf(plan.id)[1]
  const note = !plan.is_active ? 'inactive' : parent && derivationText(plan, parent.name)
  return (
    <div role="row" aria-rowindex={index} className={classes.row} style={{ '--top': `${top}px` }}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same */}
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={`${type.name}, ${plan.name}`}
        className={classes.rowHead}
        data-selected={left >= 0 || undefined}
        onClick={(event) => onRow(row.key, event.shiftKey)}
      >
        <span>{plan.name}</span>
        {note && <small>{note}</small>}
      </div>
      {Array.from({ length: last - first + 1 }, (_, offset) => {
        const x = first + offset
        const date = addDays(from, x)
        const view = viewOf(rates, plan.id, date)
        const mark = marks.get(cellKey({ room_type_id: type.id, rate_plan_id: plan.id, date }))
        const letters = lettersOf(view)
        const price = shortPrice(view.price)
        return (
          <div
            key={date}
            id={cellId(row.key, date)}
            role="gridcell"
            aria-colindex={x + 2}
            aria-selected={x >= left && x <= right && left >= 0}
            aria-label={`${spokenCell(view)}${mark?.message ? `, ${mark.message}` : ''}`}
            className={classes.cell}
            data-source={view.source}
            data-closed={view.closed || undefined}
            data-weekend={isWeekend(date) || undefined}
            data-today={date === today || undefined}
            data-mark={mark?.kind}
            title={mark?.message || undefined}
            style={{ '--x': x }}
          >
            <span className={classes.price} data-long={price.length > 7 || undefined}>
              {price}
            </span>
            {letters && <span className={classes.letters}>{letters}</span>}
          </div>
        )
      })}
    </div>
  )
})
