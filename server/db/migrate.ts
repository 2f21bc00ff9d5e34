import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { earlyDatabaseProblem, replaceEarlyNames } from '#server/db/early-migrations.ts'
import { installQueue } from '#server/kit/jobs/queue-schema.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

const folder = new URL('./migrations/', import.meta.url)

/** The migrations that this version knows, in the order of their numbers. */
export const migrationNames = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

// Two copies of the app that start at once must not both migrate.
const lockKey = 7_227_241

const migrationTable =
  'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())'

/** Brings the tables and the queue of background jobs up to date, each migration in a transaction of its own. */
export const migrate = async (pool: pg.Pool, say: (line: string) => void) => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(migrationTable)
    const pending = await readPending(client)
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

/** The migrations that the database still needs. Nothing is changed in a database that this version refuses. */
const readPending = async (client: pg.PoolClient) => {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  const recorded = rows.map((row) => row.name)
  const applied = replaceEarlyNames(recorded, earlyDatabaseProblem)
  const known = migrationNames()
  const pending = known.filter((name) => !applied.includes(name))
  refuseNewerDatabase(applied, known)
  refuseWrongOrder(applied, pending)
  if (applied !== recorded) await recordPresentNames(client, applied)
  return pending
}

const recordPresentNames = (client: pg.PoolClient, names: string[]) =>
  client.query(
    `with early as (delete from migration where name <> all ($1::text[]))
     insert into migration (name) select unnest($1::text[]) on conflict do nothing`,
    [names],
  )

const refuseNewerDatabase = (applied: string[], known: string[]) => {
  const unknown = applied.find((name) => !known.includes(name))
  if (unknown) {
    throw new StartProblem(`The database was used by a newer Sarai (it has ${unknown}). Start that version instead.`)
  }
}

// A migration is written and tested for the tables that all lower numbers made.
const refuseWrongOrder = (applied: string[], pending: string[]) => {
  const last = applied.toSorted().at(-1) ?? ''
  const late = pending.find((name) => name < last)
  if (late) {
    throw new StartProblem(
      `The database has ${last} but not ${late}, which comes before it, so this version does not fit the database. Start the version that was used last, or restore a backup.`,
    )
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
