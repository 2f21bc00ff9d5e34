import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Db } from '#server/db/connect.ts'
import type { DB } from '#server/db/tables.ts'

/**
 * One transaction for the query builder and the driver, which alone can do COPY. It has no time limits, because it is
 * for work that fills a database.
 */
export const inOneTransaction = async <Result>(
  pool: pg.Pool,
  work: (db: Db, client: pg.PoolClient) => Promise<Result>,
) => {
  const client = await pool.connect()
  const lent = { query: client.query.bind(client), release: () => {} }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => {} } }),
  })
  try {
    return await db.transaction().execute(async (transaction) => {
      await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      return work(transaction, client)
    })
  } finally {
    client.release()
  }
}
