import { addDays, type CalendarDate, laterOf } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import type { Premises, PremisesYear } from '#contract/taxes/specified-premises/premises.ts'
import { premisesRuleOn } from '#contract/taxes/specified-premises/premises-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { firstInForce, listDeclarations } from '#server/taxes/specified-premises/declaration-store.ts'
import { firstNightAbove } from '#server/taxes/specified-premises/night-above-store.ts'
import { rulesToChange } from '#server/taxes/specified-premises/rules-to-change.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'

export const nextFinancialYear = (day: CalendarDate) => startOfFinancialYear(addDays(startOfFinancialYear(day), 366))

/** The first night above the limit in the financial year of a day, of all bookings but one. */
export const nightAboveIn = async (db: Db, day: CalendarDate, exceptBooking: number | null = null) => {
  const rule = premisesRuleOn(day)
  if (!rule) return null
  const days: [CalendarDate, CalendarDate] = [startOfFinancialYear(day), addDays(nextFinancialYear(day), -1)]
  return firstNightAbove(db, days, rule.limit, exceptBooking)
}

/** Whether the hotel is specified premises in the financial year that begins on a day. */
export const yearFrom = async (db: Db, from: CalendarDate): Promise<PremisesYear> => {
  const last = addDays(nextFinancialYear(from), -1)
  const declaration = firstInForce(await listDeclarations(db), from, last) ?? null
  const night = await nightAboveIn(db, addDays(from, -1))
  const state = night ? 'passed' : declaration ? 'declared' : 'not_specified'
  const since = state === 'declared' && declaration ? laterOf(from, declaration.valid_from) : from
  const to_change = state === 'not_specified' ? [] : rulesToChange(await listTaxRules(db), since)
  return {
    from,
    state,
    since,
    night,
    declaration,
    to_change: to_change.map(({ rule, new_rate }) => ({
      category: rule.tax_category.name,
      rate: rule.rate,
      new_rate,
    })),
  }
}

export const premisesOn = async (db: Db, today: CalendarDate): Promise<Premises> => {
  const rule = premisesRuleOn(today)
  if (!rule) throw new Error('no rule of specified premises is this old')
  return {
    limit: rule.limit,
    law: rule.law,
    years: [await yearFrom(db, startOfFinancialYear(today)), await yearFrom(db, nextFinancialYear(today))],
    declarations: await listDeclarations(db),
  }
}
