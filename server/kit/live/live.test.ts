import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ownerPermissions } from '#server/auth/granted.ts'
import { addAccount, resetAccountPassword } from '#server/auth/staff-accounts.ts'
import { connect } from '#server/db/connect.ts'
import type { Actor } from '#server/kit/actor.ts'
import { createAfterResponse } from '#server/kit/after-response.ts'
import { createAnnouncer } from '#server/kit/live/announcer.ts'
import { createLive } from '#server/kit/live/live.ts'
import { createStreams } from '#server/kit/live/streams.ts'
import { readEvents } from '#server/testing/event-reader.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const { app, admin, databaseUrl, db, make, sendAs, services, signIn } = await startTestApp()
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const token = await signIn('desk@hotel.example', true)
const guestToken = await signIn('guest@hotel.example', true)

/** Another copy of the app on the same database, with its own connections. */
const startCopy = async () => {
  const connection = connect(databaseUrl)
  const live = createLive(databaseUrl, connection.db)
  const copy = await buildApp({ ...services, db: connection.db, afterResponse: createAfterResponse(), live })
  const copyAddress = await copy.listen({ host: '127.0.0.1', port: 0 })
  return {
    address: copyAddress,
    stop: async () => {
      await copy.close()
      await connection.close()
    },
  }
}
const copy = await startCopy()
afterAll(() => copy.stop())

