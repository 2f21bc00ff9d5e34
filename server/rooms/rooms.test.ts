import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { insertRooms } from '#server/rooms/room-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, make } = await startTestApp()
const type = await make.roomType({ name: 'Premium' })

const draft = (room_number: string, more = {}) => ({
  room_number,
  room_type_id: type.id,
  status: 'available',
  description: 'Ground floor',
  ...more,
})

describe('saving a room', () => {
  test('returns the room with its type', async () => {
    const { status, body } = await admin('POST', '/rooms', draft('101'))
    expect(status).toBe(201)
    expect(body.message).toBe('Room saved successfully!')
    expect(body.data).toMatchObject({
      room_number: '101',
      room_type: { name: 'Premium', max_adults: 2, price_per_night: 2500 },
      status: 'available',
    })
  })

  test('if two clerks save the same number at once, one is told', async () => {
    const answers = await Promise.all([admin('POST', '/rooms', draft('A-7')), admin('POST', '/rooms', draft(' a-7'))])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.error).toMatchObject({
      message: 'Room number already exists',
      fields: { room_number: ['Room number already exists'] },
    })
  })

  test('a room type that does not exist is reported at its field', async () => {
    const gone = await make.roomType()
    await admin('DELETE', `/room-types/${gone.slug}`)
    const { status, body } = await admin('POST', '/rooms', draft('404', { room_type_id: gone.id }))
    expect(status).toBe(422)
    expect(body.error.fields.room_type_id).toHaveLength(1)
  })

  test.each([
    ['an id that no column holds', { room_type_id: 99_999_999_999 }, 'room_type_id'],
    ['an unknown status', { status: 'haunted' }, 'status'],
    ['a number of 21 signs', { room_number: '1'.repeat(21) }, 'room_number'],
    ['no description', { description: '' }, 'description'],
  ])('%s is refused', async (_what, wrong, field) => {
    const { status, body } = await admin('POST', '/rooms', draft('500', wrong))
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields)).toEqual([field])
  })
})

describe('changing a room', () => {
  test('status, type and description can be changed, the number cannot', async () => {
    const room = await make.room({ room_number: '202' })
    const changed = await change(`/rooms/${room.slug}`, draft('202', { status: 'maintenance' }))
    expect(changed.body).toMatchObject({ message: 'Room updated successfully!', data: { status: 'maintenance' } })
    const renumbered = await change(`/rooms/${room.slug}`, draft('203'))
    expect(renumbered.status).toBe(422)
    expect(renumbered.body.error.fields.room_number).toHaveLength(1)
  })
})

describe('maintenance nights, sent with the room', () => {
  const nights = { check_in_date: '2026-12-01', check_out_date: '2026-12-03', maintenance_reason: 'New tiles' }
  const blocked = async ({ slug }: { slug: string }) => (await admin('GET', `/rooms/${slug}/maintenance`)).body.data

  test('are saved together with the room', async () => {
    const room = await make.room({ room_number: '301' })
    const { body } = await change(`/rooms/${room.slug}`, draft('301', { maintenance: nights }))
    expect(body.message).toBe('Room updated successfully! The nights you entered are blocked.')
    expect(body.data.description).toBe('Ground floor')
    expect(await blocked(room)).toMatchObject([nights])
  })

  test('leave the room unchanged if they are booked or incomplete', async () => {
    const room = await make.room({ room_number: '302' })
    await make.booking({ room_ids: [room.id], check_in_date: '2026-12-02', check_out_date: '2026-12-05' })
    const refused = await change(`/rooms/${room.slug}`, draft('302', { maintenance: nights }))
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_taken' } } })
    const begun = { check_in_date: '2026-12-01', check_out_date: '', maintenance_reason: '' }
    const incomplete = await change(`/rooms/${room.slug}`, draft('302', { maintenance: begun }))
    expect(incomplete.status).toBe(422)
    expect(Object.keys(incomplete.body.error.fields)).toEqual([
      'maintenance.check_out_date',
      'maintenance.maintenance_reason',
    ])
    expect((await admin('GET', `/rooms/${room.slug}`)).body.data.description).toBe('First floor')
    expect(await blocked(room)).toEqual([])
  })
})

test.each([
  ['yesterday', '2026-11-14', '2026-11-16', 'check_in_date', 'A room can be blocked from today on'],
  ['in three years', '2029-11-15', '2029-11-16', 'check_in_date', 'A room can be blocked at most 2 years ahead'],
  [
    'for 366 nights',
    '2026-11-15',
    '2027-11-16',
    'check_out_date',
    'A room can be blocked for at most 365 nights at a time',
  ],
])('a room cannot be blocked %s', async (_, check_in_date, check_out_date, field, message) => {
  const room = await make.room()
  const nights = { check_in_date, check_out_date, maintenance_reason: 'Paint' }
  const alone = await admin('POST', `/rooms/${room.slug}/maintenance`, nights)
  expect(alone).toMatchObject({ status: 422, body: { error: { fields: { [field]: [message] } } } })
  const edit = draft(room.room_number, { maintenance: nights })
  const together = await change(`/rooms/${room.slug}`, edit)
  expect(together).toMatchObject({ status: 422, body: { error: { fields: { [`maintenance.${field}`]: [message] } } } })
  const today = { ...nights, check_in_date: '2026-11-15', check_out_date: '2027-11-15' }
  expect((await admin('POST', `/rooms/${room.slug}/maintenance`, today)).status).toBe(201)
})

