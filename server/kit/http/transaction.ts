import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import { isDatabaseError, takesNoChanges } from '#server/kit/database-errors.ts'

// Another transaction was first; nothing of ours has happened, so we try again. After an exclusion conflict (23P01)
// the second try sees the winner's row and can say what is in the way.
const gaveWay = new Set(['40001', '40P01', '23P01'])
const mostTries = 4

/**
 * Runs one request's work as one transaction, and tells the audit trail who asks. The first statement, if one is given,
 * travels together with the beginning: it has its values written out (`sql.lit`), and the work gets its rows.
 */
export const inTransaction = async <Result, Row = never>(
  db: Db,
  request: FastifyRequest,
  work: (db: Db, rows: Row[]) => Promise<Result>,
  first?: RawBuilder<Row>,
) => {
  for (let tries = 1; ; tries++) {
    try {
      return await db.connection().execute(async (connection) => {
        try {
          const { rows } = await begin(request, first).execute(connection)
          const result = await work(connection, first ? rows : [])
          await sql`commit`.execute(connection)
          return result
        } catch (error) {
          // A connection that broke rolls back by itself; what broke it is the answer.
          await sql`rollback`.execute(connection).catch(() => {})
          throw error
        }
      })
    } catch (error) {
      // The connection that only reads is dropped; the next one may lead to a new primary.
      if (takesNoChanges(error) && tries === 1) continue
      if (tries === mostTries || !isDatabaseError(error) || !gaveWay.has(error.code ?? '')) throw error
    }
  }
}

/** For the rest of the transaction the audit trail names this account and this request. */
const begin = <Row>({ actor, id }: FastifyRequest, first: RawBuilder<Row> | undefined) => {
  const account = sql.lit(String(actor?.account_id ?? ''))
  const actAs = sql<Row>`begin; select set_config('sarai.account_id', ${account}, true), set_config('sarai.request_id', ${sql.lit(id)}, true)`
  return first ? sql<Row>`${actAs}; ${first}` : actAs
}
