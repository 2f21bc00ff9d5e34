import type pg from 'pg'
import type { Settings } from '#server/cli/environment.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

export type Say = (line: string) => void

/** A database to work with and how to let go of it: ours is stopped, someone's server is left alone. */
export type OpenDatabase = Pick<EmbeddedPostgres, 'url' | 'stop'>

type Place = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

export const openDatabase = async ({ DATABASE_URL, DATA_DIR }: Place, say: Say): Promise<OpenDatabase> => {
  if (!DATABASE_URL) return startEmbeddedPostgres({ folder: DATA_DIR, say })
  say(`Connecting to the database ${withoutPassword(DATABASE_URL)}`)
  return { url: DATABASE_URL, stop: async () => {} }
}

const withoutPassword = (url: string) => {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

const oldestVersion = 15

/** Refuses a database that does not answer, or is too old for the tables, in one line. */
export const checkDatabase = async (pool: pg.Pool, { DATABASE_URL }: Place) => {
  const { version, number } = await askVersion(pool, DATABASE_URL)
  if (number < oldestVersion * 10_000) {
    throw new StartProblem(`The database is PostgreSQL ${version}. Sarai needs ${oldestVersion} or newer.`)
  }
}

const askVersion = async (pool: pg.Pool, url = '') => {
  try {
    const { rows } = await pool.query<{ version: string; number: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number`,
    )
    return { version: rows[0]?.version, number: Number(rows[0]?.number) }
  } catch (error) {
    const where = url ? ` at ${withoutPassword(url)}` : ''
    const next = url ? ' Check DATABASE_URL and that the server runs.' : ''
    throw new StartProblem(`The database${where} does not answer: ${reasonOf(error)}.${next}`)
  }
}

// A host name with several addresses fails with one error per address and no message of its own.
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
