import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, candidate, anyone, app, db, make, outbox, runJobs, sendAs, time } = await startTestApp()

const password = 'a password of my own'
const invite = (slug: string) => admin('POST', `/guests/${slug}/invite`)
const stateOf = async (slug: string) => (await admin('GET', `/guests/${slug}/account`)).body.data

/** Invites a guest and reads the link in the mail. */
const inviteAndRead = async (slug: string) => {
  expect((await invite(slug)).status).toBe(200)
  await runJobs()
  return /\/invitation\?token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '')?.[1] ?? ''
}
const accept = (token: string, word = password) => anyone('POST', '/invitation/accept', { token, password: word })

describe('an invitation', () => {
  test('is mailed, sets a password, signs in, and the guest signs in with it again', async () => {
    const guest = await make.guest({ name: 'Asha Rao', email: 'asha@home.example' })
    expect(await stateOf(guest.slug)).toMatchObject({ state: 'none', email: null, invitation: null })
    const token = await inviteAndRead(guest.slug)
    expect(outbox.at(-1)).toMatchObject({ to: 'asha@home.example', subject: expect.stringContaining('guest area') })
    const stored = await db.selectFrom('guest_invitation').select('token_hash').executeTakeFirstOrThrow()
    expect(stored.token_hash.toString('base64url')).not.toBe(token)

    expect((await anyone('POST', '/invitation', { token })).body.data).toEqual({
      name: 'Asha Rao',
      email: 'asha@home.example',
    })
    const { status, body } = await accept(token)
    expect(status).toBe(200)
    expect(body.data.user).toEqual({
      name: 'Asha Rao',
      email: 'asha@home.example',
      role: 'candidate',
      home_screen: 'dashboard',
      role_name: null,
      permissions: {},
      must_set_up_second_factor: false,
    })
    expect((await sendAs(body.data.token)('GET', '/my/dashboard')).body.data.name).toBe('Asha Rao')
    expect(await stateOf(guest.slug)).toMatchObject({ state: 'active', email: 'asha@home.example', invitation: null })

    const again = await anyone('POST', '/login', { email: 'ASHA@home.example', password })
    expect(again.body.data.user.role).toBe('candidate')
    expect(await invite(guest.slug)).toMatchObject({ status: 409, body: { error: { code: 'guest_has_account' } } })
  })

  test('can be used once, also when it is used twice at the same time', async () => {
    const guest = await make.guest({ email: 'twice@home.example' })
    const token = await inviteAndRead(guest.slug)
    const answers = await Promise.all([accept(token), accept(token), accept(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await accept(token)).toMatchObject({ status: 409, body: { error: { code: 'link_used' } } })
  })

  test('is replaced by the next one, and expires after 7 days', async () => {
    const guest = await make.guest({ email: 'again@home.example' })
    const first = await inviteAndRead(guest.slug)
    const second = await inviteAndRead(guest.slug)
    expect((await accept(first)).status).toBe(409)
    const before = time.now
    time.now = new Date(before.getTime() + 7 * 86_400_000 + 1000)
    expect((await anyone('POST', '/invitation', { token: second })).status).toBe(409)
    expect((await accept(second)).status).toBe(409)
    time.now = before
    expect((await accept(second)).status).toBe(200)
  })

  test('stops working when the guest gets another email', async () => {
    const guest = await make.guest({ email: 'old@home.example' })
    const token = await inviteAndRead(guest.slug)
    await change(`/guests/${guest.slug}`, { email: 'new@home.example' })
    expect((await accept(token)).status).toBe(409)
  })

  test.each(['short', ''])('needs a password of ten characters, not %j', async (word) => {
    const guest = await make.guest({ email: `weak${word}@home.example` })
    const token = await inviteAndRead(guest.slug)
    expect(await accept(token, word)).toMatchObject({
      status: 422,
      body: { error: { fields: { password: [expect.stringContaining('10')] } } },
    })
  })

  test('is refused with a message that says what to do', async () => {
    const refused = async (email: string) => (await invite((await make.guest({ email })).slug)).body.error
    expect(await refused('')).toMatchObject({ code: 'guest_without_email', message: expect.stringContaining('Edit') })
    expect(await refused('Desk@hotel.example')).toMatchObject({ code: 'email_of_staff' })
    expect(await refused('guest@hotel.example')).toMatchObject({ code: 'email_of_another_guest' })
    expect((await invite('no-such-guest')).status).toBe(404)
  })
})

describe('an account', () => {
  const withAccount = async (email: string) => {
    const guest = await make.guest({ email })
    const { body } = await accept(await inviteAndRead(guest.slug))
    return { guest, session: sendAs(body.data.token) }
  }

  test('is withdrawn at once with its sessions, and opens again by a new invitation', async () => {
    const { guest, session } = await withAccount('out@home.example')
    expect(await admin('DELETE', `/guests/${guest.slug}/account`)).toMatchObject({
      status: 200,
      body: { data: { state: 'disabled' } },
    })
    expect((await session('GET', '/my/dashboard')).status).toBe(401)
    expect((await anyone('POST', '/login', { email: 'out@home.example', password })).status).toBe(401)
    expect((await admin('DELETE', `/guests/${guest.slug}/account`)).status).toBe(409)
    expect((await accept(await inviteAndRead(guest.slug), 'quite another word')).status).toBe(200)
    expect(await stateOf(guest.slug)).toMatchObject({ state: 'active' })
  })

  test('a pending invitation is withdrawn too', async () => {
    const guest = await make.guest({ email: 'never@home.example' })
    const token = await inviteAndRead(guest.slug)
    await admin('DELETE', `/guests/${guest.slug}/account`)
    expect(await stateOf(guest.slug)).toMatchObject({ state: 'none' })
    expect((await accept(token)).status).toBe(409)
  })

  test('keeps its email until a new invitation to the new one is used, and its name follows the guest', async () => {
    const { guest, session } = await withAccount('before@home.example')
    await change(`/guests/${guest.slug}`, { email: 'after@home.example', name: 'Asha Menon' })
    expect((await session('GET', '/me')).body.data).toMatchObject({ email: 'before@home.example', name: 'Asha Menon' })
    expect(await stateOf(guest.slug)).toMatchObject({ state: 'active', email: 'before@home.example' })
  })

  test('moves to the new email by an invitation, and signs the old devices out', async () => {
    const { guest, session } = await withAccount('first@home.example')
    await change(`/guests/${guest.slug}`, { email: 'second@home.example' })
    const token = await inviteAndRead(guest.slug)
    expect(await stateOf(guest.slug)).toMatchObject({
      state: 'active',
      email: 'first@home.example',
      invitation: { email: 'second@home.example' },
    })
    expect((await accept(token)).body.data.user.email).toBe('second@home.example')
    expect((await session('GET', '/me')).status).toBe(401)
  })

  test('is deleted with its guest', async () => {
    const { guest, session } = await withAccount('gone@home.example')
    expect((await admin('DELETE', `/guests/${guest.slug}`)).status).toBe(200)
    expect((await session('GET', '/me')).status).toBe(401)
    expect((await anyone('POST', '/login', { email: 'gone@home.example', password })).status).toBe(401)
  })

  test('every step is in the audit trail, and no secret is', async () => {
    const { guest } = await withAccount('trail@home.example')
    await admin('DELETE', `/guests/${guest.slug}/account`)
    const trail = await db
      .selectFrom('audit_entry')
      .select(['entity', 'action', 'before', 'after'])
      .where('entity', 'in', ['guest_invitation', 'account'])
      .orderBy('id')
      .execute()
    const own = trail.filter((entry) => JSON.stringify(entry).includes('trail@home.example'))
    expect(own.map(({ entity, action }) => `${action} ${entity}`)).toEqual([
      'insert guest_invitation',
      'delete guest_invitation',
      'insert account',
    ])
    expect(trail.at(-1)).toMatchObject({ action: 'update', after: { is_active: false } })
    expect(JSON.stringify(trail)).not.toMatch(/token_hash|password_hash/)
  })

  test('a guest account without a guest is told what to do', async () => {
    expect(await candidate('GET', '/my/dashboard')).toMatchObject({
      status: 403,
      body: { error: { code: 'no_guest' } },
    })
  })

  test('staff have no access to the guest area', async () => {
    expect((await admin('GET', '/my/dashboard')).status).toBe(403)
    expect((await app.inject('/api/my/dashboard')).statusCode).toBe(401)
  })
})
