import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isDatabaseError, takesNoChanges } from '#server/kit/database-errors.ts'

// Another transaction was first; nothing of ours has happened, so we try again. After an exclusion conflict (23P01)
// the second try sees the winner's row and can say what is in the way.
const gaveWay = new Set(['40001', '40P01', '23P01'])
const mostTries = 4

/** Runs one request's work as one transaction, and tells the audit trail who asks. */
export const inTransaction = async <Result>(db: Db, request: FastifyRequest, work: (db: Db) => Promise<Result>) => {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await actAs(transaction, request.actor?.account_id, request.id)
        return work(transaction)
      })
    } catch (error) {
      // The connection that only reads is dropped; the next one may lead to a new primary.
      if (takesNoChanges(error) && tries === 1) continue
      if (tries === mostTries || !isDatabaseError(error) || !gaveWay.has(error.code ?? '')) throw error
    }
  }
}

/** For the rest of the transaction the audit trail names this account. */
const actAs = (db: Db, accountId: number | undefined, requestId: string) =>
  sql`select set_config('sarai.account_id', ${String(accountId ?? '')}, true), set_config('sarai.request_id', ${requestId}, true)`.execute(
    db,
  )
