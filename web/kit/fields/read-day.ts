import { addDays, CalendarDate } from '#contract/kit/time/calendar-date.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * Reads a typed date: 20/11/2026, 20-11, 20 nov, Nov 20, 2026, 2026-11-20, today, tomorrow, +3. The day comes before
 * the month, as in India. Without a year it is the next such date or, for past dates, the most recent one; a year of two
 * digits is likewise the most recent one.
 */
export const readDay = (typed: string, today: CalendarDate, { past = false } = {}): CalendarDate | null => {
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
  if (year?.length === 2) {
    const near = real(`20${year}`, month, day)
    return past && (near === null || near > today) ? real(`19${year}`, month, day) : near
  }
  if (year !== undefined) return real(year, month, day)
  const thisYear = Number(today.slice(0, 4))
  const near = real(String(thisYear), month, day)
  if (near !== null && (past ? near <= today : near >= today)) return near
  return real(String(past ? thisYear - 1 : thisYear + 1), month, day)
}

const monthOf = (part: string) => {
  const index = months.indexOf(part.slice(0, 3))
  return index === -1 ? undefined : String(index + 1)
}

const real = (year = '', month = '', day = '') => {
  const text = `${year}-${(monthOf(month) ?? month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return CalendarDate.safeParse(text).data ?? null
}
