import { sql } from 'kysely'
import type { HomeScreen } from '#contract/auth/account.ts'
import type { Role } from '#contract/kit/endpoint.ts'
import { permissionsOf } from '#server/auth/granted.ts'
import { lacksSecondFactor } from '#server/auth/second-factor/lacks-second-factor.ts'
import type { Db } from '#server/db/connect.ts'
import { newSlug } from '#server/kit/secret.ts'

const sameEmail = (email: string) => sql<boolean>`lower(email) = lower(${email.trim()})`

export interface NewAccount {
  email: string
  name: string
  role: Role
  /** The role of a person on the staff; an owner unless given. */
  role_id?: number | undefined
  password_hash: string
}

export const findAccountByEmail = (db: Db, email: string) =>
  db
    .selectFrom('account')
    .leftJoin('role', 'role.id', 'account.role_id')
    .select(['account.id', 'account.name', 'email', 'role', 'home_screen', 'password_hash'])
    .select(['role.name as role_name', 'role.is_owner', permissionsOf('account.role_id').as('permissions')])
    .select(lacksSecondFactor.as('must_set_up_second_factor'))
    .where(sameEmail(email))
    .where('is_active', '=', true)
    .executeTakeFirst()

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccountByEmail>>>

/** Also accounts that are disabled. */
export const hasAccount = async (db: Db, email: string) =>
  (await db.selectFrom('account').select('id').where(sameEmail(email)).executeTakeFirst()) !== undefined

export const getPasswordHash = async (db: Db, accountId: number) => {
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return account.password_hash
}

const ownerRole = sql<number>`(select id from role where is_owner)`

export const insertAccount = (db: Db, { role_id, ...account }: NewAccount) =>
  db
    .insertInto('account')
    .values({
      slug: newSlug(),
      ...account,
      role_id: account.role === 'admin' ? (role_id ?? ownerRole) : null,
      email: account.email.trim(),
    })
    .execute()

export const setPasswordHash = (db: Db, accountId: number, password_hash: string) =>
  db.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute()

export const setHomeScreen = (db: Db, accountId: number, home_screen: HomeScreen) =>
  db.updateTable('account').set({ home_screen }).where('id', '=', accountId).execute()

/** Locks the accounts: no other transaction can add one until this one ends. */
export const lockAccounts = (db: Db) => sql`lock table account in share row exclusive mode`.execute(db)

export const hasAccounts = async (db: Db) =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined

export const listAccounts = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('role', 'role.id', 'account.role_id')
    .select(['account.name', 'email', 'account.role', 'role.name as role_name', 'is_active', 'created_at'])
    .orderBy('account.id')
    .execute()
