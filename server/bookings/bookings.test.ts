import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, db, time } = await startTestApp()
const today = '2026-11-15'
const day = (offset: number) => addDays(today, offset)

const individual = async (more: Record<string, unknown> = {}) => ({
  booking_type: 'individual',
  guest_id: (await make.guest()).id,
  room_ids: [(await make.room()).id],
  room_rent: 2500,
  check_in_date: day(0),
  check_out_date: day(2),
  number_of_adults: 2,
  advance_amount: 1000,
  food_plan_id: 2,
  food_plan_rate: 250,
  ...more,
})

const group = async (more: Record<string, unknown> = {}) => ({
  booking_type: 'group',
  guest_id: (await make.guest()).id,
  rooms: [
    { room_id: (await make.room()).id, room_rent: 2000 },
    { room_id: (await make.room()).id, room_rent: 3000 },
  ],
  group_name: 'Sharma wedding',
  group_size: 4,
  guests: [{ guest_name: 'A cousin' }],
  check_in_date: day(0),
  check_out_date: day(3),
  number_of_adults: 4,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
  ...more,
})

const place = async (draft: unknown) => {
  const { status, body } = await admin('POST', '/bookings', draft)
  expect(body).toMatchObject({ success: true })
  expect(status).toBe(201)
  return body.data
}

const roomStatus = async (id: number) => {
  const { slug } = await db.selectFrom('room').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return (await admin('GET', `/rooms/${slug}`)).body.data.status
}

const placedToday = async (more = {}) => place(await individual(more))

