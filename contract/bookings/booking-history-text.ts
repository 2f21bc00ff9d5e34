import { unknownSource } from '#contract/booking-sources/booking-source.ts'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import { bookingFields, fieldNames } from '#contract/bookings/booking-fields.ts'
import {
  asDay,
  asMoney,
  type Change,
  type ChangedStay,
  changesIn,
  dateChanges,
  type Fields,
  type NightChange,
  newRents,
  type Room,
  rentChanges,
  roomChanges,
} from '#contract/bookings/stays/stay-history-text.ts'
import { absolute, formatRupees, type Paise } from '#contract/kit/money.ts'

/** An entry of the audit trail about a booking. */
export interface BookingChange {
  id: number
  at: string
  who: string | null
  /** The colleague who approved it. */
  approved_by?: string | null
  action: 'insert' | 'update' | 'delete'
  before: Change | null
  after: Change | null
  /** Rooms that the same request added and removed. */
  added: Room[]
  removed: Room[]
  /** Stays that it changed, each with its old values. */
  changed: ChangedStay[]
  nights: NightChange[]
  /** Whether the list of a group's guests changed. */
  has_new_list: boolean
  /** The names in a change of guest, food plan, source or company; null if the record was deleted since. */
  old_guest: string | null
  new_guest: string | null
  old_food_plan: string | null
  new_food_plan: string | null
  /** Null also if the source is not known, or there is no company. */
  old_source: string | null
  new_source: string | null
  old_company: string | null
  new_company: string | null
  /** Null also if the booking had no rate plan. */
  old_rate_plan: string | null
  new_rate_plan: string | null
}

const statusChanges: Record<BookingStatus, string> = {
  booked: 'Booked',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  cancelled: 'Cancelled',
  no_show: 'Marked as no-show',
}

const asText = (text: unknown) => (text ? String(text) : 'none')
const asYesNo = (value: unknown) => (value ? 'yes' : 'no')
const showKind = { text: asText, number: String, day: asDay, money: asMoney, yes_no: asYesNo }

const plainFields = bookingFields.flatMap((field) => {
  const { label, inSentence = label.toLowerCase(), kind } = fieldNames[field]
  return kind === 'source' || kind === 'company' || kind === 'rate_plan' ? [] : [[field, [inSentence, showKind[kind]]]]
})

const fields: Fields = {
  ...Object.fromEntries(plainFields),
  // Until it became a payment, the advance was a field of the booking.
  advance_amount: ['advance', asMoney],
  group_name: ['group name', String],
  group_size: ['group size', String],
  late_entry_reason: ['reason for the late entry', asText],
}

const roomFields: Fields = {
  room_rent: ['rent', asMoney],
  check_in_date: ['check-in', asDay],
  check_out_date: ['check-out', asDay],
}

/** A change of a booking in a sentence. */
export const changeInWords = (entry: BookingChange) => {
  const { before, after, added, removed } = entry
  if (entry.action === 'insert') {
    const reason = after?.late_entry_reason
    return `Booked ${roomList(added)}${reason ? ` (late entry: ${reason})` : ''}`
  }
  const parts = after && before ? changesIn(fields, before, after) : []
  const status = after?.status as BookingStatus | undefined
  if (status) {
    const reason = after?.cancel_reason
    const fee = after?.fee_reason ? ` (another fee than proposed: ${String(after.fee_reason)})` : ''
    return `${[statusChanges[status], ...(reason ? [String(reason)] : parts)].join(': ')}${fee}`
  }
  if (isRewritten(entry)) {
    if (roomList(added) !== roomList(removed)) parts.unshift(`${roomList(removed)} → ${roomList(added)}`)
    for (const room of added) parts.push(...changesOfRoom(entry, room))
  } else {
    parts.unshift(...roomChanges(entry))
    parts.push(...rentChanges(entry.nights), ...newRents(entry), ...dateChanges(entry))
  }
  if (entry.has_new_list) parts.push('the list of guests')
  if (after && 'guest_id' in after)
    parts.push(`guest ${entry.old_guest ?? 'deleted'} → ${entry.new_guest ?? 'deleted'}`)
  if (after && 'food_plan_id' in after)
    parts.push(`food plan ${entry.old_food_plan ?? 'deleted'} → ${entry.new_food_plan ?? 'deleted'}`)
  if (after && 'source_id' in after)
    parts.push(`source ${entry.old_source ?? unknownSource} → ${entry.new_source ?? unknownSource}`)
  if (after && 'company_id' in after) parts.push(`company ${asText(entry.old_company)} → ${asText(entry.new_company)}`)
  if (after && 'rate_plan_id' in after)
    parts.push(`rate plan ${asText(entry.old_rate_plan)} → ${asText(entry.new_rate_plan)}`)
  const reason = entry.nights.find((change) => change.reason)?.reason
  if (reason) return `Corrected past nights (${reason}): ${parts.join(', ')}`
  return parts.length > 0 ? `Changed ${parts.join(', ')}` : 'Saved without changes'
}

/** Early versions removed and added all rooms of a booking with every edit. */
const isRewritten = ({ added, removed }: BookingChange) =>
  removed.length > 0 && [...added, ...removed].every((room) => !('line' in room))

/** The changes of a room that the booking keeps, without dates that only follow the booking's dates. */
const changesOfRoom = ({ before, after, removed }: BookingChange, room: Room) => {
  const was = removed.find(({ room_number }) => room_number === room.room_number)
  if (!was) return []
  const follows = (field: string) => before?.[field] === was[field] && after?.[field] === room[field]
  const own = Object.fromEntries(Object.entries(roomFields).filter(([field]) => !follows(field)))
  return changesIn(own, was, room).map((change) => `room ${room.room_number} ${change}`)
}

const roomList = (rooms: Room[]) =>
  `${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.map(({ room_number }) => room_number).join(', ')}`

/** A payment, refund, deposit, invoice or credit note of a booking. */
export interface MoneyChange {
  id: number
  at: string
  who: string | null
  /** The colleague who approved it. */
  approved_by?: string | null
  kind: 'payment' | 'refund' | 'deposit' | 'deposit_return' | 'invoice' | 'credit_note'
  amount: Paise
  /** The payment method, or the number of the invoice or credit note. */
  name: string
  reason: string
}

const beginnings = {
  payment: ({ name }: MoneyChange, amount: string) => `Received ${amount} (${name})`,
  refund: ({ name }: MoneyChange, amount: string) => `Refunded ${amount} (${name})`,
  deposit: ({ name }: MoneyChange, amount: string) => `Took a security deposit of ${amount} (${name})`,
  deposit_return: (_: MoneyChange, amount: string) => `Returned ${amount} of the security deposit`,
  invoice: ({ name }: MoneyChange, amount: string) => `Invoice ${name} for ${amount}`,
  credit_note: ({ name }: MoneyChange, amount: string) => `Credit note ${name} for ${amount}`,
}

/** A payment, refund, deposit, invoice or credit note in a sentence. */
export const moneyInWords = (change: MoneyChange) =>
  [beginnings[change.kind](change, formatRupees(absolute(change.amount))), change.reason].filter(Boolean).join(': ')

/** Who made a change that a colleague approved. */
export const approvedChange = (who: string | null, colleague: string) => `${who ?? 'Sarai'}, approved by ${colleague}`
