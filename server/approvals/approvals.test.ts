import { Secret, TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
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

interface Asked {
  permission?: string
  request?: string
  email?: string
  send?: typeof admin
  typed?: string
  code?: string
}

const ask = ({ email = 'manager@hotel.example', send = clerk, typed = password, ...asked }: Asked) =>
  send('POST', '/approvals', {
    email,
    password: typed,
    permission: 'payments.refund',
    request: '0'.repeat(64),
    ...asked,
  })

/** The manager's approval of a request that was refused. */
const tokenFor = async ({ body: { error } }: Awaited<ReturnType<typeof admin>>) => {
  const { status, body } = await ask({ permission: error.permission, request: error.request })
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

/** Another clerk, who may refund ₹100. */
const hireCashier = async (name = 'Desk 2') => {
  const draft = { name, permissions: [{ permission: 'payments.refund', up_to: 100 }] }
  return hire((await admin('POST', '/roles', draft)).body.data.slug)
}

test('a colleague approves one request, and the audit trail names both', async () => {
  const { slug } = await paidBooking()
  const refused = await refund(slug, 6000)
  expect(refused.body.error).toMatchObject({ code: 'approval_needed', permission: 'payments.refund' })
  const token = await tokenFor(refused)
  expect((await refund(slug, 6000, token)).status).toBe(201)
  const { data } = (await admin('GET', '/audit?entity=payment')).body
  expect(data[0]).toMatchObject({ who: 'Kavita', approved_by: 'Meenakshi', after: { kind: 'refund', amount: 600_000 } })
  const [event] = (await admin('GET', `/bookings/${slug}`)).body.data.history
  expect(event).toMatchObject({ who: 'Kavita, approved by Meenakshi', what: expect.stringContaining('6,000.00') })
  const { slug: other } = await paidBooking()
  expect((await refund(other, 10)).status).toBe(201)
  const [latest] = (await admin('GET', '/audit?entity=payment')).body.data
  expect(latest).toMatchObject({ who: 'Kavita', approved_by: null })
})

test('the refusal says what the colleague is asked to approve', async () => {
  const { slug, id } = await paidBooking()
  const { name, number } = await db
    .selectFrom('booking')
    .innerJoin('guest', 'guest.id', 'booking.guest_id')
    .select(['guest.name', 'booking.number'])
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow()
  const whose = `BK-${String(number).padStart(6, '0')}, ${name}`
  expect((await refund(slug, 6000)).body.error.asked_for).toEqual(['Refund money', whose, '₹6,000.00', 'Left early'])
  const [folio] = (await admin('GET', `/bookings/${slug}/folios`)).body.data
  const discount = { percent: 12.5, reason: 'The lift was broken' }
  expect((await clerk('POST', `/folios/${folio.slug}/discounts`, discount)).body.error.asked_for).toEqual([
    'Give a discount on the open charges of a folio',
    whose,
    '12.5 %',
    'The lift was broken',
  ])
  const cancelled = { reason: 'Ill', refund: { payment_method: 'cash', amount: 9000 } }
  expect((await clerk('POST', `/bookings/${slug}/cancel`, cancelled)).body.error.asked_for).toEqual([
    'Cancel a booking',
    whose,
    'refund ₹9,000.00',
    'Ill',
  ])
})

test('it is good for no other request', async () => {
  const [one, other] = [await paidBooking(), await paidBooking()]
  const token = await tokenFor(await refund(one.slug, 6000))
  expect((await refund(one.slug, 6001, token)).body.error.code).toBe('approval_needed')
  expect((await refund(other.slug, 6000, token)).body.error.code).toBe('approval_needed')
  expect((await refund(one.slug, 6000, token)).status).toBe(201)
})

test('it opens no call that the role does not allow at all', async () => {
  const type = { name: 'Tent', description: 'Canvas', price_per_night: 900 }
  const refused = await clerk('POST', '/room-types', type)
  expect(refused.body.error).toMatchObject({ code: 'not_allowed', permission: 'rooms.change' })
  expect((await ask({ permission: 'rooms.change' })).status).toBe(422)
  expect((await ask({ permission: 'staff.manage' })).status).toBe(422)
})

test('an answer that was lost is given again, and the approval is used once', async () => {
  const { slug } = await make.booking({ room_rent: rupees(20_000), advance_amount: rupees(20_000) })
  const token = await tokenFor(await refund(slug, 6000))
  const key = { 'idempotency-key': 'refund-0001' }
  const saved = await refund(slug, 6000, token, key)
  const again = await refund(slug, 6000, token, key)
  expect([saved.status, again.status, again.body.data.slug]).toEqual([201, 201, saved.body.data.slug])
  expect((await refund(slug, 6000, token)).body.error.code).toBe('approval_used')
})

test('a request that needs none leaves it unused, and the audit trail names nobody', async () => {
  const { slug } = await paidBooking()
  const request = (await refund(slug, 6000)).body.error.request
  const { token } = (await ask({ request })).body
  const small = await paidBooking()
  expect((await refund(small.slug, 100, token)).status).toBe(201)
  const [latest] = (await admin('GET', '/audit?entity=payment')).body.data
  expect(latest.approved_by).toBeNull()
  expect((await refund(slug, 6000, token)).status).toBe(201)
})

test('a request that is refused does not use the approval up', async () => {
  const { slug } = await make.booking({ room_rent: rupees(9000), advance_amount: rupees(6000) })
  const token = await tokenFor(await refund(slug, 5500))
  await admin('POST', `/bookings/${slug}/refunds`, { payment_method: 'cash', reason: 'Asked', amount: 1000 })
  expect((await refund(slug, 5500, token)).status).toBe(409)
  await admin('POST', `/bookings/${slug}/payments`, { payment_method: 'cash', amount: 1000 })
  expect((await refund(slug, 5500, token)).status).toBe(201)
})

test('of two requests at once with one approval, one wins', async () => {
  const { slug } = await make.booking({ room_rent: rupees(20_000), advance_amount: rupees(20_000) })
  const token = await tokenFor(await refund(slug, 6000))
  const both = await Promise.all([refund(slug, 6000, token), refund(slug, 6000, token)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403])
})

test('a request that needs two permissions brings two approvals', async () => {
  const type = await make.roomType({ price_per_night: rupees(4000) })
  const room = await make.room({ room_type_id: type.id })
  const role = { name: 'Trainee', permissions: [{ permission: 'bookings.change' }] }
  const trainee = await hire((await admin('POST', '/roles', role)).body.data.slug, 'Nita')
  const draft = {
    booking_type: 'individual',
    guest_id: (await make.guest()).id,
    room_ids: [room.id],
    room_rent: 3000,
    check_in_date: '2026-12-24',
    check_out_date: '2026-12-26',
    number_of_adults: 2,
    advance_amount: 500,
    advance_method: 'cash',
    food_plan_id: 1,
    food_plan_rate: 0,
    rate_plan_id: 1,
    rate_override_reason: 'Long stay',
  }
  const place = (tokens: string[]) => trainee('POST', '/bookings', draft, { [approvalHeader]: tokens.join(',') })
  const approve = async ({ body: { error } }: Awaited<ReturnType<typeof admin>>) =>
    (await ask({ send: trainee, permission: error.permission, request: error.request })).body.token
  const low = await place([])
  const { name } = await db
    .selectFrom('guest')
    .select('name')
    .where('id', '=', draft.guest_id)
    .executeTakeFirstOrThrow()
  expect(low.body.error.asked_for).toEqual([
    'Place a booking',
    name,
    '₹3,000.00 per night · Dec 24, 2026 to Dec 26, 2026 · advance ₹500.00',
    'Long stay',
  ])
  const first = await approve(low)
  const refused = await place([first])
  expect(refused.body.error).toMatchObject({ code: 'approval_needed', permission: 'payments.take' })
  expect((await place([first, await approve(refused)])).status).toBe(201)
})

test('an approval is for one permission, one person and two minutes', async () => {
  const { slug } = await paidBooking()
  const refused = await refund(slug, 6000)
  const { request } = refused.body.error
  const other = (await ask({ permission: 'discounts.give', request })).body.token
  expect((await refund(slug, 6000, other)).body.error.message).toContain('Your role allows refunds up to ₹5,000.00')
  const token = await tokenFor(refused)
  expect((await refund(slug, 6000, token, {}, await hireCashier())).body.error.code).toBe('approval_needed')
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
  const approved = async (amount: number) => {
    const { request } = (await refund(slug, amount)).body.error
    return String((await ask({ request, email: `${role.slug}@hotel.example` })).body.token)
  }
  const refused = await refund(slug, 7000.01, await approved(7000.01))
  expect(refused.body.error).toMatchObject({ code: 'approval_needed', permission: 'payments.refund' })
  expect(refused.body.error.message).toBe(
    'Your colleague’s role allows refunds up to ₹7,000.00 for a booking. With this one they are ₹7,000.01. Ask somebody else to approve it.',
  )
  const token = await approved(6000)
  await admin('PUT', `/roles/${role.slug}`, { name: 'Cashier', permissions: [], version: role.version })
  expect((await refund(slug, 6000, token)).body.error.message).toContain('Your role allows refunds up to ₹5,000.00')
})

test('only an active colleague with the permission and the right password can approve', async () => {
  const code = async (asked: Asked) => {
    const { status, body } = await ask(asked)
    return [status, body.error.code]
  }
  expect(await code({ email: 'kitchen@hotel.example' })).toEqual([422, 'approver_lacks_permission'])
  expect(await code({ email: 'front-desk@hotel.example' })).toEqual([422, 'own_approval'])
  expect(await code({ email: 'guest@hotel.example' })).toEqual([422, 'wrong_credentials'])
  expect(await code({ typed: 'wrong' })).toEqual([422, 'wrong_credentials'])
  expect((await ask({ permission: 'fly' })).status).toBe(422)
  expect((await ask({ send: anyone })).status).toBe(401)
  const tries = Array.from({ length: 6 }, () => ask({ typed: 'wrong' }))
  expect((await Promise.all(tries)).map(({ status }) => status)).toContain(429)
  // The clerk is still signed in.
  expect((await clerk('GET', '/me')).status).toBe(200)
  expect((await manager('GET', '/me')).status).toBe(200)
  await db.updateTable('account').set({ is_active: false }).where('email', '=', 'kitchen@hotel.example').execute()
  expect(await code({ email: 'kitchen@hotel.example' })).toEqual([422, 'wrong_credentials'])
})

test('wrong passwords stop the person who asks, not the colleague at other desks', async () => {
  const other = await hireCashier('Desk 3')
  await hire('accountant', 'Prakash')
  const email = 'accountant@hotel.example'
  for (let tries = 0; tries < 5; tries++) expect((await ask({ email, typed: 'wrong' })).status).toBe(422)
  expect((await ask({ email })).status).toBe(429)
  expect((await ask({ email, send: other })).status).toBe(201)
  // Nor does a success elsewhere give new tries.
  expect((await ask({ email })).status).toBe(429)
})

test('one person gets 20 tries with all colleagues together', async () => {
  const { slug } = (await admin('POST', '/roles', { name: 'Guesser', permissions: [] })).body.data
  const guesser = await hire(slug, 'Guesser')
  const tries: number[] = []
  for (let number = 0; number < 21; number++)
    tries.push((await ask({ email: `person${number}@hotel.example`, send: guesser, typed: 'wrong' })).status)
  expect(tries).toEqual([...Array(20).fill(422), 429])
})

describe('a colleague with a second factor', () => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const email = 'duty@hotel.example'
  /** What the authenticator app of the colleague's phone shows. */
  const shown = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now.getTime() })

  // A colleague who may refund, and whose role needs a second factor.
  beforeAll(async () => {
    const permissions = [{ permission: 'payments.refund' }]
    const role = (await admin('POST', '/roles', { name: 'Duty', permissions, needs_second_factor: true })).body.data
    await hire(role.slug, 'Farah')
    await db.updateTable('account').set({ email }).where('email', '=', `${role.slug}@hotel.example`).execute()
  })
  const codeOf = async (asked: Asked) => {
    const { status, body } = await ask({ email, ...asked })
    return [status, body.error?.code]
  }

  test('can’t approve before it is set up', async () => {
    expect(await codeOf({})).toEqual([422, 'approver_lacks_second_factor'])
    expect(await codeOf({ code: shown() })).toEqual([422, 'approver_lacks_second_factor'])
    const { id } = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const factor = { account_id: id, secret, set_up_at: time.now.toISOString(), last_step: 0 }
    await db.insertInto('second_factor').values(factor).execute()
  })

  test('enters a code too, which works once, and the approval says so', async () => {
    const { slug } = await paidBooking()
    const { request } = (await refund(slug, 6000)).body.error
    expect(await codeOf({ request })).toEqual([422, 'code_needed'])
    expect(await codeOf({ request, typed: 'wrong', code: shown() })).toEqual([422, 'wrong_credentials'])
    expect(await codeOf({ request, code: '000000' })).toEqual([422, 'wrong_code'])
    const both = await Promise.all([ask({ email, request, code: shown() }), ask({ email, request, code: shown() })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(await codeOf({ request, code: shown() })).toEqual([422, 'wrong_code'])
    const token = both.find(({ status }) => status === 201)?.body.token
    expect((await refund(slug, 6000, token)).status).toBe(201)
    const [latest] = (await admin('GET', '/audit?entity=payment')).body.data
    expect(latest).toMatchObject({ who: 'Kavita', approved_by: 'Farah' })
    const kept = await db.selectFrom('approval').select('with_second_factor').orderBy('id', 'desc').executeTakeFirst()
    expect(kept).toEqual({ with_second_factor: true })
  })

  test('wrong codes are limited, and asking for the code does not give new tries', async () => {
    time.now = new Date(time.now.getTime() + 60 * 60_000)
    for (let tries = 0; tries < 5; tries++) {
      expect(await codeOf({ code: '000000' })).toEqual([422, 'wrong_code'])
      if (tries < 4) expect(await codeOf({})).toEqual([422, 'code_needed'])
    }
    expect(await codeOf({ code: shown() })).toEqual([429, 'too_many_tries'])
    time.now = new Date(time.now.getTime() + 16 * 60_000)
    expect(await codeOf({ code: shown() })).toEqual([201, undefined])
  })
})