test('a change on one copy reaches the other one soon, as a topic and nothing else', async () => {
  const other = await readEvents(copy.address, token)
  expect(other.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  await other.untilReady()
  expect((await admin('POST', '/room-types', { name: 'Cottage', description: 'By the lake' })).status).toBe(201)
  const began = performance.now()
  await other.untilHeard('room-types')
  // One second is promised; a busy machine gets more.
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(new Set(other.topics())).toEqual(new Set(['room-types']))
  other.leave()
})

test('reads and refusals are not announced, and a read notification is announced to its reader only', async () => {
  const desk = await readEvents(copy.address, token)
  await desk.untilReady()
  await admin('GET', '/rooms')
  expect((await admin('POST', '/rooms', { room_number: '' })).status).toBe(422)
  await admin('POST', '/notifications/read', {})
  await desk.untilHeard('notifications')
  expect(desk.topics()).toEqual(['notifications'])
  desk.leave()
})

test('a tab is not told of its own change, but the other tabs of the same user are', async () => {
  const own = await readEvents(copy.address, token, 'tab-a')
  const other = await readEvents(copy.address, token, 'tab-b')
  await Promise.all([own.untilReady(), other.untilReady()])
  const write = (tab: string, url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}`, 'x-sarai-tab': tab },
      payload,
    })
  expect((await write('tab-a', '/room-types', { name: 'Hut', description: 'By the hill' })).statusCode).toBe(201)
  await other.untilHeard('room-types')
  await write('tab-b', '/item-categories', { name: 'Snacks', type: 'food', is_active: true })
  await own.untilHeard('item-categories')
  expect(own.topics()).toEqual(['item-categories'])
  expect(other.topics()).toEqual(['room-types'])
  // An invalid name of a tab counts as none, so all tabs are told.
  await write('tab a!@', '/room-types', { name: 'Tent', description: 'By the river' })
  await own.untilHeard('room-types')
  own.leave()
  other.leave()
})

test('changes of the same moment are announced together', async () => {
  const { db: own, close } = connect(databaseUrl)
  const said: string[] = []
  const listener = await readEvents(copy.address, token)
  await listener.untilReady()
  const announcer = createAnnouncer(own, (error) => said.push(String(error)))
  for (let index = 0; index < 200; index++) announcer.announce(index % 2 ? 'bookings' : 'orders')
  announcer.announce('invoices')
  await announcer.close()
  await listener.untilHeard('invoices')
  // The first is announced alone, all others together.
  expect(listener.topics().length).toBeLessThanOrEqual(4)
  expect(said).toEqual([])
  listener.leave()
  await close()
})

test('the listening connection reconnects by itself and reports that changes may have been missed', async () => {
  const desk = await readEvents(address, token)
  await desk.untilReady()
  const before = desk.readies()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sarai live' and datname = current_database()`.execute(db)
  await desk.untilReady(before + 1)
  await make.room()
  await admin('POST', '/item-categories', { name: 'Drinks', type: 'food', is_active: true })
  await desk.untilHeard('item-categories')
  desk.leave()
})

const actor: Actor = {
  account_id: 7,
  name: 'A',
  email: 'a@hotel.example',
  role: 'admin',
  home_screen: 'dashboard',
  guest_id: null,
  ...ownerPermissions,
}

test('a caller without a session gets no stream, and one account cannot use up all streams', async () => {
  expect((await readEvents(address, 'x'.repeat(40))).status).toBe(401)
  const streams = createStreams()
  for (let index = 0; index < 30; index++) streams.open(actor, token)
  expect(() => streams.open(actor, token)).toThrow('Too many requests')
  expect(() => streams.open({ ...actor, account_id: 8 }, token)).not.toThrow()
  streams.close()
})

test('the end of a session ends its streams and no others', async () => {
  const streams = createStreams()
  const [ended, open] = [streams.open(actor, 'ended'), streams.open(actor, 'open')]
  for (const stream of [ended, open]) stream.resume()
  const gone = new Promise((resolve) => ended.once('end', resolve))
  await streams.endSignedOut(async (tokens) => new Set(tokens.filter((one) => one === 'open')))
  await gone
  expect(open.readableEnded).toBe(false)
  streams.close()
})

describe('a connection at another copy ends at once', () => {
  const listen = async () => {
    const email = `person${Math.random()}@hotel.example`
    await addAccount(db, { email, name: 'Person', role: 'admin', password })
    const own = await signIn(email)
    const stream = await readEvents(copy.address, own)
    await stream.untilReady()
    const { slug } = await db.selectFrom('account').select('slug').where('email', '=', email).executeTakeFirstOrThrow()
    return { email, own, slug, stream }
  }
  // These must not depend on the check for expired sessions, which runs every 20 s.
  const soon = { timeout: 8_000 }

  test('when its user signs out, and a colleague stays connected', soon, async () => {
    const [leaving, staying] = [await listen(), await listen()]
    await sendAs(leaving.own)('POST', '/logout')
    await leaving.stream.over
    await admin('POST', '/room-types', { name: 'Lodge', description: 'By the gate' })
    await staying.stream.untilHeard('room-types')
    staying.stream.leave()
  })

  test('when the password is changed on another device', soon, async () => {
    const { email, stream } = await listen()
    const elsewhere = sendAs(await signIn(email))
    await elsewhere('POST', '/password/change', { current_password: password, password: 'quite another sentence' })
    await stream.over
  })

  test('when a colleague disables the account', soon, async () => {
    const { slug, stream } = await listen()
    expect((await admin('DELETE', `/staff/${slug}`)).status).toBe(200)
    await stream.over
  })

  test('when the command line sets a new password', soon, async () => {
    const { email, stream } = await listen()
    const elsewhere = connect(databaseUrl)
    await resetAccountPassword(elsewhere.db, email)
    await elsewhere.close()
    await stream.over
  })

  test('when the account is disabled in the database', soon, async () => {
    const { email, stream } = await listen()
    await db.updateTable('account').set({ is_active: false }).where('email', '=', email).execute()
    await stream.over
  })
})

test('a guest is not told of the hotel’s changes', async () => {
  const guest = await readEvents(address, guestToken)
  const desk = await readEvents(address, token)
  await Promise.all([guest.untilReady(), desk.untilReady()])
  await admin('POST', '/room-types', { name: 'Suite', description: 'Upstairs' })
  await desk.untilHeard('room-types')
  expect(guest.topics()).toEqual([])
  guest.leave()
  desk.leave()
})

test('an unattended screen does not extend its session', async () => {
  const lastUse = async () =>
    (await db.selectFrom('session').select(sql<string>`max(last_used_at)`.as('at')).executeTakeFirstOrThrow()).at
  await sql`update session set last_used_at = last_used_at - interval '1 hour'`.execute(db)
  const before = await lastUse()
  const ask = (headers = {}) =>
    app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}`, ...headers } })
  expect((await ask({ 'x-sarai-unattended': '1' })).statusCode).toBe(200)
  expect(await lastUse()).toBe(before)
  await ask()
  expect(await lastUse()).not.toBe(before)
})

test('a stop ends the streams and does not wait for them', async () => {
  const short = await startCopy()
  const desk = await readEvents(short.address, token)
  await desk.untilReady()
  const began = performance.now()
  await short.stop()
  await desk.over
  expect(performance.now() - began).toBeLessThan(5000)
})
