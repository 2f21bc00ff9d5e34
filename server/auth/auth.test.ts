import { describe, expect, test } from 'vitest'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const hour = 60 * 60_000
const { anyone, sendAs, signIn, time, outbox, runJobs, db, app } = await startTestApp()
const start = time.now.getTime()

let made = 0
const newAccount = async () => {
  const email = `person${++made}@hotel.example`
  await addAccount(db, { email, name: `Person ${made}`, role: 'admin', password })
  return email
}

const linkToken = () => /token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '')?.[1] ?? ''

describe('signing in', () => {
  test('returns a token and the account; the email may have any letter case', async () => {
    const { status, body } = await anyone('POST', '/login', { email: ' DESK@hotel.example ', password })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      message: 'Login successful!',
      data: { user: { name: 'Front Desk', email: 'desk@hotel.example', role: 'admin' } },
    })
    expect(await sendAs(body.data.token)('GET', '/me')).toMatchObject({
      status: 200,
      body: { data: { role: 'admin' } },
    })
  })

  test('staff choose the home screen that follows the sign-in; guests can’t', async () => {
    const email = await newAccount()
    const send = sendAs(await signIn(email))
    const home = async () => (await send('GET', '/me')).body.data.home_screen
    expect(await home()).toBe('dashboard')
    const { status, body } = await send('PUT', '/me/home-screen', { home_screen: 'calendar' })
    expect([status, body.message]).toEqual([200, 'Room Calendar is your home screen now.'])
    expect(await home()).toBe('calendar')
    const again = await anyone('POST', '/login', { email, password })
    expect(again.body.data.user.home_screen).toBe('calendar')
    expect((await send('PUT', '/me/home-screen', { home_screen: 'kitchen' })).status).toBe(422)

    const [{ after } = { after: {} }] = await db
      .selectFrom('audit_entry')
      .select('after')
      .where('entity', '=', 'account')
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(after).toEqual({ home_screen: 'calendar' })

    await addAccount(db, { email: 'guest@home.example', name: 'Guest', role: 'candidate', password })
    const guest = sendAs(await signIn('guest@home.example'))
    expect((await guest('PUT', '/me/home-screen', { home_screen: 'calendar' })).status).toBe(403)
  })

  test('a wrong password and an unknown account get the same answer', async () => {
    const email = await newAccount()
    const wrong = await anyone('POST', '/login', { email, password: 'wrong password' })
    const unknown = await anyone('POST', '/login', { email: 'nobody@hotel.example', password })
    expect(wrong.status).toBe(401)
    expect(wrong.body.error.message).toBe('Login failed. Please check your credentials.')
    expect(unknown.body).toEqual(wrong.body)
  })

  test('the database stores neither password nor token', async () => {
    const token = await signIn(await newAccount())
    const rows = await db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const audit = await db.selectFrom('audit_entry').selectAll().where('entity', '=', 'account').execute()
    expect(audit.length).toBeGreaterThan(0)
    expect(JSON.stringify(audit)).not.toMatch(/argon2|password/)
  })

  test('after 5 wrong passwords the account is locked for some minutes, even with the right password', async () => {
    const email = await newAccount()
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => anyone('POST', '/login', { email, password: 'wrong password' })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([...Array(5).fill(401), ...Array(3).fill(429)])
    const waiting = await anyone('POST', '/login', { email, password })
    expect(waiting.status).toBe(429)
    expect(waiting.body.error.message).toBe('Too many attempts. Wait 15 minutes and try again.')
    time.now = new Date(time.now.getTime() + 15 * 60_000)
    expect((await anyone('POST', '/login', { email, password })).status).toBe(200)
  })

  test('one address cannot try many accounts', async () => {
    const { anyone } = await startTestApp()
    for (let tries = 0; tries < 50; tries++) {
      await anyone('POST', '/login', { email: `a${tries}@x.example`, password: 'guess' })
    }
    expect((await anyone('POST', '/login', { email: 'desk@hotel.example', password })).status).toBe(429)
  })

  test.each([[{}], [{ email: 'a@b.c' }], [{ email: '', password: '' }], [{ email: 5, password: [] }]])(
    '%j is told what is missing',
    async (body) => {
      const answer = await anyone('POST', '/login', body)
      expect(answer.status).toBe(422)
      expect(Object.keys(answer.body.error.fields).length).toBeGreaterThan(0)
    },
  )
})

