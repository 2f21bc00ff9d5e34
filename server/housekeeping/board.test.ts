import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { countTraffic } from '#server/testing/round-trips.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// The hotel's date is 2026-11-15, 11:30 in India.
const { admin, hire, db, make, pool, time } = await startTestApp()
const trafficOf = countTraffic(pool)
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

  test('a room whose guests have left has no work if it is not dirty', async () => {
    const { room, booking } = await checkedIn({ check_out_date: '2026-11-16' })
    const before = time.now
    time.now = new Date('2026-11-16T06:00:00Z')
    try {
      expect((await admin('POST', `/bookings/${booking.slug}/check-out`)).status).toBe(200)
      expect(await roomOn(room.slug)).toMatchObject({ cleaning: 'departure', credits: 2 })
      await db.updateTable('room').set({ condition: 'inspected' }).where('id', '=', room.id).execute()
      expect(await roomOn(room.slug)).toMatchObject({ departure: { has_left: true }, cleaning: null, credits: 0 })
    } finally {
      time.now = before
    }
  })

  test('tomorrow’s board says of guests in the house that they leave, not that they have left', async () => {
    const { room } = await checkedIn({ check_out_date: '2026-11-16' })
    expect((await roomOn(room.slug, '2026-11-16')).departure).toMatchObject({ has_left: false })
  })

  test('guests who came before their room was clean leave the whole work of an empty room: 2 credits', async () => {
    const { room } = await checkedIn()
    await db.updateTable('room').set({ condition: 'dirty' }).where('id', '=', room.id).execute()
    expect(await roomOn(room.slug)).toMatchObject({ cleaning: 'stay', credits: 2 })
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

describe('a day on the board', () => {
  const at = (offset: number) => addDays('2026-11-15', offset)
  const arriving = async (from: number, to: number, more: object = {}) => {
    const room = await make.room()
    await make.booking({ room_ids: [room.id], check_in_date: at(from), check_out_date: at(to), ...more })
    return room
  }

  test('an arrival has its expected time, and is no work for a clean room', async () => {
    const room = await arriving(0, 2, { expected_arrival: '16:30' })
    const arrival = { has_arrived: false, expected_arrival: '16:30', check_out_date: at(2) }
    expect(await roomOn(room.slug)).toMatchObject({ guests: null, arrival, cleaning: null, credits: 0 })
  })

  test('tomorrow: who sleeps again is a stay, who leaves a departure, and the condition of now is no work', async () => {
    const [staying, leaving, empty] = [await arriving(0, 3), await arriving(0, 1), await make.room()]
    const { version } = await roomOn(empty.slug)
    await admin('PATCH', `/housekeeping/rooms/${empty.slug}`, { condition: 'dirty', version })
    expect(await roomOn(staying.slug, at(1))).toMatchObject({ cleaning: 'stay', credits: 1, departure: null })
    expect(await roomOn(leaving.slug, at(1))).toMatchObject({ cleaning: 'departure', credits: 2, guests: null })
    expect(await roomOn(empty.slug, at(1))).toMatchObject({ cleaning: null, condition: 'dirty', credits: 0 })
    expect(await roomOn(empty.slug)).toMatchObject({ cleaning: 'vacant', credits: 2, state: 'waiting' })
  })

  test('guests who should have left yesterday are a departure that has not left', async () => {
    const { room } = await checkedIn({ check_out_date: at(1) })
    const before = time.now
    time.now = new Date(`${at(2)}T06:00:00Z`)
    expect(await roomOn(room.slug)).toMatchObject({ cleaning: 'departure', departure: { has_left: false } })
    time.now = before
  })

  test('rooms of another day are assigned without touching today', async () => {
    const room = await make.room()
    const rooms = [{ room: room.slug, assignee_id: asha }]
    await admin('POST', '/housekeeping/assignments', { date: at(1), rooms })
    expect(await roomOn(room.slug)).toMatchObject({ assignee: null })
    expect(await roomOn(room.slug, at(1))).toMatchObject({ assignee: { name: 'Asha' } })
  })
})

test('assignments are saved together or not at all, and only for people who may clean', async () => {
  const [one, other] = [await make.room(), await make.room()]
  const assign = (rooms: object[]) => admin('POST', '/housekeeping/assignments', { rooms })
  const unknown = await assign([
    { room: one.slug, assignee_id: asha },
    { room: 'no-such-room', assignee_id: asha },
  ])
  expect(unknown.status).toBe(404)
  await hire('accountant', 'Prakash')
  const { id } = await db.selectFrom('account').select('id').where('name', '=', 'Prakash').executeTakeFirstOrThrow()
  const accountant = await assign([{ room: one.slug, assignee_id: id }])
  expect([accountant.status, accountant.body.error.code]).toEqual([422, 'assignee_missing'])
  expect(await roomOn(one.slug)).toMatchObject({ assignee: null })
  const both = await assign([one, other].map(({ slug }) => ({ room: slug, assignee_id: asha })))
  expect(both.body).toMatchObject({ message: '2 rooms assigned' })
  const nobody = await assign([{ room: one.slug, assignee_id: null }])
  expect(nobody.body.data).toMatchObject([{ assignee: null }])
})

test('of two desks that assign the same room at once, the second is told; equal and other rooms are kept', async () => {
  await hire('manager', 'Bina')
  const { id: bina } = await db.selectFrom('account').select('id').where('name', '=', 'Bina').executeTakeFirstOrThrow()
  const [one, other] = [await make.room(), await make.room()]
  const assign = (assignee_id: number | null, seen_assignee_id: number | null, rooms = [one, other]) =>
    admin('POST', '/housekeeping/assignments', {
      rooms: rooms.map(({ slug }) => ({ room: slug, assignee_id, seen_assignee_id })),
    })
  expect((await assign(asha, null, [one])).status).toBe(200)
  const late = await assign(bina, null)
  expect([late.status, late.body.error.code]).toEqual([409, 'assigned_meanwhile'])
  expect(late.body.error.message).toContain(`Room ${one.room_number} was assigned to somebody else`)
  expect([(await roomOn(one.slug)).assignee.name, (await roomOn(other.slug)).assignee]).toEqual(['Asha', null])
  // The same person for the same room is no conflict, and what was seen is replaced.
  expect((await assign(asha, null)).status).toBe(200)
  expect((await assign(bina, asha)).status).toBe(200)
  const race = await Promise.all([assign(asha, bina), assign(null, bina)])
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('people who only clean come before those who also manage', async () => {
  const { staff } = await board()
  const manager = staff.findIndex(({ role_name }: { role_name: string }) => role_name === 'Manager')
  expect(staff[0].name).toBe('Asha')
  expect(manager).toBeGreaterThan(0)
})

test('a day that is over cannot be changed', async () => {
  const { slug } = await make.room()
  const { version } = await roomOn(slug, '2026-11-14')
  const change = await admin('PATCH', `/housekeeping/rooms/${slug}`, { date: '2026-11-14', remarks: 'Late', version })
  const rooms = [{ room: slug, assignee_id: asha }]
  const assign = await admin('POST', '/housekeeping/assignments', { date: '2026-11-14', rooms })
  for (const { status, body } of [change, assign]) expect([status, body.error.code]).toEqual([422, 'day_is_over'])
  expect(await roomOn(slug, '2026-11-14')).toMatchObject({ remarks: '', assignee: null })
})

test('a cleaner can neither assign rooms nor change their condition', async () => {
  const { slug } = await make.room()
  const change = await cleaner('PATCH', `/housekeeping/rooms/${slug}`, { condition: 'clean', version: 0 })
  const rooms = [{ room: slug, assignee_id: asha }]
  const assign = await cleaner('POST', '/housekeeping/assignments', { rooms })
  expect([change.status, assign.status]).toEqual([403, 403])
})

test('rooms that are done wait for the inspection of people who may inspect', async () => {
  const room = await make.room()
  const { version } = await roomOn(room.slug)
  await admin('PATCH', `/housekeeping/rooms/${room.slug}`, { condition: 'dirty', version })
  await cleaner('POST', '/housekeeping/steps', step(room.slug, 'done'))
  const toInspect = async (send: typeof admin) =>
    (await send('GET', '/housekeeping/mine')).body.data.to_inspect.map(({ slug }: Shown) => slug)
  expect(await toInspect(admin)).toContain(room.slug)
  expect(await toInspect(cleaner)).toEqual([])
})

test('a board takes four statements, however many rooms there are', async () => {
  const { statements } = await trafficOf(() => admin('GET', '/housekeeping'))
  // And one that finds the session.
  expect(statements).toBe(5)
})
