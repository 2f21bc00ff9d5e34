import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'

const message = 'The end date must not be before the start date'

/** Arguments for `refine`: refuses a range of days, either of them optional, that ends before it starts. */
export const daysInOrder = <From extends string, To extends string>(from: From, to: To) =>
  [
    (query: { [Name in From | To]?: CalendarDate | undefined }) => {
      const [start, end] = [query[from], query[to]]
      return !start || !end || start <= end
    },
    { path: [to], message },
  ] satisfies [unknown, { path: string[]; message: string }]
