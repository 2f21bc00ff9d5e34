import { describe, expect, test } from 'vitest'
import { password, startTestApp } from '#server/testing/test-app.ts'

/** A new hotel for each test, with functions to add staff and to follow mailed links. */
const openHotel = async () => {
  const hotel = await startTestApp()
  const { admin, anyone, outbox, runJobs } = hotel
  const list = async () => (await admin('GET', '/staff')).body.data.data
  const find = async (email: string) => (await list()).find((staff: { email: string }) => staff.email === email)
  const add = async (email: string) => {
    const { status, body } = await admin('POST', '/staff', { name: 'Ravi Night', email, role_id: 1 })
    expect(status).toBe(201)
    // The mail is sent before anything else happens.
    await runJobs()
    return body.data
  }
  const followLink = async () => {
    await runJobs()
    const [, token] = /token=([\w-]+)/.exec(outbox.at(-1)?.text ?? '') ?? []
    return (await anyone('POST', '/password/reset', { token, password })).status
  }
  return { ...hotel, list, find, add, followLink }
}

/** The same with Ravi, who has set a password and is signed in. */
const openHotelOfRavi = async () => {
  const hotel = await openHotel()
  const staff = await hotel.add('ravi@hotel.example')
  expect(await hotel.followLink()).toBe(200)
  return { ...hotel, staff, ravi: hotel.sendAs(await hotel.signIn('ravi@hotel.example', true)) }
}

