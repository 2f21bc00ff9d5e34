import { describe, expect, test } from 'vitest'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, candidate, anyone, outbox, services, sendAs, signIn } = await startTestApp()

const list = async () => (await admin('GET', '/staff')).body.data.data
const find = async (email: string) => (await list()).find((staff: { email: string }) => staff.email === email)

const add = async (email: string) => {
  const { status, body } = await admin('POST', '/staff', { name: 'Ravi Night', email })
  expect(status).toBe(201)
  await services.errands.allDone()
  return body.data
}

const followLink = async () => {
  const [, token] = /token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '') ?? []
  return (await anyone('POST', '/password/reset', { token, password })).status
}

const setPassword = async () => expect(await followLink()).toBe(200)

describe('staff accounts', () => {
  test('are added with a mailed link, and then sign in', async () => {
    const staff = await add('ravi@hotel.example')
    expect(staff).toMatchObject({ name: 'Ravi Night', is_active: true, last_seen_at: null })
    expect(staff).not.toHaveProperty('password_hash')
    await setPassword()
    const ravi = sendAs(await signIn('ravi@hotel.example'))
    expect((await ravi('GET', '/me')).body.data.role).toBe('admin')
    expect((await admin('POST', '/staff', { name: 'X', email: 'RAVI@hotel.example' })).status).toBe(409)
    expect((await list()).some((one: { email: string }) => one.email === 'guest@hotel.example')).toBe(false)
  })

  test('who is disabled is signed out at once, and can be enabled again', async () => {
    const staff = await find('ravi@hotel.example')
    const ravi = sendAs(await signIn(staff.email, true))
    const { name, email } = staff
    expect((await admin('PUT', `/staff/${staff.slug}`, { name, email, is_active: false })).body.message).toContain(
      'disabled',
    )
    expect((await ravi('GET', '/me')).status).toBe(401)
    expect((await anyone('POST', '/login', { email, password })).status).toBe(401)
    expect((await admin('PUT', `/staff/${staff.slug}/password`)).status).toBe(409)
    await admin('PUT', `/staff/${staff.slug}`, { name: 'Ravi Day', email, is_active: true })
    expect(await find(email)).toMatchObject({ name: 'Ravi Day', is_active: true })
    expect((await anyone('POST', '/login', { email, password })).status).toBe(200)
  })

  test('a made-up password is shown once and ends every session', async () => {
    const staff = await find('ravi@hotel.example')
    const ravi = sendAs(await signIn(staff.email, true))
    const { body } = await admin('PUT', `/staff/${staff.slug}/password`)
    expect(body.data.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect((await ravi('GET', '/me')).status).toBe(401)
    const again = await anyone('POST', '/login', { email: staff.email, password: body.data.password })
    expect(again.status).toBe(200)
  })

  test('a made-up password works at once after many wrong tries, and ends the link that was mailed', async () => {
    const { slug, email } = await add('meera@hotel.example')
    const tries = Array.from({ length: 6 }, () => anyone('POST', '/login', { email, password: 'wrong password' }))
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
    const { body } = await admin('PUT', `/staff/${slug}/password`)
    expect((await anyone('POST', '/login', { email, password: body.data.password })).status).toBe(200)
    expect(await followLink()).toBe(409)
    await admin('DELETE', `/staff/${slug}`)
  })

  test('a link that was mailed to another address ends when the email is put right', async () => {
    const { slug, name } = await add('arun@hotle.example')
    await admin('PUT', `/staff/${slug}`, { name: 'Arun', email: 'arun@hotel.example', is_active: true })
    expect(await followLink()).toBe(409)
    await admin('POST', `/staff/${slug}/password-link`)
    await services.errands.allDone()
    await admin('PUT', `/staff/${slug}`, { name, email: 'arun@hotel.example', is_active: true })
    await setPassword()
    await admin('DELETE', `/staff/${slug}`)
  })

  test('the last active one can’t be disabled, also when two disable each other', async () => {
    const [one, two] = [await find('desk@hotel.example'), await find('ravi@hotel.example')]
    await admin('POST', `/staff/${two.slug}/password-link`)
    await services.errands.allDone()
    await setPassword()
    const ravi = sendAs(await signIn(two.email, true))
    const replies = await Promise.all([admin('DELETE', `/staff/${two.slug}`), ravi('DELETE', `/staff/${one.slug}`)])
    const [won, lost] = replies.sort((a, b) => a.status - b.status)
    expect(won?.status).toBe(200)
    expect([401, 409]).toContain(lost?.status)
    const left = replies[0]?.status === 200 && (await admin('GET', '/me')).status === 200 ? admin : ravi
    const rows = (await left('GET', '/staff')).body.data.data
    const active = rows.filter((staff: { is_active: boolean }) => staff.is_active)
    expect(active).toHaveLength(1)
    expect((await left('DELETE', `/staff/${active[0].slug}`)).body.error.code).toBe('last_admin')
    expect((await left('DELETE', '/staff/nobody')).status).toBe(404)
  })

  test('are for staff', async () => {
    expect((await candidate('GET', '/staff')).status).toBe(403)
    expect((await candidate('GET', '/audit')).status).toBe(403)
  })
})
