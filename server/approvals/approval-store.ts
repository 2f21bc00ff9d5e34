import { sql } from 'kysely'
import type { Permission } from '#contract/kit/permission.ts'
import { grantedBy, permissionsOf } from '#server/auth/granted.ts'
import type { Db } from '#server/db/connect.ts'
import { hashToken } from '#server/kit/secret.ts'

/** How long a colleague's approval can be used. */
const lifetime = 2 * 60_000

interface NewApproval {
  token: string
  permission: Permission
  request_hash: Buffer
  asked_by: number
  approved_by: number
  /** The colleague entered a code, too. */
  with_second_factor: boolean
}

export const insertApproval = (db: Db, now: Date, { token, ...approval }: NewApproval) =>
  db
    .insertInto('approval')
    .values({ token_hash: hashToken(token), ...approval, approved_at: now.toISOString() })
    .execute()

/**
 * A person's approval by its token, with the present limit of the colleague who gave it. One that was used is found too,
 * so that a repeated request gets its first answer.
 */
export const findApproval = async (db: Db, now: Date, token: string, askedBy: number, request: Buffer) => {
  const found = await db
    .selectFrom('approval')
    .innerJoin('account', 'account.id', 'approval.approved_by')
    .innerJoin('role', 'role.id', 'account.role_id')
    .select(['approval.id', 'approval.permission', 'approval.approved_by'])
    .select(['role.is_owner', permissionsOf('account.role_id').as('permissions')])
    .where('approval.token_hash', '=', hashToken(token))
    .where('approval.asked_by', '=', askedBy)
    .where('approval.request_hash', '=', request)
    .where('approval.approved_at', '>', new Date(now.getTime() - lifetime).toISOString())
    .where('account.is_active', '=', true)
    .executeTakeFirst()
  if (!found) return undefined
  const permission = found.permission as Permission
  const limit = grantedBy(found.is_owner, found.permissions)[permission]
  return limit === undefined ? undefined : { id: found.id, approved_by: found.approved_by, permission, limit }
}

export type FoundApproval = NonNullable<Awaited<ReturnType<typeof findApproval>>>

/** Names the colleague in the audit trail of the rest of the transaction. */
export const setApprover = (db: Db, accountId: number) =>
  sql`select set_config('sarai.approved_by', ${String(accountId)}, true)`.execute(db)

/** Whether the approval was still unused. Of two requests at once the second waits for the first. */
export const markUsed = async (db: Db, now: Date, id: number) => {
  const { numUpdatedRows } = await db
    .updateTable('approval')
    .set({ used_at: now.toISOString() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
