import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const mayFollowRepairs = sql<boolean>`(role.is_owner or exists (
  select from role_permission where role_permission.role_id = role.id
    and role_permission.permission in ('repairs.report', 'repairs.manage')
))`

/** People who can see a repair that is assigned to them. */
const assignable = (db: Db) =>
  db
    .selectFrom('account')
    .innerJoin('role', 'role.id', 'account.role_id')
    .select(['account.id', 'account.name'])
    .where('account.is_active', '=', true)
    .where(mayFollowRepairs)

/** The people whom a repair can be assigned to, and the areas that repairs and recurring tasks have named. */
export const readRepairOptions = async (db: Db) => {
  const [people, areas] = await Promise.all([
    assignable(db).orderBy(sql`lower(account.name)`).orderBy('account.id').execute(),
    sql<{ area: string }>`
      select min(area) as area from (
        select area from repair where area <> '' union all select area from repair_task_place where area <> ''
      ) used group by lower(area) order by lower(min(area)) limit 100`.execute(db),
  ])
  return { people, areas: areas.rows.map(({ area }) => area) }
}

export const isAssignable = async (db: Db, id: number) =>
  (await assignable(db).where('account.id', '=', id).executeTakeFirst()) !== undefined

export const findRoom = (db: Db, id: number) =>
  db
    .selectFrom('room')
    .select(['id', 'slug', 'room_number'])
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
