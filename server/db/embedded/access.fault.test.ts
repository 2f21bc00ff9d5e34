import { execFileSync } from 'node:child_process'
import { chown, lchown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { type PlatformOptions, platformDefaults } from '#server/db/embedded/platform.ts'
import { findBinaries, singleUser } from '#server/db/embedded/postgres-binaries.ts'
import { findPostmaster } from '#server/db/embedded/postmaster-file.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'
import { isRoot, kill, makeTestFolder, query, startApp } from '#server/db/embedded/testing/start-app.ts'

const start = async (folder: string, platform: Partial<PlatformOptions> = {}) => {
  const lines: string[] = []
  const database = await startEmbeddedPostgres({ folder, say: (line) => lines.push(line), platform })
  onTestFinished(() => database.stop())
  return { ...database, lines }
}

/** The same address for the superuser, with a wrong password. */
const withoutPassword = (url: string, who: string) => {
  const changed = new URL(url)
  changed.username = who
  changed.password = 'guessed'
  return changed.href
}

const refusal = (url: string) =>
  query(url, 'select 1').then(
    () => 'let in',
    (error) => error.code,
  )

/** The answer that a process of another user gets when it tries to connect to a socket or to open a file. */
const tryAs = async (uid: number, what: 'connect' | 'open', path: string) => {
  const attempt =
    what === 'connect'
      ? `require('net').connect(path).on('error', (error) => console.log(error.code))`
      : 'try { fs.openSync(path) } catch (error) { console.log(error.code) }'
  const code = `const path = ${JSON.stringify(path)}; ${attempt}`
  return (await runProgram(process.execPath, ['-e', code], { uid, gid: uid })).trim()
}

const daemon = 1
const nobody = 65_534

test.runIf(isRoot)('no other user gets into the database, or reads its password or its files', async () => {
  const folder = await makeTestFolder()
  const database = await start(folder)
  const cluster = join(folder, 'postgres')
  const owner = Number(execFileSync('ps', ['-o', 'uid=', '-p', String(database.pid())]))
  expect([0, daemon, nobody]).not.toContain(owner)
  const secret = await stat(join(cluster, 'sarai-password'))
  expect({ uid: secret.uid, mode: secret.mode & 0o777 }).toEqual({ uid: owner, mode: 0o600 })
  for (const uid of [daemon, nobody]) {
    expect(await tryAs(uid, 'connect', join(folder, 'socket', '.s.PGSQL.5432'))).toBe('EACCES')
    for (const path of [cluster, join(cluster, 'sarai-password'), join(cluster, 'PG_VERSION')]) {
      expect(await tryAs(uid, 'open', path)).toBe('EACCES')
    }
  }
})

test.each(['socket', '127.0.0.1'] as const)('through %s everyone needs the password', async (listen) => {
  const folder = await makeTestFolder()
  const { url } = await start(folder, { listen })
  for (const who of ['postgres', 'sarai']) expect(await refusal(withoutPassword(url, who))).toBe('28P01')
  expect(await query(url, 'select current_user as name')).toEqual([{ name: 'sarai' }])
  expect(await readFile(join(folder, 'postgres', 'pg_hba.conf'), 'utf8')).not.toMatch(/trust|peer/)
})

/** The files of an earlier version: no password, and under root owned by `nobody`. */
const makeEarlierFiles = async (folder: string) => {
  const database = await start(folder)
  await query(database.url, `create table note (body text); insert into note values ('kept')`)
  await database.stop()
  const cluster = join(folder, 'postgres')
  const { uid, gid } = await stat(cluster)
  const user = isRoot ? { uid, gid } : undefined
  const binaries = await findBinaries(folder, user, () => {})
  const forget = 'alter role postgres password null;\nalter role sarai password null;\n'
  await singleUser(binaries, cluster, user, forget)
  await rm(join(cluster, 'sarai-password'))
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\nhost all all 127.0.0.1/32 trust\n')
  if (!isRoot) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), nobody, nobody)
  }
  await chown(folder, 0, 0)
}

test('files of an earlier version get a password and, under root, an owner of their own; the data stays', async () => {
  const folder = await makeTestFolder()
  await makeEarlierFiles(folder)
  const database = await start(folder)
  expect(await query(database.url, 'select body from note')).toEqual([{ body: 'kept' }])
  for (const who of ['postgres', 'sarai']) expect(await refusal(withoutPassword(database.url, who))).toBe('28P01')
  if (isRoot) {
    const owners = execFileSync('find', [join(folder, 'postgres'), join(folder, 'socket'), '-user', 'nobody'])
    expect(owners.toString()).toBe('')
  }
})

test('a lost password file is replaced', async () => {
  const folder = await makeTestFolder()
  await (await start(folder)).stop()
  await rm(join(folder, 'postgres', 'sarai-password'))
  const { url } = await start(folder)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

// As on Windows: a local port, and pg_ctl in place of signals.
const asOnWindows = platformDefaults('win32')

test('as on Windows: on a port that is written down, started, reloaded, restarted and stopped by pg_ctl', async () => {
  const folder = await makeTestFolder()
  const database = await start(folder, asOnWindows)
  const port = new URL(database.url).port
  expect((await readFile(join(folder, 'database-port'), 'utf8')).trim()).toBe(port)
  expect(await readdir(join(folder))).not.toContain('socket')
  expect(await findRunningEmbeddedPostgres(folder)).toBe(database.url)
  await query(database.url, 'create table note (id int); insert into note values (1)')
  process.kill(database.pid() ?? 0, 'SIGKILL')
  await expect.poll(() => database.lines, { timeout: 60_000 }).toContain('PostgreSQL is back.')
  expect(await query(database.url, 'select * from note')).toEqual([{ id: 1 }])
  await database.stop()
  expect(await findPostmaster(join(folder, 'postgres'))).toBeUndefined()
  expect(await readFile(join(folder, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/)
  const again = await start(folder, asOnWindows)
  expect(new URL(again.url).port).toBe(port)
})

test('as on Windows: an app that was killed leaves a server behind, which the next one stops', async () => {
  const folder = await makeTestFolder()
  const first = startApp(folder, undefined, undefined, 'as-on-windows')
  const left = await first.ready()
  await query(left.url, 'create table note (id int); insert into note values (1)')
  await kill(first)
  const second = await start(folder, asOnWindows)
  expect(second.lines).toContain('Stopping the database that an earlier Sarai left behind…')
  expect(await query(second.url, 'select * from note')).toEqual([{ id: 1 }])
})