describe('placing a booking', () => {
  test('returns the booking with its guest, room and number', async () => {
    const room = await make.room()
    const first = await place(await individual({ room_ids: [room.id] }))
    expect(first).toMatchObject({
      booking_number: expect.stringMatching(/^BK-\d{6}$/),
      status: 'booked',
      rooms: [{ id: room.id, room_rent: 2500, check_in_date: day(0), check_out_date: day(2) }],
      food_plan: { name: 'CP', price: 250 },
      advance_amount: 1000,
      history: [
        { who: 'Front Desk', what: 'Received ₹1,000.00 (Cash)' },
        { who: 'Front Desk', what: `Booked room ${room.room_number}` },
      ],
    })
    const second = await placedToday()
    expect(Number(second.booking_number.slice(3))).toBe(Number(first.booking_number.slice(3)) + 1)
  })

  test('a refusal uses up no number', async () => {
    const taken = await placedToday()
    await admin('POST', '/bookings', await individual({ room_ids: [taken.rooms[0].id] }))
    await admin('POST', '/bookings', await individual({ guest_id: 999_999 }))
    const next = await placedToday()
    expect(Number(next.booking_number.slice(3))).toBe(Number(taken.booking_number.slice(3)) + 1)
  })

  test('a room can be left and taken on the same day', async () => {
    const first = await placedToday()
    await place(await individual({ room_ids: [first.rooms[0].id], check_in_date: day(2), check_out_date: day(3) }))
  })

  test('a taken room is named with its nights', async () => {
    const first = await placedToday()
    const [room] = first.rooms
    for (const [from, to] of [
      [day(1), day(2)],
      [day(0), day(1)],
      [day(0), day(9)],
      [day(1), day(3)],
    ]) {
      const draft = await individual({ room_ids: [room.id], check_in_date: from, check_out_date: to })
      const { status, body } = await admin('POST', '/bookings', draft)
      expect(status).toBe(409)
      expect(body.error.message).toBe(
        `Room ${room.room_number} is already booked for Nov 15, 2026 to Nov 17, 2026. Choose another room or other dates.`,
      )
    }
  })

  test('of 16 requests for the last room at once, one succeeds', async () => {
    const room = await make.room()
    const drafts = await Promise.all(Array.from({ length: 16 }, () => individual({ room_ids: [room.id] })))
    const answers = await Promise.all(drafts.map((draft) => admin('POST', '/bookings', draft)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)])
    for (const { status, body } of answers) if (status === 409) expect(body.error.message).toContain('already booked')
  })

  test('a double click makes one booking', async () => {
    const draft = await individual()
    const headers = { 'idempotency-key': 'one-double-click' }
    const [first, second] = await Promise.all([
      admin('POST', '/bookings', draft, headers),
      admin('POST', '/bookings', draft, headers),
    ])
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.data.slug).toBe(first.body.data.slug)
  })

  test('a group has its rooms, its own dates per room and its people', async () => {
    const draft = await group()
    const [one, two] = draft.rooms
    const rooms = [one, { ...two, check_in_date: day(1), check_out_date: day(2) }]
    const booking = await place({ ...draft, rooms })
    expect(booking).toMatchObject({
      booking_type: 'group',
      group_name: 'Sharma wedding',
      group_size: 4,
      guests: [{ guest_id: null, guest_name: 'A cousin' }],
    })
    const dates = new Map(booking.rooms.map((room: { id: number }) => [room.id, room]))
    expect(dates.get(two?.room_id)).toMatchObject({ check_in_date: day(1), check_out_date: day(2), room_rent: 3000 })
  })

  test('a group with a guest who does not exist uses up no number, and a line without a name is left out', async () => {
    const draft = await group({ guests: [{ guest_name: 'A cousin' }, { guest_name: ' ' }] })
    const before = await place(draft)
    expect(before.guests).toEqual([{ guest_id: null, guest_name: 'A cousin' }])
    const refused = await admin('POST', '/bookings', await group({ guests: [{ guest_id: 999_999 }] }))
    expect(refused).toMatchObject({ status: 422, body: { error: { fields: { guests: [expect.any(String)] } } } })
    const numberOf = (booking: { booking_number: string }) => Number(booking.booking_number.slice(3))
    expect(numberOf(await place(await group()))).toBe(numberOf(before) + 1)
  })

  test.each([
    ['a day that does not exist', { check_in_date: '2026-02-30' }, {}],
    ['no day at all', { check_out_date: 'soon' }, {}],
    ['a day of a room that does not exist', {}, { check_in_date: '2026-11-31' }],
  ])('%s is refused with a readable message', async (_, dates, ownDates) => {
    const rooms = await Promise.all([make.room(), make.room()])
    const own = { check_in_date: day(1), check_out_date: day(2), ...ownDates }
    const draft = await group({ ...dates, rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 1, ...own })) })
    const { status, body } = await admin('POST', '/bookings', draft)
    expect(status).toBe(422)
    expect(JSON.stringify(body.error.fields)).not.toMatch(/undefined|Feb 30|must be between/)
  })

  test('a group gets no room if one of its rooms is taken', async () => {
    const taken = await placedToday()
    const free = await make.room()
    const draft = await group({
      rooms: [
        { room_id: free.id, room_rent: 1 },
        { room_id: taken.rooms[0].id, room_rent: 1 },
      ],
    })
    expect((await admin('POST', '/bookings', draft)).status).toBe(409)
    expect(await db.selectFrom('stay').select('id').where('room_id', '=', free.id).execute()).toEqual([])
  })

  test('more people than the room allows need a confirmation', async () => {
    const draft = await individual({ number_of_adults: 3, number_of_infants: 2 })
    const asked = await admin('POST', '/bookings', draft)
    expect(asked.status).toBe(409)
    expect(asked.body.error).toMatchObject({
      code: 'over_capacity',
      message: expect.stringContaining('3 adults (maximum 2), 2 infants (maximum 1)'),
    })
    await place({ ...draft, confirm_occupancy: true })
  })

  test('a stay in the past is a late entry with a reason, or refused', async () => {
    const draft = await individual({ check_in_date: day(-2), check_out_date: day(1) })
    const refused = await admin('POST', '/bookings', draft)
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { fields: { check_in_date: ['Date cannot be in the past'] } } },
    })
    const late = await place({ ...draft, late_entry_reason: 'The line was down' })
    expect(late.late_entry_reason).toBe('The line was down')
    expect(late.history.at(-1).what).toContain('late entry: The line was down')
    const longAgo = { ...draft, check_in_date: day(-366), check_out_date: day(-365), late_entry_reason: 'x' }
    expect((await admin('POST', '/bookings', longAgo)).body.error.message).toContain('at most 1 year')
  })

  test("today is the hotel's date: from 04:00 in Kolkata on, yesterday is in the past", async () => {
    const before = time.now
    onTestFinished(() => {
      time.now = before
    })
    time.now = new Date('2026-11-15T22:30:00Z')
    expect((await admin('POST', '/bookings', await individual({ check_in_date: today }))).status).toBe(422)
  })

  test.each([
    ['check-out before check-in', { check_out_date: day(-1) }, 'check_out_date'],
    ['no night', { check_out_date: day(0) }, 'check_out_date'],
    ['400 nights', { check_out_date: day(400) }, 'check_out_date'],
    ['the year 9999', { check_in_date: '9999-01-01', check_out_date: '9999-01-02' }, 'check_in_date'],
    ['31 February', { check_in_date: '2027-02-31' }, 'check_in_date'],
    ['no date', { check_in_date: '' }, 'check_in_date'],
    ['money with 3 decimals', { advance_amount: 1.005 }, 'advance_amount'],
    ['a negative rent', { room_rent: -1 }, 'room_rent'],
    ['a negative advance', { advance_amount: -0.01 }, 'advance_amount'],
    ['no adult', { number_of_adults: 0 }, 'number_of_adults'],
    ['a negative child', { number_of_children: -1 }, 'number_of_children'],
    ['a guest who is gone', { guest_id: 2_000_000_000 }, 'guest_id'],
    ['a room that is gone', { room_ids: [2_000_000_000] }, 'room_ids'],
    ['an unknown food plan', { food_plan_id: 99 }, 'food_plan_id'],
    ['two rooms', { room_ids: [1, 2] }, 'room_ids'],
    ['no room', { room_ids: [] }, 'room_ids'],
    ['another type', { booking_type: 'party' }, 'booking_type'],
  ])('%s is refused with the field named', async (_what, wrong, field) => {
    const { status, body } = await admin('POST', '/bookings', await individual(wrong))
    expect(status).toBe(422)
    expect(Object.keys(body.error.fields).map((name) => name.split('.')[0])).toContain(field)
  })

  test('a missing list or number gets a sentence that says what to enter', async () => {
    const fields = async (draft: object) => (await admin('POST', '/bookings', draft)).body.error.fields
    expect(await fields(await individual({ number_of_children: null }))).toEqual({
      number_of_children: ['Enter a whole number'],
    })
    expect(await fields(await group({ rooms: undefined, guests: null }))).toEqual({
      rooms: ['Rooms are required'],
      guests: ['Guests are required'],
    })
  })

  test('a group of one room, of 51, or with a room twice is refused', async () => {
    const room = await make.room()
    const line = (room_id: number) => ({ room_id, room_rent: 1 })
    const rooms = async (lines: unknown[]) =>
      (await admin('POST', '/bookings', await group({ rooms: lines }))).body.error.fields
    expect(await rooms([line(room.id)])).toEqual({ rooms: ['At least 2 room(s) are required.'] })
    expect(await rooms(Array.from({ length: 51 }, (_, index) => line(index + 1)))).toMatchObject({
      rooms: ['A group booking has at most 50 rooms'],
    })
    expect(await rooms([line(room.id), line(room.id)])).toEqual({
      'rooms.1.room_id': ['This room is already in the list'],
    })
  })

  test('a room that is under maintenance or retired cannot be booked', async () => {
    const broken = await make.room({ status: 'maintenance' })
    const refused = await admin('POST', '/bookings', await individual({ room_ids: [broken.id] }))
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_under_maintenance' } } })
    const old = await placedToday()
    await admin('POST', `/bookings/${old.slug}/cancel`, { reason: 'x' })
    expect((await admin('DELETE', `/rooms/${old.rooms[0].slug}`)).status).toBe(200)
    expect((await admin('POST', '/bookings', await individual({ room_ids: [old.rooms[0].id] }))).status).toBe(422)
    expect((await admin('GET', `/bookings/${old.slug}`)).body.data.rooms[0].room_number).toBe(old.rooms[0].room_number)
  })
})

