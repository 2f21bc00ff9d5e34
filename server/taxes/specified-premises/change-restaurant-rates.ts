import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import type { Db } from '#server/db/connect.ts'
import { premisesProblems } from '#server/taxes/specified-premises/premises-problems.ts'
import { yearFrom } from '#server/taxes/specified-premises/premises-state.ts'
import { rulesToChange } from '#server/taxes/specified-premises/rules-to-change.ts'
import { lockTaxableCategory } from '#server/taxes/tax-category-store.ts'
import { insertTaxRules, listTaxRules, updateTaxRule } from '#server/taxes/tax-store.ts'

/** Ends the usual rates of restaurant services before a financial year, and adds those of specified premises. */
export const changeRestaurantRates = async (db: Db, from: CalendarDate) => {
  const { state } = await yearFrom(db, from)
  if (state === 'not_specified') throw premisesProblems.notSpecified()
  const changes = rulesToChange(await listTaxRules(db), from)
  if (changes.length === 0) throw premisesProblems.nothingToChange()
  for (const { rule, new_rate } of changes) await changeFrom(db, rule, from, new_rate)
}

const changeFrom = async (db: Db, rule: TaxRule, from: CalendarDate, rate: number) => {
  const { tax_category_id, value_from, value_to, sac, valid_from, valid_to, version } = rule
  const draft = { tax_category_id, value_from, value_to, sac }
  await lockTaxableCategory(db, tax_category_id)
  if (valid_from === from) {
    await updateTaxRule(db, rule.slug, { ...draft, rate, valid_from, valid_to, version })
    return
  }
  await updateTaxRule(db, rule.slug, { ...draft, rate: rule.rate, valid_from, valid_to: addDays(from, -1), version })
  await insertTaxRules(db, [{ ...draft, rate, valid_from: from, valid_to }])
}
