import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Settings } from '#server/cli/environment.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { isDatabaseAway, StandbyError, takesNoChanges } from '#server/kit/database-errors.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

export type Say = (line: string) => void

/** A database and how to close it: the embedded one is stopped, a server is left running. */
export type OpenDatabase = Pick<EmbeddedPostgres, 'url' | 'stop'>

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_LISTEN'>

export const openDatabase = async (settings: DatabaseSettings, say: Say): Promise<OpenDatabase> => {
  const { DATABASE_URL, DATA_DIR, DATABASE_LISTEN: listen } = settings
  if (!DATABASE_URL) return startEmbeddedPostgres({ folder: DATA_DIR, say, platform: listen ? { listen } : {} })
  say(`Connecting to the database ${withoutPassword(DATABASE_URL)}`)
  return { url: DATABASE_URL, stop: async () => {} }
}

const withoutPassword = (url: string) => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const oldestVersion = 15
const pause = 500

/**
 * Refuses a database that does not answer or is too old with one line. Waits for a read-only one: it is a standby that
 * the proxy still takes for the primary, or it is being promoted.
 */
export const checkDatabase = async (pool: pg.Pool, { DATABASE_URL }: DatabaseSettings, say: Say) => {
  for (let isWaiting = false; ; isWaiting = true) {
    const answer = await askVersion(pool).catch((error) => {
      if (error instanceof StandbyError || (isWaiting && isDatabaseAway(error))) return undefined
      throw noAnswer(error, DATABASE_URL)
    })
    if (answer && answer.number < oldestVersion * 10_000) {
      throw new StartProblem(`The database is PostgreSQL ${answer.version}. Sarai needs ${oldestVersion} or newer.`)
    }
    if (answer?.read_only === 'off') return
    if (!isWaiting) say('The database takes no changes yet: waiting until it does')
    await sleep(pause)
  }
}

/** Runs the migrations as soon as the database accepts changes. */
export const prepareTables = async (pool: pg.Pool, settings: DatabaseSettings, say: Say) => {
  for (;;) {
    await checkDatabase(pool, settings, say)
    try {
      return await migrate(pool, say)
    } catch (error) {
      // The next connection reached a standby after all.
      if (!(error instanceof StandbyError) && !takesNoChanges(error)) throw error
    }
  }
}

// On a new connection, because the pool would return the same read-only one.
const askVersion = async (pool: pg.Pool) => {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ version: string; number: number; read_only: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         current_setting('transaction_read_only') as read_only`,
    )
    return rows[0]
  } finally {
    client.release(true)
  }
}

const noAnswer = (error: unknown, url = '') => {
  const where = url ? ` at ${withoutPassword(url)}` : ''
  const next = url ? ' Check DATABASE_URL and that the server runs.' : ''
  return new StartProblem(`The database${where} does not answer: ${reasonOf(error)}.${next}`)
}

// For a host name with several addresses the error has no message, only one error per address.
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
