import { typedChanges } from '#contract/rates/changed-cells.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { cellKey, type Rate, type RateCalendar, ratesOfRows } from '#contract/rates/rate.ts'
import type { CellChanges } from '#contract/rates/rate-change.ts'

/** The rates with changes that are not saved yet, as the sheet shows them. */
export const applyEdits = (calendar: RateCalendar, edits: Pick<CellChanges, 'cells'>[]) => {
  const saved = ratesOfRows(calendar)
  const read = (rates: Rate[]) => ratesByType(calendar.room_types, calendar.rate_plans, rates)
  if (edits.length === 0) return read(saved)
  const rows = new Map(saved.map((rate) => [cellKey(rate), rate]))
  for (const { cells } of edits) {
    for (const { after } of typedChanges(read([...rows.values()]), cells)) rows.set(cellKey(after), after)
  }
  return read([...rows.values()])
}
