import { sql } from 'kysely'
import type { Assignment } from '#contract/housekeeping/assign-evenly.ts'
import type { CleaningState } from '#contract/housekeeping/housekeeping.ts'
import type { StepDraft } from '#contract/housekeeping/step.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'
import type { Db } from '#server/db/connect.ts'

/** Locks a room until the transaction ends: steps and changes of one room wait for each other, and for a check-in. */
export const lockRoom = (db: Db, slug: string) =>
  db
    .selectFrom('room')
    .select(['id', 'room_number'])
    .where('slug', '=', slug)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const setCondition = (db: Db, roomId: number, condition: RoomCondition) =>
  db.updateTable('room').set({ condition }).where('id', '=', roomId).where('condition', '<>', condition).execute()

interface RoomOnDay {
  room_id: number
  day: CalendarDate
}

interface StateChange extends RoomOnDay {
  state: CleaningState
  at: Date
  account_id: number
}

export const setState = (db: Db, { room_id, day, state, at, account_id }: StateChange) => {
  const changed = { state, state_changed_at: at.toISOString(), state_changed_by: account_id }
  return db
    .insertInto('cleaning')
    .values({ room_id, day, ...changed })
    .onConflict((conflict) => conflict.columns(['day', 'room_id']).doUpdateSet(changed))
    .execute()
}

export const setDetails = (
  db: Db,
  { room_id, day }: RoomOnDay,
  details: { assignee_id?: number | null | undefined; remarks?: string | undefined },
) =>
  db
    .insertInto('cleaning')
    .values({ room_id, day, ...details })
    .onConflict((conflict) => conflict.columns(['day', 'room_id']).doUpdateSet(details))
    .execute()

/** Assigns rooms in the order of their ids, so that two people who assign at once don't deadlock. Returns the slugs. */
export const assignRooms = async (db: Db, day: CalendarDate, assignments: Assignment[]) => {
  const { rows } = await sql<{ slug: string }>`
    with wanted as (
      select room.id, wanted.slug, wanted.assignee_id
      from unnest(
        ${assignments.map(({ room }) => room)}::text[], ${assignments.map(({ assignee_id }) => assignee_id)}::integer[]
      ) as wanted (slug, assignee_id) join room on room.slug = wanted.slug and room.retired_at is null
    ),
    saved as (
      insert into cleaning (room_id, day, assignee_id)
      select id, ${day}::date, assignee_id from wanted order by id
      on conflict (day, room_id) do update set assignee_id = excluded.assignee_id
    )
    select slug from wanted`.execute(db)
  return rows.map(({ slug }) => slug)
}

/** A step that was done before. */
export const findStep = (db: Db, id: string) =>
  db
    .selectFrom('cleaning_step')
    .innerJoin('room', 'room.id', 'cleaning_step.room_id')
    .select(['room.slug as room', 'cleaning_step.kind', 'cleaning_step.message'])
    .where('cleaning_step.id', '=', id)
    .executeTakeFirst()

interface DoneStep extends Pick<StepDraft, 'id' | 'kind' | 'taken_at'>, RoomOnDay {
  account_id: number
  received_at: Date
  message: string
}

export const insertStep = (db: Db, { received_at, ...step }: DoneStep) =>
  db
    .insertInto('cleaning_step')
    .values({ ...step, received_at: received_at.toISOString() })
    .execute()
