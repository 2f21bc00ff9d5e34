import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { recordNotice } from '#server/notices/notice-store.ts'
import { runCleanup } from '#server/testing/run-jobs.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { admin, change, candidate, anyone, db, hire, make, sendAs, services, signIn, time } = await startTestApp()

const colleague = async (name: string) => {
  const email = `${name}@hotel.example`
  await addAccount(db, { email, name, role: 'admin', password })
  return sendAs(await signIn(email, true))
}
const other = await colleague('Meera')

interface Told {
  id: number
  kind: string
  message: string
  subject: string
  slug: string
  who: string | null
  is_read: boolean
}

const newest = async (send = other): Promise<Told> => (await send('GET', '/notifications')).body.data[0]
const unread = async (send = other) => (await send('GET', '/notifications')).body.unread
const tell = (room_number: string) =>
  recordNotice(db, { kind: 'maintenance', subject: 'room', slug: 'a-room', parts: { room_number } })

const draftFor = async (room_ids: number[], guest_id: number) => ({
  booking_type: 'individual',
  guest_id,
  room_ids,
  room_rent: 2500,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  number_of_adults: 2,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
})

test('every step of a stay, from the booking to the payment, notifies staff', async () => {
  const room = await make.room({ room_number: '204' })
  const guest = await make.guest({ name: 'Asha Rao' })
  const { data } = (await admin('POST', '/bookings', await draftFor([room.id], guest.id))).body
  expect(await newest()).toMatchObject({
    kind: 'new_booking',
    subject: 'booking',
    slug: data.slug,
    who: 'Front Desk',
    message: `Asha Rao is booked into room 204 for Nov 15, 2026 to Nov 17, 2026 (${data.booking_number})`,
  })

  await admin('POST', `/bookings/${data.slug}/check-in`, { confirm_early: false })
  expect(await newest()).toMatchObject({
    kind: 'check_in',
    slug: data.slug,
    message: `Asha Rao checked in to room 204 (${data.booking_number})`,
  })

  await admin('POST', `/bookings/${data.slug}/payments`, { payment_method: 'cash', amount: 1000 })
  expect(await newest()).toMatchObject({
    kind: 'payment',
    subject: 'booking',
    slug: data.slug,
    message: `₹1,000.00 received from Asha Rao by Cash (${data.booking_number})`,
  })

  const left = await admin('POST', `/bookings/${data.slug}/check-out`, { payment: { payment_method: 'cash' } })
  expect(await newest()).toMatchObject({
    kind: 'payment',
    subject: 'invoice',
    slug: left.body.invoice_slug,
    message: `₹4,000.00 received from Asha Rao by Cash (${left.body.invoice_number})`,
  })

  const refund = { payment_method: 'cash', amount: 500, reason: 'Left early' }
  await admin('POST', `/bookings/${data.slug}/refunds`, refund)
  expect((await newest()).message).toBe(`₹500.00 refunded to Asha Rao by Cash (${left.body.invoice_number})`)
})

test('maintenance notifies once, when the room is set to it and when nights are blocked', async () => {
  const room = await make.room({ room_number: '301' })
  const draft = { room_number: '301', room_type_id: room.room_type_id, description: 'First floor' }
  await change(`/rooms/${room.slug}`, { ...draft, status: 'maintenance' })
  const told = await newest()
  expect(told).toMatchObject({ kind: 'maintenance', subject: 'room', slug: room.slug })
  expect(told.message).toBe('Room 301 is under maintenance')

  await change(`/rooms/${room.slug}`, { ...draft, status: 'maintenance', description: 'Second floor' })
  expect((await newest()).id).toBe(told.id)

  const nights = { check_in_date: '2026-12-01', check_out_date: '2026-12-04', maintenance_reason: 'Painting' }
  await admin('POST', `/rooms/${room.slug}/maintenance`, nights)
  expect((await newest()).message).toBe('Room 301 is blocked for maintenance, Dec 01, 2026 to Dec 04, 2026')
})

