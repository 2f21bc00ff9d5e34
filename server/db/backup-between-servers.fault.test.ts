import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { backup } from '#server/db/backup.ts'
import { chooseDatabaseUser } from '#server/db/embedded/database-user.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { makePrivateFolder } from '#server/db/embedded/private-folder.ts'
import { programEnvironment, runProgram } from '#server/db/embedded/run-program.ts'
import { makeTestFolder, query } from '#server/db/embedded/testing/start-app.ts'
import { migrate } from '#server/db/migrate.ts'
import { restore } from '#server/db/restore.ts'

const programs = '/usr/lib/postgresql/15/bin'
const silence = () => {}

/** A server of the oldest PostgreSQL that Sarai supports. */
const startOldServer = async () => {
  const folder = await makeTestFolder()
  const cluster = join(folder, 'old')
  const user = await chooseDatabaseUser(cluster)
  await makePrivateFolder(cluster, user)
  await runProgram(
    join(programs, 'initdb'),
    ['-D', cluster, '-U', 'sarai', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    user,
  )
  const words = ['-D', cluster, '-k', cluster, '-h', '', '-F']
  const server = spawn(join(programs, 'postgres'), words, {
    ...user,
    cwd: '/',
    env: programEnvironment,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGINT')
    await ended
  })
  const url = `postgres://sarai@localhost/postgres?host=${encodeURIComponent(cluster)}`
  while (!(await query(url, 'select').catch(() => undefined))) await sleep(50)
  return url
}

const startOwnServer = async () => {
  const database = await startEmbeddedPostgres({ folder: await makeTestFolder(), say: silence })
  onTestFinished(() => database.stop())
  return database.url
}

const rowsOf = (url: string) =>
  query(
    url,
    `select slug, name, description, price_per_night, (select max(id)::int from audit_entry) as audit from room_type`,
  )

test.runIf(existsSync(programs))('a hotel moves from the embedded database to a server, and back', async () => {
  const folder = await makeTestFolder()
  await mkdir(join(folder, 'files'))
  const first = await startOwnServer()
  const pool = new pg.Pool({ connectionString: first })
  await migrate(pool, silence)
  await pool.query(`insert into room_type (slug, name, description, max_adults, max_children, max_infants, price_per_night)
    select 'type-' || n, 'Honeymoon ₹ ' || n, E'two\\nlines', 2, 1, 1, n from generate_series(1, 50) n`)
  await pool.end()
  const before = await rowsOf(first)

  const second = await startOldServer()
  await backup(first, join(folder, 'files'), join(folder, 'there'), silence)
  await restore(second, join(folder, 'files-there'), join(folder, 'there'), silence)
  expect(await rowsOf(second)).toEqual(before)
  expect(before).toHaveLength(50)

  const third = await startOwnServer()
  await backup(second, join(folder, 'files-there'), join(folder, 'back'), silence)
  await restore(third, join(folder, 'files-back'), join(folder, 'back'), silence)
  expect(await rowsOf(third)).toEqual(before)
})
