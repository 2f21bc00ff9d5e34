import type { Paise } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { CellChange } from '#contract/rates/changed-cells.ts'
import { chainsOf, ratesByType } from '#contract/rates/find-rates.ts'
import { amountOfNight, type Derivation, type RatesOfType } from '#contract/rates/price-of-night.ts'
import { cellKey, type RateCell } from '#contract/rates/rate.ts'
import type { Db } from '#server/db/connect.ts'
import { lockRatePlans, lockRoomTypes, readRates } from '#server/rates/changes/rate-change-store.ts'
import { isAboveLimit } from '#server/taxes/specified-premises/refuse-high-prices.ts'

type Rates = Map<number, RatesOfType>

interface Compared {
  before: Rates
  after: Rates
  plans: Derivation[]
  /** The cells that were changed. Plans that are derived from theirs are compared too. */
  cells: RateCell[]
}

/** The prices above the limit of specified premises that are higher than before. */
export const raisedAboveLimit = ({ before, after, plans, cells }: Compared) => {
  const derivedFrom = derivedPlans(plans)
  return cells.flatMap(({ room_type_id, rate_plan_id, date }) => {
    const [was, is] = [before.get(room_type_id), after.get(room_type_id)]
    if (!is) return []
    return (derivedFrom.get(rate_plan_id) ?? [])
      .map((plan) => ({ plan, date, value: amountOfNight(is, plan, date) }))
      .filter(isAboveLimit)
      .filter(({ plan, value }) => !was || value > amountOfNight(was, plan, date))
  })
}

/** The plans by the plans that they are derived from, with these themselves. */
const derivedPlans = (plans: Derivation[]) => {
  const chainOf = chainsOf(plans)
  const found = new Map<number, number[]>()
  for (const { id } of plans)
    for (const parent of chainOf(id)) found.set(parent.id, [...(found.get(parent.id) ?? []), id])
  return found
}

/** The rates as they are after a change of cells. */
export const ratesAfter = (rates: Rates, changes: CellChange[]): Rates => {
  const changed = new Map(changes.map(({ after }) => [cellKey(after), after]))
  return new Map(
    [...rates].map(([room_type_id, ofType]) => [
      room_type_id,
      {
        ...ofType,
        rateOn: (rate_plan_id, date) =>
          changed.get(cellKey({ room_type_id, rate_plan_id, date })) ?? ofType.rateOn(rate_plan_id, date),
      },
    ]),
  )
}

/** Price lists are looked at this far ahead. */
const lookAhead = 365

export interface PricesAhead {
  rates: Rates
  plans: Derivation[]
}

/** The rates of some room types in the coming year. */
export const readPricesAhead = async (db: Db, typeIds: number[], today: CalendarDate): Promise<PricesAhead> => {
  const types = await lockRoomTypes(db, typeIds)
  const plans = await lockRatePlans(db)
  const stored = await readRates(db, typeIds, [{ from: today, to: addDays(today, lookAhead) }])
  return { rates: ratesByType(types, plans, stored), plans }
}

interface Asked {
  before: PricesAhead
  after: PricesAhead
  /** The plans that were changed. */
  planIds: number[]
  today: CalendarDate
}

/** The same for all days of the coming year. */
export const raisedAhead = ({ before, after, planIds, today }: Asked): { date: CalendarDate; value: Paise }[] => {
  const days = Array.from({ length: lookAhead }, (_, index) => addDays(today, index))
  const cells = [...after.rates.keys()].flatMap((room_type_id) =>
    planIds.flatMap((rate_plan_id) => days.map((date) => ({ room_type_id, rate_plan_id, date }))),
  )
  return raisedAboveLimit({ before: before.rates, after: after.rates, plans: after.plans, cells })
}
