import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { housekeepingMessages as say } from '#contract/housekeeping/housekeeping-messages.ts'
import { rupees } from '#contract/kit/money.ts'
import { dirtyEachMorning } from '#server/housekeeping/dirty-each-morning.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, hire, db, make, sendAs, services, signIn, time } = await startTestApp()
const cleaner = await hire('housekeeping', 'Asha')
const now = new Date('2026-11-15T06:00:00Z')
beforeEach(() => {
  time.now = now
})

type Send = typeof admin

const roomOf = async (slug: string) =>
  (await admin('GET', '/housekeeping')).body.data.rooms.find((room: { slug: string }) => room.slug === slug)

const step = (room: string, kind: string, more: object = {}) => ({
  id: randomUUID(),
  room,
  kind,
  taken_at: time.now.toISOString(),
  ...more,
})
const send = (body: object, who: Send = cleaner) => who('POST', '/housekeeping/steps', body)

/** Dirty since this morning. */
const makeDirty = async (id: number) => {
  const morning = '2026-11-15T00:00:00Z'
  const room = db.updateTable('room').where('id', '=', id)
  await room.set({ condition: 'dirty', became_dirty_at: morning }).execute()
  await room.set({ condition_changed_at: morning }).execute()
}

const dirtyRoom = async () => {
  const room = await make.room()
  await makeDirty(room.id)
  return room
}

const checkedIn = async (nights: { check_in_date?: string; check_out_date?: string } = {}) => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id], ...nights })
  expect((await admin('POST', `/bookings/${booking.slug}/check-in`)).status).toBe(200)
  const { guests } = await roomOf(room.slug)
  return { room, booking, stay: String(guests.stay) }
}

const stepsOf = (roomId: number) => db.selectFrom('cleaning_step').selectAll().where('room_id', '=', roomId).execute()

test('a start before the check-out says that the guests are still in the room', async () => {
  const { room, booking } = await checkedIn({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })
  time.now = new Date('2026-11-16T06:00:00Z')
  await makeDirty(room.id)
  const started = await send(step(room.slug, 'start'))
  expect([started.status, started.body.message]).toEqual([200, say.startedOccupied(room.room_number)])
  expect((await send(step(room.slug, 'done'))).body.message).toBe(say.done(room.room_number))
  expect((await admin('POST', `/bookings/${booking.slug}/check-out`)).status).toBe(200)
  expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty', state: 'waiting', guests: null })
  expect((await send(step(room.slug, 'start'))).body.message).toBe(say.started(room.room_number))
})

describe('each id is done once', () => {
  test('the same id with other items of the minibar is another step', async () => {
    const { room, booking, stay } = await checkedIn()
    const water = await make.item({ in_minibar: true })
    const minibar = (quantity: number) => ({ stay, items: [{ item_id: water.id, quantity }] })
    const first = step(room.slug, 'minibar', minibar(2))
    expect((await send(first)).status).toBe(200)
    expect((await send(first)).status).toBe(200)
    expect((await send({ ...first, ...minibar(9) })).body.error?.code).toBe('step_reused')
    const charged = await db.selectFrom('extra').select('quantity').where('booking_id', '=', booking.id).execute()
    expect(charged.map(({ quantity }) => Number(quantity))).toEqual([2])
  })

  test('a repeat answers the same and changes nothing', async () => {
    const room = await dirtyRoom()
    const start = step(room.slug, 'start')
    const first = await send(start)
    await send(step(room.slug, 'done'))
    const second = await send(start)
    expect([second.status, second.body.message]).toEqual([200, first.body.message])
    expect(second.body.data).toMatchObject({ state: 'done', condition: 'clean' })
    expect(await stepsOf(room.id)).toHaveLength(2)
  })

  test('two at the same time do one thing, also for a minibar', async () => {
    const { room, booking, stay } = await checkedIn()
    const water = await make.item({ name: 'Water', in_minibar: true })
    const minibar = step(room.slug, 'minibar', { stay, items: [{ item_id: water.id, quantity: 1 }] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(minibar)))
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await db.selectFrom('extra').select('id').where('booking_id', '=', booking.id).execute()).toHaveLength(1)
  })

  test('an id is not used for another room or another kind', async () => {
    const [one, other] = [await dirtyRoom(), await dirtyRoom()]
    const id = randomUUID()
    const both = await Promise.all([one, other].map(({ slug }) => send(step(slug, 'start', { id }))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.error.code).toBe('step_reused')
    expect((await send(step(one.slug, 'done', { id }))).body.error.code).toBe('step_reused')
  })
})

