import type { FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { confirmableCodes, confirmedHeader } from '#contract/kit/confirmation.ts'
import type { Db } from '#server/db/connect.ts'
import { type Clock, setNow } from '#server/kit/clock.ts'
import { isDatabaseError, takesNoChanges } from '#server/kit/database-errors.ts'

// Another transaction was first and ours was rolled back, so we try again. After an exclusion conflict (23P01) the
// second try sees the other row and can name it in its message.
const gaveWay = new Set(['40001', '40P01', '23P01'])
const maxAttempts = 4

/**
 * Runs a request's work in one transaction and sets its account for the audit trail and its time. A first statement, if
 * given, is sent together with `begin`: its values must be literals (`sql.lit`), and the work gets its rows.
 */
export const inTransaction = async <Result, Row = never>(
  { db, clock }: { db: Db; clock: Clock },
  request: FastifyRequest,
  work: (db: Db, rows: Row[]) => Promise<Result>,
  first?: RawBuilder<Row>,
) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.connection().execute(async (connection) => {
        try {
          const { rows } = await begin(request, clock, first).execute(connection)
          const result = await work(connection, first ? rows : [])
          await sql`commit`.execute(connection)
          return result
        } catch (error) {
          // A broken connection is rolled back by the database; the original error is thrown.
          await sql`rollback`.execute(connection).catch(() => {})
          throw error
        }
      })
    } catch (error) {
      // A read-only connection is closed; the next one may reach the new primary.
      if (takesNoChanges(error) && attempt === 1) continue
      if (attempt === maxAttempts || !isDatabaseError(error) || !gaveWay.has(error.code ?? '')) throw error
    }
  }
}

/** The question that the person has answered with yes, if it is one that we ask. */
const confirmedIn = ({ headers }: FastifyRequest) => confirmableCodes.find((code) => code === headers[confirmedHeader])

/**
 * Sets the account and the request for the audit trail, the time of `hotel_now()` and the answered question, until the
 * transaction ends.
 */
const begin = <Row>(request: FastifyRequest, clock: Clock, first: RawBuilder<Row> | undefined) => {
  const { actor, id } = request
  const account = sql.lit(String(actor?.account_id ?? ''))
  const actAs = sql<Row>`begin; select set_config('sarai.account_id', ${account}, true),
    set_config('sarai.request_id', ${sql.lit(id)}, true),
    set_config('sarai.confirmed', ${sql.lit(confirmedIn(request) ?? '')}, true), ${setNow(clock)}`
  return first ? sql<Row>`${actAs}; ${first}` : actAs
}
