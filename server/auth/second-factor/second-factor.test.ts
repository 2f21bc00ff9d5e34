import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { stepOfCode } from '#server/auth/second-factor/authenticator.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const logged: string[] = []
const logStream = { write: (line: string) => void logged.push(line) }
const { anyone, admin, candidate, sendAs, time, db, hire } = await startTestApp({ logLevel: 'trace', logStream })

const path = '/me/second-factor'
const passTime = (seconds: number) => {
  time.now = new Date(time.now.getTime() + seconds * 1000)
}
// Each test begins with unused codes and without counted tries.
beforeEach(() => passTime(2 * 60 * 60))

/** What the authenticator app of a phone shows. */
const shownBy = (secret: string, at = time.now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

let made = 0
const newPerson = async (role?: string) => {
  const email = `person${++made}@hotel.example`
  const role_id = role
    ? (await db.selectFrom('role').select('id').where('slug', '=', role).executeTakeFirstOrThrow()).id
    : undefined
  await addAccount(db, { email, name: `Person ${made}`, role: 'admin', role_id, password })
  return email
}

const login = (email: string, code?: string, given = password) =>
  anyone('POST', '/login', { email, password: given, ...(code !== undefined && { code }) })

const setUp = async (email: string) => {
  const send = sendAs((await login(email)).body.data.token)
  const started = await send('POST', path, { current_password: password })
  const secret = String(started.body.data.secret)
  const confirmed = await send('POST', `${path}/confirm`, { code: shownBy(secret) })
  expect(confirmed.status).toBe(200)
  passTime(30)
  return { send, secret, codes: confirmed.body.data.recovery_codes as string[] }
}

/** A role that asks for a second factor and may do everything else. */
const strictRole = async () => {
  const [role] = (await admin('GET', '/roles?search=Manager')).body.data.data
  const { name, permissions, version, slug } = role
  const changed = await admin('PUT', `/roles/${slug}`, { name, permissions, version, needs_second_factor: true })
  expect(changed.status).toBe(200)
  return slug as string
}

test('codes are those of RFC 6238', () => {
  // Appendix B has eight digits; the app shows the last six of them.
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32
  expect(stepOfCode(secret, '287082', new Date(59_000))).toBe(1)
  expect(stepOfCode(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  expect(stepOfCode(secret, '081804', new Date(1_111_111_109_000 + 90_000))).toBeUndefined()
  expect(stepOfCode(secret, '000000', new Date(59_000))).toBeUndefined()
})

describe('setting it up', () => {
  test('needs the password, then a code of the app; after that both are asked for', async () => {
    const email = await newPerson()
    const send = sendAs((await login(email)).body.data.token)
    expect((await send('GET', path)).body.data).toEqual({ is_needed: false, set_up_at: null, recovery_codes_left: 0 })
    expect((await send('POST', path, {})).body.error.code).toBe('wrong_password')
    const { status, body } = await send('POST', path, { current_password: password })
    expect([status, body.message]).toEqual([200, 'Scan the QR code with your authenticator app.'])
    expect(body.data.uri).toContain(`secret=${body.data.secret}`)
    expect(body.data.uri).toContain(encodeURIComponent(email))
    expect(body.data.qr_code.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    // Not yet confirmed: the password alone signs in.
    expect((await login(email)).status).toBe(200)
    expect((await send('POST', `${path}/confirm`, { code: '000000' })).body.error).toMatchObject({
      code: 'wrong_code',
      fields: { code: [expect.stringContaining('This code is wrong or was used before.')] },
    })
    const other = sendAs((await login(email)).body.data.token)
    const shown = shownBy(body.data.secret)
    const confirmed = await send('POST', `${path}/confirm`, { code: `${shown.slice(0, 3)} ${shown.slice(3)}` })
    expect(confirmed.body.message).toBe('Your second factor is set up. Other devices are signed out.')
    expect(confirmed.body.data.recovery_codes).toHaveLength(10)
    expect(new Set(confirmed.body.data.recovery_codes).size).toBe(10)
    expect((await other('GET', '/me')).status).toBe(401)
    expect((await send('GET', path)).body.data).toEqual({
      is_needed: false,
      set_up_at: time.now.toISOString(),
      recovery_codes_left: 10,
    })
    expect((await login(email)).body.error).toMatchObject({
      code: 'code_needed',
      message: 'Enter the code from your authenticator app.',
    })
    expect((await send('POST', path, { current_password: password })).body.error.code).toBe(
      'second_factor_already_set_up',
    )
    // The code that confirmed it is used up; the next one signs in.
    expect((await login(email, shownBy(body.data.secret))).status).toBe(401)
    passTime(30)
    expect((await login(email, shownBy(body.data.secret))).status).toBe(200)
  })

  test('a start that is an hour old can’t be confirmed', async () => {
    const send = sendAs((await login(await newPerson())).body.data.token)
    const { secret } = (await send('POST', path, { current_password: password })).body.data
    passTime(61 * 60)
    expect((await send('POST', `${path}/confirm`, { code: shownBy(secret) })).body.error.code).toBe(
      'second_factor_not_started',
    )
  })

  test('guests can have one, too', async () => {
    const started = await candidate('POST', path, { current_password: password })
    const { status } = await candidate('POST', `${path}/confirm`, { code: shownBy(started.body.data.secret) })
    expect(status).toBe(200)
    expect((await login('guest@hotel.example')).body.error.code).toBe('code_needed')
  })
})

describe('signing in', () => {
  test('a code works once, also when two requests send it at the same time', async () => {
    const email = await newPerson()
    const { secret } = await setUp(email)
    const tries = await Promise.all([login(email, shownBy(secret)), login(email, shownBy(secret))])
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await login(email, shownBy(secret))).body.error.code).toBe('wrong_code')
  })

  test('a phone may be 30 seconds early or late, not more; an older code than the last one is refused', async () => {
    const email = await newPerson()
    const { secret } = await setUp(email)
    const at = (seconds: number) => shownBy(secret, new Date(time.now.getTime() + seconds * 1000))
    passTime(120)
    expect((await login(email, at(-60))).status).toBe(401)
    expect((await login(email, at(60))).status).toBe(401)
    expect((await login(email, at(30))).status).toBe(200)
    expect((await login(email, at(0))).status).toBe(401)
  })

  test('the code alone says nothing: a wrong password gets the usual answer', async () => {
    const email = await newPerson()
    const { secret } = await setUp(email)
    expect((await login(email, shownBy(secret), 'wrong password')).body.error.code).toBe('wrong_credentials')
    // The refused try did not use the code up.
    expect((await login(email, shownBy(secret))).status).toBe(200)
  })

  test('a recovery code works once, with or without dashes', async () => {
    const email = await newPerson()
    const { codes, send } = await setUp(email)
    const [first = '', second = ''] = codes
    const entered = await login(email, first)
    expect(entered.body.message).toBe('You have signed in with a recovery code. 9 codes are left.')
    expect((await login(email, first)).status).toBe(401)
    expect((await login(email, ` ${second.replaceAll('-', '').toUpperCase()} `)).status).toBe(200)
    expect((await send('GET', path)).body.data.recovery_codes_left).toBe(8)
  })

  test('wrong codes are limited like wrong passwords, and asking for the code does not give new tries', async () => {
    const email = await newPerson()
    const { secret } = await setUp(email)
    for (let tries = 0; tries < 5; tries++) {
      expect((await login(email, '000000')).status).toBe(401)
      if (tries < 4) expect((await login(email)).body.error.code).toBe('code_needed')
    }
    expect((await login(email, shownBy(secret))).status).toBe(429)
    passTime(16 * 60)
    expect((await login(email, shownBy(secret))).status).toBe(200)
  })

  test('from many networks at once, an account gets 10 codes an hour', async () => {
    const email = await newPerson()
    const { secret } = await setUp(email)
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const resets_at = new Date(time.now.getTime() + 60 * 60_000).toISOString()
    await db
      .insertInto('throttle')
      .values({ key: `code of ${id}`, count: 10, resets_at })
      .execute()
    expect((await login(email, shownBy(secret))).status).toBe(429)
  })
})

describe('changing it', () => {
  test('new recovery codes and turning it off need the password and a code', async () => {
    const email = await newPerson()
    const { send, secret, codes } = await setUp(email)
    const both = () => ({ current_password: password, code: shownBy(secret) })
    for (const act of ['recovery-codes', 'turn-off']) {
      const wrong = await send('POST', `${path}/${act}`, { ...both(), current_password: 'wrong' })
      expect([wrong.status, wrong.body.error.code]).toEqual([422, 'wrong_password'])
      const guess = await send('POST', `${path}/${act}`, { ...both(), code: '000000' })
      expect([guess.status, guess.body.error.code]).toEqual([422, 'wrong_code'])
    }
    const renewed = await send('POST', `${path}/recovery-codes`, both())
    expect(renewed.body.data.recovery_codes).toHaveLength(10)
    expect((await login(email, codes[0])).status).toBe(401)
    passTime(30)
    const off = await send('POST', `${path}/turn-off`, both())
    expect(off.body.message).toBe('Your second factor is turned off.')
    expect((await login(email)).status).toBe(200)
    expect((await send('POST', `${path}/turn-off`, both())).body.error.code).toBe('second_factor_not_set_up')
  })

  test('a colleague with the same or more rights resets it; nobody resets the own', async () => {
    const email = await newPerson()
    const { send } = await setUp(email)
    const [owner] = (await admin('GET', `/staff?search=${email}`)).body.data.data
    expect(owner.has_second_factor).toBe(true)
    const rights = [{ permission: 'staff.manage', up_to: null }]
    await admin('POST', '/roles', { name: 'Personnel', permissions: rights })
    const { slug } = (await admin('GET', '/roles?search=Personnel')).body.data.data[0]
    const clerk = await hire(slug, 'Clerk')
    expect((await clerk('DELETE', `/staff/${owner.slug}/second-factor`)).body.error.code).toBe('beyond_own_permissions')
    expect((await send('DELETE', `/staff/${owner.slug}/second-factor`)).body.error.code).toBe('own_second_factor')
    const reset = await admin('DELETE', `/staff/${owner.slug}/second-factor`)
    expect(reset.body.message).toBe(
      `The second factor of ${owner.name} is reset, and ${owner.name} is signed out everywhere.`,
    )
    expect((await send('GET', '/me')).status).toBe(401)
    expect((await login(email)).status).toBe(200)
    expect((await admin('DELETE', `/staff/${owner.slug}/second-factor`)).status).toBe(409)
  })
})

describe('a role that asks for it', () => {
  test('leads to the set-up first, and opens everything after it', async () => {
    const slug = await strictRole()
    const entered = await login(await newPerson(slug))
    expect(entered.body.data.user.must_set_up_second_factor).toBe(true)
    const send = sendAs(entered.body.data.token)
    const refused = await send('GET', '/bookings')
    expect([refused.status, refused.body.error.code]).toEqual([403, 'second_factor_needed'])
    expect(refused.body.error.message).toBe('Your role asks for a second factor. Set it up first.')
    expect((await send('GET', '/me')).body.data.must_set_up_second_factor).toBe(true)
    // The password was entered a moment ago.
    const { secret } = (await send('POST', path, {})).body.data
    expect((await send('POST', `${path}/confirm`, { code: shownBy(secret) })).status).toBe(200)
    expect((await send('GET', '/bookings')).status).toBe(200)
    passTime(30)
    const off = await send('POST', `${path}/turn-off`, { current_password: password, code: shownBy(secret) })
    expect(off.body.message).toBe('Your second factor is turned off. Your role asks for one: set it up again now.')
    expect((await send('GET', '/bookings')).status).toBe(403)
  })

  test('takes effect on the next request of people who are signed in', async () => {
    await admin('POST', '/roles', { name: 'Night', permissions: [{ permission: 'orders.view', up_to: null }] })
    const [role] = (await admin('GET', '/roles?search=Night')).body.data.data
    const clerk = await hire(role.slug)
    expect((await clerk('GET', '/orders')).status).toBe(200)
    const { name, permissions, version } = role
    await admin('PUT', `/roles/${role.slug}`, { name, permissions, version, needs_second_factor: true })
    expect((await clerk('GET', '/orders')).body.error.code).toBe('second_factor_needed')
  })

  test('asks for the password in a session that was opened some time ago', async () => {
    const email = await newPerson(await strictRole())
    const send = sendAs((await login(email)).body.data.token)
    passTime(10 * 60 - 1)
    expect((await send('POST', path, {})).status).toBe(200)
    passTime(1)
    const refused = await send('POST', path, {})
    expect([refused.status, refused.body.error]).toEqual([
      422,
      expect.objectContaining({
        code: 'password_needed',
        fields: { current_password: ['You signed in some time ago. Enter your password to go on.'] },
      }),
    ])
    expect((await send('POST', path, { current_password: 'wrong' })).body.error.code).toBe('wrong_password')
    expect((await send('POST', path, { current_password: password })).status).toBe(200)
  })

  test('of the role of the owners, only this can be changed, and only by owners', async () => {
    const [owner] = (await admin('GET', '/roles?search=Owner')).body.data.data
    const { name, permissions, version } = owner
    const renamed = await admin('PUT', '/roles/owner', {
      name: 'Boss',
      permissions,
      version,
      needs_second_factor: true,
    })
    expect(renamed.body.error.code).toBe('owner_role_is_fixed')
    const without = permissions.filter(({ permission }: { permission: string }) => permission !== 'audit.view')
    const fewer = { name, permissions: without, version, needs_second_factor: true }
    expect((await admin('PUT', '/roles/owner', fewer)).body.error.code).toBe('owner_role_is_fixed')
    await admin('POST', '/roles', {
      name: 'Human resources',
      permissions: [{ permission: 'staff.manage', up_to: null }],
    })
    const { slug } = (await admin('GET', '/roles?search=Human')).body.data.data[0]
    const clerk = await hire(slug)
    const strict = { name, permissions, version, needs_second_factor: true }
    expect((await clerk('PUT', '/roles/owner', strict)).body.error.code).toBe('beyond_own_permissions')
    expect((await admin('PUT', '/roles/owner', strict)).status).toBe(200)
    // The owner who turned it on is asked as well, and can set it up.
    expect((await admin('GET', '/roles')).body.error.code).toBe('second_factor_needed')
    const { secret } = (await admin('POST', path, { current_password: password })).body.data
    expect((await admin('POST', `${path}/confirm`, { code: shownBy(secret) })).status).toBe(200)
    const again = { ...strict, version: version + 1, needs_second_factor: false }
    expect((await admin('PUT', '/roles/owner', again)).status).toBe(200)
  })
})

test('neither secrets nor recovery codes are in the audit trail, the log or later answers', async () => {
  const { send, secret, codes } = await setUp(await newPerson())
  const audit = await db.selectFrom('audit_entry').selectAll().where('entity', '=', 'second_factor').execute()
  expect(audit.at(-1)).toMatchObject({ action: 'insert', after: { set_up_at: expect.any(String) } })
  const seen = [
    JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute()),
    JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute()),
    JSON.stringify(await db.selectFrom('idempotency_key').selectAll().execute()),
    JSON.stringify([
      (await send('GET', path)).body,
      (await send('GET', '/me')).body,
      (await send('GET', '/staff')).body,
    ]),
    logged.join(''),
  ].join('\n')
  expect(logged.length).toBeGreaterThan(10)
  for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect(seen).not.toContain(hidden)
})
