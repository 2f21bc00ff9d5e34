import type { AuditEntry } from '#contract/audit/audit.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { capitalized } from '#contract/kit/text.ts'
import { CalendarDate, formatDay, formatMoment } from '#contract/kit/time/calendar-date.ts'
import { permissionText } from '#web/audit/permission-text.ts'
import { nightText, stayText } from '#web/audit/stay-text.ts'
import { paths } from '#web/paths.ts'

const acts = {
  ...{ insert: 'Added', update: 'Changed', delete: 'Deleted' },
  ...{ view: 'Viewed', export: 'Exported', anonymise: 'Anonymised' },
}

const readable = (name: string) => name.replaceAll('_', ' ')

/** `tax_rule` reads Tax rule. */
export const entityName = (entity: string) => {
  const name = readable(entity)
  return capitalized(name)
}

const entityNames: Record<string, string> = {
  booking_guest: 'listed guest',
  occupant: 'person in a room',
  register_template: 'template of the guest register',
  registration_card: 'registration card',
  guest_order: 'order',
  e_invoice: 'e-invoice',
  foreigner_filing: 'registration of a foreigner',
  form_code: 'code of Form III',
  form_field: 'field of Form III',
  guest_invitation: 'invitation',
  order_line: 'order line',
  property: 'hotel settings',
  night: 'nights of a booking',
  stay: 'room of a booking',
}

export const actText = (entry: AuditEntry) => specialText[entry.entity]?.(entry) ?? usualText(entry)

const usualText = ({ action, entity, title, after }: AuditEntry) =>
  [acts[action], after?.kind === 'credit_note' ? 'credit note' : (entityNames[entity] ?? readable(entity)), title]
    .filter(Boolean)
    .join(' ')

/** Entries that would read oddly in the usual form, as “Added payment” would. */
const specialText: Record<string, (entry: AuditEntry) => string | undefined> = {
  guest: ({ action, title }) => {
    if (action === 'view') return `Viewed the ID photo of ${title}`
    return action === 'export' ? `Exported the data of ${title}` : undefined
  },
  payment: ({ action, after }) =>
    action === 'insert' && typeof after?.amount === 'number'
      ? `${after.kind === 'refund' ? 'Refunded' : 'Received'} ${formatRupees(paise(after.amount))}`
      : undefined,
  deposit: ({ action, after }) => {
    if (action === 'insert' && typeof after?.amount === 'number')
      return `Took a security deposit of ${formatRupees(paise(after.amount))}`
    if (typeof after?.kept_amount !== 'number') return undefined
    const kept = after.kept_amount > 0 ? `, kept ${formatRupees(paise(after.kept_amount))}` : ''
    return `Returned a security deposit${kept}`
  },
  /** An order has no name but its booking's, which may be linked beside it. */
  guest_order: ({ action, title, about }) =>
    title ? `${acts[action]} order of${about.some(({ text }) => text === title) ? '' : ` ${title}`}` : undefined,
  role_permission: permissionText,
  stay: stayText,
  night: nightText,
}

const pages: Record<string, string> = {
  booking: paths.bookingDetails,
  company: paths.editCompany,
  guest: paths.addGuest,
  invoice: paths.invoice,
  item: paths.addItem,
  item_category: paths.editItemCategory,
  room: paths.editRoom,
  room_type: paths.editRoomType,
}

const pagesWithSlug: Record<string, string> = {
  lost_property: paths.lostThing,
  repair: paths.repair,
}

interface Linked {
  entity: string
  slug: string | null
  action?: AuditEntry['action']
}

/** The address of the record that was changed, if it has a page. */
export const linkTo = ({ entity, slug, action }: Linked) => {
  if (action === 'delete' || slug === null) return undefined
  const [page, withSlug] = [pages[entity], pagesWithSlug[entity]]
  if (withSlug) return { to: withSlug, params: { slug } }
  return page ? { to: page, search: { slug } } : undefined
}

const isMoney =
  /(amount|credit_limit|rent|rate|price|cost|total|paid|balance|charges|credited|value_from|value_to|round_off|cgst|sgst)$/
/** Technical fields, which are not shown. */
const hidden =
  /^(id|slug|photo|image|search_text|created_at|updated_at|version|logo|id_proof_image|place|position|booked_on|cancelled_on|nights|rents|line|permission|up_to|charge_keys?)$/

const fieldNames: Record<string, string> = {
  is_active: 'active',
  needs_reference: 'asks for source and reference',
  is_cash: 'cash',
  cash_confirmed: 'cash above the legal limit confirmed',
  retired_at: 'taken out of use',
  gstin: 'GSTIN',
  sac: 'SAC',
  upi_id: 'UPI ID',
  pin_code: 'PIN code',
  e_invoice_since: 'e-invoicing since',
  irn: 'IRN',
  ack_no: 'acknowledgement number',
  ack_at: 'acknowledged',
  payment_terms: 'payment terms in days',
  cgst: 'CGST',
  sgst: 'SGST',
  fom: 'front office manager',
  fo_assistant: 'front office assistant',
  account_id: 'by',
  corrects_id: 'corrects invoice',
  at: 'time',
  check_in_date: 'check-in',
  check_out_date: 'check-out',
  cancel_reason: 'reason for cancelling',
  late_entry_reason: 'reason for the late entry',
  number_of_adults: 'adults',
  number_of_children: 'children',
  number_of_infants: 'infants',
  advance_amount: 'advance',
  desk_remarks: 'remarks for the desk',
  housekeeping_remarks: 'remarks for housekeeping',
  pinned: 'pinned to this room',
  stay_slug: 'nights',
}
const fieldName = (field: string) => fieldNames[field] ?? readable(field.replace(/_id$/, ''))

/** An instant as the database writes it; one without seconds would be a day. */
const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

const listText = (fields: object) =>
  Object.entries(fields)
    .filter(([field, value]) => !hidden.test(field) && value !== null && value !== '')
    .map(([field, value]) => `${fieldName(field)}: ${String(value)}`)
    .join(', ')

const show = ({ entity, names }: AuditEntry, field: string, value: unknown, zone: string): string => {
  // The nights that a repair blocks.
  if (field === 'stay_slug') return value ? 'blocked' : 'not blocked'
  if (value === null || value === undefined || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    const name = names[`${field} ${value}`]
    if (name) return name
    if (entity === 'tax_rule' && field === 'rate') return formatPercent(value)
    return isMoney.test(field) ? formatRupees(paise(value)) : String(value)
  }
  if (typeof value === 'object') return listText(value)
  const text = String(value)
  if (text === 'no_show') return 'no-show'
  if (CalendarDate.safeParse(text).success) return formatDay(text)
  if (isInstant.test(text)) return formatMoment(text, zone)
  return /^[a-z]+(_[a-z]+)+$/.test(text) ? readable(text) : text
}

export interface AuditChange {
  field: string
  before: string | undefined
  after: string | undefined
}

/** Each field with its old and new value; empty fields of a new or deleted record are left out. */
export const changesIn = (entry: AuditEntry, zone: string): AuditChange[] => {
  const { action, before, after } = entry
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .filter((field) => !hidden.test(field))
    .map((field) => ({
      field: fieldName(field),
      before: action === 'insert' ? undefined : show(entry, field, before?.[field], zone),
      after: action === 'delete' ? undefined : show(entry, field, after?.[field], zone),
    }))
    .filter(({ before: was, after: is }) => !(was === undefined && is === 'nothing'))
    .filter(({ before: was, after: is }) => !(is === undefined && was === 'nothing'))
    .filter(({ before: was, after: is }) => was !== is)
}