describe('maintenance nights', () => {
  const dates = { check_in_date: day(5), check_out_date: day(7), maintenance_reason: 'New tiles' }

  test('block a room like a booking does, until they are removed', async () => {
    const room = await make.room()
    const kept = await admin('POST', `/rooms/${room.slug}/maintenance`, dates)
    expect(kept.status).toBe(201)
    const draft = await individual({ room_ids: [room.id], check_in_date: day(6), check_out_date: day(8) })
    const nights = 'from Nov 20, 2026 to Nov 22, 2026'
    for (const [path, body, sentence] of [
      ['/bookings', draft, `is under maintenance ${nights}. Choose another room or other dates.`],
      [`/rooms/${room.slug}/maintenance`, dates, `is already blocked ${nights}. Choose other nights.`],
    ] as const) {
      const message = `Room ${room.room_number} ${sentence}`
      expect(await admin('POST', path, body)).toMatchObject({ status: 409, body: { error: { message } } })
    }
    expect((await admin('GET', `/rooms/${room.slug}/maintenance`)).body.data).toHaveLength(1)
    await admin('DELETE', `/rooms/${room.slug}/maintenance/${kept.body.data.id}`)
    expect((await admin('POST', '/bookings', draft)).status).toBe(201)
  })

  test('are refused if they overlap a booking', async () => {
    const { rooms, booking_number } = await placedToday({ check_in_date: day(6), check_out_date: day(8) })
    const refused = await admin('POST', `/rooms/${rooms[0].slug}/maintenance`, dates)
    expect(refused.status).toBe(409)
    expect(refused.body.error.message).toBe(
      `Room ${rooms[0].room_number} is booked from Nov 21, 2026 to Nov 23, 2026 (${booking_number}). Move this booking first, or block other nights.`,
    )
  })
})

