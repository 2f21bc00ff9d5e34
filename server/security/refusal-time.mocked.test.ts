import { verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

// The real function, counted: the check of a password is what takes time, so the number of checks stands for the time.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return { ...real, verify: vi.fn(real.verify) }
})

const { anyone, db } = await startTestApp()
const wrong = 'not the password'

let made = 0
const newAccount = async () => {
  const email = `someone${++made}@hotel.example`
  await addAccount(db, { email, name: 'Someone', role: 'admin', password })
  return email
}

beforeEach(() => {
  vi.mocked(verify).mockClear()
})

test.each([
  ['an unknown account', async () => 'nobody@hotel.example'],
  ['a wrong password', newAccount],
  [
    'a disabled account',
    async () => {
      const email = await newAccount()
      await db.updateTable('account').set({ is_active: false }).where('email', '=', email).execute()
      return email
    },
  ],
])('%s costs one check of the same strength', async (_who, email) => {
  expect((await anyone('POST', '/login', { email: await email(), password: wrong })).status).toBe(401)
  expect(verify).toHaveBeenCalledTimes(1)
  expect(String(vi.mocked(verify).mock.calls[0]?.[0])).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('an account that waits costs no check at all', async () => {
  const email = await newAccount()
  for (let tried = 0; tried < 6; tried++) await anyone('POST', '/login', { email, password: wrong })
  expect(verify).toHaveBeenCalledTimes(5)
})
