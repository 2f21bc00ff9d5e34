import type { AuditAction } from '#contract/audit/audit.ts'
import { type CalendarDate, formatDay } from '#contract/kit/time/calendar-date.ts'

type Values = Record<string, unknown>

/** An entry of the audit trail about a found thing. */
interface LostPropertyChange {
  action: AuditAction
  before: Values | null
  after: Values | null
  /** The names of records that the values refer to: `room_id 3` is 204. */
  names: Record<string, string>
}

type Say = (after: Values, before: Values, names: LostPropertyChange['names']) => string

const quoted = (value: unknown) => (value ? `“${String(value)}”` : 'nothing')
const day = (value: unknown) => formatDay(value as CalendarDate)

const changed =
  (what: string, field: string, text: (value: unknown) => string): Say =>
  (after, before) =>
    `${what} changed from ${text(before[field])} to ${text(after[field])}`

const place = (values: Values, names: LostPropertyChange['names']) =>
  values.room_id ? `room ${names[`room_id ${values.room_id}`] ?? ''}` : String(values.area ?? '')

const statusWords: Record<string, Say> = {
  returned: ({ returned_to }) => (returned_to ? `Returned to ${returned_to}` : 'Returned'),
  disposed: ({ closing_note }) => (closing_note ? `Disposed of: ${closing_note}` : 'Disposed of'),
  kept: (_after, { returned_to }) => (returned_to ? `Kept again, no longer returned to ${returned_to}` : 'Kept again'),
}

/** The words for each field that has changed, in the order in which they are said. */
const fieldWords: Record<string, Say> = {
  status: (after, before, names) => statusWords[String(after.status)]?.(after, before, names) ?? '',
  description: changed('Description', 'description', quoted),
  found_on: changed('Found on', 'found_on', day),
  found_by: changed('Found by', 'found_by', quoted),
  keep_until: changed('Keep until', 'keep_until', day),
  kept_in: changed('Kept in', 'kept_in', quoted),
  photo: (after, before) => {
    if (!after.photo) return 'Photo removed'
    return before.photo ? 'Photo replaced' : 'Photo added'
  },
}

/** One sentence for an entry; undefined if it says nothing that a person wants to read. */
export const lostPropertyChangeInWords = ({ action, before, after, names }: LostPropertyChange) => {
  if (action === 'insert') return 'Entered'
  if (action === 'delete') return 'Deleted'
  // Until version 1.0 the trail did not hold the photo: an entry without fields is a change of it.
  if (!before || !after) return 'Photo changed'
  const words = Object.entries(fieldWords).flatMap(([field, say]) =>
    field in after ? [say(after, before, names)] : [],
  )
  if ('room_id' in after || 'area' in after)
    words.push(`Found in changed from ${place(before, names)} to ${place(after, names)}`)
  return words.length > 0 ? words.join('. ') : undefined
}