test('a refused request leaves no notification', async () => {
  const { id } = await newest()
  const room = await make.room()
  const guest = await make.guest()
  const draft = await draftFor([room.id], guest.id)
  expect((await admin('POST', '/bookings', draft)).status).toBe(201)
  const placed = await newest()
  expect(placed.id).toBeGreaterThan(id)
  expect((await admin('POST', '/bookings', draft)).status).toBe(409)
  expect((await newest()).id).toBe(placed.id)

  await expect(
    db.transaction().execute(async (transaction) => {
      await recordNotice(transaction, { kind: 'maintenance', subject: 'room', slug: 'x', parts: { room_number: '9' } })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect((await newest()).id).toBe(placed.id)
})

test('users are not notified of their own changes, and each marks notifications as read separately', async () => {
  const third = await colleague('Ravi')
  expect(await unread(third)).toBe(0)
  const room = await make.room()
  const guest = await make.guest()
  await admin('POST', '/bookings', await draftFor([room.id], guest.id))
  await tell('401')
  expect(await newest(admin)).toMatchObject({ is_read: false })
  const [maintenance, booked] = (await admin('GET', '/notifications')).body.data
  expect([maintenance.is_read, booked.is_read]).toEqual([false, true])
  expect(await unread(third)).toBe(2)

  await third('POST', '/notifications/read', { ids: [booked.id] })
  expect(await unread(third)).toBe(1)
  await third('POST', '/notifications/read', { ids: [booked.id] })
  expect(await unread(third)).toBe(1)
  await third('POST', '/notifications/read', {})
  expect(await unread(third)).toBe(0)
  expect(await unread(other)).toBeGreaterThan(1)
})

test('marking all as read leaves out newer ones, and stores old ones by their highest id', async () => {
  const reader = await colleague('Sana')
  await tell('501')
  const seen = await newest(reader)
  await tell('502')
  await reader('POST', '/notifications/read', { up_to: seen.id })
  expect(await unread(reader)).toBe(1)
  await reader('POST', '/notifications/read', {})
  expect(await unread(reader)).toBe(0)

  const rows = () =>
    db
      .selectFrom('notice_read')
      .innerJoin('account', 'account.id', 'account_id')
      .where('name', '=', 'Sana')
      .select('notice_id')
      .execute()
  expect(await rows()).toHaveLength(2)
  await sql`update notice set at = at - interval '2 hours'`.execute(db)
  await tell('503')
  await reader('POST', '/notifications/read', {})
  expect(await unread(reader)).toBe(0)
  expect(await rows()).toHaveLength(1)
  await tell('504')
  expect(await unread(reader)).toBe(1)
})

test('no more than 100 are counted, and pages go back to the first', async () => {
  const reader = await colleague('Tara')
  for (let index = 0; index < 105; index++) await tell('601')
  expect(await unread(reader)).toBe(100)
  const ids: number[] = []
  let next: number | null = null
  do {
    const page: { data: Told[]; next: number | null } = (
      await reader('GET', `/notifications?per_page=50${next ? `&before=${next}` : ''}`)
    ).body
    ids.push(...page.data.map(({ id }) => id))
    next = page.next
  } while (next)
  const { total } = await db.selectFrom('notice').select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  expect(ids).toEqual([...ids].sort((one, another) => another - one))
  expect(new Set(ids).size).toBe(total)
})

test('they are for staff only, and kept for 90 days', async () => {
  expect((await candidate('GET', '/notifications')).status).toBe(403)
  expect((await anyone('POST', '/notifications/read', {})).status).toBe(401)
  expect((await admin('POST', '/notifications/read', { ids: [] })).status).toBe(422)
  const last = await newest()
  await sql`update notice set at = ${time.now.toISOString()}::timestamptz - interval '91 days' where id < ${last.id}`.execute(
    db,
  )
  await sql`update notice set at = ${time.now.toISOString()}::timestamptz where id = ${last.id}`.execute(db)
  await runCleanup(services)
  expect((await other('GET', '/notifications')).body.data.map(({ id }: Told) => id)).toEqual([last.id])
})

test('each role is told only of what it may see', async () => {
  const [housekeeper, cook] = [await hire('housekeeping'), await hire('kitchen')]
  await sql`update account set created_at = now() - interval '1 hour' where email like 'kitchen%' or email like 'house%'`.execute(
    db,
  )
  await db.deleteFrom('notice').execute()
  const guest_order = { guest_name: 'Asha Rao', room_number: '204', items: [{ name: 'Tea', quantity: 2 }] }
  await recordNotice(db, { kind: 'guest_order', subject: 'order', slug: 'an-order', parts: guest_order })
  await recordNotice(db, {
    kind: 'unsent_email',
    subject: 'failed_job',
    slug: 'x',
    parts: { recipient: 'a@b.example' },
  })
  await tell('701')
  const told = async (send: typeof admin) => {
    const { data, unread: count } = (await send('GET', '/notifications')).body
    return [data.map(({ kind }: Told) => kind), count]
  }
  expect(await told(housekeeper)).toEqual([['maintenance'], 1])
  // The kitchen reports faults, so it sees rooms too.
  expect(await told(cook)).toEqual([['maintenance', 'guest_order'], 2])
  expect((await told(other))[0]).toEqual(['maintenance', 'unsent_email', 'guest_order'])
})
