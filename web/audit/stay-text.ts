import type { AuditEntry } from '#contract/audit/audit.ts'
import { type NightChange, rentChanges } from '#contract/bookings/stays/stay-history-text.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

const roomOf = ({ before, after, names }: AuditEntry) => names[`room_id ${(after ?? before)?.room_id}`]

/** A room that a booking gets, gives up, or has for other nights. */
export const stayText = (entry: AuditEntry) => {
  const { action, before, after } = entry
  const stay = after ?? before
  const room = roomOf(entry)
  if (!stay || !room) return undefined
  if (action === 'update') return `Room ${room} changed`
  const nights = `${formatDay(stay.check_in_date as CalendarDate)} – ${formatDay(stay.check_out_date as CalendarDate)}`
  const rents = stay.rents ? `, rent ${rentsText(stay.rents as Record<CalendarDate, number>)}` : ''
  return `Room ${room} ${action === 'insert' ? 'added' : 'removed'}: ${nights}${rents}`
}

/** The rents of nights that were changed or deleted. */
export const nightText = (entry: AuditEntry) => {
  const { action } = entry
  const [before, after] = [entry.before, entry.after].map((values) => (values?.nights ?? null) as NightChange['before'])
  const room_number = roomOf(entry)
  if (!room_number) return undefined
  if (action === 'delete') return `Room ${room_number}, nights removed: ${rentsText(rentsOf(before ?? {}))}`
  const reason = typeof entry.after?.reason === 'string' ? entry.after.reason : null
  const changes = rentChanges([{ action, room_number, reason, before: before ?? null, after: after ?? null }])
  return changes.length > 0 ? `Changed ${changes.join(', ')}` : `Changed the meals of room ${room_number}`
}

const rentsOf = (nights: NonNullable<NightChange['before']>) =>
  Object.fromEntries(Object.entries(nights).map(([date, { rent }]) => [date, rent]))

/** `Nov 15, 2026 ₹2,000.00, Nov 16, 2026 ₹2,500.00`, or the rent alone if all nights have the same. */
const rentsText = (rents: Record<CalendarDate, number>) => {
  const shown = Object.entries(rents)
    .sort()
    .map(([date, rent]) => ({ date, rent: formatRupees(paise(rent)) }))
  const [first] = shown
  if (first && shown.every(({ rent }) => rent === first.rent)) return `${first.rent} per night`
  return shown.map(({ date, rent }) => `${formatDay(date)} ${rent}`).join(', ')
}
