import type { Db } from '#server/db/connect.ts'
import { hashToken } from '#server/kit/secret.ts'

const lifetime = 60 * 60_000

export const saveReset = (db: Db, now: Date, accountId: number, token: string) =>
  db
    .insertInto('password_reset')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
    })
    .execute()

/** Uses up a link; if two requests use it at once, only one succeeds. */
export const takeReset = (db: Db, now: Date, token: string) =>
  db
    .deleteFrom('password_reset')
    .using('account')
    .whereRef('account.id', '=', 'password_reset.account_id')
    .where('account.is_active', '=', true)
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .returning(['account.id', 'account.email', 'account.name'])
    .executeTakeFirst()

export const forgetResets = (db: Db, accountId: number) =>
  db.deleteFrom('password_reset').where('account_id', '=', accountId).execute()

export const forgetResetsOfRole = (db: Db, roleId: number) =>
  db
    .deleteFrom('password_reset')
    .where('account_id', 'in', db.selectFrom('account').select('id').where('role_id', '=', roleId))
    .execute()

export const deleteOldPasswordLinks = (db: Db, now: Date) =>
  db.deleteFrom('password_reset').where('expires_at', '<', now.toISOString()).execute()
