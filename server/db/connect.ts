import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseClient } from '#server/db/database-client.ts'
import type { DB } from '#server/db/tables.ts'
import { StandbyError } from '#server/kit/database-errors.ts'

export type Db = Kysely<DB>

export interface Connection {
  pool: pg.Pool
  db: Db
  close(): Promise<void>
}

const asText = (value: string) => value

// A calendar date has no time zone, so it stays text; our whole numbers (paise, counts) fit a double exactly.
const parsers = new Map<number, (value: string) => unknown>([
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.TIMESTAMPTZ, (value) => new Date(value).toISOString()],
])

// Behind a proxy that looks for the primary, a connection can reach a standby for a moment, whose data may be old.
const refuseStandby = async (client: pg.ClientBase) => {
  const { rows } = await client.query<{ is_standby: boolean }>('select pg_is_in_recovery() as is_standby')
  if (rows[0]?.is_standby) throw new StandbyError()
}

const maxAttempts = 10

// A proxy that uses its servers in turn reaches the primary at one of the next attempts.
const connectToPrimary = async (pool: pg.Pool) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!(error instanceof StandbyError) || attempt === maxAttempts) throw error
      await sleep(100)
    }
  }
}

export const connect = (url: string): Connection => {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'sarai',
    // Our statements run for milliseconds, but PostgreSQL may take seconds to compile one. It would also plan with
    // parallel workers, which the embedded server does not have, and then read whole tables.
    onConnect: async (client) => {
      await client.query('set jit = off; set max_parallel_workers_per_gather = 0')
      await refuseStandby(client)
    },
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format) },
  })
  // An idle connection that the server closes is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for a connection in use, between two queries of a transaction: its next query fails and is answered.
  pool.on('connect', (client) => client.on('error', () => {}))
  // Nothing can be saved through this connection: the next query gets another one, which may reach a new primary.
  pool.on('release', (_error, client) => {
    if (client instanceof DatabaseClient && client.metReadOnly) client.end().catch(() => {})
  })
  const toPrimary = { connect: () => connectToPrimary(pool), end: () => pool.end() }
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: toPrimary }) })
  const close = async () => {
    // Ends the pool too, but only if a query was made through it.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  return { pool, db, close }
}
