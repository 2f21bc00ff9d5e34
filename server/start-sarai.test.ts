import { expect, inject, onTestFinished, test } from 'vitest'
import { readEnvironment } from '#server/cli/environment.ts'
import { startSarai, welcomeFirstAdmin } from '#server/start-sarai.ts'
import { createDatabase } from '#server/testing/database.ts'

/** As `sarai start` does on an empty database, with what it says. */
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

test('of copies that start together one makes the first account and says how to sign in', async () => {
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

test('without a mail server a mail is said aloud, however quiet the log is', async () => {
  const { address, connection, settings, said } = await start({ LOG_LEVEL: 'silent' })
  await welcomeFirstAdmin(connection, settings, () => {})
  await fetch(`${address}/api/password/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@sarai.local' }),
  })
  await expect.poll(() => said.join('\n')).toContain(`${address}/reset-password?token=`)
})
