import type { Paise } from '#contract/kit/money.ts'
import type { FieldMessages, Problem } from '#contract/kit/problem.ts'
import { type CellChange, findWrongPrice, totalOf } from '#contract/rates/changed-cells.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import type { RatesOfType } from '#contract/rates/price-of-night.ts'
import { cellKey, type RateCell } from '#contract/rates/rate.ts'
import type { RateChangeKind } from '#contract/rates/rate-endpoints.ts'
import type { Db } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import {
  type Days,
  insertChange,
  lastChange,
  lockRatePlans,
  lockRates,
  lockRoomTypes,
  readRates,
} from '#server/rates/changes/rate-change-store.ts'
import { refuseCells } from '#server/rates/changes/refuse-cells.ts'
import { raisedAboveLimit, ratesAfter } from '#server/rates/raised-prices.ts'
import { rateProblems } from '#server/rates/rate-problems.ts'
import { refuseHighPrices } from '#server/taxes/specified-premises/refuse-high-prices.ts'

export interface ChangeCall {
  db: Db
  user: Pick<Actor, 'account_id'>
}

interface Wanted {
  kind: Exclude<RateChangeKind, 'undo'>
  /** The last change that the person has seen; without it a colleague's change is overwritten. */
  last_change: number | undefined
  /** Later changes that the person made too. */
  own_changes?: number[] | undefined
  /** The sum of the new prices that the person saw. */
  preview_total?: Paise | undefined
  room_type_ids: number[]
  rate_plan_ids: number[]
  ranges: Days[]
  changes: (rates: Map<number, RatesOfType>) => CellChange[]
  /** The cells that decide what is saved: if a colleague has changed one of them meanwhile, nothing is saved. */
  dependsOn: (rates: Map<number, RatesOfType>, changes: CellChange[]) => RateCell[]
  /** What the reply says besides the number of changed rates. */
  note?: (rates: Map<number, RatesOfType>) => string | undefined
  /** The fields that are named if a type or plan is missing or a price too high. */
  fields: { type: string; plan: string; price: string }
  /** The refusal because of cells that somebody has changed. */
  refusal?: (who: string, cells: FieldMessages) => Problem
}

/** Saves a change of rates as a whole or not at all. */
export const saveRates = async ({ db, user }: ChangeCall, wanted: Wanted) => {
  await lockRates(db)
  const room_types = await lockRoomTypes(db, wanted.room_type_ids)
  const plans = await lockRatePlans(db)
  const typeIds = new Set(room_types.map(({ id }) => id))
  const planIds = new Set(plans.map(({ id }) => id))
  if (!wanted.room_type_ids.every((id) => typeIds.has(id))) throw rateProblems.typeMissing(wanted.fields.type)
  if (!wanted.rate_plan_ids.every((id) => planIds.has(id))) throw rateProblems.planMissing(wanted.fields.plan)
  const stored = await readRates(db, [...typeIds], wanted.ranges)
  const rates = ratesByType(room_types, plans, stored)
  const changes = wanted.changes(rates)
  const wrong = findWrongPrice(changes)
  if (wrong) throw rateProblems.wrongPrice(wanted.fields.price, wrong)
  if (wanted.last_change !== undefined) {
    // A number that no change has yet says nothing about what was seen.
    const seen = wanted.last_change <= (await lastChange(db)) ? wanted.last_change : 0
    const own = new Set(wanted.own_changes)
    const keys = new Set(wanted.dependsOn(rates, changes).map(cellKey))
    const changed = stored.filter(
      (rate) => rate.change_id > seen && !own.has(rate.change_id) && keys.has(cellKey(rate)),
    )
    await refuseCells(db, changed, wanted.refusal ?? rateProblems.changedMeanwhile)
  }
  if (wanted.preview_total !== undefined && wanted.preview_total !== totalOf(changes))
    throw rateProblems.previewChanged()
  const raised = raisedAboveLimit({
    before: rates,
    after: ratesAfter(rates, changes),
    plans,
    cells: changedCells(changes),
  })
  await refuseHighPrices(db, raised)
  const note = wanted.note?.(rates)
  if (changes.length === 0) return { change: null, cells: 0, last_change: await lastChange(db), note }
  const after = changes.map((change) => change.after)
  const change = await insertChange(db, { kind: wanted.kind, account_id: user.account_id }, after)
  return { change, cells: changes.length, last_change: change, note }
}

export const changedCells = (changes: CellChange[]): RateCell[] => changes.map(({ before }) => before)

/** For new prices that are calculated from the current ones: also the cells that those come from. */
export const cellsOfPrices = (rates: Map<number, RatesOfType>, changes: CellChange[]) =>
  changes.flatMap(({ before }) => basedOn(rates, before))

/** The cells that a price is derived from: the cell itself, and those of parent plans up to the first with a price. */
const basedOn = (rates: Map<number, RatesOfType>, { room_type_id, rate_plan_id, date }: RateCell): RateCell[] => {
  const ofType = rates.get(room_type_id)
  if (!ofType) return []
  const chain = ofType.chainOf(rate_plan_id)
  const found = chain.findIndex((plan) => ofType.rateOn(plan.id, date)?.price != null)
  return chain
    .slice(0, found < 0 ? undefined : found + 1)
    .map((plan) => ({ room_type_id, rate_plan_id: plan.id, date }))
}
