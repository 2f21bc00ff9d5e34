import { sql } from 'kysely'
import type { CleaningState, MinibarItem } from '#contract/housekeeping/housekeeping.ts'
import { minibarMark } from '#contract/housekeeping/housekeeping-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import { isLastOfLine } from '#server/bookings/stays/stay-conditions.ts'
import type { Db } from '#server/db/connect.ts'
import { statement } from '#server/db/statement.ts'
import { openFaults } from '#server/repairs/fault-store.ts'

export interface RoomRow {
  id: number
  slug: string
  room_number: string
  room_type_id: number
  room_type: string
  under_maintenance: boolean
  condition: RoomCondition
  condition_changed_at: string | null
  condition_changed_by: string | null
  open_faults: number
  not_cleaned_since_arrival: boolean
  state: CleaningState
  state_changed_at: string | null
  state_changed_by: string | null
  assignee: { id: number; name: string } | null
  remarks: string
  version: number
}

const nameOf = (column: string) => sql`(select account.name from account where account.id = ${sql.ref(column)})`

interface Wanted {
  day: CalendarDate
  /** Only these rooms; by default all. */
  slugs?: string[] | undefined
}

/** Every room with its cleaning on a day. The version counts the changes of both. */
const rooms = statement(
  (_db, { day, slugs }: Wanted) => sql<RoomRow>`
    select room.id, room.slug, room.room_number, room.room_type_id, room_type.name as room_type,
      room.under_maintenance or exists (
        select from stay where stay.room_id = room.id and stay.booking_id is null and stay.nights @> ${day}::date
      ) as under_maintenance,
      room.condition, room.condition_changed_at, ${nameOf('room.condition_changed_by')} as condition_changed_by,
      coalesce(cleaning.state, 'waiting') as state, cleaning.state_changed_at,
      ${nameOf('cleaning.state_changed_by')} as state_changed_by,
      case when assignee.id is not null then json_build_object('id', assignee.id, 'name', assignee.name) end as assignee,
      coalesce(cleaning.remarks, '') as remarks, ${openFaults} as open_faults,
      room.condition = 'dirty' and coalesce(room.became_dirty_at <= room.guests_came_at, false)
        as not_cleaned_since_arrival,
      room.condition_version + coalesce(cleaning.version, 0) as version
    from room join room_type on room_type.id = room.room_type_id
      left join cleaning on cleaning.room_id = room.id and cleaning.day = ${day}::date
      left join account assignee on assignee.id = cleaning.assignee_id
    where room.retired_at is null ${slugs ? sql`and room.slug = any(${slugs}::text[])` : sql``}
    order by room.room_number, room.id`,
)

export const listRooms = (db: Db, wanted: Wanted) => rooms(db, wanted)

export interface StayRow {
  room_id: number
  stay: string
  booking: string
  booking_number: string
  guest_name: string
  status: 'booked' | 'checked_in' | 'checked_out'
  number_of_adults: number
  number_of_children: number
  number_of_infants: number
  check_in_date: CalendarDate
  check_out_date: CalendarDate
  departed_on: CalendarDate | null
  is_last: boolean
  housekeeping_remarks: string
  expected_arrival: string | null
  minibar_pieces: number
}

const inRooms = (slugs: string[] | undefined) =>
  slugs ? sql`and stay.room_id in (select room.id from room where room.slug = any(${slugs}::text[]))` : sql``

/** The stays that begin, end or go on on a day, and those whose guests should have left before it. */
const stays = statement(
  (_db, { day, slugs }: Wanted) => sql<StayRow>`
    with found as (
      select stay.id from stay
      where stay.booking_status in ('booked', 'checked_in', 'checked_out')
        and stay.nights && (select daterange(${day}::date - 1, ${day}::date + 1)) ${inRooms(slugs)}
      union
      select stay.id from stay
      where stay.booking_status = 'checked_in' and stay.check_out_date < ${day}::date ${inRooms(slugs)}
    )
    select stay.room_id, stay.slug as stay, booking.slug as booking, ${bookingNumber} as booking_number,
      guest.name as guest_name, stay.booking_status as status, stay.number_of_adults, stay.number_of_children,
      stay.number_of_infants, stay.check_in_date, stay.check_out_date, stay.departed_on, ${isLastOfLine} as is_last,
      booking.housekeeping_remarks, booking.expected_arrival,
      (
        select coalesce(sum(extra.quantity), 0)::integer from extra
        where extra.booking_id = stay.booking_id and extra.line is not distinct from stay.line
          and extra.date = ${day}::date and extra.item_id is not null
          and starts_with(extra.description, ${minibarMark})
      ) as minibar_pieces
    from found join stay using (id) join booking on booking.id = stay.booking_id
      join guest on guest.id = booking.guest_id
    order by stay.check_in_date, stay.id`,
)

export const listStays = (db: Db, wanted: Wanted) => stays(db, wanted)

const rules = statement((db) =>
  db
    .selectFrom('property')
    .select(['name', 'time_zone', 'day_starts_at', 'check_in_time', 'check_out_time'])
    .select(['ready_means_inspected', 'departure_credits', 'stay_credits', 'dirty_each_morning']),
)

/** The settings that housekeeping follows. */
export const getRules = async (db: Db) => {
  const [found] = await rules(db, {})
  if (!found) throw new Error('the hotel itself is missing from the database')
  return found
}
export type HousekeepingRules = Awaited<ReturnType<typeof getRules>>

const mayClean = sql<boolean>`(role.is_owner or exists (
  select from role_permission where role_permission.role_id = role.id
    and role_permission.permission in ('housekeeping.clean', 'housekeeping.manage')
))`

/** Who may also manage does other work most of the day. */
const mayManage = sql<boolean>`(role.is_owner or exists (
  select from role_permission where role_permission.role_id = role.id
    and role_permission.permission = 'housekeeping.manage'
))`

/** People who can be assigned to rooms: all, or those of these ids. Those who only clean come first. */
export const listCleaners = (db: Db, ids?: number[]) =>
  db
    .selectFrom('account')
    .innerJoin('role', 'role.id', 'account.role_id')
    .select(['account.id', 'account.name', 'role.name as role_name'])
    .where('account.is_active', '=', true)
    .where(mayClean)
    .$if(ids !== undefined, (cleaners) => cleaners.where(sql<boolean>`account.id = any(${ids}::integer[])`))
    .orderBy(mayManage)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute()

/** What can be in a minibar. */
export const listMinibarItems = (db: Db): Promise<MinibarItem[]> =>
  db
    .selectFrom('item')
    .select(['id', 'name', 'price'])
    .where('in_minibar', '=', true)
    .where('is_active', '=', true)
    .where('retired_at', 'is', null)
    .orderBy('name')
    .execute()
