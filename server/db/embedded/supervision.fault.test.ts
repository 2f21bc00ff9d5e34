import { spawn } from 'node:child_process'
import { chown, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { isRunning } from '#server/db/embedded/postmaster-file.ts'
import { kill, makeTestFolder, query, startApp } from '#server/db/embedded/testing/start-app.ts'

const start = async (folder: string) => {
  const lines: string[] = []
  const database = await startEmbeddedPostgres({ folder, say: (line) => lines.push(line) })
  onTestFinished(() => database.stop())
  return { ...database, lines }
}

const openPool = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  return pool
}

/** Writes rows until told to stop, and counts those that the database acknowledged. */
const writeWithoutPause = (pool: pg.Pool) => {
  let going = true
  let acknowledged = 0
  const writer = async () => {
    while (going) {
      const written = await pool.query('insert into note default values').then(
        () => true,
        () => false,
      )
      if (written) acknowledged += 1
      else await sleep(20)
    }
  }
  const writers = [writer(), writer(), writer(), writer()]
  return {
    acknowledged: () => acknowledged,
    end: async () => {
      going = false
      await Promise.all(writers)
      return acknowledged
    },
  }
}

const countNotes = async (pool: pg.Pool) => {
  const { rows } = await pool.query('select count(*)::int as count from note')
  return rows[0].count
}

const until = async (truth: () => boolean | Promise<boolean>) => {
  while (!(await truth())) await sleep(10)
}

/** The connection that holds the app's owner lock; none while the server is down. */
const ownerOf = async (pool: pg.Pool): Promise<number | undefined> => {
  const locks = await pool.query(`select pid from pg_locks where locktype = 'advisory'`).catch(() => ({ rows: [] }))
  return locks.rows[0]?.pid
}

test('an app that is killed leaves its database behind, and the next one takes over', async () => {
  const folder = await makeTestFolder()
  const first = startApp(folder)
  const left = await first.ready()
  await query(left.url, 'create table note (id int); insert into note values (1)')
  await kill(first)
  expect(isRunning(left.pid)).toBe(true)
  const second = startApp(folder)
  const { pid, url } = await second.ready()
  expect(second.output()).toContain('Stopping the database that an earlier Sarai left behind')
  expect(pid).not.toBe(left.pid)
  expect(await query(url, 'select * from note')).toEqual([{ id: 1 }])
  await kill(second, 'SIGTERM')
  expect(isRunning(pid)).toBe(false)
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/)
})

test('a second app on the same folder is refused in one line, and the first goes on', async () => {
  const folder = await makeTestFolder()
  const database = await start(folder)
  expect(await findRunningEmbeddedPostgres(folder)).toBe(database.url)
  const { code, errors } = await startApp(folder).ended()
  expect(code).toBe(1)
  expect(errors).toBe(
    `Another Sarai is already running on ${folder}: stop it first, or choose another folder with DATA_DIR.`,
  )
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(await findRunningEmbeddedPostgres(folder)).toBeUndefined()
})

test.each([1, 2, 3])('of two apps that start at once, one runs and the other is refused (%i)', async () => {
  const folder = await makeTestFolder()
  const apps = [startApp(folder), startApp(folder)]
  const outcomes = await Promise.all(apps.map((app) => Promise.race([app.ready(), app.ended()])))
  const refused = outcomes.filter((outcome) => 'errors' in outcome)
  expect(refused).toEqual([{ code: 1, errors: expect.stringContaining('Another Sarai is already running on') }])
  const [running] = outcomes.filter((outcome) => 'url' in outcome)
  expect(await query(running?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  await Promise.all(apps.map((app) => kill(app, 'SIGTERM')))
})

test('a database that is killed under load comes back, with all it acknowledged', async () => {
  const database = await start(await makeTestFolder())
  const pool = openPool(database.url)
  await pool.query('create table note (id int generated always as identity primary key)')
  const writing = writeWithoutPause(pool)
  for (const round of [1, 2, 3]) {
    const before = writing.acknowledged()
    await until(() => writing.acknowledged() > before + 100)
    process.kill(database.pid() ?? 0, 'SIGKILL')
    await until(() => database.lines.filter((line) => line === 'PostgreSQL is back.').length === round)
  }
  const after = writing.acknowledged()
  await until(() => writing.acknowledged() > after + 100)
  const acknowledged = await writing.end()
  // A write may have been saved although its answer was lost; no acknowledged write may be missing.
  const count = await countNotes(pool)
  expect(count).toBeGreaterThanOrEqual(acknowledged)
  expect(count).toBeLessThanOrEqual(acknowledged + 3 * 4)
})

test('after a crash inside the server the connections are lost, but the app still owns the folder', async () => {
  const folder = await makeTestFolder()
  const database = await start(folder)
  const pool = openPool(database.url)
  const victim = await pool.connect()
  victim.on('error', () => {})
  const { rows } = await victim.query('select pg_backend_pid() as pid')
  const pid = database.pid()
  const owner = await ownerOf(pool)
  process.kill(rows[0].pid, 'SIGKILL')
  await until(async () => ![undefined, owner].includes(await ownerOf(pool)))
  victim.release(true)
  expect(database.pid()).toBe(pid)
  const { errors } = await startApp(folder).ended()
  expect(errors).toContain('Another Sarai is already running on')
})

test('an unrelated process with the number of a dead server does not block the start', async () => {
  const folder = await makeTestFolder()
  const cluster = join(folder, 'postgres')
  await (await start(folder)).stop()
  const { uid, gid } = await stat(cluster)
  const stranger = spawn('sleep', ['600'], { uid, gid })
  onTestFinished(() => {
    stranger.kill()
  })
  const file = join(cluster, 'postmaster.pid')
  await writeFile(file, `${stranger.pid}\n${cluster}\n1\n5432\n${join(folder, 'socket')}\n\n\nready   \n`)
  await chown(file, uid, gid)
  const database = await start(folder)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  expect(isRunning(stranger.pid ?? 0)).toBe(true)
})

test('stopping while the database is down ends the attempts to start it', async () => {
  const database = await start(await makeTestFolder())
  process.kill(database.pid() ?? 0, 'SIGKILL')
  await until(() => database.lines.some((line) => line.includes('starting it again')))
  await database.stop()
  expect(database.pid()).toBeUndefined()
})
