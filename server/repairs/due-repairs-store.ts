import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RepairPriority } from '#contract/repairs/repair-names.ts'
import type { Db } from '#server/db/connect.ts'
import { nextDue } from '#server/repairs/repair-task-store.ts'

const placeName = sql`coalesce('Room ' || room.room_number, repair.area)`

interface Opened {
  slug: string
  priority: RepairPriority
  place: string
  description: string
}

/**
 * Opens the repairs of recurring tasks that are due, one in each place. A place with an open one is left out, also if
 * two copies of the program do this at once.
 */
export const openDueTasks = async (db: Db, today: CalendarDate, now: Date): Promise<Opened[]> => {
  const { rows } = await sql<Opened>`
    with opened as (
      insert into repair (
        slug, room_id, area, description, priority, assignee_id, due_date, task_place_id, reported_at, reported_on
      )
      select new_slug(), repair_task_place.room_id, repair_task_place.area, repair_task.description,
        repair_task.priority, repair_task.assignee_id, ${nextDue}, repair_task_place.id,
        ${now.toISOString()}::timestamptz, ${today}::date
      from repair_task_place
        join repair_task on repair_task.id = repair_task_place.task_id
        left join room on room.id = repair_task_place.room_id
      where not repair_task.is_paused and room.retired_at is null and ${nextDue} <= ${today}::date
        and not exists (
          select from repair where repair.task_place_id = repair_task_place.id and repair.status <> 'closed'
        )
      order by repair_task_place.id
      on conflict (task_place_id) where status <> 'closed' do nothing
      returning slug, priority, room_id, area, description
    )
    select repair.slug, repair.priority, ${placeName} as place, repair.description
    from opened repair left join room on room.id = repair.room_id`.execute(db)
  return rows
}

/** Tells staff once of each repair whose due date is over; a new due date is told again. */
export const recordOverdueRepairs = async (db: Db, today: CalendarDate) => {
  const { numAffectedRows = 0n } = await sql`
    insert into notice (kind, subject, slug, day, parts)
    select 'overdue_repair', 'repair', repair.slug, repair.due_date, jsonb_build_object(
      'place', ${placeName}, 'description', repair.description, 'due_date', repair.due_date
    )
    from repair left join room on room.id = repair.room_id
    where repair.status <> 'closed' and repair.due_date < ${today}::date
    order by repair.due_date, repair.id
    on conflict (kind, slug, day) where day is not null do nothing`.execute(db)
  return numAffectedRows > 0n
}
