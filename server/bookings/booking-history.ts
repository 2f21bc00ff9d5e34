import { sql } from 'kysely'
import type { BookingEvent, BookingStatus } from '#contract/bookings/booking.ts'
import { type CalendarDate, formatDay } from '#contract/kit/calendar-date.ts'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import type { Db } from '#server/db/connect.ts'

type Change = Record<string, unknown>

interface Entry {
  at: string
  who: string | null
  action: 'insert' | 'update' | 'delete'
  before: Change | null
  after: Change | null
  /** Rooms that came and went in the same request. */
  rooms_added: string[] | null
  rooms_removed: string[] | null
}

export const listHistory = async (db: Db, booking: { id: number; slug: string }): Promise<BookingEvent[]> => {
  const { rows } = await sql<Entry>`
    select audit_entry.at, account.name as who, audit_entry.action, audit_entry.before, audit_entry.after,
      rooms.added as rooms_added, rooms.removed as rooms_removed
    from audit_entry
    left join account on account.id = audit_entry.account_id
    left join lateral (
      select
        array_agg(room.room_number) filter (where change.action = 'insert') as added,
        array_agg(room.room_number) filter (where change.action = 'delete') as removed
      from audit_entry change
      join room on room.id = (coalesce(change.after, change.before) ->> 'room_id')::integer
      where change.entity = 'stay' and change.request_id = audit_entry.request_id
        and (coalesce(change.after, change.before) ->> 'booking_id')::integer = ${booking.id}
    ) rooms on true
    where audit_entry.entity = 'booking' and audit_entry.slug = ${booking.slug}
    order by audit_entry.id desc
    limit 100
  `.execute(db)
  return rows.map((entry) => ({ at: entry.at, who: entry.who, what: inWords(entry) }))
}

export const whoChangedLast = async (db: Db, slug: string) => {
  const entry = await db
    .selectFrom('audit_entry')
    .innerJoin('account', 'account.id', 'audit_entry.account_id')
    .select('account.name')
    .where('entity', '=', 'booking')
    .where('audit_entry.slug', '=', slug)
    .orderBy('audit_entry.id', 'desc')
    .executeTakeFirst()
  return entry?.name ?? 'Somebody'
}

const statusChanges: Record<BookingStatus, string> = {
  booked: 'Booked',
  checked_in: 'Checked in',
  checked_out: 'Checked out',
  cancelled: 'Cancelled',
  no_show: 'Marked as no-show',
}

const asDay = (value: unknown) => formatDay(value as CalendarDate)
const asMoney = (value: unknown) => formatRupees(value as Paise)

const fields: Record<string, [label: string, show: (value: unknown) => string]> = {
  check_in_date: ['check-in', asDay],
  check_out_date: ['check-out', asDay],
  number_of_adults: ['adults', String],
  number_of_children: ['children', String],
  number_of_infants: ['infants', String],
  advance_amount: ['advance', asMoney],
  food_plan_rate: ['food plan rate', asMoney],
  group_name: ['group name', String],
  group_size: ['group size', String],
}

const inWords = (entry: Entry) => {
  if (entry.action === 'insert') {
    const reason = entry.after?.late_entry_reason
    return `Booked ${roomList(entry.rooms_added ?? [])}${reason ? ` (late entry: ${reason})` : ''}`
  }
  const parts = Object.entries(fields).flatMap(([field, [label, show]]) =>
    entry.after && field in entry.after ? `${label} ${show(entry.before?.[field])} → ${show(entry.after[field])}` : [],
  )
  const status = entry.after?.status as BookingStatus | undefined
  if (status) {
    const reason = entry.after?.cancel_reason
    return [statusChanges[status], ...(reason ? [String(reason)] : parts)].join(': ')
  }
  const [added, removed] = [entry.rooms_added ?? [], entry.rooms_removed ?? []]
  if (added.join() !== removed.join()) parts.unshift(`${roomList(removed)} → ${roomList(added)}`)
  if (entry.after && 'guest_id' in entry.after) parts.push('another guest')
  if (entry.after && 'food_plan_id' in entry.after) parts.push('another food plan')
  return parts.length > 0 ? `Changed ${parts.join(', ')}` : 'Saved without changes'
}

const roomList = (rooms: string[]) => `${rooms.length === 1 ? 'room' : 'rooms'} ${rooms.toSorted().join(', ')}`