describe('listing rooms', () => {
  test('an empty room whose night is blocked is under maintenance, not available', async () => {
    const { admin, make } = await startTestApp()
    const [blocked, later] = [await make.room({ room_number: '212' }), await make.room({ room_number: '213' })]
    const block = ({ slug }: { slug: string }, check_in_date: string, check_out_date: string) =>
      admin('POST', `/rooms/${slug}/maintenance`, { check_in_date, check_out_date, maintenance_reason: 'Paint' })
    expect((await block(blocked, '2026-11-15', '2026-11-18')).status).toBe(201)
    expect((await block(later, '2026-11-16', '2026-11-18')).status).toBe(201)
    const shown = async (query = '') =>
      (await admin('GET', `/rooms?${query}`)).body.data.data.map(
        ({ room_number, status }: { room_number: string; status: string }) => `${room_number} ${status}`,
      )
    expect(await shown()).toEqual(['212 maintenance', '213 available'])
    expect(await shown('status=available')).toEqual(['213 available'])
    expect(await shown('status=maintenance')).toEqual(['212 maintenance'])
    expect(await shown('sort=status')).toEqual(['213 available', '212 maintenance'])
    // Its form changes only the lasting maintenance of the room.
    expect((await admin('GET', `/rooms/${blocked.slug}`)).body.data.status).toBe('available')
  })

  test('9 is sorted before 10, and filters narrow the list', async () => {
    const { admin, make } = await startTestApp()
    const suite = await make.roomType({ name: 'Suite' })
    await make.room({ room_number: '10', room_type_id: suite.id })
    await make.room({ room_number: '9', status: 'maintenance' })
    const sea = await make.room({ room_number: '100', description: 'Sea view' })
    const booking = await make.booking({ room_ids: [sea.id] })
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const numbers = async (query: string) => {
      const { body } = await admin('GET', `/rooms?${query}`)
      return body.data.data.map((room: { room_number: string }) => room.room_number)
    }
    expect(await numbers('')).toEqual(['9', '10', '100'])
    expect(await numbers('sort=-room_number')).toEqual(['100', '10', '9'])
    expect(await numbers('status=maintenance')).toEqual(['9'])
    expect(await numbers('status=occupied')).toEqual(['100'])
    expect(await numbers('status=available')).toEqual(['10'])
    expect(await numbers('sort=status')).toEqual(['10', '100', '9'])
    expect(await numbers('sort=-status')).toEqual(['9', '100', '10'])
    expect(await numbers('free_on=2026-11-15')).toEqual(['10'])
    // The guest of room 100 leaves on that day.
    expect(await numbers('free_on=2026-11-17')).toEqual(['10', '100'])
    expect(await numbers(`room_type_id=${suite.id}`)).toEqual(['10'])
    expect(await numbers('search=suite')).toEqual(['10'])
    expect(await numbers('search=sea')).toEqual(['100'])
    expect(await numbers('search=nothing')).toEqual([])
  })
})

describe('a range of rooms', () => {
  const range = (room_numbers: string, more = {}) => ({
    room_numbers,
    room_type_id: type.id,
    description: 'New wing',
    ...more,
  })
  const newWing = async () =>
    (await admin('GET', '/rooms?search=new wing&per_page=100')).body.data.data.map(
      (room: { room_number: string }) => room.room_number,
    )

  test('is added at once, or not at all', async () => {
    const saved = await admin('POST', '/rooms/range', range('701-703, 801'))
    expect(saved).toMatchObject({ status: 201, body: { message: '4 rooms saved successfully!' } })
    expect(await newWing()).toEqual(['701', '702', '703', '801'])
    const refused = await admin('POST', '/rooms/range', range('703-705, 801'))
    expect(refused.status).toBe(409)
    expect(refused.body.error.fields.room_numbers).toEqual([
      'These rooms exist already: 703, 801. Leave them out of the range.',
    ])
    const gone = await admin('POST', '/rooms/range', range('901', { room_type_id: 999_999 }))
    expect(Object.keys(gone.body.error.fields)).toEqual(['room_type_id'])
    expect(await newWing()).toHaveLength(4)
  })

  test('shows beforehand what it would add', async () => {
    await make.room({ room_number: 'B2' })
    const { body } = await admin('GET', '/rooms/range?room_numbers=b1-b3')
    expect(body.data).toEqual({ numbers: ['b1', 'b2', 'b3'], existing: ['B2'] })
    expect((await admin('GET', '/rooms/range?room_numbers=9-1')).status).toBe(422)
  })

  test('if two clerks add the same range at once, one adds all of it', async () => {
    const answers = await Promise.all([1, 2].map(() => admin('POST', '/rooms/range', range('C1-C9'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  test('a clerk who adds rooms that a colleague is just adding is told which exist', async () => {
    const locks = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let waiting: Promise<unknown> = Promise.resolve()
    await db.transaction().execute(async (transaction) => {
      await insertRooms(transaction, ['D2', 'D3'], { room_type_id: type.id, description: 'Colleague' })
      waiting = admin('POST', '/rooms/range', range('D1-D4'))
      await vi.waitFor(async () => expect((await locks.execute(db)).rows).toHaveLength(1), 60_000)
    })
    const message = 'These rooms exist already: D2, D3. Leave them out of the range.'
    expect(await waiting).toMatchObject({
      status: 409,
      body: { error: { message, fields: { room_numbers: [message] } } },
    })
    expect((await admin('GET', '/rooms/range?room_numbers=D1-D4')).body.data.existing).toEqual(['D2', 'D3'])
  })
})
