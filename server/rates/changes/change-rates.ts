import { addDays, earlierOf, laterOf, nightsBetween } from '#contract/kit/time/calendar-date.ts'
import {
  bulkCells,
  bulkChanges,
  isEmptySeason,
  seasonChanges,
  seasonSources,
  typedChanges,
} from '#contract/rates/changed-cells.ts'
import type { CellChanges, RateChange, SeasonCopy } from '#contract/rates/rate-change.ts'
import { opens, stillRestricted } from '#contract/rates/still-restricted.ts'
import { type ChangeCall, cellsOfPrices, changedCells, saveRates } from '#server/rates/changes/save-rates.ts'
import { rateProblems } from '#server/rates/rate-problems.ts'

const inLists = { type: 'room_type_ids', plan: 'rate_plan_ids' }

/** Fills a range of dates, room types and plans. */
export const changeInBulk = (call: ChangeCall, change: RateChange) => {
  const { last_change, room_type_ids, rate_plan_ids, from, to, percent, amount, preview_total } = change
  return saveRates(call, {
    kind: 'bulk',
    last_change,
    preview_total,
    room_type_ids,
    rate_plan_ids,
    ranges: [{ from, to }],
    changes: (rates) => bulkChanges(rates, change),
    dependsOn: (rates, changes) =>
      percent === undefined && amount === undefined ? changedCells(changes) : cellsOfPrices(rates, changes),
    note: (rates) => (opens(change) ? stillRestricted(rates, bulkCells(rates, change)) : undefined),
    fields: { ...inLists, price: percent === undefined ? 'amount' : 'percent' },
  })
}

/** Saves single cells, as they are typed or pasted. */
export const changeCells = (call: ChangeCall, { last_change, own_changes, preview_total, cells }: CellChanges) => {
  const dates = cells.map(({ date }) => date)
  const isRelative = cells.some(({ percent, amount }) => percent !== undefined || amount !== undefined)
  return saveRates(call, {
    kind: 'cells',
    last_change,
    own_changes,
    preview_total,
    room_type_ids: [...new Set(cells.map(({ room_type_id }) => room_type_id))],
    rate_plan_ids: [...new Set(cells.map(({ rate_plan_id }) => rate_plan_id))],
    ranges: [{ from: dates.reduce(earlierOf), to: dates.reduce(laterOf) }],
    changes: (rates) => typedChanges(rates, cells),
    dependsOn: (rates, changes) => (isRelative ? cellsOfPrices(rates, changes) : changedCells(changes)),
    note: (rates) => stillRestricted(rates, cells),
    fields: { type: 'cells', plan: 'cells', price: 'cells' },
  })
}

/** Copies the rates of a season to other dates. */
export const copySeason = (call: ChangeCall, copy: SeasonCopy) => {
  const { last_change, room_type_ids, rate_plan_ids, from, to, starts_on } = copy
  return saveRates(call, {
    kind: 'copy',
    last_change,
    room_type_ids,
    rate_plan_ids,
    ranges: [
      { from, to },
      { from: starts_on, to: addDays(starts_on, nightsBetween(from, to)) },
    ],
    changes: (rates) => {
      if (isEmptySeason(rates, copy)) throw rateProblems.nothingToCopy()
      return seasonChanges(rates, copy)
    },
    dependsOn: (rates, changes) => [...changedCells(changes), ...seasonSources(rates, copy)],
    fields: { ...inLists, price: 'percent' },
  })
}