describe('check-in', () => {
  test('occupies the room', async () => {
    const booking = await placedToday()
    const { status, body } = await admin('POST', `/bookings/${booking.slug}/check-in`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ message: 'Check-in successful!', data: { status: 'checked_in' } })
    expect(await roomStatus(booking.rooms[0].id)).toBe('occupied')
    expect(body.data.history[0]).toMatchObject({ who: 'Front Desk', what: 'Checked in' })
  })

  test('before the booked arrival needs a confirmation and moves the arrival to today', async () => {
    const booking = await placedToday({ check_in_date: day(3), check_out_date: day(5) })
    const asked = await admin('POST', `/bookings/${booking.slug}/check-in`, {})
    expect(asked).toMatchObject({ status: 409, body: { error: { code: 'early_check_in' } } })
    const done = await admin('POST', `/bookings/${booking.slug}/check-in`, { confirm_early: true })
    expect(done.body.data).toMatchObject({
      status: 'checked_in',
      check_in_date: today,
      rooms: [{ check_in_date: today }],
    })
  })

  test('before the booked arrival is refused if another booking has one of the nights, and changes nothing', async () => {
    const room = await make.room()
    await placedToday({ room_ids: [room.id], check_in_date: day(1), check_out_date: day(3) })
    const later = await placedToday({ room_ids: [room.id], check_in_date: day(3), check_out_date: day(5) })
    const refused = await admin('POST', `/bookings/${later.slug}/check-in`, { confirm_early: true })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_taken' } } })
    expect((await admin('GET', `/bookings/${later.slug}`)).body.data).toEqual(later)
    expect(await roomStatus(room.id)).toBe('available')
  })

  test('is refused while the room is occupied or under maintenance', async () => {
    const overstayed = await placedToday({ check_in_date: day(-1), check_out_date: day(0), late_entry_reason: 'x' })
    const next = await placedToday({ room_ids: [overstayed.rooms[0].id] })
    await admin('POST', `/bookings/${overstayed.slug}/check-in`)
    const full = await admin('POST', `/bookings/${next.slug}/check-in`)
    expect(full).toMatchObject({ status: 409, body: { error: { code: 'room_occupied' } } })
    await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', overstayed.rooms[0].id).execute()
    const broken = await admin('POST', `/bookings/${next.slug}/check-in`)
    expect(broken).toMatchObject({ status: 409, body: { error: { code: 'room_under_maintenance' } } })
    expect((await admin('GET', `/bookings/${next.slug}`)).body.data.status).toBe('booked')
  })

  test('a room with a guest cannot be set to Available', async () => {
    const booking = await placedToday()
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const { body: room } = await admin('GET', `/rooms/${booking.rooms[0].slug}`)
    const refused = await admin('PUT', `/rooms/${booking.rooms[0].slug}`, { ...room.data, status: 'available' })
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_held' } } })
    expect((await admin('DELETE', `/rooms/${booking.rooms[0].slug}`)).status).toBe(409)
  })
})

