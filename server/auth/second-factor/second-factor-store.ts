import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { hashToken } from '#server/kit/secret.ts'

/** How long a shown secret can be confirmed. */
const startLifetime = 60 * 60_000

export const getSecondFactor = async (db: Db, accountId: number) => {
  const { set_up_at, is_needed, recovery_codes_left } = await db
    .selectFrom('account')
    .leftJoin('role', 'role.id', 'account.role_id')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select(['second_factor.set_up_at', sql<boolean>`coalesce(role.needs_second_factor, false)`.as('is_needed')])
    .select(
      sql<number>`(select count(*)::integer from recovery_code where recovery_code.account_id = account.id)`.as(
        'recovery_codes_left',
      ),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { set_up_at, is_needed, recovery_codes_left }
}

export const getSecret = async (db: Db, accountId: number) =>
  (await db.selectFrom('second_factor').select('secret').where('account_id', '=', accountId).executeTakeFirst())?.secret

export const saveStart = (db: Db, now: Date, account_id: number, secret: string) =>
  db
    .insertInto('second_factor_start')
    .values({ account_id, secret, started_at: now.toISOString() })
    .onConflict((row) => row.column('account_id').doUpdateSet({ secret, started_at: now.toISOString() }))
    .execute()

/** The secret that was shown last; it can't be confirmed by two requests at once. */
export const lockStart = async (db: Db, now: Date, accountId: number) => {
  const start = await db
    .selectFrom('second_factor_start')
    .select('secret')
    .where('account_id', '=', accountId)
    .where('started_at', '>', new Date(now.getTime() - startLifetime).toISOString())
    .forUpdate()
    .executeTakeFirst()
  return start?.secret
}

export const insertSecondFactor = async (
  db: Db,
  now: Date,
  factor: { account_id: number; secret: string; last_step: number },
) => {
  await db
    .insertInto('second_factor')
    .values({ ...factor, set_up_at: now.toISOString() })
    .execute()
  await db.deleteFrom('second_factor_start').where('account_id', '=', factor.account_id).execute()
}

/** Whether there was one. Its recovery codes are deleted with it. */
export const deleteSecondFactor = async (db: Db, accountId: number) => {
  await db.deleteFrom('second_factor_start').where('account_id', '=', accountId).execute()
  const { numDeletedRows } = await db.deleteFrom('second_factor').where('account_id', '=', accountId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the step is later than that of the last accepted code. Of two requests with one code, one succeeds. */
export const takeStep = async (db: Db, accountId: number, step: number) => {
  const { numUpdatedRows } = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

// Random and long, so a plain hash is enough.
const codeHash = (accountId: number, code: string) => hashToken(`${accountId} ${code}`)

export const replaceRecoveryCodes = async (db: Db, account_id: number, codes: string[]) => {
  await db.deleteFrom('recovery_code').where('account_id', '=', account_id).execute()
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id, code_hash: codeHash(account_id, code) })))
    .execute()
}

/** Whether it was a recovery code that is now used up. */
export const takeRecoveryCode = async (db: Db, accountId: number, code: string) => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash(accountId, code))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