test('twenty phones at once lose nothing', async () => {
  const rooms = await Promise.all(Array.from({ length: 40 }, dirtyRoom))
  const token = await signIn('housekeeping@hotel.example')
  const phones = Array.from({ length: 20 }, () => sendAs(token))
  const answers = await Promise.all(
    phones.map(async (phone, index) => {
      const statuses: number[] = []
      for (const room of rooms.slice(index * 2, index * 2 + 2)) {
        for (const kind of ['start', 'done']) statuses.push((await send(step(room.slug, kind), phone)).status)
      }
      return statuses
    }),
  )
  expect(answers.flat()).toEqual(Array(80).fill(200))
  const ids = rooms.map(({ id }) => id)
  const cleaned = await db.selectFrom('cleaning').select('state').where('room_id', 'in', ids).execute()
  expect(cleaned).toEqual(Array(40).fill({ state: 'done' }))
  expect(await db.selectFrom('cleaning_step').select('id').where('room_id', 'in', ids).execute()).toHaveLength(80)
})

test('of twenty phones that finish the same room one does it, the others are told', async () => {
  const room = await dirtyRoom()
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(step(room.slug, 'done'))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const late = answers.filter(({ status }) => status === 409)
  expect(late).toHaveLength(19)
  expect(late[0]?.body.error).toMatchObject({
    code: 'step_taken',
    message: `Room ${room.room_number} is already “Done” (Asha). Nothing was changed.`,
  })
  expect(await stepsOf(room.id)).toHaveLength(1)
})

