import type { Settings } from '#server/cli/environment.ts'
import { openDatabase, prepareTables, type Say } from '#server/cli/open-database.ts'
import { type Connection, connect } from '#server/db/connect.ts'
import { findRunningEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'

/**
 * Runs a command on the database. If the app is running, its database is used; otherwise the embedded one is started and
 * stopped again.
 */
export const withDatabase = async <Result>(settings: Settings, say: Say, work: (url: string) => Promise<Result>) => {
  const runningUrl = settings.DATABASE_URL ? undefined : await findRunningEmbeddedPostgres(settings.DATA_DIR)
  if (runningUrl) return work(runningUrl)
  const database = await openDatabase(settings, say)
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

/** The same with a connection after all migrations. */
export const withTables = <Result>(settings: Settings, say: Say, work: (connection: Connection) => Promise<Result>) =>
  withDatabase(settings, say, async (url) => {
    const connection = connect(url)
    try {
      await prepareTables(connection.pool, settings, say)
      return await work(connection)
    } finally {
      await connection.close()
    }
  })
