import { sql } from 'kysely'
import type { BookingEvent } from '#contract/bookings/booking.ts'
import {
  approvedChange,
  type BookingChange,
  changeInWords,
  type MoneyChange,
  moneyInWords,
} from '#contract/bookings/booking-history-text.ts'
import { type FolioChange, folioChangeInWords } from '#contract/bookings/folio-history-text.ts'
import { type OccupantChange, occupantChangeInWords } from '#contract/bookings/occupant-history-text.ts'
import { approverName } from '#server/bookings/details/approver-name.ts'

const columns = {
  guest: 'guest_id',
  food_plan: 'food_plan_id',
  booking_source: 'source_id',
  company: 'company_id',
  rate_plan: 'rate_plan_id',
}

const nameOf = (table: keyof typeof columns, side: 'before' | 'after') =>
  sql`(select name from ${sql.table(table)} where id = (audit_entry.${sql.raw(side)} ->> ${sql.lit(columns[table])})::integer)`

const most = 100

/** The newest audit entries of a booking, with the names of the records that they refer to. */
export const bookingChanges = sql<BookingChange[]>`coalesce((
  select json_agg(entry order by entry.id desc) from (
    select audit_entry.id, audit_entry.at, account.name as who, ${approverName('audit_entry.approved_by')} as approved_by,
      audit_entry.action, audit_entry.before, audit_entry.after,
      rooms.added, rooms.removed, rooms.changed, nights.changes as nights,
      ${nameOf('guest', 'before')} as old_guest, ${nameOf('guest', 'after')} as new_guest,
      ${nameOf('food_plan', 'before')} as old_food_plan, ${nameOf('food_plan', 'after')} as new_food_plan,
      ${nameOf('booking_source', 'before')} as old_source, ${nameOf('booking_source', 'after')} as new_source,
      ${nameOf('company', 'before')} as old_company, ${nameOf('company', 'after')} as new_company,
      ${nameOf('rate_plan', 'before')} as old_rate_plan, ${nameOf('rate_plan', 'after')} as new_rate_plan,
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
        coalesce(jsonb_agg(change.room order by change.room ->> 'room_number') filter (where change.action = 'delete'), '[]') as removed,
        coalesce(jsonb_agg(change.room || jsonb_build_object('was', change.was) order by change.id)
          filter (where change.action = 'update'), '[]') as changed
      from (
        select stay.id, stay.action,
          coalesce(stay.after, stay.before) || jsonb_build_object('room_number', room.room_number) as room,
          stay.before || jsonb_build_object('room_number', (
            select room_number from room where room.id = (stay.before ->> 'room_id')::integer
          )) as was
        from audit_entry stay
        join room on room.id = (coalesce(stay.after, stay.before) ->> 'room_id')::integer
        -- The text of a new status does not name the rooms.
        where (audit_entry.action = 'insert' or (audit_entry.after ? 'status') is not true)
          and stay.entity = 'stay' and stay.request_id = audit_entry.request_id
          and (coalesce(stay.after, stay.before) ->> 'booking_id')::integer = booking.id
      ) change
    ) rooms on true
    left join lateral (
      select coalesce(jsonb_agg(jsonb_build_object(
        'action', night.action, 'room_number', room.room_number,
        'reason', coalesce(night.after, night.before) ->> 'reason',
        'before', night.before -> 'nights', 'after', night.after -> 'nights'
      ) order by room.room_number), '[]') as changes
      from audit_entry night
      join room on room.id = (coalesce(night.after, night.before) ->> 'room_id')::integer
      where audit_entry.action = 'update' and (audit_entry.after ? 'status') is not true
        and night.entity = 'night' and night.request_id = audit_entry.request_id
        and (coalesce(night.after, night.before) ->> 'booking_id')::integer = booking.id
    ) nights on true
    where audit_entry.entity = 'booking' and audit_entry.slug = booking.slug
    order by audit_entry.id desc
    limit ${sql.lit(most)}
  ) entry
), '[]')`

interface Changes {
  changes: BookingChange[]
  moneyChanges: MoneyChange[]
  folioChanges: FolioChange[]
  occupantChanges: OccupantChange[]
}

/** The changes of a booking, its money, its folios and its people as sentences, newest first. */
export const historyOf = ({ changes, moneyChanges, folioChanges, occupantChanges }: Changes): BookingEvent[] =>
  [
    ...changes.map((entry) => ({ ...entry, what: changeInWords(entry) })),
    ...moneyChanges.map((entry) => ({ ...entry, what: moneyInWords(entry) })),
    ...folioChanges.map((entry) => ({ ...entry, what: folioChangeInWords(entry) })),
    ...occupantChanges.map((entry) => ({ ...entry, approved_by: null, what: occupantChangeInWords(entry) })),
  ]
    .sort((one, other) => other.id - one.id)
    .slice(0, most)
    .map(({ at, who, approved_by, what }) => ({
      at: new Date(at).toISOString(),
      who: approved_by ? approvedChange(who, approved_by) : who,
      what,
    }))
