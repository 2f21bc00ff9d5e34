import { sql } from 'kysely'
import type { CleaningState } from '#contract/housekeeping/housekeeping.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'
import type { Db } from '#server/db/connect.ts'

/** What a step changes in a room, with who changed it and when. Two that are equal say that nobody changed it between. */
export interface RoomMarks {
  state: CleaningState
  state_changed_at: string | null
  state_changed_by: number | null
  condition: RoomCondition
  condition_changed_at: string | null
  condition_changed_by: number | null
  became_dirty_at: string | null
}

interface RoomOnDay {
  room_id: number
  day: CalendarDate
}

/** Times are texts of the database, which have more digits than a Date. */
export const readMarks = async (db: Db, { room_id, day }: RoomOnDay) => {
  const { rows } = await sql<RoomMarks>`
    select coalesce(cleaning.state, 'waiting') as state, cleaning.state_changed_at::text, cleaning.state_changed_by,
      room.condition, room.condition_changed_at::text, room.condition_changed_by,
      room.became_dirty_at::text
    from room left join cleaning on cleaning.room_id = room.id and cleaning.day = ${day}::date
    where room.id = ${room_id}`.execute(db)
  const [marks] = rows
  if (!marks) throw new Error('the room of the step is missing')
  return marks
}

export const isSame = (one: RoomMarks, other: RoomMarks) =>
  one.state === other.state &&
  one.state_changed_at === other.state_changed_at &&
  one.state_changed_by === other.state_changed_by &&
  one.condition === other.condition &&
  one.condition_changed_at === other.condition_changed_at &&
  one.condition_changed_by === other.condition_changed_by

/** Sets the room back, with the times of before: a step that was tapped after them still fits. */
export const restoreMarks = async (db: Db, { room_id, day }: RoomOnDay, marks: RoomMarks) => {
  const { condition, condition_changed_at, condition_changed_by, became_dirty_at } = marks
  await sql`
    update cleaning
    set state = ${marks.state}::cleaning_state, state_changed_at = ${marks.state_changed_at}::timestamptz,
      state_changed_by = ${marks.state_changed_by}
    where room_id = ${room_id} and day = ${day}::date`.execute(db)
  // One after another: with a new condition, and with a new time of becoming dirty, a trigger writes the present time.
  await sql`update room set condition = ${condition}::room_condition where id = ${room_id}`.execute(db)
  await sql`update room set became_dirty_at = ${became_dirty_at}::timestamptz where id = ${room_id}`.execute(db)
  await sql`
    update room
    set condition_changed_at = ${condition_changed_at}::timestamptz, condition_changed_by = ${condition_changed_by}
    where id = ${room_id}`.execute(db)
}

/** A step of this person with its room. */
export const findOwnStep = (db: Db, id: string, accountId: number) =>
  db
    .selectFrom('cleaning_step')
    .innerJoin('room', 'room.id', 'cleaning_step.room_id')
    .select(['room.slug as room', 'room.room_number', 'cleaning_step.room_id', 'day', 'undone_at'])
    .select([sql<RoomMarks | null>`before`.as('before'), sql<RoomMarks | null>`after`.as('after')])
    .where('cleaning_step.id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

export const noteUndone = (db: Db, id: string, at: Date) =>
  db.updateTable('cleaning_step').set({ undone_at: at.toISOString() }).where('id', '=', id).execute()
