import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { createDatabase } from '#server/testing/database.ts'

/** A database for one test, empty or a copy of a template, with a pool of connections. */
export const openDatabase = async (template?: string) => {
  const database = await createDatabase(inject('serverUrl'), template)
  const pool = new pg.Pool({ connectionString: database.url })
  // The database may be dropped before its last connection is closed.
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await database.drop()
  })
  return { url: database.url, pool }
}
