import { sql } from 'kysely'
import type { CleaningState } from '#contract/housekeeping/housekeeping.ts'
import type { Assignments } from '#contract/housekeeping/housekeeping-draft.ts'
import type { StepDraft } from '#contract/housekeeping/step.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'
import type { Db } from '#server/db/connect.ts'
import type { RoomMarks } from '#server/housekeeping/undo-store.ts'

/** Locks a room until the transaction ends: steps and changes of one room wait for each other, and for a check-in. */
export const lockRoom = (db: Db, slug: string) =>
  db
    .selectFrom('room')
    .select(['id', 'room_number', 'became_dirty_at', 'guests_came_at'])
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

/** Assigns rooms in the order of their ids, so that two people who assign at once don't deadlock. A room that
 * somebody else was given since the desk saw it is left as it is, and not saved. */
export const assignRooms = async (db: Db, day: CalendarDate, assignments: Assignments['rooms']) => {
  const { rows } = await sql<{ slug: string; room_number: string; is_saved: boolean }>`
    with wanted as (
      select room.id, room.room_number, wanted.slug, wanted.assignee_id, wanted.is_checked, wanted.seen
      from unnest(
        ${assignments.map(({ room }) => room)}::text[], ${assignments.map(({ assignee_id }) => assignee_id)}::integer[],
        ${assignments.map(({ seen_assignee_id }) => seen_assignee_id !== undefined)}::boolean[],
        ${assignments.map(({ seen_assignee_id }) => seen_assignee_id ?? null)}::integer[]
      ) as wanted (slug, assignee_id, is_checked, seen)
        join room on room.slug = wanted.slug and room.retired_at is null
    ),
    saved as (
      insert into cleaning (room_id, day, assignee_id)
      select id, ${day}::date, assignee_id from wanted order by id
      on conflict (day, room_id) do update set assignee_id = excluded.assignee_id
      where cleaning.assignee_id is not distinct from excluded.assignee_id or exists (
        select from wanted
        where wanted.id = excluded.room_id
          and (not wanted.is_checked or wanted.seen is not distinct from cleaning.assignee_id)
      )
      returning room_id
    )
    select slug, room_number, id in (select room_id from saved) as is_saved from wanted order by room_number`.execute(
    db,
  )
  return rows
}

/** A step that was done before. */
export const findStep = (db: Db, id: string) =>
  db
    .selectFrom('cleaning_step')
    .innerJoin('room', 'room.id', 'cleaning_step.room_id')
    .select(['room.slug as room', 'cleaning_step.kind', 'cleaning_step.message', 'cleaning_step.minibar'])
    .where('cleaning_step.id', '=', id)
    .executeTakeFirst()

/** What a minibar step charged, and to whom; null for other steps. */
export const minibarOf = ({ kind, stay, items }: StepDraft) => (kind === 'minibar' ? { stay, items } : null)

interface DoneStep extends Pick<StepDraft, 'id' | 'kind'>, RoomOnDay {
  account_id: number
  taken_at: Date
  received_at: Date
  minibar: ReturnType<typeof minibarOf>
  message: string
  /** How the room was before and after the step; not for a minibar. */
  before: RoomMarks | null
  after: RoomMarks | null
}

export const insertStep = (db: Db, { taken_at, received_at, minibar, before, after, ...step }: DoneStep) =>
  db
    .insertInto('cleaning_step')
    .values({
      ...step,
      taken_at: taken_at.toISOString(),
      received_at: received_at.toISOString(),
      minibar: minibar && JSON.stringify(minibar),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
