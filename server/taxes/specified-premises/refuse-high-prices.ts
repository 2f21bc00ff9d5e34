import type { Line, Night } from '#contract/bookings/stays/line.ts'
import { groupBy } from '#contract/kit/group-by.ts'
import { type Paise, plus, times } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import { premisesRuleOn } from '#contract/taxes/specified-premises/premises-rule.ts'
import { findNight } from '#server/bookings/rates/refuse-low-rents.ts'
import type { Db } from '#server/db/connect.ts'
import { isInForce, listDeclarations } from '#server/taxes/specified-premises/declaration-store.ts'
import { premisesProblems } from '#server/taxes/specified-premises/premises-problems.ts'
import { nextFinancialYear, nightAboveIn } from '#server/taxes/specified-premises/premises-state.ts'
import { hasCompositeSupply, isAsked } from '#server/taxes/specified-premises/premises-store.ts'

interface Price {
  date: CalendarDate
  value: Paise
}

export const isAboveLimit = ({ date, value }: Price) => {
  const rule = premisesRuleOn(date)
  return rule !== undefined && value > rule.limit
}

/** The next financial year is decided already: by a night that was invoiced, or by a declaration. */
const isDecided = async (db: Db, day: CalendarDate) => {
  const next = nextFinancialYear(day)
  if ((await listDeclarations(db)).some((one) => isInForce(one, next))) return true
  return (await nightAboveIn(db, day)) !== null
}

/**
 * Asks before a price is saved that can make the hotel specified premises. The question is the refusal; the person sends
 * the request again with the answer.
 */
export const refuseHighPrices = async (db: Db, prices: Price[]) => {
  const above = prices.filter(isAboveLimit)
  if (above.length === 0 || !(await isAsked(db))) return
  const years = groupBy(above, ({ date }) => startOfFinancialYear(date))
  for (const [year, [price]] of [...years].sort(([one], [other]) => one.localeCompare(other))) {
    const rule = premisesRuleOn(year)
    if (price && rule && !(await isDecided(db, year))) throw premisesProblems.asks(price, rule, nextFinancialYear(year))
  }
}

const withMeals = ({ rent, meals, food_plan_rate }: Night) => plus(rent, times(food_plan_rate, meals))

/** The same for nights of a booking that are new or dearer than before. Meals count if they are one supply with the room. */
export const refuseHighRents = async (db: Db, before: Line[], after: Line[]) => {
  const nights = after.flatMap(({ line, nights }) =>
    nights
      .filter((night) => isAboveLimit({ date: night.date, value: withMeals(night) }))
      .map((night) => ({ night, was: findNight(before, line, night.date) })),
  )
  if (nights.length === 0) return
  const priceOf = (await hasCompositeSupply(db)) ? withMeals : ({ rent }: Night) => rent
  const dearer = nights.filter(({ night, was }) => !was || priceOf(night) > priceOf(was))
  await refuseHighPrices(
    db,
    dearer.map(({ night }) => ({ date: night.date, value: priceOf(night) })),
  )
}
