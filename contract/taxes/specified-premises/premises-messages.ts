import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'
import { changedMeanwhile } from '#contract/kit/version.ts'
import { firstPremisesDay, type PremisesRule } from '#contract/taxes/specified-premises/premises-rule.ts'

export const premisesMessages = {
  /** Asked before the first price above the limit is saved. */
  question: (
    { date, value }: { date: CalendarDate; value: Paise },
    { limit, usual_rate, specified_rate }: PremisesRule,
    nextYear: CalendarDate,
  ) =>
    `${formatRupees(value)} (${formatDay(date)}) is above ${formatRupees(limit)}. If one room-night above this limit is invoiced, the hotel is specified premises: from ${formatDay(nextYear)} its restaurant charges ${formatPercent(specified_rate)} GST instead of ${formatPercent(usual_rate)}. Save it anyway?`,
  years: {
    not_specified: 'Not specified premises',
    passed: 'Specified premises, because a room-night was above the limit',
    declared: 'Specified premises by declaration',
  },
  saved: 'Declaration saved successfully',
  updated: 'Declaration updated successfully',
  removed: 'Declaration deleted',
  saveFailed: 'Failed to save the declaration',
  removeFailed: 'Failed to delete the declaration',
  loadFailed: 'Failed to load the state of the premises',
  missing: 'This declaration no longer exists. Refresh the page.',
  changedMeanwhile: changedMeanwhile('this declaration'),
  overlap: 'There is a declaration for these days already. Enter its last day first.',
  notFirstDay: (since: CalendarDate) =>
    `The hotel is specified premises from ${formatDay(since)} in this financial year, so the rate changes on that day.`,
  tooEarly: `Declarations are possible from ${formatDay(firstPremisesDay)}. Enter the first day as the portal shows it.`,
  datesTurned: 'The last day must not be before the first',
  notSpecified: 'The hotel is not specified premises on this day, so its rates stay as they are.',
  nothingToChange: 'The restaurant is taxed at the higher rate on this day already.',
  ratesAdded: (day: CalendarDate) => `The rate of the restaurant changes on ${formatDay(day)}`,
  rateFailed: 'Failed to change the rate',
}