describe('a session', () => {
  test('ends after 12 idle hours, and each use restarts them', async () => {
    time.now = new Date(start + 100 * hour)
    const desk = sendAs(await signIn('desk@hotel.example'))
    for (const after of [11, 22, 33]) {
      time.now = new Date(start + (100 + after) * hour)
      expect((await desk('GET', '/me')).status).toBe(200)
    }
    time.now = new Date(start + (100 + 33 + 13) * hour)
    expect((await desk('GET', '/me')).status).toBe(401)
  })

  test('lasts 30 days with Remember me', async () => {
    time.now = new Date(start + 1000 * hour)
    const desk = sendAs(await signIn('desk@hotel.example', true))
    time.now = new Date(start + (1000 + 29 * 24) * hour)
    expect((await desk('GET', '/me')).status).toBe(200)
    time.now = new Date(start + (1000 + 30 * 24 + 1) * hour)
    expect((await desk('GET', '/me')).status).toBe(401)
  })

  test('its time of last use is updated at most once a minute', async () => {
    time.now = new Date(start + 5000 * hour)
    const token = await signIn('desk@hotel.example')
    const lastUse = async () =>
      (await db.selectFrom('session').select('last_used_at').orderBy('created_at', 'desc').executeTakeFirstOrThrow())
        .last_used_at
    const opened = await lastUse()
    time.now = new Date(time.now.getTime() + 50_000)
    await sendAs(token)('GET', '/me')
    expect(await lastUse()).toBe(opened)
    time.now = new Date(time.now.getTime() + 20_000)
    await sendAs(token)('GET', '/me')
    expect(await lastUse()).toBe(time.now.toISOString())
  })

  test('ends when the user signs out', async () => {
    const desk = sendAs(await signIn('desk@hotel.example'))
    expect((await desk('POST', '/logout')).status).toBe(200)
    expect((await desk('GET', '/me')).status).toBe(401)
  })

  test('ends at once when the account is disabled', async () => {
    const email = await newAccount()
    const person = sendAs(await signIn(email))
    await db.updateTable('account').set({ is_active: false }).where('email', '=', email).execute()
    expect((await person('GET', '/me')).status).toBe(401)
    expect((await anyone('POST', '/login', { email, password })).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  test('a mailed link sets a new password once and signs out everywhere', async () => {
    const email = await newAccount()
    const desk = sendAs(await signIn(email))
    const asked = await anyone('POST', '/password/forgot', { email })
    expect(asked.status).toBe(200)
    await runJobs()
    await expect.poll(() => outbox.at(-1)?.to).toBe(email)
    expect(outbox.at(-1)?.text).toContain('https://hotel.example/reset-password?token=')
    const reset = { token: linkToken(), password: 'a brand new password' }
    const [first, second] = await Promise.all([
      anyone('POST', '/password/reset', reset),
      anyone('POST', '/password/reset', reset),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    expect((await desk('GET', '/me')).status).toBe(401)
    expect((await anyone('POST', '/login', { email, password })).status).toBe(401)
    expect((await anyone('POST', '/login', { email, password: reset.password })).status).toBe(200)
  })

  test('answers the same for an account that does not exist, and sends no mail', async () => {
    const known = await anyone('POST', '/password/forgot', { email: await newAccount() })
    await app.ready()
    await runJobs()
    await expect.poll(() => outbox.length).toBeGreaterThan(1)
    const mails = outbox.length
    const unknown = await anyone('POST', '/password/forgot', { email: 'nobody@hotel.example' })
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    await runJobs()
    expect(outbox.length).toBe(mails)
  })

  test('the link expires after an hour, and a short password does not use it up', async () => {
    const email = await newAccount()
    await runJobs()
    const mails = outbox.length
    await anyone('POST', '/password/forgot', { email })
    await runJobs()
    await expect.poll(() => outbox.length).toBe(mails + 1)
    const token = linkToken()
    const short = await anyone('POST', '/password/reset', { token, password: 'short' })
    expect(short.body.error.fields).toEqual({ password: ['Minimum 10 characters required'] })
    time.now = new Date(time.now.getTime() + hour + 1)
    expect((await anyone('POST', '/password/reset', { token, password: 'long enough now' })).status).toBe(409)
  })

  test('can be requested 3 times an hour', async () => {
    const email = await newAccount()
    const statuses = []
    for (let tries = 0; tries < 4; tries++) statuses.push((await anyone('POST', '/password/forgot', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })
})

describe('changing the password', () => {
  test('needs the current password, keeps this device signed in and signs out the others', async () => {
    const email = await newAccount()
    const here = sendAs(await signIn(email))
    const elsewhere = sendAs(await signIn(email))
    const wrong = await here('POST', '/password/change', { current_password: 'wrong', password: 'a longer password' })
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { fields: { current_password: [expect.any(String)] } } },
    })
    const right = await here('POST', '/password/change', { current_password: password, password: 'a longer password' })
    expect(right.status).toBe(200)
    expect((await here('GET', '/me')).status).toBe(200)
    expect((await elsewhere('GET', '/me')).status).toBe(401)
  })

  test('ends links that were mailed before', async () => {
    const email = await newAccount()
    await runJobs()
    const mails = outbox.length
    await anyone('POST', '/password/forgot', { email })
    await runJobs()
    await expect.poll(() => outbox.length).toBe(mails + 1)
    const here = sendAs(await signIn(email))
    await here('POST', '/password/change', { current_password: password, password: 'a longer password' })
    const late = await anyone('POST', '/password/reset', { token: linkToken(), password: 'another one still' })
    expect(late.status).toBe(409)
  })
})
