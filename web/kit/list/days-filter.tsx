import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { DayFilter } from '#web/kit/list/day-filter.tsx'

type Day = CalendarDate | undefined

interface DaysFilterProps<From extends string, To extends string> {
  /** The names of the first and the last day in the query. */
  names: [From, To]
  labels: [string, string]
  query: { [Name in From | To]?: Day }
  change: (changes: { [Name in From | To]?: Day }) => void
}

/** From one day to another. A day beyond the other end takes that end with it, so that the range is never reversed. */
export const DaysFilter = <From extends string, To extends string>({
  names: [from, to],
  labels,
  query,
  change,
}: DaysFilterProps<From, To>) => {
  const [first, last] = [query[from], query[to]]
  const choose = (start: Day, end: Day) => change({ [from]: start, [to]: end } as { [Name in From | To]: Day })
  return (
    <>
      <DayFilter
        label={labels[0]}
        value={first}
        onChange={(day) => choose(day, day && last && last < day ? day : last)}
      />
      <DayFilter
        label={labels[1]}
        value={last}
        onChange={(day) => choose(day && first && day < first ? day : first, day)}
      />
    </>
  )
}
