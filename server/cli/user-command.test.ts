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
  expect(await user('list')).toMatch(/^Owner {9}clerk@hotel\.example {2}Night Clerk$/m)
  const [, password] = /^Password: (\S+)$/m.exec(await user('reset-password', email)) ?? []
  expect((await anyone('POST', '/login', { email, password })).status).toBe(200)
})

test('a person on the staff gets the role that is named', async () => {
  await user('add', 'cook@hotel.example', '--role', 'kitchen')
  await user('add', 'desk2@hotel.example', '--role', 'Front Desk')
  await user('add', 'old@hotel.example', '--role', 'admin')
  const list = await user('list')
  expect(list).toMatch(/^Kitchen +cook@hotel\.example/m)
  expect(list).toMatch(/^Front Desk +desk2@hotel\.example/m)
  expect(list).toMatch(/^Owner +old@hotel\.example/m)
  await expect(user('add', 'x@hotel.example', '--role', 'Pilot')).rejects.toThrow(
    'There is no role "Pilot". Roles: Owner, Manager, Front Desk, Accountant, Housekeeping, Kitchen.',
  )
})

test('a lost phone: the second factor is reset', async () => {
  const email = 'phone@hotel.example'
  await user('add', email)
  await expect(user('reset-second-factor', email)).rejects.toThrow(`${email} has no second factor.`)
  const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const set_up_at = new Date().toISOString()
  await db
    .insertInto('second_factor')
    .values({ account_id: id, secret: 'JBSWY3DPEHPK3PXP', set_up_at, last_step: 0 })
    .execute()
  expect(await user('reset-second-factor', email)).toBe(
    `The second factor of ${email} is reset, and the account is signed out everywhere.`,
  )
  expect(await db.selectFrom('second_factor').selectAll().where('account_id', '=', id).execute()).toEqual([])
  await expect(user('reset-second-factor', 'who@hotel.example')).rejects.toThrow(
    'There is no account who@hotel.example',
  )
})

test('a disabled account is marked, and gets no new password', async () => {
  const email = 'guest@hotel.example'
  await db.updateTable('account').set({ is_active: false }).where('email', '=', email).execute()
  expect(await user('list')).toMatch(/guest@hotel\.example.*\(disabled\)$/m)
  await expect(user('reset-password', email)).rejects.toThrow('is disabled. Enable it')
  await expect(user('reset-password', 'who@hotel.example')).rejects.toThrow('There is no account who@hotel.example')
})
