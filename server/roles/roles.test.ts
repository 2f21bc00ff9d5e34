import { describe, expect, test } from 'vitest'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const openHotel = async () => {
  const hotel = await startTestApp()
  const { admin, db, sendAs, signIn } = hotel
  const roles = async () => (await admin('GET', '/roles', undefined)).body.data.data
  const find = async (name: string) => (await roles()).find((role: { name: string }) => role.name === name)
  /** A new colleague with a role. */
  const hire = async (name: string, role_id: number) => {
    const email = `${name.toLowerCase()}@hotel.example`
    await addAccount(db, { email, name, role: 'admin', role_id, password })
    return sendAs(await signIn(email))
  }
  return { ...hotel, roles, find, hire }
}

const namesOf = ({ permissions }: { permissions: { permission: string }[] }) =>
  permissions.map(({ permission }) => permission).sort()

describe('roles', () => {
  test('are a list with the default roles; limits on money are rupees', async () => {
    const { find, roles } = await openHotel()
    expect((await roles()).map(({ name }: { name: string }) => name)).toEqual([
      'Accountant',
      'Front Desk',
      'Housekeeping',
      'Kitchen',
      'Manager',
      'Owner',
    ])
    const desk = await find('Front Desk')
    expect(desk).toMatchObject({ is_owner: false, staff_count: 0, version: 1 })
    expect(desk.permissions).toContainEqual({ permission: 'payments.refund', up_to: 5000 })
    expect(desk.permissions).toContainEqual({ permission: 'discounts.give', up_to: 10 })
    expect(desk.permissions).toContainEqual({ permission: 'bookings.view', up_to: null })
    expect(await find('Owner')).toMatchObject({ is_owner: true, staff_count: 1 })
  })

  test('are saved with what the permissions include, and change from the current version', async () => {
    const { admin, change } = await openHotel()
    const draft = { name: 'Night Clerk', permissions: [{ permission: 'payments.refund', up_to: 1250.5 }] }
    const { status, body } = await admin('POST', '/roles', draft)
    expect(status).toBe(201)
    const path = `/roles/${body.data.slug}`
    expect(namesOf(body.data)).toEqual([
      'bookings.view',
      'guests.view',
      'payments.refund',
      'payments.take',
      'rooms.view',
    ])
    expect(body.data.permissions).toContainEqual({ permission: 'payments.refund', up_to: 1250.5 })
    const changed = await change(path, { name: 'Night Desk', permissions: [{ permission: 'guests.view' }] })
    expect(changed.body.data).toMatchObject({
      name: 'Night Desk',
      permissions: [{ permission: 'guests.view', up_to: null }],
      version: 2,
    })
    const late = await admin('PUT', path, { ...draft, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'changed_meanwhile' } } })
    expect(late.body.error.message).toContain('Front Desk changed this role')
    expect((await admin('DELETE', path)).status).toBe(200)
    expect((await admin('GET', path)).status).toBe(404)
    expect((await admin('DELETE', path)).status).toBe(404)
  })

  test('a wrong draft is refused', async () => {
    const { admin } = await openHotel()
    const send = (permissions: object[], name = 'X') => admin('POST', '/roles', { name, permissions })
    expect((await send([{ permission: 'fly' }])).status).toBe(422)
    expect((await send([{ permission: 'discounts.give', up_to: 101 }])).status).toBe(422)
    expect((await send([{ permission: 'guests.view', up_to: 5 }])).status).toBe(422)
    expect((await send([{ permission: 'guests.view' }, { permission: 'guests.view' }])).status).toBe(422)
    expect((await send([], ' manager ')).body.error.code).toBe('role_name_taken')
  })

  test('the owners’ role is fixed, and a role in use can’t be deleted', async () => {
    const { admin, change, find, hire } = await openHotel()
    const owner = await find('Owner')
    expect((await change(`/roles/${owner.slug}`, { name: 'X', permissions: [] })).body.error.code).toBe(
      'owner_role_is_fixed',
    )
    expect((await admin('DELETE', `/roles/${owner.slug}`)).body.error.code).toBe('owner_role_is_fixed')
    const kitchen = await find('Kitchen')
    await hire('Meera', kitchen.id)
    const refused = await admin('DELETE', `/roles/${kitchen.slug}`)
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'role_in_use' } } })
    expect(refused.body.error.message).toBe(
      '1 staff account has this role, disabled ones included. Give them another role first, then delete it.',
    )
  })

  test('a change takes effect on the next request of a person who is signed in', async () => {
    const { change, find, hire } = await openHotel()
    const { id, slug, name } = await find('Housekeeping')
    const meera = await hire('Meera', id)
    expect((await meera('GET', '/rooms')).status).toBe(200)
    expect((await meera('GET', '/guests')).status).toBe(403)
    await change(`/roles/${slug}`, { name, permissions: [{ permission: 'guests.view' }] })
    expect((await meera('GET', '/rooms')).status).toBe(403)
    expect((await meera('GET', '/guests')).status).toBe(200)
    expect((await meera('GET', '/me')).body.data.permissions).toEqual({ 'guests.view': null })
  })

  test('permissions and limits beyond one’s own are refused', async () => {
    const { admin, changeAs, hire } = await openHotel()
    const save = async (name: string, permissions: object[]) =>
      (await admin('POST', '/roles', { name, permissions })).body.data
    const supervisor = await save('Supervisor', [
      { permission: 'staff.manage' },
      { permission: 'discounts.give', up_to: 15 },
      { permission: 'bookings.change' },
    ])
    const ravi = await hire('Ravi', supervisor.id)
    const give = (permissions: object[]) => ravi('POST', '/roles', { name: 'Trainee', permissions })
    const refused = await give([{ permission: 'rates.change' }])
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'beyond_own_permissions' } } })
    expect(refused.body.error.message).toContain('“Change rates and rate plans”')
    expect((await give([{ permission: 'discounts.give', up_to: 16 }])).status).toBe(403)
    expect((await give([{ permission: 'discounts.give' }])).status).toBe(403)
    expect((await give([{ permission: 'discounts.give', up_to: 15 }])).status).toBe(201)
    const { slug } = supervisor
    const asRavi = changeAs(ravi)
    expect(
      (await asRavi(`/roles/${slug}`, { name: 'Supervisor', permissions: [{ permission: 'audit.view' }] })).status,
    ).toBe(403)
    const limit = await asRavi(`/roles/${slug}`, {
      name: 'Supervisor',
      permissions: [{ permission: 'discounts.give', up_to: 16 }],
    })
    expect(limit.body.error.message).toContain('“Give discounts” above 15\u00a0%')
  })

  test('a name in wide letters or with other spaces is the same name', async () => {
    const { admin } = await openHotel()
    const named = (name: string) => admin('POST', '/roles', { name, permissions: [] })
    for (const name of ['Ｏwner', 'ＯＷＮＥＲ', 'Front  Desk', 'Front\u2003Desk', 'Front\u00a0desk'])
      expect((await named(name)).body.error?.code).toBe('role_name_taken')
    expect((await named('Bar\u00a0 Ｄesk')).body.data.name).toBe('Bar Desk')
  })

  test('nobody but an owner drops the second factor that the own role asks for', async () => {
    const { admin, hire, db } = await openHotel()
    const permissions = [{ permission: 'staff.manage' }]
    const make = async (name: string, needs_second_factor: boolean) =>
      (await admin('POST', '/roles', { name, permissions, needs_second_factor })).body.data
    const [strict, plain] = [await make('Strict', true), await make('Plain', false)]
    const ravi = await hire('Ravi', strict.id)
    const own = (await admin('GET', '/staff?search=Ravi')).body.data.data[0]
    const factor = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', set_up_at: new Date().toISOString(), last_step: 0 }
    await db
      .insertInto('second_factor')
      .values({ account_id: own.id, ...factor })
      .execute()
    const lift = (send: typeof admin) =>
      send('PUT', `/roles/${strict.slug}`, { name: 'Strict', permissions, version: 1, needs_second_factor: false })
    const refused = await lift(ravi)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'own_second_factor'])
    expect(refused.body.error.message).toBe('Your own role asks for a second factor. Only an owner can lift that.')
    const { name, email, is_active, version } = own
    const moved = await ravi('PUT', `/staff/${own.slug}`, { name, email, is_active, version, role_id: plain.id })
    expect([moved.status, moved.body.error.code]).toEqual([403, 'own_second_factor'])
    expect((await lift(admin)).status).toBe(200)
    expect(
      (await ravi('PUT', `/staff/${own.slug}`, { name, email, is_active, version, role_id: plain.id })).status,
    ).toBe(200)
  })

  test('a role that allows more than the own can be neither changed nor emptied nor deleted', async () => {
    const { admin, changeAs, hire } = await openHotel()
    const draft = { name: 'Personnel', permissions: [{ permission: 'staff.manage' }] }
    const personnel = (await admin('POST', '/roles', draft)).body.data
    const ravi = await hire('Ravi', personnel.id)
    const { name, permissions } = (await admin('GET', '/roles/accountant')).body.data
    const refused = { status: 403, body: { error: { code: 'beyond_own_permissions' } } }
    expect(await changeAs(ravi)('/roles/accountant', { name, permissions: [] })).toMatchObject(refused)
    expect(await changeAs(ravi)('/roles/accountant', { name: `${name}s`, permissions })).toMatchObject(refused)
    expect(await ravi('DELETE', '/roles/accountant')).toMatchObject(refused)
    expect((await admin('GET', '/roles/accountant')).body.data).toMatchObject({ name, permissions })
  })

  test('the audit trail names the role and the permission', async () => {
    const { admin, change } = await openHotel()
    await change('/roles/kitchen', { name: 'Cooks', permissions: [{ permission: 'orders.view' }] })
    const { data } = (await admin('GET', '/audit')).body
    expect(data[0]).toMatchObject({
      who: 'Front Desk',
      entity: 'role_permission',
      action: 'insert',
      after: { permission: 'orders.view', up_to: null },
    })
    expect(Object.values(data[0].names)).toEqual(['Cooks'])
    expect(data.find(({ entity }: { entity: string }) => entity === 'role')).toMatchObject({
      title: 'Cooks',
      before: { name: 'Kitchen' },
      after: { name: 'Cooks' },
    })
  })
})
