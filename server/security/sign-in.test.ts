import { describe, expect, test } from 'vitest'
import { isKnownDevice } from '#server/auth/known-device-store.ts'
import { saveReset } from '#server/auth/password-reset-store.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { networkOf } from '#server/kit/http/throttle.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { app, anyone, sendAs, signIn, db } = await startTestApp()
const wrong = 'not the password'

type Stolen = Awaited<ReturnType<typeof startTestApp>> & {
  id: number
  slug: string
  /** The device and the session of the account's owner. */
  own: string
  token: string
}

let made = 0
const newAccount = async () => {
  const email = `someone${++made}@hotel.example`
  await addAccount(db, { email, name: 'Someone', role: 'admin', password })
  return email
}

const tries = async (key: string) =>
  (await db.selectFrom('throttle').select('count').where('key', '=', key).executeTakeFirst())?.count ?? 0

describe('the limit of an address', () => {
  test('ignores X-Forwarded-For unless a proxy is trusted', async () => {
    const key = 'sign-in address 127.0.0.1'
    const before = await tries(key)
    const headers = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' }
    await anyone('POST', '/login', { email: 'nobody@hotel.example', password: wrong }, headers)
    expect(await tries(key)).toBe(before + 1)
    expect(await tries('sign-in address 203.0.113.9')).toBe(0)
  })

  test('uses the address from the trusted proxy, not one that the caller sent', async () => {
    const behind = await startTestApp({ trustProxy: true })
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' }
    await behind.anyone('POST', '/login', { email: 'nobody@hotel.example', password: wrong }, headers)
    const rows = await behind.db.selectFrom('throttle').select('key').execute()
    expect(rows.map(({ key }) => key)).toContain('sign-in address 203.0.113.9')
  })

  test('is not reset by signing in to an own account in between', async () => {
    const key = 'sign-in address 127.0.0.1'
    await anyone('POST', '/login', { email: 'nobody2@hotel.example', password: wrong })
    const before = await tries(key)
    await signIn('guest@hotel.example')
    expect(await tries(key)).toBe(before)
  })

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('strangers who know an account', () => {
  const start = async () => {
    const behind = await startTestApp({ trustProxy: true })
    const from = (network: string) => ({ 'x-forwarded-for': network })
    const post = (path: string, body: object, network: string) => behind.anyone('POST', path, body, from(network))
    const signInFrom = (network: string, typed: string, device = '') =>
      post('/login', { email: 'desk@hotel.example', password: typed, device }, network)
    return { ...behind, post, signInFrom }
  }
  const hotel = '203.0.113.5'

  test('lock out only their own network', async () => {
    const { signInFrom } = await start()
    for (let tried = 0; tried < 5; tried++) expect((await signInFrom('198.51.100.1', wrong)).status).toBe(401)
    expect((await signInFrom('198.51.100.1', password)).status).toBe(429)
    expect((await signInFrom(hotel, password)).status).toBe(200)
    expect((await signInFrom('198.51.100.1', password)).status).toBe(429)
  })

  test('from many networks reach a limit that does not apply to a known device', async () => {
    const { signInFrom, time } = await start()
    const { body } = await signInFrom(hotel, password)
    const device = String(body.data.device)
    const statuses = []
    for (let tried = 0; tried < 104; tried++) {
      statuses.push((await signInFrom(`198.51.${tried >> 2}.7`, wrong)).status)
    }
    expect(statuses).toEqual([...Array(100).fill(401), ...Array(4).fill(429)])
    expect((await signInFrom('192.0.2.44', password)).status).toBe(429)
    // A device token works for its own account only, and cannot be forged.
    expect((await signInFrom('192.0.2.44', password, 'x'.repeat(43))).status).toBe(429)
    const again = await signInFrom(hotel, password, device)
    expect(again.status).toBe(200)
    expect(again.body.data.device).toBe(device)
    expect((await signInFrom('192.0.2.44', wrong, device)).status).toBe(401)
    expect((await signInFrom('192.0.2.44', password, device)).status).toBe(200)
    time.now = new Date(time.now.getTime() + 60 * 60_000)
    expect((await signInFrom('192.0.2.44', password)).status).toBe(200)
  })

  test('in the same network do not lock out the desk either', async () => {
    const { signInFrom, post } = await start()
    const device = (await signInFrom(hotel, password)).body.data.device
    for (let tried = 0; tried < 50; tried++) {
      await post('/login', { email: `nobody${tried}@hotel.example`, password: wrong }, hotel)
    }
    for (let tried = 0; tried < 6; tried++) await signInFrom(hotel, wrong)
    expect((await signInFrom(hotel, password)).status).toBe(429)
    expect((await signInFrom(hotel, password, device)).status).toBe(200)
  })

  test('with their own known device have few tries too, and none for another account', async () => {
    const { post, signInFrom } = await start()
    const own = await post('/login', { email: 'guest@hotel.example', password }, hotel)
    const device = own.body.data.device
    for (let tried = 0; tried < 5; tried++) expect((await signInFrom(hotel, wrong, device)).status).toBe(401)
    expect((await signInFrom(hotel, wrong, device)).status).toBe(429)
    const asGuest = (typed: string) =>
      post('/login', { email: 'guest@hotel.example', password: typed, device }, '192.0.2.9')
    for (let tried = 0; tried < 10; tried++) expect((await asGuest(wrong)).status).toBe(401)
    expect((await asGuest(password)).status).toBe(429)
  })

  test('who request password links do not prevent the owner from requesting one', async () => {
    const { post, signInFrom, outbox, runJobs } = await start()
    const device = (await signInFrom(hotel, password)).body.data.device
    const ask = (network: string, email = 'desk@hotel.example', known = '') =>
      post('/password/forgot', { email, device: known }, network)
    const answers = async (email: string) => {
      const statuses = []
      for (let asked = 0; asked < 16; asked++) statuses.push((await ask(`198.51.100.${asked >> 2}`, email)).status)
      return statuses
    }
    const known = await answers('desk@hotel.example')
    expect(known.filter((status) => status === 200)).toHaveLength(10)
    expect(await answers('nobody@hotel.example')).toEqual(known)
    expect((await ask(hotel)).status).toBe(429)
    await runJobs()
    const mails = outbox.length
    expect((await ask(hotel, 'desk@hotel.example', device)).status).toBe(200)
    await runJobs()
    await expect.poll(() => outbox.length).toBe(mails + 1)
  })

  test.each([
    ['a colleague makes a new password', async ({ admin, slug }: Stolen) => admin('PUT', `/staff/${slug}/password`)],
    [
      'the password is set by a link',
      async ({ anyone, db, time, id }: Stolen) => {
        await saveReset(db, time.now, id, 'token-of-a-link')
        return anyone('POST', '/password/reset', { token: 'token-of-a-link', password: 'four words in a row' })
      },
    ],
    ['the account is disabled', async ({ admin, slug }: Stolen) => admin('DELETE', `/staff/${slug}`)],
    [
      'the owner changes the password',
      async ({ sendAs, token, own }: Stolen) =>
        sendAs(token)('POST', '/password/change', {
          current_password: password,
          password: 'four words in a row',
          device: own,
        }),
    ],
  ])('have no more tries with a device token once %s', async (what, act) => {
    const hotel = await startTestApp()
    const email = 'ravi@hotel.example'
    await addAccount(hotel.db, { email, name: 'Ravi', role: 'admin', password })
    const { id, slug } = await hotel.db
      .selectFrom('account')
      .select(['id', 'slug'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const enter = async () => (await hotel.anyone('POST', '/login', { email, password })).body.data
    const { device: stolen } = await enter()
    const { device: own, token } = await enter()
    expect((await act({ ...hotel, id, slug, own, token })).status).toBe(200)
    expect(await isKnownDevice(hotel.db, id, stolen)).toBe(false)
    expect(await isKnownDevice(hotel.db, id, own)).toBe(what === 'the owner changes the password')
  })

  test('who once knew the password keep only a few known devices', async () => {
    const { signInFrom, db, time } = await start()
    const devices: string[] = []
    for (let entered = 0; entered < 22; entered++) {
      time.now = new Date(time.now.getTime() + 60_000)
      devices.push((await signInFrom(hotel, password)).body.data.device)
    }
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', 'desk@hotel.example')
      .executeTakeFirstOrThrow()
    const known = await Promise.all(devices.map((device) => isKnownDevice(db, id, device)))
    expect(known).toEqual([false, false, ...Array(20).fill(true)])
  })

  test('learn nothing from the database, which stores only hashes of device tokens', async () => {
    const { signInFrom, db } = await start()
    const { device } = (await signInFrom(hotel, password)).body.data
    expect(device).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.selectFrom('known_device').selectAll().execute())).not.toContain(device)
  })
})

test('a public call has a limit, which is counted before the body is read', async () => {
  const { app } = await startTestApp()
  const ask = () =>
    app.inject({
      method: 'POST',
      url: '/api/password/reset',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    })
  const statuses = new Set<number>()
  for (let asked = 0; asked < 605; asked++) statuses.add((await ask()).statusCode)
  expect(statuses).toEqual(new Set([400, 429]))
  expect((await ask()).json().error.code).toBe('slow_down')
})

test('the limit of public calls does not stop a sign-in at the same address', async () => {
  const { anyone } = await startTestApp()
  const statuses = new Set<number>()
  for (let asked = 0; asked < 605; asked++) {
    statuses.add((await anyone('POST', '/password/reset', {})).status)
  }
  expect(statuses).toEqual(new Set([422, 429]))
  expect((await anyone('POST', '/login', { email: 'desk@hotel.example', password })).status).toBe(200)
})

test('wrong tokens have a limit, which does not stop a colleague at the same address', async () => {
  const { sendAs, admin } = await startTestApp()
  const stranger = sendAs('x'.repeat(43))
  const statuses = new Set<number>()
  for (let asked = 0; asked < 605; asked++) statuses.add((await stranger('GET', '/me')).status)
  expect(statuses).toEqual(new Set([401, 429]))
  expect((await admin('GET', '/me')).status).toBe(200)
})

describe('a session', () => {
  test('is always new; a token that the caller sends is not reused', async () => {
    const brought = 'x'.repeat(43)
    const { body } = await sendAs(brought)('POST', '/login', { email: 'desk@hotel.example', password, token: brought })
    expect(body.data.token).not.toBe(brought)
    expect(body.data.token).toMatch(/^[\w-]{43}$/)
    expect((await sendAs(brought)('GET', '/me')).status).toBe(401)
    expect(await signIn('desk@hotel.example')).not.toBe(body.data.token)
  })

  test('is accepted in its header only', async () => {
    const token = await signIn('desk@hotel.example')
    const asked = [
      { url: `/api/me?token=${token}&access_token=${token}` },
      { url: '/api/me', headers: { cookie: `token=${token}; sarai.token=${token}` } },
      { url: '/api/me', headers: { 'x-access-token': token } },
    ]
    for (const request of asked) expect((await app.inject(request)).statusCode).toBe(401)
  })

  test('does not allow a person at an unattended screen to guess the password', async () => {
    const desk = sendAs(await signIn(await newAccount()))
    const change = (current_password: string) =>
      desk('POST', '/password/change', { current_password, password: 'another long one' })
    const statuses = []
    for (let tried = 0; tried < 6; tried++) statuses.push((await change(wrong)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await change(password)).status).toBe(429)
  })
})
