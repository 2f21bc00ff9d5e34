import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const activeStaff = (db: Db) =>
  db.selectFrom('account').select(['id', 'name']).where('role', '=', 'admin').where('is_active', '=', true)

/** Everyone on the staff, and the areas that repairs and recurring tasks have named. */
export const readRepairOptions = async (db: Db) => {
  const [people, areas] = await Promise.all([
    activeStaff(db).orderBy(sql`lower(name)`).orderBy('id').execute(),
    sql<{ area: string }>`
      select min(area) as area from (
        select area from repair where area <> '' union all select area from repair_task_place where area <> ''
      ) used group by lower(area) order by lower(min(area)) limit 100`.execute(db),
  ])
  return { people, areas: areas.rows.map(({ area }) => area) }
}

export const isAssignable = async (db: Db, id: number) =>
  (await activeStaff(db).where('id', '=', id).executeTakeFirst()) !== undefined

export const findRoom = (db: Db, id: number) =>
  db
    .selectFrom('room')
    .select(['id', 'slug', 'room_number'])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
