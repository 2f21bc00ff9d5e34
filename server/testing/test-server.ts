import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase } from '#server/testing/database.ts'

const silence = () => {}

/** The database server of a test run (DATABASE_URL's or an embedded one) with a migrated template database. */
export const startTestServer = async () => {
  const server = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, stop: async () => {} } : await startOwn()
  const template = await createDatabase(server.url)
  const pool = new pg.Pool({ connectionString: template.url })
  // `end` does not wait for the connection to close, so dropping the database right afterwards still sends it an error.
  pool.on('error', () => {})
  await migrate(pool, silence)
  await pool.end()
  return {
    url: server.url,
    template: template.name,
    stop: async () => {
      await template.drop()
      await server.stop()
    },
  }
}

const startOwn = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-test-'))
  const server = await startEmbeddedPostgres({ folder, say: silence })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
