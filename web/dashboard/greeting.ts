import { dayIn, formatDay } from '#contract/kit/calendar-date.ts'

/** `Good evening, Asha. It is Nov 15, 2026.` by the hotel's clock, wherever the screen stands. */
export const greeting = (name: string, timeZone: string, now: Date) => {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(now))
  const partOfDay = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
  return `Good ${partOfDay}, ${name}. It is ${formatDay(dayIn(timeZone, now))}.`
}
