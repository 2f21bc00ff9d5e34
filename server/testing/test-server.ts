import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { migrate } from '#server/db/migrate.ts'
import { createDatabase, demoTemplateOf, dropDatabase } from '#server/testing/database.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

const silence = () => {}

/** The database server of a test run (DATABASE_URL's or an embedded one) with a migrated template database. */
export const startTestServer = async () => {
  const server = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, stop: async () => {} } : await startOwn()
  const template = await createDatabase(server.url)
  const dropTemplates = whenStopped(async () => {
    await template.drop()
    await dropDatabase(server.url, demoTemplateOf(template.name))
  })
  const pool = new pg.Pool({ connectionString: template.url })
  // `end` does not wait for the connection to close, so dropping the database right afterwards still sends it an error.
  pool.on('error', () => {})
  await migrate(pool, silence)
  await pool.end()
  return {
    url: server.url,
    template: template.name,
    stop: async () => {
      await dropTemplates()
      await server.stop()
    },
  }
}

const memoryFolder = '/dev/shm'
const enough = 2 ** 31

/** In memory if there is room, because there a commit does not wait for the disk. */
const folderForTests = async () => {
  const space = await statfs(memoryFolder).catch(() => undefined)
  return space && space.bavail * space.bsize >= enough ? memoryFolder : tmpdir()
}

const startOwn = async () => {
  // The name has that of the run's folder, so that it is found when the run was killed.
  const folder = await mkdtemp(join(await folderForTests(), `sarai-test-${basename(tmpdir())}-`))
  const starting = startEmbeddedPostgres({ folder, say: silence })
  const stop = whenStopped(async () => {
    await starting.then(
      (server) => server.stop(),
      () => {},
    )
    await rm(folder, { recursive: true, force: true })
  })
  return { url: (await starting).url, stop }
}
