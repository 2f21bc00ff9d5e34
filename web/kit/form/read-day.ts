import { addDays, CalendarDate } from '#contract/kit/calendar-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A day as people at a desk type it: 20/11/2026, 20-11, 20 nov, Nov 20, 2026, 2026-11-20, today, tomorrow, +3.
 * Day before month, as India writes it; without a year it is the next such day from today on.
 */
export const readDay = (typed: string, today: CalendarDate): CalendarDate | null => {
  const text = typed.trim().toLowerCase()
  if (text === 'today') return today
  if (text === 'tomorrow') return addDays(today, 1)
  if (/^\+\d{1,3}$/.test(text)) return addDays(today, Number(text))
  const parts = text.split(/[\s,./-]+/).filter(Boolean)
  if (parts.length < 2 || parts.length > 3) return null
  if (/^\d{4}$/.test(parts[0] ?? '')) return real(parts[0], parts[1], parts[2])

  const monthIndex = parts.findIndex((part) => monthOf(part) !== undefined)
  const [day, month] = monthIndex === 0 ? [parts[1], parts[0]] : [parts[0], parts[1]]
  const year = parts[2]
  if (year !== undefined) return real(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const near = real(String(thisYear), month, day)
  return near !== null && near >= today ? near : real(String(thisYear + 1), month, day)
}

const monthOf = (part: string) => {
  const index = months.indexOf(part.slice(0, 3))
  return index === -1 ? undefined : String(index + 1)
}

const real = (year = '', month = '', day = '') => {
  const text = `${year}-${(monthOf(month) ?? month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return CalendarDate.safeParse(text).data ?? null
}
