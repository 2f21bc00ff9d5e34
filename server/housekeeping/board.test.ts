import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

// The hotel's date is 2026-11-15, 11:30 in India.
const { admin, hire, db, make, time } = await startTestApp()
const cleaner = await hire('housekeeping', 'Asha')
const asha = (await db.selectFrom('account').select('id').where('name', '=', 'Asha').executeTakeFirstOrThrow()).id

interface Shown {
  slug: string
  version: number
}

const board = async (send = admin, date?: string) =>
  (await send('GET', `/housekeeping${date ? `?date=${date}` : ''}`)).body.data
const roomOn = async (slug: string, date?: string) =>
  (await board(admin, date)).rooms.find((room: Shown) => room.slug === slug)

const checkedIn = async (dates: { check_in_date?: string; check_out_date?: string } = {}) => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id], housekeeping_remarks: 'Extra pillows', ...dates })
  const { status } = await admin('POST', `/bookings/${booking.slug}/check-in`)
  expect(status).toBe(200)
  return { room, booking }
}

const step = (room: string, kind: string, more: object = {}) => ({
  id: randomUUID(),
  room,
  kind,
  taken_at: time.now.toISOString(),
  ...more,
})

describe('the board', () => {
  test('shows a room that nobody uses: clean, ready, nothing to do', async () => {
    const { slug } = await make.room({ room_number: '305' })
    expect(await roomOn(slug)).toMatchObject({
      room_number: '305',
      floor: '3',
      condition: 'clean',
      is_ready: true,
      guests: null,
      departure: null,
      arrival: null,
      cleaning: null,
      credits: 0,
      state: 'waiting',
      assignee: null,
      remarks: '',
      open_faults: 0,
    })
  })

  test('a check-out makes the room dirty: a departure, 2 credits', async () => {
    const { room, booking } = await checkedIn()
    expect(await roomOn(room.slug)).toMatchObject({
      condition: 'clean',
      cleaning: null,
      arrival: { has_arrived: true },
    })
    expect((await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })).status).toBe(
      200,
    )
    expect(await roomOn(room.slug)).toMatchObject({
      condition: 'dirty',
      condition_changed_by: 'Front Desk',
      is_ready: false,
      guests: null,
      credits: 2,
    })
  })

  test('hides names and bookings from people who may not see bookings', async () => {
    const { room } = await checkedIn()
    const seen = (await board(cleaner)).rooms.find(({ slug }: Shown) => slug === room.slug)
    expect(seen.guests).toMatchObject({
      guest_name: null,
      booking: null,
      booking_number: null,
      number_of_adults: 2,
      housekeeping_remarks: 'Extra pillows',
    })
  })
})

describe('steps', () => {
  test('start, done and inspect change state and condition', async () => {
    const { room, booking } = await checkedIn()
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    const start = await cleaner('POST', '/housekeeping/steps', step(room.slug, 'start'))
    expect(start.body).toMatchObject({
      message: `Room ${room.room_number} started`,
      data: { state: 'started', condition: 'dirty' },
    })
    const done = await cleaner('POST', '/housekeeping/steps', step(room.slug, 'done'))
    expect(done.body.data).toMatchObject({ state: 'done', condition: 'clean', condition_changed_by: 'Asha' })
    expect((await cleaner('POST', '/housekeeping/steps', step(room.slug, 'inspect'))).status).toBe(403)
    const inspected = await admin('POST', '/housekeeping/steps', step(room.slug, 'inspect'))
    expect(inspected.body.data).toMatchObject({ state: 'inspected', condition: 'inspected' })
  })

  test('the minibar goes on the bill of the guests', async () => {
    const { room, booking } = await checkedIn()
    const cola = await make.item({ name: 'Cola', type: 'drink', in_minibar: true })
    const { guests } = await roomOn(room.slug)
    const minibar = step(room.slug, 'minibar', { stay: guests.stay, items: [{ item_id: cola.id, quantity: 2 }] })
    expect((await cleaner('POST', '/housekeeping/steps', minibar)).status).toBe(200)
    const { body } = await admin('GET', `/bookings/${booking.slug}/bill`)
    expect(JSON.stringify(body)).toContain('Minibar: Cola')
  })
})

test('rooms are assigned, and my rooms lists them', async () => {
  const { slug } = await make.room()
  const assigned = await admin('POST', '/housekeeping/assignments', { rooms: [{ room: slug, assignee_id: asha }] })
  expect(assigned.body.data).toMatchObject([{ slug, assignee: { id: asha, name: 'Asha' } }])
  expect((await cleaner('GET', '/housekeeping/mine')).body.data.rooms).toMatchObject([{ slug }])
  const { version } = await roomOn(slug)
  const change = { condition: 'dirty', remarks: 'Change the bulb', version }
  const changed = await admin('PATCH', `/housekeeping/rooms/${slug}`, change)
  expect(changed.body.data).toMatchObject({
    condition: 'dirty',
    remarks: 'Change the bulb',
    credits: 2,
    cleaning: 'vacant',
  })
  expect((await admin('PATCH', `/housekeeping/rooms/${slug}`, change)).status).toBe(409)
})
