import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * The queue's tables are in their own schema, which backups leave out. Hotels that share a database have separate
 * schemas, and so separate queues.
 */
export const queueSchemaFor = (schema: string) => (schema === 'public' ? 'sarai_jobs' : `${schema.slice(0, 50)}_jobs`)

export const readQueueSchema = async (client: Pick<pg.ClientBase, 'query'>) => {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
  return queueSchemaFor(rows[0]?.schema ?? 'public')
}

/** The library's messages are not logged; we log what operators need. */
export const quietLogger = new Logger(() => () => {})

/** Creates or updates the queue's tables, on the connection that holds the lock of the migrations. */
export const installQueue = async (client: pg.PoolClient) => {
  const schema = await readQueueSchema(client)
  const lent = Object.assign(new pg.Pool({ max: 1 }), {
    connect: async () => ({ ...queryOf(client), release: () => {} }),
  })
  await runMigrations({ pgPool: lent as pg.Pool, schema, logger: quietLogger })
}

const queryOf = (client: pg.PoolClient) => ({ query: client.query.bind(client) })

/** Deletes the jobs of the old data, which must not run on restored data. */
export const dropQueue = async (client: pg.ClientBase) =>
  client.query(`drop schema if exists ${pg.escapeIdentifier(await readQueueSchema(client))} cascade`)
