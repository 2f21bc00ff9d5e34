import { afterAll, expect, test, vi } from 'vitest'
import { userCommand } from '#server/cli/user-command.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { anyone, databaseUrl, db } = await startTestApp()

vi.stubEnv('DATABASE_URL', databaseUrl)
afterAll(() => void vi.unstubAllEnvs())

/** The output of the command. */
const user = async (...words: string[]) => {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line))
  await userCommand(words).finally(() => vi.restoreAllMocks())
  return printed.join('\n')
}

test('an account is added by name, listed, and gets a new password', async () => {
  const email = 'clerk@hotel.example'
  await user('add', email, '--name', 'Night Clerk')
  expect(await user('list')).toMatch(/^admin {5}clerk@hotel\.example {2}Night Clerk$/m)
  const [, password] = /^Password: (\S+)$/m.exec(await user('reset-password', email)) ?? []
  expect((await anyone('POST', '/login', { email, password })).status).toBe(200)
})

test('a disabled account is marked, and gets no new password', async () => {
  const email = 'guest@hotel.example'
  await db.updateTable('account').set({ is_active: false }).where('email', '=', email).execute()
  expect(await user('list')).toMatch(/guest@hotel\.example.*\(disabled\)$/m)
  await expect(user('reset-password', email)).rejects.toThrow('is disabled. Enable it')
  await expect(user('reset-password', 'who@hotel.example')).rejects.toThrow('There is no account who@hotel.example')
})
