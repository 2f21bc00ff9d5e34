import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#server/cli/environment.ts'
import { startJobWorker } from '#server/start-job-worker.ts'
import { startSarai, welcomeFirstAdmin } from '#server/start-sarai.ts'
import { createDatabase } from '#server/testing/database.ts'

const emptyDatabase = async () => {
  const database = await createDatabase(inject('serverUrl'))
  onTestFinished(() => database.drop())
  return database
}

const query = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Runs the steps of `sarai start` on an empty database and returns the output. */
const start = async (env: Record<string, string> = {}) => {
  const database = await createDatabase(inject('serverUrl'), inject('template'))
  const settings = readEnvironment({ PORT: '0', DATABASE_URL: database.url, ...env })
  const said: string[] = []
  const running = await startSarai(settings, { version: '1.0.0' }, (line) => said.push(line))
  onTestFinished(async () => {
    await running.stop()
    await database.drop()
  })
  return { ...running, settings, said }
}

test('if several copies start together, one adds the first account and prints how to sign in', async () => {
  const { connection, settings } = await start()
  const copies = [1, 2, 3].map(async () => {
    const said: string[] = []
    await welcomeFirstAdmin(connection, settings, (line) => said.push(line))
    return said.join('\n')
  })
  const [first, ...others] = (await Promise.all(copies)).sort().reverse()
  expect(first).toMatch(/Password {2}\S+/)
  expect(others).toEqual(['', ''])
})

test('without a mail server a mail is printed, whatever the log level', async () => {
  const { address, connection, settings, said } = await start({ LOG_LEVEL: 'silent' })
  await welcomeFirstAdmin(connection, settings, () => {})
  await fetch(`${address}/api/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sarai.local' }),
  })
  await expect.poll(() => said.join('\n')).toContain(`${address}/reset-password?token=`)
})

test('with JOBS=off the mails wait for a process that runs jobs', async () => {
  const { address, connection, settings, said } = await start({ JOBS: 'off' })
  await welcomeFirstAdmin(connection, settings, () => {})
  await fetch(`${address}/api/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sarai.local' }),
  })
  const waiting = async () =>
    (await connection.pool.query(`select from sarai_jobs.jobs where task_identifier like 'mail%'`)).rowCount
  expect(await waiting()).toBe(1)
  const heard: string[] = []
  const worker = await startJobWorker(settings, { version: '1.0.0' }, (line) => heard.push(line))
  await expect.poll(() => heard.join('\n')).toContain('/reset-password?token=')
  await worker.stop()
  expect(await waiting()).toBe(0)
  expect(said.join()).not.toContain('token=')
})

test('waits with one line until the database accepts changes', async () => {
  const database = await emptyDatabase()
  await query(database.url, `alter database ${database.name} set default_transaction_read_only = on`)
  const said: string[] = []
  const settings = readEnvironment({ PORT: '0', DATABASE_URL: database.url })
  const starting = startSarai(settings, { version: '1.0.0' }, (line) => said.push(line))
  await expect.poll(() => said.at(-1)).toBe('[1/3] The database takes no changes yet: waiting until it does')
  await query(
    database.url,
    'set default_transaction_read_only = off',
    `alter database ${database.name} reset default_transaction_read_only`,
  )
  const running = await starting
  expect(said.filter((line) => line.includes('takes no changes'))).toHaveLength(1)
  await running.stop()
})

test('prints its address once it listens', async () => {
  const { address, said } = await start()
  expect(said.at(-1)).toBe(`[3/3] Listening on ${address}`)
  const settings = readEnvironment({ PORT: new URL(address).port, DATABASE_URL: (await emptyDatabase()).url })
  const saidByTheSecond: string[] = []
  await expect(startSarai(settings, { version: '1.0.0' }, (line) => saidByTheSecond.push(line))).rejects.toThrow(
    /^Port \d+ is in use/,
  )
  expect(saidByTheSecond.join('\n')).not.toContain('Listening')
})
