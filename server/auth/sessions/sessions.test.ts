import { expect, test } from 'vitest'
import { deviceName } from '#server/auth/sessions/device-name.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { anyone, admin, sendAs, time, db } = await startTestApp()

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36'

const enter = async (email: string, userAgent: string) => {
  const { body } = await anyone('POST', '/login', { email, password }, { 'user-agent': userAgent })
  return sendAs(body.data.token)
}

test.each([
  [`${windows} Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
  [phone, 'Samsung Internet on Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('a person sees the own sessions, signs one out, and all others', async () => {
  const email = 'meena@hotel.example'
  await addAccount(db, { email, name: 'Meena', role: 'admin', password })
  const atDesk = await enter(email, windows)
  time.now = new Date(time.now.getTime() + 60_000)
  const onPhone = await enter(email, phone)
  const forgotten = await enter(email, 'x'.repeat(1000))
  const signed_in_at = time.now.toISOString()
  time.now = new Date(time.now.getTime() + 5 * 60_000)

  const list = async () => (await atDesk('GET', '/me/sessions')).body.data
  const sessions = await list()
  expect(sessions).toMatchObject([
    { device: 'Chrome on Windows', is_this_one: true, last_used_at: time.now.toISOString() },
    { device: 'Unknown device', is_this_one: false },
    { device: 'Samsung Internet on Android', is_this_one: false, signed_in_at },
  ])
  expect(JSON.stringify(sessions)).not.toContain('token')

  // Nobody signs out a session of somebody else.
  expect((await admin('DELETE', `/me/sessions/${sessions[2].id}`)).status).toBe(404)
  expect((await onPhone('GET', '/me')).status).toBe(200)
  const closed = await atDesk('DELETE', `/me/sessions/${sessions[2].id}`)
  expect([closed.status, closed.body.message]).toEqual([200, 'The device is signed out.'])
  expect((await onPhone('GET', '/me')).status).toBe(401)
  expect((await atDesk('DELETE', `/me/sessions/${sessions[2].id}`)).body.error.message).toBe(
    'This device is signed out already.',
  )

  const others = await atDesk('POST', '/me/sessions/sign-out-others')
  expect(others.body.message).toBe('All other devices are signed out.')
  expect((await forgotten('GET', '/me')).status).toBe(401)
  expect(await list()).toHaveLength(1)
  expect((await admin('GET', '/me')).status).toBe(200)
})

test('a session that has ended by itself is not listed', async () => {
  const email = 'kavita@hotel.example'
  await addAccount(db, { email, name: 'Kavita', role: 'admin', password })
  await enter(email, phone)
  time.now = new Date(time.now.getTime() + 13 * 60 * 60_000)
  const now = await enter(email, windows)
  expect((await now('GET', '/me/sessions')).body.data).toHaveLength(1)
})
