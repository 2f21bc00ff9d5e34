import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import { cellKey, type RateCell } from '#contract/rates/rate.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'

const fields = ['closed', 'closed_to_arrival', 'closed_to_departure'] as const

/** Whether a change takes a restriction off. */
export const opens = (values: CellValues) => fields.some((field) => values[field] === false)

/** Why a cell that was opened stays restricted: a plan that its plan is derived from is restricted on the date. */
export const stillRestricted = (
  rates: Map<number, RatesOfType>,
  cells: (RateCell & CellValues)[],
): string | undefined => {
  const opened = cells.filter(opens)
  const keys = new Set(opened.map(cellKey))
  for (const cell of opened) {
    const ofType = rates.get(cell.room_type_id)
    if (!ofType) continue
    const [plan, ...parents] = ofType.chainOf(cell.rate_plan_id)
    const restricts = (id: number) =>
      // A parent that is opened in the same change restricts nothing any more.
      !keys.has(cellKey({ ...cell, rate_plan_id: id })) &&
      fields.some((field) => cell[field] === false && ofType.rateOn(id, cell.date)?.[field])
    const parent = parents.find(({ id }) => restricts(id))
    if (plan && parent) return say.parentRestricts(plan.name, parent.name, formatDay(cell.date))
  }
  return undefined
}
