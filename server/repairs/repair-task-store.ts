import { sql } from 'kysely'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { RepairTask, RepairTaskDraft } from '#contract/repairs/repair-task.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

/** Counted from the last closing, or the first day of the task in places where it was never done. */
export const nextDue = sql<CalendarDate>`coalesce(
  repair_task_place.counted_from + repair_task.every_days, repair_task.start_date
)`

const tasks = (db: Db) =>
  db
    .selectFrom('repair_task')
    .select(['id', 'slug', 'description', 'every_days', 'start_date', 'priority', 'is_paused', 'version'])
    .select([
      sql<RepairTask['assignee']>`(
        select json_build_object('id', account.id, 'name', account.name)
        from account where account.id = repair_task.assignee_id
      )`.as('assignee'),
      sql<RepairTask['places']>`coalesce((
        select json_agg(json_build_object(
          'room', case when room.id is not null then
            json_build_object('id', room.id, 'room_number', room.room_number) end,
          'area', repair_task_place.area, 'counted_from', repair_task_place.counted_from, 'next_due', ${nextDue},
          'open_repair', (
            select repair.slug from repair
            where repair.task_place_id = repair_task_place.id and repair.status <> 'closed'
          )
        ) order by room.room_number collate natural_order, lower(repair_task_place.area))
        from repair_task_place left join room on room.id = repair_task_place.room_id
        where repair_task_place.task_id = repair_task.id and room.retired_at is null
      ), '[]')`.as('places'),
    ])

export const listTasks = (db: Db): Promise<RepairTask[]> =>
  tasks(db).orderBy(sql`lower(description)`).orderBy('id').execute()

export const getTask = (db: Db, slug: string): Promise<RepairTask | undefined> =>
  tasks(db).where('slug', '=', slug).executeTakeFirst()

type Fields = Omit<RepairTaskDraft, 'room_ids' | 'areas'>

export const insertTask = (db: Db, fields: Fields) =>
  db
    .insertInto('repair_task')
    .values({ slug: newSlug(), ...fields })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()

export const lockTask = (db: Db, slug: string) =>
  db
    .selectFrom('repair_task')
    .select(['id', 'version', 'assignee_id'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst()

export const updateTask = (db: Db, id: number, fields: Fields) =>
  db
    .updateTable('repair_task')
    .set({ ...fields, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()

export const deleteTask = async (db: Db, slug: string) => {
  const { numDeletedRows } = await db.deleteFrom('repair_task').where('slug', '=', slug).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Gives a task these rooms and areas. Those that it had before keep the day from which they count. */
export const setPlaces = async (db: Db, taskId: number, rooms: number[], areas: string[]) => {
  await sql`
    delete from repair_task_place where task_id = ${taskId}
      and (room_id is null or room_id <> all(${rooms}::integer[]))
      and (area = '' or lower(area) <> all(select lower(name) from unnest(${areas}::text[]) as name))`.execute(db)
  await sql`
    insert into repair_task_place (task_id, room_id, area)
    select ${taskId}::integer, room_id, '' from unnest(${rooms}::integer[]) as room_id
    union all
    select ${taskId}::integer, null, area from unnest(${areas}::text[]) as area
    on conflict do nothing`.execute(db)
}

/** How many of these rooms there are. */
export const countRooms = async (db: Db, ids: number[]) => {
  const { total } = await db
    .selectFrom('room')
    .select(sql<number>`count(*)`.as('total'))
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** The next repair in this place is due so many days after this day. */
export const countFrom = (db: Db, placeId: number, day: CalendarDate) =>
  db.updateTable('repair_task_place').set({ counted_from: day }).where('id', '=', placeId).execute()
