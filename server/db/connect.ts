import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { PreparingClient } from '#server/db/preparing-client.ts'
import type { DB } from '#server/db/tables.ts'

export type Db = Kysely<DB>

export interface Connection {
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

const asText = (value: string) => value

// A calendar date has no zone, so it stays the text it is; our whole numbers (paise, counts) fit a double exactly.
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
])

export const connect = (url: string): Connection => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sarai',
    // Our statements run for milliseconds; compiling one can take seconds, and PostgreSQL would by its own estimates. It
    // would also count on helpers that the embedded one doesn't have, and read whole tables in the hope of them.
    onConnect: async (client) => {
      await client.query('set jit = off; set max_parallel_workers_per_gather = 0')
    },
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that is lent out, between two queries of a transaction: its next query fails and is answered.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    // Ends the pool too, but only if anything was ever asked through it.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  return { pool, db, close }
}
