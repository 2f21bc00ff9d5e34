import { formatRupees, minus, paise, plus, zero } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { type CategoryKey, isOfCategory, type Rule } from '#contract/taxes/calculate-tax.ts'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'

interface Charged {
  rules: Rule[]
  /** The taxable categories of rooms and items. */
  categories: { key: CategoryKey; name: string }[]
  gstin: string
  today: CalendarDate
}

const lookAhead = 365
const onePaisa = paise(1)

/** Warnings about the tax of future bills. A hotel without a GSTIN charges no tax, which is no warning. */
export const taxWarnings = ({ rules, categories, gstin, today }: Charged): string[] => {
  if (rules.length === 0) return gstin ? [say.gstinWithoutRates] : []
  const gaps = categories.flatMap((category) => firstGap(rules, category, today) ?? [])
  return [...(gstin ? [] : [say.ratesWithoutGstin]), ...gaps]
}

/** The first day within a year on which a category has no rate. */
const firstGap = (rules: Rule[], { key, name }: Charged['categories'][number], today: CalendarDate) => {
  const own = rules.filter((rule) => isOfCategory(rule, key))
  const changes = own.flatMap(({ valid_from, valid_to }) => [valid_from, ...(valid_to ? [addDays(valid_to, 1)] : [])])
  const days = [today, ...changes].filter((day) => day >= today && day <= addDays(today, lookAhead)).sort()
  for (const day of days) {
    const values = gapOn(own, day)
    if (values === undefined) continue
    const what = [name, values].filter(Boolean).join(' ')
    return day === today ? say.noRate(what) : say.noRateFrom(what, formatDay(day))
  }
  return undefined
}

/** The amounts that no rule is for; an empty text is any amount. */
const gapOn = (rules: Rule[], day: CalendarDate) => {
  const inForce = rules
    .filter((rule) => rule.valid_from <= day && (rule.valid_to === null || day <= rule.valid_to))
    .sort((one, other) => one.value_from - other.value_from)
  let next = zero
  for (const { value_from, value_to } of inForce) {
    if (value_from > next) return `from ${formatRupees(next)} to ${formatRupees(minus(value_from, onePaisa))}`
    if (value_to === null) return undefined
    next = plus(value_to, onePaisa)
  }
  return next === 0 ? '' : `above ${formatRupees(minus(next, onePaisa))}`
}