describe('a step that no longer fits answers 409 and changes nothing', () => {
  const refusal = async (body: object, who: Send = cleaner) => {
    const { status, body: reply } = await send(body, who)
    return [status, reply.error?.code]
  }

  test('a clean room has nothing to clean, a dirty one cannot be inspected', async () => {
    const room = await make.room()
    expect(await refusal(step(room.slug, 'start'))).toEqual([409, 'nothing_to_clean'])
    const dirty = await dirtyRoom()
    expect(await refusal(step(dirty.slug, 'inspect'), admin)).toEqual([409, 'not_clean_yet'])
  })

  test('a step of yesterday comes too late', async () => {
    const room = await dirtyRoom()
    const late = step(room.slug, 'done', { taken_at: '2026-11-14T16:00:00Z' })
    expect(await refusal(late)).toEqual([409, 'step_too_late'])
    expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty', state: 'waiting' })
  })

  test('guests who checked out or moved after the tap leave a dirty room, also if it was dirty since the morning', async () => {
    const [left, moved, other] = [await checkedIn(), await checkedIn(), await make.room()]
    for (const { room } of [left, moved]) await makeDirty(room.id)
    const offline = [step(left.room.slug, 'done'), step(moved.room.slug, 'done')]
    time.now = new Date('2026-11-15T06:30:00Z')
    const out = await admin('POST', `/bookings/${left.booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    const move = await admin('POST', `/bookings/${moved.booking.slug}/move-room`, { room_id: other.id, rent: 'keep' })
    expect([out.status, move.status]).toEqual([200, 200])
    time.now = new Date('2026-11-15T06:45:00Z')
    for (const body of offline) expect(await refusal(body)).toEqual([409, 'dirty_again'])
    expect(await roomOf(left.room.slug)).toMatchObject({ condition: 'dirty', condition_changed_by: 'Front Desk' })
    // A Done of after the departure counts.
    const after = step(left.room.slug, 'done', { taken_at: '2026-11-15T06:40:00Z' })
    expect((await send(after)).body.data).toMatchObject({ condition: 'clean', is_ready: true })
  })

  test('the desk that calls a dirty room clean while its guests check out is told', async () => {
    const { room, booking } = await checkedIn()
    await makeDirty(room.id)
    const { version } = await roomOf(room.slug)
    time.now = new Date('2026-11-15T06:30:00Z')
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    const clean = await admin('PATCH', `/housekeeping/rooms/${room.slug}`, { condition: 'clean', version })
    expect([clean.status, clean.body.error.code]).toEqual([409, 'changed_meanwhile'])
  })

  test('an inspection of before the departure does not count after a colleague has cleaned the room again', async () => {
    const { room, booking } = await checkedIn()
    const offline = step(room.slug, 'inspect')
    time.now = new Date('2026-11-15T06:30:00Z')
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    time.now = new Date('2026-11-15T07:00:00Z')
    expect((await send(step(room.slug, 'done'))).status).toBe(200)
    expect(await refusal(offline, admin)).toEqual([409, 'dirty_again'])
    expect((await send(step(room.slug, 'inspect'), admin)).status).toBe(200)
  })

  test('a supervisor has a room cleaned again; cleaners may not, and what was cleaned since the tap stays clean', async () => {
    const room = await make.room()
    await makeDirty(room.id)
    await send(step(room.slug, 'done'))
    time.now = new Date('2026-11-15T06:10:00Z')
    const back = step(room.slug, 'send_back')
    expect(await refusal(back)).toEqual([403, 'not_allowed'])
    const { body } = await send(back, admin)
    expect([body.message, body.data.state, body.data.condition]).toEqual([
      `Room ${room.room_number} is to be cleaned again`,
      'waiting',
      'dirty',
    ])
    expect(await refusal(step(room.slug, 'send_back'), admin)).toEqual([409, 'step_taken'])
    const offline = step(room.slug, 'send_back')
    time.now = new Date('2026-11-15T06:20:00Z')
    await send(step(room.slug, 'done'))
    expect(await refusal(offline, admin)).toEqual([409, 'cleaned_again'])
    expect(await roomOf(room.slug)).toMatchObject({ condition: 'clean', state: 'done' })
  })

  test('a room that was cleaned before a late run of the morning is clean when the phone sends it', async () => {
    const { room } = await checkedIn()
    // 9:30 on the next day in India; the program was off until 11:30.
    const offline = step(room.slug, 'done', { taken_at: '2026-11-16T04:00:00Z' })
    time.now = new Date('2026-11-16T06:00:00Z')
    await dirtyEachMorning.run(services)
    expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty' })
    expect((await send(offline)).body.data).toMatchObject({ condition: 'clean', state: 'done' })
  })

  test.each(['do_not_disturb', 'refused'])(
    '%s of guests who have left does not land on the next ones',
    async (kind) => {
      const { room, booking, stay } = await checkedIn()
      await makeDirty(room.id)
      const [named, unnamed] = [step(room.slug, kind, { stay }), step(room.slug, kind)]
      time.now = new Date('2026-11-15T06:30:00Z')
      await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
      const next = await make.booking({ room_ids: [room.id] })
      time.now = new Date('2026-11-15T06:40:00Z')
      const arrived = await admin('POST', `/bookings/${next.slug}/check-in`, { confirm_not_ready: true })
      expect(arrived.status).toBe(200)
      expect(await refusal(named)).toEqual([409, 'other_guests'])
      expect(await refusal(unnamed)).toEqual([409, 'other_guests'])
      expect(await roomOf(room.slug)).toMatchObject({ state: 'waiting' })
      const { guests } = await roomOf(room.slug)
      expect((await send(step(room.slug, kind, { stay: guests.stay }))).body.data).toMatchObject({ state: kind })
    },
  )

  test('an inspected room is not inspected again, and the reason is true', async () => {
    const room = await make.room()
    await db.updateTable('room').set({ condition: 'inspected' }).where('id', '=', room.id).execute()
    const { status, body } = await send(step(room.slug, 'inspect'), admin)
    expect([status, body.error.message]).toEqual([
      409,
      `Room ${room.room_number} is already “Inspected” (the front desk). Nothing was changed.`,
    ])
  })

  test('a step of another age came too late, and the sentence has no broken date', async () => {
    const room = await dirtyRoom()
    const { status, body } = await send(step(room.slug, 'done', { taken_at: '0001-01-01T00:00:00Z' }))
    expect([status, body.error.message]).toEqual([
      409,
      `This step for room ${room.room_number} came too late. Nothing was changed.`,
    ])
  })

  test('guests who checked out after the tap leave a dirty room', async () => {
    const { room, booking } = await checkedIn()
    const offline = step(room.slug, 'done')
    time.now = new Date('2026-11-15T06:30:00Z')
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    expect(await refusal(offline)).toEqual([409, 'dirty_again'])
    expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty' })
  })

  test('nobody is disturbed in an empty room', async () => {
    const room = await dirtyRoom()
    expect(await refusal(step(room.slug, 'do_not_disturb'))).toEqual([409, 'no_guests'])
  })

  test('the minibar of guests who have left or moved is not charged to the next', async () => {
    const { room, booking, stay } = await checkedIn()
    const water = await make.item({ in_minibar: true })
    const other = await make.room()
    const moved = await admin('POST', `/bookings/${booking.slug}/move-room`, { room_id: other.id, rent: 'keep' })
    expect(moved.status).toBe(200)
    const next = await make.booking({ room_ids: [room.id] })
    const arrived = await admin('POST', `/bookings/${next.slug}/check-in`, { confirm_not_ready: true })
    expect(arrived.status).toBe(200)
    const items = [{ item_id: water.id, quantity: 1 }]
    const gone = (await roomOf(other.slug)).guests.stay === stay ? 'elsewhere' : stay
    expect(await refusal(step(room.slug, 'minibar', { stay: gone, items }))).toEqual([409, 'other_guests'])
    expect(await db.selectFrom('extra').select('id').where('booking_id', '=', next.id).execute()).toEqual([])
  })

  describe('new guests in a room that is not cleaned yet', () => {
    /** The guests before leave on the given day; the next ones come on the 17th at 6:40, before the room is cleaned. */
    const turnedOver = async (leftOn: '16' | '17') => {
      const { room, booking, stay } = await checkedIn({
        check_in_date: '2026-11-15',
        check_out_date: `2026-11-${leftOn}`,
      })
      time.now = new Date(`2026-11-${leftOn}T06:30:00Z`)
      expect((await admin('POST', `/bookings/${booking.slug}/check-out`)).status).toBe(200)
      time.now = new Date('2026-11-17T06:40:00Z')
      const next = await make.booking({
        room_ids: [room.id],
        check_in_date: '2026-11-17',
        check_out_date: '2026-11-19',
      })
      const arrived = await admin('POST', `/bookings/${next.slug}/check-in`, { confirm_not_ready: true })
      expect(arrived.status).toBe(200)
      const water = await make.item({ in_minibar: true })
      const items = [{ item_id: water.id, quantity: 1 }]
      const minibar = (more: object = {}) =>
        roomOf(room.slug).then(({ guests }) => step(room.slug, 'minibar', { stay: guests.stay, items, ...more }))
      const charged = () => db.selectFrom('extra').select('id').where('booking_id', '=', next.id).execute()
      return { room, left: stay, minibar, charged }
    }

    test.each(['16', '17'] as const)('the guests before left on the %sth: charged only after Done', async (leftOn) => {
      const { room, minibar, charged } = await turnedOver(leftOn)
      time.now = new Date('2026-11-17T06:50:00Z')
      expect(await roomOf(room.slug)).toMatchObject({ not_cleaned_since_arrival: true })
      const { status, body } = await send(await minibar())
      expect([status, body.error.message]).toEqual([409, say.minibarUnclear(room.room_number)])
      await send(step(room.slug, 'start'))
      expect(await refusal(await minibar())).toEqual([409, 'minibar_unclear'])
      expect(await charged()).toEqual([])

      expect((await send(step(room.slug, 'done'))).body.data).toMatchObject({ not_cleaned_since_arrival: false })
      expect((await send(await minibar())).status).toBe(200)
      expect(await charged()).toHaveLength(1)
    })

    test('a step of before they came is never charged to them, also if the room is clean when it arrives', async () => {
      const { room, left, minibar, charged } = await turnedOver('17')
      time.now = new Date('2026-11-17T06:50:00Z')
      expect((await send(step(room.slug, 'done'))).status).toBe(200)
      const taken_at = '2026-11-17T06:35:00Z'
      expect(await refusal(await minibar({ taken_at, stay: left }))).toEqual([409, 'other_guests'])
      const { status, body } = await send(await minibar({ taken_at }))
      expect([status, body.error.message]).toEqual([409, say.guestsCameSince(room.room_number)])
      expect(await charged()).toEqual([])
    })

    test('guests whose clean room becomes dirty during their stay are charged', async () => {
      const { room, booking, stay } = await checkedIn({ check_out_date: '2026-11-20' })
      time.now = new Date('2026-11-18T06:00:00Z')
      await dirtyEachMorning.run(services)
      expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty', not_cleaned_since_arrival: false })
      const water = await make.item({ in_minibar: true })
      const items = [{ item_id: water.id, quantity: 1 }]
      expect((await send(step(room.slug, 'minibar', { stay, items }))).status).toBe(200)
      expect(await db.selectFrom('extra').select('id').where('booking_id', '=', booking.id).execute()).toHaveLength(1)
    })
  })

  test('an item that is not in the minibar is not charged', async () => {
    const { room, stay } = await checkedIn()
    const dinner = await make.item({ in_minibar: false })
    const items = [{ item_id: dinner.id, quantity: 1 }]
    expect(await refusal(step(room.slug, 'minibar', { stay, items }))).toEqual([409, 'item_missing'])
  })
})

describe("the phone's clock", () => {
  // Guests check out at 6:30 by the clock of the server.
  const leftRoom = async () => {
    const { room, booking } = await checkedIn()
    time.now = new Date('2026-11-15T06:30:00Z')
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-16' })
    time.now = new Date('2026-11-15T06:32:00Z')
    return room
  }
  const done = (room: string, taken: string, sent?: string) =>
    send(
      step(room, 'done', {
        taken_at: `2026-11-15T${taken}:00Z`,
        ...(sent && { sent_at: `2026-11-15T${sent}:00Z` }),
      }),
    )

  test('20 minutes behind: a room that was cleaned after the departure is clean', async () => {
    const room = await leftRoom()
    // Tapped at 6:31.
    expect((await done(room.slug, '06:11', '06:12')).body.data).toMatchObject({ condition: 'clean' })
    const [kept] = await stepsOf(room.id)
    expect(new Date(kept?.taken_at ?? 0).toISOString()).toBe('2026-11-15T06:31:00.000Z')
  })

  test('10 minutes ahead: a room that was cleaned before the departure stays dirty', async () => {
    const room = await leftRoom()
    // Tapped at 6:25.
    const { status, body } = await done(room.slug, '06:35', '06:42')
    expect([status, body.error.code]).toEqual([409, 'dirty_again'])
  })

  test('a time in the future is not accepted if nothing says by how much the clock is wrong', async () => {
    const room = await leftRoom()
    for (const answer of [await done(room.slug, '06:35'), await done(room.slug, '06:35', '06:32')])
      expect([answer.status, answer.body.error.code]).toEqual([409, 'wrong_clock'])
    expect(await roomOf(room.slug)).toMatchObject({ condition: 'dirty' })
  })

  test('the seconds that a request takes are no wrong clock', async () => {
    const room = await leftRoom()
    const taken_at = '2026-11-15T06:29:55Z'
    time.now = new Date('2026-11-15T06:30:20Z')
    // Tapped five seconds before the departure; the request took twenty seconds.
    const { status } = await send(step(room.slug, 'done', { taken_at, sent_at: '2026-11-15T06:30:00Z' }))
    expect(status).toBe(409)
  })
})

describe('do not disturb and refused', () => {
  test.each(['do_not_disturb', 'refused'])(
    '%s: the room stays dirty and the desk sees it; it can be started later',
    async (kind) => {
      const { room } = await checkedIn()
      await makeDirty(room.id)
      const { body } = await send(step(room.slug, kind))
      expect(body.data).toMatchObject({ state: kind, condition: 'dirty', state_changed_by: 'Asha' })
      expect((await send(step(room.slug, 'start'))).body.data).toMatchObject({ state: 'started' })
    },
  )
})

test('a supervisor needs the permission to inspect, a cleaner is told which', async () => {
  const room = await make.room()
  const { status, body } = await send(step(room.slug, 'inspect'))
  expect([status, body.error.permission]).toEqual([403, 'housekeeping.manage'])
  expect((await send(step(room.slug, 'inspect'), admin)).body.data).toMatchObject({ condition: 'inspected' })
})

test('the minibar is charged with the price and the tax of each item', async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
  const { room, booking, stay } = await checkedIn()
  const before = (await admin('GET', `/bookings/${booking.slug}/bill`)).body.data
  const cola = await make.item({ name: 'Cola', type: 'drink', price: rupees(80), in_minibar: true })
  const ironing = await make.item({ name: 'Ironing', type: 'service', price: rupees(100), in_minibar: true })
  const items = [
    { item_id: cola.id, quantity: 2 },
    { item_id: ironing.id, quantity: 1 },
  ]
  const { body } = await send(step(room.slug, 'minibar', { stay, items }))
  expect(body.message).toBe(`The minibar of room ${room.room_number} is on the bill`)
  const after = (await admin('GET', `/bookings/${booking.slug}/bill`)).body.data
  // 2 x 80 at 5 % for food and drinks, 100 at 18 % for a service: 168 + 118 = 286.
  expect(after.total - before.total).toBe(286)
})

test.each([
  ['id', { id: 'one' }],
  ['items', { kind: 'minibar', stay: 'some-stay' }],
  ['stay', { kind: 'minibar', items: [{ item_id: 1, quantity: 1 }] }],
  ['items.0.quantity', { kind: 'minibar', stay: 'some-stay', items: [{ item_id: 1, quantity: 21 }] }],
  ['items', { kind: 'minibar', stay: 'some-stay', items: [1, 1].map((item_id) => ({ item_id, quantity: 1 })) }],
  ['kind', { kind: 'polish' }],
  ['taken_at', { taken_at: 'now' }],
])('a step with a wrong %s is refused', async (field, wrong) => {
  const room = await make.room()
  const { status, body } = await send({ ...step(room.slug, 'start'), ...wrong })
  expect(status).toBe(422)
  expect(Object.keys(body.error.fields)).toContain(field)
})
