import { sql } from 'kysely'
import type { Granted, Permission } from '#contract/kit/permission.ts'
import type { Role, RoleDraft, RolePermission, RoleQuery } from '#contract/roles/role.ts'
import { grantedBy, permissionsOf } from '#server/auth/granted.ts'
import type { Db } from '#server/db/connect.ts'
import { containing, listPage, sortOrder } from '#server/kit/records/list-page.ts'
import { newSlug } from '#server/kit/secret.ts'

const found = (db: Db, typed?: string) =>
  db.selectFrom('role').$if(Boolean(typed), (roles) => roles.where('name', 'ilike', containing(typed ?? '')))

const withColumns = (roles: ReturnType<typeof found>) =>
  roles
    .select(['id', 'slug', 'name', 'is_owner', 'needs_second_factor', 'version'])
    .select(permissionsOf('role.id').as('stored'))
    .select(sql<number>`(select count(*) from account where account.role_id = role.id)`.as('staff_count'))

type Stored = Omit<Role, 'permissions'> & { stored: Record<string, number | null> }

const roleOf = ({ stored, ...role }: Stored): Role => {
  const granted = Object.entries(grantedBy(role.is_owner, stored)) as [Permission, number | null][]
  return { ...role, permissions: granted.map(([permission, up_to]) => ({ permission, up_to }) as RolePermission) }
}

export const listRoles = async (db: Db, query: RoleQuery) => {
  const { column, direction } = sortOrder(query.sort ?? 'name')
  const page = await listPage<Stored>(
    query,
    found(db, query.search).select(sql<number>`count(*)`.as('total')),
    withColumns(found(db, query.search))
      .orderBy(sql`lower(${sql.ref(column)})`, direction)
      .orderBy('id'),
  )
  return { ...page, data: page.data.map(roleOf) }
}

export const getRole = async (db: Db, slug: string) => {
  const role = await withColumns(found(db)).where('slug', '=', slug).executeTakeFirst()
  return role && roleOf(role)
}

/** What a role allows; undefined if there is no such role. */
export const permissionsOfRole = async (db: Db, id: number): Promise<Granted | undefined> => {
  const role = await withColumns(found(db)).where('id', '=', id).executeTakeFirst()
  return role && grantedBy(role.is_owner, role.stored)
}

/** Whether the role asks for a second factor. */
export const needsSecondFactor = async (db: Db, id: number) =>
  (await db.selectFrom('role').select('needs_second_factor').where('id', '=', id).executeTakeFirst())
    ?.needs_second_factor === true

/** Whether a person has this role. */
export const hasRole = async (db: Db, accountId: number, roleId: number) =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('role_id', '=', roleId)
    .executeTakeFirst()) !== undefined

/** Locks a role, so that nobody gets it or changes it until the transaction ends. */
export const lockRole = (db: Db, slug: string) => found(db).select('id').where('slug', '=', slug).forUpdate().execute()

export const insertRole = async (db: Db, draft: Omit<RoleDraft, 'permissions'>) =>
  db
    .insertInto('role')
    .values({ slug: newSlug(), ...draft })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()

export const updateRole = (db: Db, id: number, draft: Omit<RoleDraft, 'permissions'>) =>
  db.updateTable('role').set(draft).where('id', '=', id).execute()

/** Writes only the differences. A changed limit is a new row, so that the audit trail names its permission. */
export const setPermissions = async (db: Db, role_id: number, granted: Granted) => {
  const rows = Object.entries(granted).map(([permission, up_to]) => ({ role_id, permission, up_to }))
  await db
    .deleteFrom('role_permission')
    .where('role_id', '=', role_id)
    .where(sql<boolean>`not exists (
      select from json_to_recordset(${JSON.stringify(rows)}::json) wanted (permission text, up_to bigint)
      where wanted.permission = role_permission.permission and wanted.up_to is not distinct from role_permission.up_to)`)
    .execute()
  if (rows.length === 0) return
  await db
    .insertInto('role_permission')
    .values(rows)
    .onConflict((row) => row.columns(['role_id', 'permission']).doNothing())
    .execute()
}

export const deleteRole = (db: Db, id: number) => db.deleteFrom('role').where('id', '=', id).execute()

export const listRoleNames = (db: Db) => db.selectFrom('role').select(['id', 'slug', 'name']).orderBy('id').execute()
