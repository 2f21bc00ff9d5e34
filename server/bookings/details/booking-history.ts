import { sql } from 'kysely'
import type { BookingEvent, BookingStatus } from '#contract/bookings/booking.ts'
import { bookingFields, fieldNames } from '#contract/bookings/booking-fields.ts'
import { type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees, paise } from '#contract/kit/money.ts'
import { type MoneyEntry, moneyInWords } from '#server/bookings/details/booking-money-history.ts'

type Change = Record<string, unknown>

/** A room of the booking before or after the change. */
interface Room extends Change {
  room_number: string
}

interface Entry {
  id: number
  at: string
  who: string | null
  action: 'insert' | 'update' | 'delete'
  before: Change | null
  after: Change | null
  /** Rooms that the same request added and removed. */
  added: Room[]
  removed: Room[]
  /** Whether the list of a group's guests changed. */
  has_new_list: boolean
  /** The names in a change of guest or food plan; null if the record was deleted since. */
  old_guest: string | null
  new_guest: string | null
  old_food_plan: string | null
  new_food_plan: string | null
}

const nameOf = (table: 'guest' | 'food_plan', side: 'before' | 'after') =>
  sql`(select name from ${sql.table(table)} where id = (audit_entry.${sql.raw(side)} ->> ${sql.lit(`${table}_id`)})::integer)`

const most = 100

/** The newest audit entries of a booking, with the names of the records that they refer to. */
export const bookingChanges = sql<Entry[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select audit_entry.id, audit_entry.at, account.name as who, audit_entry.action, audit_entry.before, audit_entry.after,
      rooms.added, rooms.removed,
      ${nameOf('guest', 'before')} as old_guest, ${nameOf('guest', 'after')} as new_guest,
      ${nameOf('food_plan', 'before')} as old_food_plan, ${nameOf('food_plan', 'after')} as new_food_plan,
      exists (
        select from audit_entry listed
        where listed.entity = 'booking_guest' and listed.request_id = audit_entry.request_id
          and (coalesce(listed.after, listed.before) ->> 'booking_id')::integer = booking.id
      ) as has_new_list
    from audit_entry
    left join account on account.id = audit_entry.account_id
    left join lateral (
      select
        coalesce(jsonb_agg(change.room order by change.room ->> 'room_number') filter (where change.action = 'insert'), '[]') as added,
        coalesce(jsonb_agg(change.room order by change.room ->> 'room_number') filter (where change.action = 'delete'), '[]') as removed
      from (
        select stay.action, coalesce(stay.after, stay.before) || jsonb_build_object('room_number', room.room_number) as room
        from audit_entry stay
        join room on room.id = (coalesce(stay.after, stay.before) ->> 'room_id')::integer
        where stay.entity = 'stay' and stay.request_id = audit_entry.request_id
          and (coalesce(stay.after, stay.before) ->> 'booking_id')::integer = booking.id
      ) change
    ) rooms on true
    where audit_entry.entity = 'booking' and audit_entry.slug = booking.slug
    order by audit_entry.id desc
    limit ${sql.lit(most)}
  ) entry
), '[]')`

/** The changes of a booking and of its money as sentences, newest first. */
export const historyOf = (changes: Entry[], moneyChanges: MoneyEntry[]): BookingEvent[] =>
  [
    ...changes.map((entry) => ({ ...entry, what: inWords(entry) })),
    ...moneyChanges.map((entry) => ({ ...entry, what: moneyInWords(entry) })),
  ]
    .sort((one, other) => other.id - one.id)
    .slice(0, most)
    .map(({ at, who, what }) => ({ at: new Date(at).toISOString(), who, what }))

const statusChanges: Record<BookingStatus, string> = {
  booked: 'Booked',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  cancelled: 'Cancelled',
  no_show: 'Marked as no-show',
}

const asDay = (value: unknown) => formatDay(value as CalendarDate)
const asMoney = (value: unknown) => formatRupees(paise(Number(value)))

type Fields = Record<string, [label: string, show: (value: unknown) => string]>

const asText = (text: unknown) => (text ? String(text) : 'none')
const showKind = { text: asText, number: String, day: asDay, money: asMoney }

const plainFields = bookingFields.map((field) => {
  const { label, inSentence = label.toLowerCase(), kind } = fieldNames[field]
  return [field, [inSentence, showKind[kind]]]
})

const fields: Fields = {
  ...Object.fromEntries(plainFields),
  group_name: ['group name', String],
  group_size: ['group size', String],
  late_entry_reason: ['reason for the late entry', asText],
}

const roomFields: Fields = {
  room_rent: ['rent', asMoney],
  check_in_date: ['check-in', asDay],
  check_out_date: ['check-out', asDay],
}

const inWords = (entry: Entry) => {
  const { before, after, added, removed } = entry
  if (entry.action === 'insert') {
    const reason = after?.late_entry_reason
    return `Booked ${roomList(added)}${reason ? ` (late entry: ${reason})` : ''}`
  }
  const parts = after && before ? changesIn(fields, before, after) : []
  const status = after?.status as BookingStatus | undefined
  if (status) {
    const reason = after?.cancel_reason
    return [statusChanges[status], ...(reason ? [String(reason)] : parts)].join(': ')
  }
  if (roomList(added) !== roomList(removed)) parts.unshift(`${roomList(removed)} → ${roomList(added)}`)
  for (const room of added) parts.push(...changesOfRoom(entry, room))
  if (entry.has_new_list) parts.push('the list of guests')
  if (after && 'guest_id' in after)
    parts.push(`guest ${entry.old_guest ?? 'deleted'} → ${entry.new_guest ?? 'deleted'}`)
  if (after && 'food_plan_id' in after)
    parts.push(`food plan ${entry.old_food_plan ?? 'deleted'} → ${entry.new_food_plan ?? 'deleted'}`)
  return parts.length > 0 ? `Changed ${parts.join(', ')}` : 'Saved without changes'
}

const changesIn = (fields: Fields, before: Change, after: Change) =>
  Object.entries(fields).flatMap(([field, [label, show]]) =>
    field in after && after[field] !== before[field] ? `${label} ${show(before[field])} → ${show(after[field])}` : [],
  )

/** The changes of a room that the booking keeps, without dates that only follow the booking's dates. */
const changesOfRoom = ({ before, after, removed }: Entry, room: Room) => {
  const was = removed.find(({ room_number }) => room_number === room.room_number)
  if (!was) return []
  const follows = (field: string) => before?.[field] === was[field] && after?.[field] === room[field]
  const own = Object.fromEntries(Object.entries(roomFields).filter(([field]) => !follows(field)))
  return changesIn(own, was, room).map((change) => `room ${room.room_number} ${change}`)
}

const roomList = (rooms: Room[]) =>
  `${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.map(({ room_number }) => room_number).join(', ')}`
