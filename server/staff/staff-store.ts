import { sql } from 'kysely'
import type { Staff, StaffEdit, StaffQuery } from '#contract/staff/staff.ts'
import type { Db } from '#server/db/connect.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'

const found = (db: Db, typed?: string) =>
  db
    .selectFrom('account')
    .where('role', '=', 'admin')
    .$if(Boolean(typed), (staff) =>
      staff.where(({ or, eb }) =>
        or([eb('name', 'ilike', containing(typed ?? '')), eb('email', 'ilike', containing(typed ?? ''))]),
      ),
    )

const ofRole = <Value>(column: 'name' | 'is_owner') =>
  sql<Value>`(select ${sql.ref(`role.${column}`)} from role where role.id = account.role_id)`

const withColumns = (staff: ReturnType<typeof found>) =>
  staff
    .select(['id', 'slug', 'name', 'email', 'is_active', 'created_at', 'version'])
    .select([sql<number>`account.role_id`.as('role_id'), ofRole<string>('name').as('role_name')])
    .select(
      sql<boolean>`exists (select from second_factor where second_factor.account_id = account.id)`.as(
        'has_second_factor',
      ),
    )
    .select(
      // From open sessions and from ended ones.
      sql<string | null>`greatest(
        (select max(session.last_used_at) from session where session.account_id = account.id),
        (select last_seen.seen_at from last_seen where last_seen.account_id = account.id))`.as('last_seen_at'),
    )

const sortKeys = { name: sql`lower(name)`, email: sql`lower(email)`, created_at: sql`created_at` }

export const listStaff = (db: Db, query: StaffQuery) => {
  const { column, direction } = sortOrder(query.sort ?? 'name')
  return listPage<Staff>(
    query,
    found(db, query.search).select(sql<number>`count(*)`.as('total')),
    withColumns(found(db, query.search)).orderBy(sortKeys[column], direction).orderBy('id'),
  )
}

export const getStaff = (db: Db, slug: string): Promise<Staff | undefined> =>
  withColumns(found(db)).where('slug', '=', slug).executeTakeFirst()

export const getStaffByEmail = (db: Db, email: string): Promise<Staff | undefined> =>
  withColumns(found(db)).where(sql<boolean>`lower(email) = lower(${email})`).executeTakeFirst()

export const updateStaff = (db: Db, id: number, edit: Omit<StaffEdit, 'version'>) =>
  db.updateTable('account').set(edit).where('id', '=', id).execute()

const hasSignedIn = sql<boolean>`
  exists (select from session where session.account_id = account.id)
  or exists (select from last_seen where last_seen.account_id = account.id)`

/**
 * Locks every active staff account in one order, so that two owners can't disable each other. Returns for each whether it
 * was ever used to sign in, because the first password of a new account is unknown.
 */
export const lockActiveStaff = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', ofRole<boolean>('is_owner').as('is_owner'), hasSignedIn.as('has_signed_in')])
    .where('role', '=', 'admin')
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
