import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { startOfFinancialYear } from '#contract/kit/time/financial-year.ts'
import { taxMessages } from '#contract/taxes/tax-messages.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { premisesProblems } from '#server/taxes/specified-premises/premises-problems.ts'
import { yearFrom } from '#server/taxes/specified-premises/premises-state.ts'
import { rulesToChange } from '#server/taxes/specified-premises/rules-to-change.ts'
import { lockTaxableCategory } from '#server/taxes/tax-category-store.ts'
import { insertTaxRules, listTaxRules, updateTaxRule } from '#server/taxes/tax-store.ts'

/** Ends the usual rates of restaurant services before the day on which the hotel becomes specified premises. */
export const changeRestaurantRates = async (db: Db, from: CalendarDate) => {
  const { state, since } = await yearFrom(db, startOfFinancialYear(from))
  if (state === 'not_specified') throw premisesProblems.notSpecified()
  if (since !== from) throw premisesProblems.notFirstDay(since)
  const changes = rulesToChange(await listTaxRules(db), from)
  if (changes.length === 0) throw premisesProblems.nothingToChange()
  // All categories before the first rule, by their ids, as everybody who locks several does.
  const categories = new Set(changes.map(({ rule }) => rule.tax_category_id))
  for (const id of [...categories].sort((one, other) => one - other)) await lockTaxableCategory(db, id)
  for (const { rule, new_rate } of changes) await changeFrom(db, rule, from, new_rate)
}

const changeFrom = async (db: Db, rule: TaxRule, from: CalendarDate, rate: number) => {
  const { slug, tax_category_id, value_from, value_to, sac, valid_from, valid_to, version } = rule
  const draft = { tax_category_id, value_from, value_to, sac }
  const beginsThen = valid_from === from
  const change = beginsThen ? { rate, valid_to } : { rate: rule.rate, valid_to: addDays(from, -1) }
  if (!(await updateTaxRule(db, slug, { ...draft, ...change, valid_from, version })))
    throw await changedMeanwhile(db, { entity: 'tax_rule', slug }, taxMessages.changedMeanwhile)
  if (!beginsThen) await insertTaxRules(db, [{ ...draft, rate, valid_from: from, valid_to }])
}
