import { CalendarDate } from '#contract/kit/time/calendar-date.ts'

/** A day; undefined if the zone does not give all of it; `wrong` if there is no such day. */
export type ZoneDay = CalendarDate | undefined | 'wrong'

const dayOf = (yymmdd: string | null | undefined, century: (day: string) => string): ZoneDay => {
  if (yymmdd === undefined) return undefined
  if (yymmdd === null) return 'wrong'
  if (yymmdd.includes('<')) return undefined
  const short = `${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
  const day = `${century(short)}${short}`
  return CalendarDate.safeParse(day).success ? day : 'wrong'
}

const centuryOf = (day: CalendarDate) => Number(day.slice(0, 2))

/** A zone has two digits of the year. The latest day that is not in the future is the birth date. */
export const birthDayOf = (yymmdd: string | null | undefined, today: CalendarDate) =>
  dayOf(yymmdd, (short) => String(short <= today.slice(2) ? centuryOf(today) : centuryOf(today) - 1))

/** The year nearest to this one: documents expire within decades. */
export const expiryDayOf = (yymmdd: string | null | undefined, today: CalendarDate) =>
  dayOf(yymmdd, (short) => {
    const ahead = Number(short.slice(0, 2)) - Number(today.slice(2, 4))
    return String(centuryOf(today) + (ahead > 50 ? -1 : ahead < -50 ? 1 : 0))
  })
