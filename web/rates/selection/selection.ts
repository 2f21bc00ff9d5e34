import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import type { RateCell } from '#contract/rates/rate.ts'
import type { PlanRow } from '#web/rates/sheet/sheet-rows.ts'

/** A cell by the key of its row, so that it stays the same cell when a colleague adds a plan. */
export interface Position {
  row: string
  date: CalendarDate
}

/** From the cell where it began to the active cell. */
export interface Selection {
  anchor: Position
  active: Position
}

export interface Block {
  top: number
  bottom: number
  left: number
  right: number
}

export interface Sheet {
  rows: PlanRow[]
  from: CalendarDate
  days: number
}

const between = (value: number, most: number) => Math.min(Math.max(value, 0), most)

/** The row and the column of a position, if the sheet shows it. */
export const placeOf = ({ rows, from, days }: Sheet, { row, date }: Position) => {
  const y = rows.findIndex(({ key }) => key === row)
  const x = nightsBetween(from, date)
  return y < 0 || x < 0 || x >= days ? undefined : { x, y }
}

export const positionAt = ({ rows, from, days }: Sheet, x: number, y: number): Position | undefined => {
  const row = rows[between(y, rows.length - 1)]
  return row && { row: row.key, date: addDays(from, between(x, days - 1)) }
}

/** The selected cells as rows and columns; undefined if they are no longer shown. */
export const blockOf = (sheet: Sheet, { anchor, active }: Selection): Block | undefined => {
  const one = placeOf(sheet, anchor)
  const other = placeOf(sheet, active)
  if (!one || !other) return undefined
  return {
    top: Math.min(one.y, other.y),
    bottom: Math.max(one.y, other.y),
    left: Math.min(one.x, other.x),
    right: Math.max(one.x, other.x),
  }
}

/** The selection after a step by the keyboard; with Shift it grows. */
export const step = (
  sheet: Sheet,
  selection: Selection,
  { x, y }: { x: number; y: number },
  grows: boolean,
): Selection => {
  const place = placeOf(sheet, selection.active)
  const active = (place && positionAt(sheet, place.x + x, place.y + y)) ?? selection.active
  return { anchor: grows ? selection.anchor : active, active }
}

/** Every cell of a block, row by row. */
export const cellsIn = (sheet: Sheet, { top, bottom, left, right }: Block): RateCell[] =>
  sheet.rows.slice(top, bottom + 1).flatMap(({ type, plan }) =>
    Array.from({ length: right - left + 1 }, (_, index) => ({
      room_type_id: type.id,
      rate_plan_id: plan.id,
      date: addDays(sheet.from, left + index),
    })),
  )
