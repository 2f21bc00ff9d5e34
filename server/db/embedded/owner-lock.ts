import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { superuser } from '#server/db/embedded/cluster.ts'
import { readPassword } from '#server/db/embedded/password-file.ts'
import type { ServerAddress } from '#server/db/embedded/server-address.ts'

/**
 * One app owns a data folder. It holds an advisory lock in the database itself, on a connection of its own. Node has no
 * file locks, and a file with a process number can outlive its process and then name an unrelated one. This lock always
 * ends with the process, kill -9 included, and works between containers that share the folder. Even if two apps passed
 * it, they would be two clients of one server: PostgreSQL's own lock protects the files.
 */
const lockKey = 5_247_241

// The server needs a moment to notice that a killed app is gone and to drop its lock.
const patience = 2_000

export const connectToServer = async (
  { cluster, address }: { cluster: string; address: ServerAddress },
  database = superuser,
) => {
  const client = new pg.Client({
    ...address,
    user: superuser,
    database,
    password: await readPassword(cluster),
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: 'sarai owner',
  })
  // The supervisor listens for the end of the connection; an error alone would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** True when this connection now holds the lock; false when another app does. */
export const takeOwnerLock = async (client: pg.Client) => {
  const end = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return true
    if (Date.now() > end) return false
    await sleep(50)
  }
}
