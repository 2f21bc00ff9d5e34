import type { AuditEntry } from '#contract/audit/audit.ts'
import { CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { paths } from '#web/app/paths.ts'

const acts = { insert: 'Added', update: 'Changed', delete: 'Deleted' }

const readable = (name: string) => name.replaceAll('_', ' ')

/** `tax_rule` reads Tax rule. */
export const entityName = (entity: string) => {
  const words = readable(entity)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A record's own name, where it has one. */
const titleFields = ['number', 'room_number', 'name', 'guest_name']

export const actText = ({ action, entity, after, before }: AuditEntry) => {
  const values = after ?? before ?? {}
  const title = action === 'update' ? undefined : titleFields.map((field) => values[field]).find(Boolean)
  return [acts[action], readable(entity), title].filter(Boolean).join(' ')
}

const pages: Record<string, string> = {
  booking: paths.bookingDetails,
  guest: paths.addGuest,
  invoice: paths.invoice,
  item: paths.addItem,
  item_category: paths.editItemCategory,
  room: paths.editRoom,
  room_type: paths.editRoomType,
}

/** The page of the record that was changed, if it has one. */
export const pageOf = ({ entity, action }: AuditEntry) => (action === 'delete' ? undefined : pages[entity])

const isMoney = /(amount|rent|rate|price|total|paid|balance|charges|credited|value_from|value_to|round_off|cgst|sgst)$/
/** What says nothing to a person. */
const hidden = new Set(['id', 'slug', 'search_text', 'created_at', 'updated_at'])

const show = (entity: string, field: string, value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (entity === 'tax_rule' && field === 'rate') return formatPercent(value)
    return isMoney.test(field) ? formatRupees(value as Paise) : String(value)
  }
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  if (CalendarDate.safeParse(text).success) return formatDay(text)
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? readable(text) : text
}

export interface AuditChange {
  field: string
  before: string | undefined
  after: string | undefined
}

/** Field by field, what it was and what it became; of a new record only what is said. */
export const changesIn = ({ entity, action, before, after }: AuditEntry): AuditChange[] => {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !hidden.has(field))
    .map((field) => ({
      field: readable(field),
      before: action === 'insert' ? undefined : show(entity, field, before?.[field]),
      after: action === 'delete' ? undefined : show(entity, field, after?.[field]),
    }))
    .filter(({ before: was, after: is }) => !(was === undefined && is === 'nothing'))
    .filter(({ before: was, after: is }) => !(is === undefined && was === 'nothing'))
}
