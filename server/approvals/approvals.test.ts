import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { approvalHeader } from '#contract/kit/permission.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, db, hire, make, time } = await startTestApp()

let clerk: typeof admin
let manager: typeof admin
beforeAll(async () => {
  clerk = await hire('front-desk', 'Kavita')
  manager = await hire('manager', 'Meenakshi')
  await hire('kitchen', 'Gopal')
})

const ask = (permission: string, email = 'manager@hotel.example', send = clerk, typed = password) =>
  send('POST', '/approvals', { email, password: typed, permission })

const tokenFor = async (permission: string) => {
  const { status, body } = await ask(permission)
  expect(status).toBe(201)
  expect(body.message).toBe('Approved by Meenakshi')
  return String(body.token)
}

/** A booking with ₹9,000 that could be refunded; the front desk may refund ₹5,000. */
const paidBooking = () => make.booking({ room_rent: rupees(9000), advance_amount: rupees(9000) })
const refund = (slug: string, amount: number, token?: string, headers = {}, send = clerk) =>
  send(
    'POST',
    `/bookings/${slug}/refunds`,
    { payment_method: 'cash', reason: 'Left early', amount },
    { ...(token && { [approvalHeader]: token }), ...headers },
  )

test('a colleague approves one request, and the audit trail names both', async () => {
  const { slug } = await paidBooking()
  expect((await refund(slug, 6000)).body.error).toMatchObject({
    code: 'approval_needed',
    permission: 'payments.refund',
  })
  const token = await tokenFor('payments.refund')
  expect((await refund(slug, 6000, token)).status).toBe(201)
  const { data } = (await admin('GET', '/audit?entity=payment')).body
  expect(data[0]).toMatchObject({ who: 'Kavita', approved_by: 'Meenakshi', after: { kind: 'refund', amount: 600_000 } })
  // Once only.
  expect((await refund(slug, 10, token)).body.error.code).toBe('approval_used')
  expect((await refund(slug, 10)).status).toBe(201)
  const [latest] = (await admin('GET', '/audit?entity=payment')).body.data
  expect(latest).toMatchObject({ who: 'Kavita', approved_by: null })
})

test('also for a call that the role does not allow at all', async () => {
  const type = { name: 'Tent', description: 'Canvas', price_per_night: 900 }
  expect((await clerk('POST', '/room-types', type)).body.error).toMatchObject({
    code: 'not_allowed',
    permission: 'rooms.change',
  })
  const token = await tokenFor('rooms.change')
  const key = { 'idempotency-key': 'tent-0001', [approvalHeader]: token }
  const saved = await clerk('POST', '/room-types', type, key)
  expect(saved.status).toBe(201)
  // The answer was lost and the request is sent again.
  const again = await clerk('POST', '/room-types', type, key)
  expect([again.status, again.body.data.slug]).toEqual([201, saved.body.data.slug])
  expect((await clerk('POST', '/room-types', { ...type, name: 'Hut' }, { [approvalHeader]: token })).status).toBe(403)
})

test('a request that is refused does not use the approval up', async () => {
  const { slug } = await paidBooking()
  const token = await tokenFor('payments.refund')
  expect((await refund(slug, 90_000, token)).status).toBe(409)
  expect((await refund(slug, 7000, token)).status).toBe(201)
})

test('of two requests at once with one approval, one wins', async () => {
  const [one, other] = [await paidBooking(), await paidBooking()]
  const token = await tokenFor('payments.refund')
  const both = await Promise.all([refund(one.slug, 6000, token), refund(other.slug, 6000, token)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403])
})

test('an approval is for one permission, one person, two minutes and changes only', async () => {
  const { slug } = await paidBooking()
  const other = await tokenFor('discounts.give')
  expect((await refund(slug, 6000, other)).body.error.code).toBe('approval_needed')
  const token = await tokenFor('payments.refund')
  const trainee = (await admin('POST', '/roles', { name: 'Desk 2', permissions: [{ permission: 'payments.take' }] }))
    .body
  const colleague = await hire(trainee.data.slug)
  expect((await refund(slug, 6000, token, {}, colleague)).body.error.code).toBe('not_allowed')
  const audit = await tokenFor('audit.view')
  expect((await clerk('GET', '/audit', undefined, { [approvalHeader]: audit })).status).toBe(403)
  const now = time.now
  time.now = new Date(now.getTime() + 120_000)
  expect((await refund(slug, 6000, token)).body.error.code).toBe('approval_needed')
  time.now = new Date(now.getTime() + 119_000)
  expect((await refund(slug, 6000, token)).status).toBe(201)
  time.now = now
})

test('the limit is that of the colleague, and ends with the role', async () => {
  const { slug } = await paidBooking()
  const permissions = [{ permission: 'payments.refund', up_to: 7000 }]
  const role = (await admin('POST', '/roles', { name: 'Cashier', permissions })).body.data
  await hire(role.slug, 'Prakash')
  const { token } = (await ask('payments.refund', `${role.slug}@hotel.example`)).body
  const refused = await refund(slug, 7000.01, token)
  expect(refused.body.error).toMatchObject({ code: 'approval_needed', permission: 'payments.refund' })
  expect(refused.body.error.message).toBe(
    'Your colleague’s role allows refunds up to ₹7,000.00. Ask somebody else to approve it.',
  )
  await admin('PUT', `/roles/${role.slug}`, { name: 'Cashier', permissions: [], version: role.version })
  expect((await refund(slug, 6000, token)).body.error.message).toContain('Your role allows refunds up to ₹5,000.00')
})

test('only an active colleague with the permission and the right password can approve', async () => {
  const code = async (...given: Parameters<typeof ask>) => {
    const { status, body } = await ask(...given)
    return [status, body.error.code]
  }
  expect(await code('payments.refund', 'kitchen@hotel.example')).toEqual([422, 'approver_lacks_permission'])
  expect(await code('payments.refund', 'front-desk@hotel.example')).toEqual([422, 'own_approval'])
  expect(await code('payments.refund', 'guest@hotel.example')).toEqual([422, 'wrong_credentials'])
  expect(await code('payments.refund', 'manager@hotel.example', clerk, 'wrong')).toEqual([422, 'wrong_credentials'])
  expect((await ask('fly')).status).toBe(422)
  expect((await ask('payments.refund', 'manager@hotel.example', anyone)).status).toBe(401)
  const tries = Array.from({ length: 6 }, () => ask('payments.refund', 'manager@hotel.example', clerk, 'wrong'))
  expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
  // The clerk is still signed in.
  expect((await clerk('GET', '/me')).status).toBe(200)
  expect((await manager('GET', '/me')).status).toBe(200)
  await db.updateTable('account').set({ is_active: false }).where('email', '=', 'kitchen@hotel.example').execute()
  expect(await code('orders.prepare', 'kitchen@hotel.example')).toEqual([422, 'wrong_credentials'])
})