describe('staff accounts', () => {
  test('are added with a mailed link, and then sign in', async () => {
    const { admin, list, ravi, staff } = await openHotelOfRavi()
    expect(staff).toMatchObject({ name: 'Ravi Night', is_active: true, last_seen_at: null })
    expect(staff).not.toHaveProperty('password_hash')
    expect((await ravi('GET', '/me')).body.data.role).toBe('admin')
    expect((await admin('POST', '/staff', { name: 'X', email: 'RAVI@hotel.example', role_id: 1 })).status).toBe(409)
    expect((await list()).some((one: { email: string }) => one.email === 'guest@hotel.example')).toBe(false)
  })

  test('are told by email that they were added, and later how to set a new password', async () => {
    const { admin, outbox, runJobs, staff } = await openHotelOfRavi()
    const { subject, text } = outbox.at(-1) ?? {}
    expect(subject).toMatch(/^Set your password for /)
    expect(text).toMatch(/^Hello Ravi Night,\n\nYou have been added to .+ Set your password here within 1 hour:/)
    expect(text).not.toContain('asked for a new password')
    await admin('POST', `/staff/${staff.slug}/password-link`)
    await runJobs()
    expect(outbox.at(-1)?.text).toMatch(/^Hello Ravi Night,\n\nSomeone, probably you, asked for a new password for /)
  })

  test('a disabled account is signed out at once, and can be enabled again', async () => {
    const { admin, anyone, change, find, ravi, staff } = await openHotelOfRavi()
    const { name, email, role_id } = staff
    expect((await change(`/staff/${staff.slug}`, { name, email, role_id, is_active: false })).body.message).toContain(
      'disabled',
    )
    expect((await ravi('GET', '/me')).status).toBe(401)
    expect((await anyone('POST', '/login', { email, password })).status).toBe(401)
    expect((await admin('PUT', `/staff/${staff.slug}/password`)).status).toBe(409)
    await change(`/staff/${staff.slug}`, { name: 'Ravi Day', email, role_id, is_active: true })
    expect(await find(email)).toMatchObject({ name: 'Ravi Day', is_active: true })
    expect((await anyone('POST', '/login', { email, password })).status).toBe(200)
  })

  test('a generated password is shown once and ends every session', async () => {
    const { admin, anyone, ravi, staff } = await openHotelOfRavi()
    const { body } = await admin('PUT', `/staff/${staff.slug}/password`)
    expect(body.data.password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect((await ravi('GET', '/me')).status).toBe(401)
    const again = await anyone('POST', '/login', { email: staff.email, password: body.data.password })
    expect(again.status).toBe(200)
  })

  test('a generated password works at once after many wrong tries, and ends a mailed link', async () => {
    const { add, admin, anyone, followLink } = await openHotel()
    const { slug, email } = await add('meera@hotel.example')
    const tries = Array.from({ length: 6 }, () => anyone('POST', '/login', { email, password: 'wrong password' }))
    expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
    const { body } = await admin('PUT', `/staff/${slug}/password`)
    expect((await anyone('POST', '/login', { email, password: body.data.password })).status).toBe(200)
    expect(await followLink()).toBe(409)
  })

  test('a generated password is stored nowhere, also if the call has an Idempotency-Key', async () => {
    const { add, admin, services } = await openHotel()
    const { slug } = await add('lata@hotel.example')
    const { body } = await admin('PUT', `/staff/${slug}/password`, undefined, { 'idempotency-key': 'password-of-lata' })
    expect(body.data.password).toMatch(/^(\w{4}-){3}\w{4}$/)
    const kept = await services.db.selectFrom('idempotency_key').select('reply').execute()
    expect(JSON.stringify(kept)).not.toContain(body.data.password)
  })

  test('a link that was mailed to a wrong address ends when the email is corrected', async () => {
    const { add, admin, change, followLink } = await openHotel()
    const { slug, name } = await add('arun@hotle.example')
    await change(`/staff/${slug}`, { name: 'Arun', email: 'arun@hotel.example', role_id: 1, is_active: true })
    expect(await followLink()).toBe(409)
    expect((await admin('POST', `/staff/${slug}/password-link`)).status).toBe(200)
    await change(`/staff/${slug}`, { name, email: 'arun@hotel.example', role_id: 1, is_active: true })
    expect(await followLink()).toBe(200)
  })

  test('a link that a colleague made ends when the account gets another role, or its role more permissions', async () => {
    const { add, change, followLink } = await openHotel()
    const arun = await add('arun@hotel.example')
    await change(`/staff/${arun.slug}`, { name: 'Arun', email: 'arun@hotel.example', role_id: 3, is_active: true })
    expect(await followLink()).toBe(409)
    const maya = await add('maya@hotel.example')
    await change(`/staff/${maya.slug}`, { name: 'Maya', email: 'maya@hotel.example', role_id: 1, is_active: true })
    expect(await followLink()).toBe(200)
  })

  test('the last active one can’t be disabled, also when two disable each other', async () => {
    const { admin, find, ravi, staff } = await openHotelOfRavi()
    const desk = await find('desk@hotel.example')
    const replies = await Promise.all([admin('DELETE', `/staff/${staff.slug}`), ravi('DELETE', `/staff/${desk.slug}`)])
    const [won, lost] = replies.sort((a, b) => a.status - b.status)
    expect(won?.status).toBe(200)
    expect([401, 409]).toContain(lost?.status)
    const left = (await admin('GET', '/me')).status === 200 ? admin : ravi
    const rows = (await left('GET', '/staff')).body.data.data
    const active = rows.filter((one: { is_active: boolean }) => one.is_active)
    expect(active).toHaveLength(1)
    expect((await left('DELETE', `/staff/${active[0].slug}`)).body.error.code).toBe('last_owner')
    expect((await left('DELETE', '/staff/nobody')).status).toBe(404)
  })

  test('the last account that was ever used to sign in can’t be disabled', async () => {
    const { add, admin, anyone, find } = await openHotel()
    const { slug, email } = await add('ravi@hotel.example')
    const desk = await find('desk@hotel.example')
    const refused = await admin('DELETE', `/staff/${desk.slug}`)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'last_owner' } } })
    expect((await admin('PUT', `/staff/${desk.slug}`, { ...desk, is_active: false })).status).toBe(409)
    expect((await admin('GET', '/me')).status).toBe(200)
    const { body } = await admin('PUT', `/staff/${slug}/password`)
    const entered = await anyone('POST', '/login', { email, password: body.data.password })
    expect(entered.status).toBe(200)
    expect((await admin('DELETE', `/staff/${desk.slug}`)).status).toBe(200)
  })

  test('an account that was never used to sign in can be disabled', async () => {
    const { add, admin } = await openHotel()
    const { slug } = await add('ravi@hotel.example')
    expect((await admin('DELETE', `/staff/${slug}`)).status).toBe(200)
  })

  test('have a role, which another person with at least its permissions gives and takes', async () => {
    const { admin, change, changeAs, db, find, ravi, staff } = await openHotelOfRavi()
    expect(staff).toMatchObject({ role_id: 1, role_name: 'Owner' })
    const roles = await db.selectFrom('role').select(['id', 'slug']).execute()
    const roleId = (slug: string) => roles.find((role) => role.slug === slug)?.id
    const { name, email, is_active } = staff
    const give = (role_id: number | undefined) => change(`/staff/${staff.slug}`, { name, email, is_active, role_id })
    expect((await give(4711)).body.error.fields).toHaveProperty('role_id')
    expect((await give(undefined)).status).toBe(422)
    expect((await give(roleId('kitchen'))).body.data.role_name).toBe('Kitchen')
    // It takes effect on the next request.
    expect((await ravi('GET', '/staff')).status).toBe(403)
    expect((await ravi('GET', '/orders')).status).toBe(200)

    const draft = {
      name: 'Supervisor',
      permissions: [{ permission: 'staff.manage' }, { permission: 'orders.prepare' }, { permission: 'repairs.report' }],
    }
    const supervisor = (await admin('POST', '/roles', draft)).body.data
    await give(supervisor.id)
    const desk = await find('desk@hotel.example')
    const asRavi = changeAs(ravi)
    const refused = [
      await ravi('POST', '/staff', { name: 'X', email: 'x@hotel.example', role_id: roleId('front-desk') }),
      await asRavi(`/staff/${staff.slug}`, { name, email, is_active, role_id: 1 }),
      // With an owner's account, Ravi could do what an owner may.
      await asRavi(`/staff/${desk.slug}`, { ...desk, email: 'mine@hotel.example' }),
      await ravi('PUT', `/staff/${desk.slug}/password`),
      await ravi('POST', `/staff/${desk.slug}/password-link`),
      await ravi('DELETE', `/staff/${desk.slug}`),
    ]
    expect(refused.map(({ status, body }) => [status, body.error.code])).toEqual(
      refused.map(() => [403, 'beyond_own_permissions']),
    )
    const cook = { name: 'X', email: 'x@hotel.example', role_id: roleId('kitchen') }
    expect((await ravi('POST', '/staff', cook)).status).toBe(201)
  })

  test('the last owner who has signed in keeps the role, also when two take it from each other', async () => {
    const { admin, find, ravi, staff, db } = await openHotelOfRavi()
    const desk = await find('desk@hotel.example')
    const ravis = await find('ravi@hotel.example')
    const replies = await Promise.all([
      admin('PUT', `/staff/${staff.slug}`, { ...ravis, role_id: 2 }),
      ravi('PUT', `/staff/${desk.slug}`, { ...desk, role_id: 2 }),
    ])
    const [won, lost] = replies.sort((a, b) => a.status - b.status)
    expect(won?.status).toBe(200)
    expect([403, 409]).toContain(lost?.status)
    const owners = await db.selectFrom('account').select('slug').where('role_id', '=', 1).execute()
    expect(owners).toHaveLength(1)
    const left = owners[0]?.slug === desk.slug ? admin : ravi
    const { data } = (await left('GET', `/staff/${owners[0]?.slug}`)).body
    const refused = await left('PUT', `/staff/${data.slug}`, { ...data, role_id: 2 })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'last_owner' } } })
  })

  test('are for staff only', async () => {
    const { candidate } = await startTestApp()
    expect((await candidate('GET', '/staff')).status).toBe(403)
    expect((await candidate('GET', '/audit')).status).toBe(403)
  })
})

test('the time of last use is kept after signing out, and after disabling and enabling', async () => {
  const { admin, find, ravi, staff, time } = await openHotelOfRavi()
  const seen = time.now.toISOString()
  expect(Date.parse((await find('ravi@hotel.example')).last_seen_at)).toBe(Date.parse(seen))
  await ravi('POST', '/logout')
  time.now = new Date(time.now.getTime() + 60 * 60_000)
  expect((await admin('DELETE', `/staff/${staff.slug}`)).status).toBe(200)
  const { body } = await admin('GET', `/staff/${staff.slug}`)
  const enabled = { ...body.data, is_active: true }
  expect((await admin('PUT', `/staff/${staff.slug}`, enabled)).status).toBe(200)
  expect(Date.parse((await find('ravi@hotel.example')).last_seen_at)).toBe(Date.parse(seen))
})