describe('check-out', () => {
  const stayFrom = async (from: number, to: number) => {
    const booking = await placedToday({ check_in_date: day(from), check_out_date: day(to), late_entry_reason: 'x' })
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    return booking
  }

  test('frees the room and its nights', async () => {
    const booking = await stayFrom(0, 2)
    const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`)
    expect(body).toMatchObject({
      message: expect.stringMatching(/^Checkout successful! Invoice INV-2627-\d{6} generated\.$/),
      data: { status: 'checked_out' },
    })
    expect(await roomStatus(booking.rooms[0].id)).toBe('available')
    await place(await individual({ room_ids: [booking.rooms[0].id] }))
  })

  test('today instead of the booked day changes the bill', async () => {
    const booking = await stayFrom(-1, 4)
    const bill = async (query = '') => (await admin('GET', `/bookings/${booking.slug}/bill${query}`)).body.data
    expect(await bill()).toMatchObject({ total: 5 * 2500 + 5 * 2 * 250, balance: 5 * 2500 + 5 * 2 * 250 - 1000 })
    expect(await bill(`?check_out_date=${today}`)).toMatchObject({ total: 2500 + 500, balance: 2000 })
    const { body } = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: today })
    expect(body.data).toMatchObject({ check_out_date: today, rooms: [{ check_out_date: today }] })
    expect(await bill()).toMatchObject({ total: 3000 })
  })

  test('an overstay is billed and does not collide with the next guest', async () => {
    const booking = await stayFrom(-3, -1)
    await placedToday({
      room_ids: [booking.rooms[0].id],
      check_in_date: day(-1),
      check_out_date: day(2),
      late_entry_reason: 'x',
    })
    const { status, body } = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: today })
    expect(status).toBe(200)
    expect(body.data.check_out_date).toBe(today)
  })

  test('leaving on the day of arrival still costs one night', async () => {
    const booking = await stayFrom(0, 3)
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: today })
    const { body } = await admin('GET', `/bookings/${booking.slug}/bill`)
    expect(body.data).toMatchObject({ check_out_date: day(1), total: 3000 })
  })
})

describe('cancelling', () => {
  test('frees the nights and keeps the reason', async () => {
    const booking = await placedToday()
    const { body } = await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Flight cancelled' })
    expect(body.data).toMatchObject({ status: 'cancelled', cancel_reason: 'Flight cancelled' })
    expect(body.data.history[0].what).toBe('Cancelled: Flight cancelled')
    await place(await individual({ room_ids: [booking.rooms[0].id] }))
  })

  test('needs a reason', async () => {
    const booking = await placedToday()
    expect((await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: ' ' })).status).toBe(422)
  })

  test('a no-show can be marked from the day of arrival', async () => {
    const later = await placedToday({ check_in_date: day(1), check_out_date: day(2) })
    expect((await admin('POST', `/bookings/${later.slug}/no-show`)).status).toBe(409)
    const now = await placedToday()
    expect((await admin('POST', `/bookings/${now.slug}/no-show`)).body.data.status).toBe('no_show')
    await place(await individual({ room_ids: [now.rooms[0].id] }))
  })
})

describe('editing', () => {
  const editOf = (booking: Record<string, unknown>, draft: Record<string, unknown>, more = {}) => ({
    ...draft,
    version: booking.version,
    ...more,
  })

  test('moves dates, room and people, and says so in the history', async () => {
    const draft = await individual()
    const booking = await place(draft)
    const room = await make.room()
    const edit = editOf(booking, draft, { room_ids: [room.id], check_out_date: day(4), number_of_children: 1 })
    const { status, body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ check_out_date: day(4), rooms: [{ id: room.id, check_out_date: day(4) }] })
    expect(body.data.history[0].what).toBe(
      `Changed room ${booking.rooms[0].room_number} → room ${room.room_number}, check-out Nov 17, 2026 → Nov 19, 2026, children 0 → 1`,
    )
  })

  test('the history shows a changed rent, and changed nights of one room of a group', async () => {
    const draft = await group()
    const booking = await place(draft)
    const [first, second] = booking.rooms
    const rooms = [
      { ...draft.rooms[0], room_rent: 20 },
      { ...draft.rooms[1], check_out_date: day(2) },
    ]
    const edit = editOf(booking, draft, { rooms, check_out_date: day(4) })
    const { body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    expect(body.data.history[0].what).toBe(
      `Changed check-out Nov 18, 2026 → Nov 19, 2026, room ${first.room_number} rent ₹2,000.00 → ₹20.00, ` +
        `room ${second.room_number} check-out Nov 18, 2026 → Nov 17, 2026`,
    )
  })

  test('the history names the old and the new guest and food plan', async () => {
    const was = await make.guest({ name: 'Asha Rao' })
    const now = await make.guest({ name: 'Ravi Iyer' })
    const draft = { ...(await individual()), guest_id: was.id, food_plan_id: 1 }
    const booking = await place(draft)
    const edit = editOf(booking, draft, { guest_id: now.id, food_plan_id: 2 })
    const { body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    const plans = await db.selectFrom('food_plan').select('name').where('id', 'in', [1, 2]).orderBy('id').execute()
    const [one, other] = plans.map(({ name }) => name)
    expect(body.data.history[0].what).toBe(`Changed guest Asha Rao → Ravi Iyer, food plan ${one} → ${other}`)
  })

  test('to a past arrival keeps the reason', async () => {
    const draft = await individual()
    const booking = await place(draft)
    const edit = editOf(booking, draft, { check_in_date: day(-1), late_entry_reason: 'Came at night' })
    const { body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    expect(body.data.late_entry_reason).toBe('Came at night')
    expect(body.data.history[0].what).toContain('reason for the late entry none → Came at night')
  })

  test('into a conflict leaves everything as it was', async () => {
    const other = await placedToday({ check_in_date: day(2), check_out_date: day(4) })
    const draft = await individual({ room_ids: [other.rooms[0].id] })
    const booking = await place(draft)
    const refused = await admin('PUT', `/bookings/${booking.slug}`, editOf(booking, draft, { check_out_date: day(3) }))
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_taken' } } })
    expect((await admin('GET', `/bookings/${booking.slug}`)).body.data).toEqual(booking)
  })

  test('if two clerks edit at once, the second is told', async () => {
    const draft = await individual()
    const booking = await place(draft)
    const answers = await Promise.all(
      [3, 4].map((to) =>
        admin('PUT', `/bookings/${booking.slug}`, editOf(booking, draft, { check_out_date: day(to) })),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const told = answers.find(({ status }) => status === 409)
    expect(told?.body.error).toMatchObject({
      code: 'changed_meanwhile',
      message: expect.stringContaining('Front Desk changed this booking'),
    })
  })

  test('a past arrival need not be changed, and a checked-in guest may move to another room', async () => {
    const draft = await individual({ check_in_date: day(-1), check_out_date: day(2), late_entry_reason: 'x' })
    const booking = await place(draft)
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    const room = await make.room()
    const version = booking.version + 1
    const moved = await admin('PUT', `/bookings/${booking.slug}`, { ...draft, version, room_ids: [room.id] })
    expect(moved.status).toBe(200)
    expect(await roomStatus(room.id)).toBe('occupied')
    expect(await roomStatus(booking.rooms[0].id)).toBe('available')
    const later = { ...draft, version: version + 1, room_ids: [room.id], check_in_date: day(0) }
    expect((await admin('PUT', `/bookings/${booking.slug}`, later)).status).toBe(409)
  })

  test('a booking cannot be changed as one of the other type', async () => {
    const [single, several] = [await individual(), await group()]
    const [one, many] = [await place(single), await place(several)]
    const asGroup = await admin('PUT', `/bookings/${one.slug}`, { ...several, version: one.version })
    expect(asGroup).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('an individual booking,') } },
    })
    const asIndividual = await admin('PUT', `/bookings/${many.slug}`, { ...single, version: many.version })
    expect(asIndividual).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('a group booking,') } },
    })
  })

  test('an edited group has its new rooms and guests, and saving it again changes nothing', async () => {
    const draft = await group()
    const booking = await place(draft)
    const third = { room_id: (await make.room()).id, room_rent: 100.5 }
    const edit = { ...draft, version: booking.version, rooms: [...draft.rooms, third], guests: [{ guest_name: 'B' }] }
    const { body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    expect(body.data.rooms).toHaveLength(3)
    expect(body.data.guests).toEqual([{ guest_id: null, guest_name: 'B' }])
    expect(body.data.history[0].what).toContain('the list of guests')
    const again = await admin('PUT', `/bookings/${booking.slug}`, { ...edit, version: body.data.version })
    expect(again.body.data.history[0].what).toBe('Saved without changes')
  })
})

describe('the list', () => {
  test('searches by number, guest, phone and room, filters and counts', async () => {
    const { admin, make } = await startTestApp()
    const asha = await make.guest({ name: 'Asha Rao', phone: '9812345670' })
    const one = await make.booking({ guest_id: asha.id })
    const two = await make.booking({ check_in_date: day(10), check_out_date: day(12) })
    await admin('POST', `/bookings/${two.slug}/cancel`, { reason: 'x' })
    const slugs = async (query: string) => {
      const { body } = await admin('GET', `/bookings?${query}`)
      expect(body.data.total).toBe(body.data.data.length)
      return body.data.data.map((booking: { slug: string }) => booking.slug)
    }
    for (const nothing of ['', 'search=', 'search=+', 'page=1&search=']) {
      expect(await slugs(nothing)).toEqual([two.slug, one.slug])
    }
    expect(await slugs('sort=check_in_date')).toEqual([one.slug, two.slug])
    expect(await slugs('search=asha')).toEqual([one.slug])
    expect(await slugs('search=345')).toEqual([one.slug])
    expect(await slugs(`search=${one.booking_number}`)).toEqual([one.slug])
    expect(await slugs(`search=${one.rooms[0]?.room_number}`)).toEqual([one.slug])
    expect(await slugs('status=cancelled')).toEqual([two.slug])
    expect(await slugs(`arrival_from=${day(5)}&arrival_to=${day(10)}`)).toEqual([two.slug])
    const last = await admin('GET', '/bookings?per_page=1&page=2')
    expect(last.body.data).toMatchObject({ total: 2, last_page: 2, data: [{ slug: one.slug }] })
  })
})
