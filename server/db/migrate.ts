import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { installQueue } from '#server/kit/jobs/queue-schema.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The migrations this program knows, oldest first: numbered, forward only. */
export const migrationNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

// Two copies of the app that start at once must not both migrate.
const lockKey = 7_227_241

const migrationTable =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())'

/** Brings the tables and the queue of background jobs up to date, each migration in a transaction of its own; `upTo` names the last one to apply. */
export const migrate = async (pool: pg.Pool, say: (line: string) => void, upTo?: string) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(migrationTable)
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const known = migrationNames()
    refuseNewerDatabase(applied, known)
    const pending = known.filter((name) => !applied.has(name) && (upTo === undefined || name <= upTo))
    for (const [index, name] of pending.entries()) {
      say(`Updating the tables: ${index + 1} of ${pending.length} (${name})`)
      await applyMigration(client, name)
    }
    await installQueue(client)
  } finally {
    // The lock and the time-out belong to the session: end it instead of handing it back to the pool.
    client.release(true)
  }
}

const refuseNewerDatabase = (applied: Set<string>, known: string[]) => {
  const unknown = [...applied].find((name) => !known.includes(name))
  if (unknown) {
    throw new StartProblem(`The database was used by a newer Sarai (it has ${unknown}). Start that version instead.`)
  }
}

const applyMigration = async (client: pg.PoolClient, name: string) => {
  await client.query('begin')
  try {
    await runMigration(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const runMigration = async (client: pg.ClientBase, name: string) => {
  await client.query(readFileSync(new URL(name, folder), 'utf8'))
  await client.query('insert into migration (name) values ($1)', [name])
}

/** Makes the tables of an empty database as these migrations left them, inside the caller's transaction: for a restore. */
export const migrateWithin = async (client: pg.ClientBase, names: string[]) => {
  await client.query(migrationTable)
  for (const name of names) await runMigration(client, name)
}

/** The types that one of these migrations added a value to. */
export const extendedTypes = (names: string[]) => {
  const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/alter type (\w+) add value/g)].map(([, type = '']) => type)),
  )
}
