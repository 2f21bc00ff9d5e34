import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * The queue's tables are in a schema of their own: a backup leaves them out. Hotels that share a database have a schema
 * each, and so have their queues.
 */
export const queueSchemaFor = (schema: string) => (schema === 'public' ? 'sarai_jobs' : `${schema.slice(0, 50)}_jobs`)

export const readQueueSchema = async (client: Pick<pg.ClientBase, 'query'>) => {
  const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
  return queueSchemaFor(rows[0]?.schema ?? 'public')
}

/** The library's own messages are not for operators: what they need to know is logged where it happens. */
export const quietLogger = new Logger(() => () => {})

/** Makes the queue's tables or brings them up to date, on the connection that holds the lock of the migrations. */
export const installQueue = async (client: pg.PoolClient) => {
  const schema = await readQueueSchema(client)
  const lent = Object.assign(new pg.Pool({ max: 1 }), {
    connect: async () => ({ ...queryOf(client), release: () => {} }),
  })
  await runMigrations({ pgPool: lent as pg.Pool, schema, logger: quietLogger })
}

const queryOf = (client: pg.PoolClient) => ({ query: client.query.bind(client) })

/** Jobs that a database still has from another hotel's data must not run on what is restored into it. */
export const dropQueue = async (client: pg.ClientBase) =>
  client.query(`drop schema if exists ${pg.escapeIdentifier(await readQueueSchema(client))} cascade`)
