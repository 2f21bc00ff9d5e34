import { execFileSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { readEnvironment } from '#server/cli/environment.ts'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts'
import { makeTestFolder } from '#server/db/embedded/testing/start-app.ts'
import { startSarai, welcomeFirstAdmin } from '#server/start-sarai.ts'

const mount = (folder: string) => {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=755', 'sarai-test', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A small disk for the test; only root can create one. */
const makeDisk = async (skip: (condition: boolean, note: string) => void) => {
  const folder = await makeTestFolder()
  const isMounted = process.platform === 'linux' && mount(folder)
  if (isMounted) onTestFinished(() => void execFileSync('/bin/umount', ['-l', folder]))
  skip(!isMounted, 'a small disk can only be mounted by root')
  return folder
}

const openHotel = async (folder: string) => {
  const lines: string[] = []
  const database = await startEmbeddedPostgres({ folder, say: (line) => lines.push(line) })
  onTestFinished(() => database.stop())
  const pool = new pg.Pool({ connectionString: database.url, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  await pool.query('create table note (id int generated always as identity primary key, body text)')
  let acknowledged = 0
  /** Writes 100 kB; returns the error code if it is refused. */
  const write = () =>
    pool.query(`insert into note (body) select string_agg(md5(random()::text), '') from generate_series(1, 3000)`).then(
      () => {
        acknowledged += 1
        return ''
      },
      (error) => String(error.code),
    )
  const count = async () => (await pool.query('select count(*)::int as count from note')).rows[0].count
  const waitForLine = async (words: string) => {
    while (!lines.some((line) => line.includes(words))) await sleep(20)
  }
  return { pool, write, count, waitForLine, database, acknowledged: () => acknowledged }
}

const hasReserve = (folder: string) =>
  stat(join(folder, 'reserve')).then(
    ({ size }) => size === 32_000_000,
    () => false,
  )

const fillDisk = (file: string) => {
  const filling = openSync(file, 'w')
  try {
    for (;;) writeSync(filling, Buffer.alloc(64_000))
  } catch {
    // Nothing more fits.
  }
  closeSync(filling)
}

test('a disk that fills up makes the database read-only, and free space makes it writable again', async ({ skip }) => {
  const folder = await makeDisk(skip)
  const hotel = await openHotel(folder)
  const { pid } = { pid: hotel.database.pid() }
  await writeFile(join(folder, 'film.mkv'), Buffer.alloc(120_000_000))
  let refusal = ''
  while (!refusal) {
    refusal = await hotel.write()
    await sleep(5)
  }
  expect(refusal).toBe('25006')
  expect(await hotel.count()).toBe(hotel.acknowledged())
  await rm(join(folder, 'film.mkv'))
  await hotel.waitForLine('changes are possible')
  while (await hotel.write()) await sleep(50)
  expect(await hotel.count()).toBe(hotel.acknowledged())
  expect(hotel.database.pid()).toBe(pid)
})

test('a disk that is filled to the last byte at once loses nothing, and reading goes on', async ({ skip }) => {
  const folder = await makeDisk(skip)
  const hotel = await openHotel(folder)
  while (!(await hasReserve(folder))) await sleep(20)
  for (let round = 0; round < 20; round += 1) await hotel.write()
  fillDisk(join(folder, 'film.mkv'))
  const refusals = new Set<string>()
  const end = Date.now() + 6_000
  while (Date.now() < end) {
    refusals.add(await hotel.write())
    await sleep(20)
  }
  await hotel.waitForLine('no changes until there is room again')
  expect([...refusals].at(-1)).toBe('25006')
  expect(await hotel.count()).toBe(hotel.acknowledged())
  await rm(join(folder, 'film.mkv'))
  while (await hotel.write()) await sleep(50)
  expect(await hotel.count()).toBe(hotel.acknowledged())
})

test('a start on a full disk is refused in one line', async ({ skip }) => {
  const folder = await makeDisk(skip)
  fillDisk(join(folder, 'film.mkv'))
  await expect(startEmbeddedPostgres({ folder, say: () => {} })).rejects.toThrow(
    `Only 0 MB are free on the disk of ${folder}, and the database needs 200 MB: make room and start again.`,
  )
})

const account = { email: 'desk@hotel.example', password: 'correct horse battery' }

test('staff can sign in and read while the disk is full, and are told that nothing can be saved', async ({ skip }) => {
  const folder = await makeDisk(skip)
  const lines: string[] = []
  const settings = readEnvironment({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
  })
  const sarai = await startSarai(settings, { version: '1.0.0' }, (line) => lines.push(line))
  onTestFinished(() => sarai.stop())
  await welcomeFirstAdmin(sarai.connection, settings, () => {})
  fillDisk(join(folder, 'film.mkv'))
  while (!lines.some((line) => line.includes('no changes until there is room again'))) await sleep(20)
  const send = async (path: string, token = '', body?: unknown) => {
    const answer = await fetch(`${sarai.address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const signedIn = await send('/login', '', { ...account, remember: false })
  expect(signedIn).toMatchObject({ status: 200, body: { message: kitReplies.diskFull } })
  const { token } = signedIn.body.data
  expect((await send('/room-types', token)).status).toBe(200)
  const saved = await send('/room-types', token, { name: 'Suite', description: 'Garden view' })
  expect(saved).toMatchObject({ status: 503, body: { error: { message: kitReplies.noChanges } } })
})
