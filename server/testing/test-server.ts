import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase, demoTemplateOf, dropDatabase } from '#server/testing/database.ts'

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
      await dropDatabase(server.url, demoTemplateOf(template.name))
      await server.stop()
    },
  }
}

const memoryFolder = '/dev/shm'
const enough = 2 ** 31

/**
 * In memory if there is room, because there a commit does not wait for the disk. The name begins with that of the run's
 * folder, so that whoever cleans up after the run finds it.
 */
const folderForTests = async () => {
  const space = await statfs(memoryFolder).catch(() => undefined)
  const isEnough = space && space.bavail * space.bsize >= enough
  return isEnough ? join(memoryFolder, `${basename(tmpdir())}-`) : join(tmpdir(), 'sarai-test-')
}

const startOwn = async () => {
  const folder = await mkdtemp(await folderForTests())
  const server = await startEmbeddedPostgres({ folder, say: silence })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
