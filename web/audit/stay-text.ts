import type { AuditEntry } from '#contract/audit/audit.ts'
import { type NightChange, rentChanges } from '#contract/bookings/stays/stay-history-text.ts'
import { type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'

const roomOf = ({ before, after, names }: AuditEntry) => names[`room_id ${(after ?? before)?.room_id}`]

/** A room that a booking gets, gives up, or has for other nights. */
export const stayText = (entry: AuditEntry) => {
  const { action, before, after } = entry
  const stay = after ?? before
  const room = roomOf(entry)
  if (!stay || !room) return undefined
  if (action === 'update') return `Room ${room} changed`
  const nights = `${formatDay(stay.check_in_date as CalendarDate)} – ${formatDay(stay.check_out_date as CalendarDate)}`
  return `Room ${room} ${action === 'insert' ? 'added' : 'taken out'}: ${nights}`
}

/** The rents of nights that were added, changed or deleted. */
export const nightText = (entry: AuditEntry) => {
  const { action } = entry
  const [before, after] = [entry.before, entry.after].map((values) => (values?.nights ?? null) as NightChange['before'])
  const room_number = roomOf(entry)
  if (!room_number) return undefined
  if (action === 'insert') return `Room ${room_number}, rent: ${rentsText(after ?? {})}`
  if (action === 'delete') return `Room ${room_number}, nights taken out: ${rentsText(before ?? {})}`
  const reason = typeof entry.after?.reason === 'string' ? entry.after.reason : null
  const changes = rentChanges([{ action, room_number, reason, before: before ?? null, after: after ?? null }])
  return changes.length > 0 ? `Changed ${changes.join(', ')}` : `Changed the meals of room ${room_number}`
}

/** `Nov 15, 2026 ₹2,000.00, Nov 16, 2026 ₹2,500.00`, or the first and last night if all have the same rent. */
const rentsText = (nights: NonNullable<NightChange['before']>) => {
  const dates = Object.keys(nights).sort()
  const rentOf = (date: string | undefined) => formatRupees(paise(nights[date ?? '']?.rent ?? 0))
  const [first, last] = [dates[0], dates.at(-1)]
  if (first && last && first !== last && dates.every((date) => rentOf(date) === rentOf(first))) {
    return `${formatDay(first)} – ${formatDay(last)} ${rentOf(first)} each`
  }
  return dates.map((date) => `${formatDay(date)} ${rentOf(date)}`).join(', ')
}
