import type { AuditAction } from '#contract/audit/audit.ts'
import { formatMoment } from '#contract/kit/time/calendar-date.ts'

type Values = Record<string, unknown>

interface FilingChange {
  action: AuditAction
  before: Values | null
  after: Values | null
}

const time = (value: unknown, zone: string) => formatMoment(String(value), zone)

const quoted = (value: unknown) => (value ? `“${String(value)}”` : 'nothing')

/** One sentence for an entry of the audit trail about what was filed. */
export const filingChangeInWords =
  (zone: string) =>
  ({ action, before, after }: FilingChange) => {
    if (action === 'insert')
      return `Arrival filed on ${time(after?.filed_at, zone)}, number ${after?.application_number}`
    if (action === 'delete') return `Entry of the arrival removed, number ${before?.application_number}`
    if (!before || !after) return undefined
    if ('departure_filed_at' in after && before.departure_filed_at === null)
      return `Departure filed on ${time(after.departure_filed_at, zone)}`
    if ('departure_filed_at' in after && after.departure_filed_at === null) return 'Entry of the departure removed'
    const words = [
      'application_number' in after &&
        `Number changed from ${quoted(before.application_number)} to ${quoted(after.application_number)}`,
      'filed_at' in after &&
        `Arrival filed changed from ${time(before.filed_at, zone)} to ${time(after.filed_at, zone)}`,
      'departure_number' in after &&
        `Number of the departure changed from ${quoted(before.departure_number)} to ${quoted(after.departure_number)}`,
      'departure_filed_at' in after &&
        `Departure filed changed from ${time(before.departure_filed_at, zone)} to ${time(after.departure_filed_at, zone)}`,
      'onward_address' in after &&
        `Onward address changed from ${quoted(before.onward_address)} to ${quoted(after.onward_address)}`,
    ].filter((word) => word !== false)
    return words.length > 0 ? words.join('. ') : undefined
  }
