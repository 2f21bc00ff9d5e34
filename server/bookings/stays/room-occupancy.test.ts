import { beforeEach, expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, change, db, make, time } = await startTestApp()
const day = (offset: number) => addDays('2026-11-15', offset)
const wakeUpOn = (offset: number) => {
  time.now = new Date(`${day(offset)}T06:00:00Z`)
}
beforeEach(() => wakeUpOn(0))

interface Line {
  room_id: number
  check_in_date?: string
  check_out_date?: string
}

const people = { number_of_adults: 2, advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 }

const group = async (rooms: Line[]) => {
  const { status, body } = await admin('POST', '/bookings', {
    booking_type: 'group',
    guest_id: (await make.guest()).id,
    rooms: rooms.map((room) => ({ ...room, room_rent: 1000 })),
    check_in_date: day(0),
    check_out_date: day(4),
    ...people,
  })
  expect(status).toBe(201)
  return body.data
}

// Not about the condition of the rooms.
const checkIn = ({ slug }: { slug: string }) => admin('POST', `/bookings/${slug}/check-in`, { confirm_not_ready: true })
const checkOut = ({ slug }: { slug: string }, more = {}) => admin('POST', `/bookings/${slug}/check-out`, more)
const checkOutRoom = ({ slug }: { slug: string }, line: number) =>
  admin('POST', `/bookings/${slug}/check-out-room`, { line })
const statusOf = async ({ slug }: { slug: string }) => (await admin('GET', `/rooms/${slug}`)).body.data.status

const edit = async ({ slug }: { slug: string }, changes: Record<string, unknown>) => {
  const { version, guest_id, rooms } = (await admin('GET', `/bookings/${slug}`)).body.data
  return admin('PUT', `/bookings/${slug}`, {
    booking_type: 'individual',
    version,
    guest_id,
    room_ids: [rooms[0].id],
    room_rent: 1000,
    check_in_date: day(0),
    check_out_date: day(2),
    ...people,
    ...changes,
  })
}

const setStatus = async ({ slug }: { slug: string }, status?: string) => {
  const { room_number, room_type_id } = (await admin('GET', `/rooms/${slug}`)).body.data
  return change(`/rooms/${slug}`, { room_number, room_type_id, description: 'Sea view', status })
}

test('rooms of a group with their own dates are occupied from their arrival until each is checked out', async () => {
  const [all, early, late] = [await make.room(), await make.room(), await make.room()]
  const wedding = await group([
    { room_id: all.id },
    { room_id: early.id, check_out_date: day(1) },
    { room_id: late.id, check_in_date: day(2) },
  ])
  expect((await checkIn(wedding)).status).toBe(200)
  expect(await Promise.all([all, early, late].map(statusOf))).toEqual(['occupied', 'occupied', 'available'])
  expect((await setStatus(early, 'available')).status).toBe(409)

  wakeUpOn(1)
  expect(await Promise.all([all, early, late].map(statusOf))).toEqual(['occupied', 'occupied', 'available'])
  expect((await checkOutRoom(wedding, 2)).status).toBe(200)
  expect(await Promise.all([all, early, late].map(statusOf))).toEqual(['occupied', 'available', 'available'])
  const next = await make.booking({ room_ids: [early.id], check_in_date: day(1), check_out_date: day(3) })
  expect((await checkIn(next)).status).toBe(200)

  wakeUpOn(2)
  expect(await Promise.all([all, early, late].map(statusOf))).toEqual(['occupied', 'occupied', 'occupied'])
  const { body } = await admin('GET', '/rooms/occupied')
  const served = body.data.find((room: { id: number }) => room.id === early.id)
  expect(served.bookings).toMatchObject([{ slug: next.slug }])
  await checkOut(next)
  expect(await statusOf(early)).toBe('available')
})

test('the guests of a room that leaves before the others can order until it is checked out', async () => {
  const [all, early] = [await make.room(), await make.room()]
  const wedding = await group([{ room_id: all.id }, { room_id: early.id, check_out_date: day(1) }])
  await checkIn(wedding)
  const served = async () =>
    (await admin('GET', '/rooms/occupied')).body.data.find(({ id }: { id: number }) => id === early.id)
  wakeUpOn(1)
  expect(await served()).toMatchObject({ status: 'occupied', bookings: [{ slug: wedding.slug }] })
  await checkOutRoom(wedding, 2)
  expect(await served()).toBeUndefined()
})

test('a guest who moves is served in the new room, and both rooms show the departure', async () => {
  const [first, second] = [await make.room(), await make.room()]
  const booking = await make.booking({ room_ids: [first.id], check_out_date: day(4) })
  await checkIn(booking)
  await admin('POST', `/bookings/${booking.slug}/move-room`, { room_id: second.id, from_date: day(2) })
  const servedIn = async () => {
    const rooms = (await admin('GET', '/rooms/occupied')).body.data
    return rooms.filter(({ id }: { id: number }) => id === first.id || id === second.id)
  }
  const bookings = [{ slug: booking.slug, check_out_date: day(4) }]
  wakeUpOn(1)
  expect(await servedIn()).toMatchObject([{ id: first.id, bookings }])
  const cards = (await admin('GET', '/dashboard')).body.data.room_status.occupied_rooms
  expect(cards).toContainEqual(expect.objectContaining({ id: first.id, check_in: day(0), check_out: day(4) }))
  wakeUpOn(2)
  expect(await servedIn()).toMatchObject([{ id: second.id, bookings }])
  expect(await Promise.all([first, second].map(statusOf))).toEqual(['available', 'occupied'])
})

test('a guest who overstays is in the room until the check-out, and the next guest is not checked in to it', async () => {
  const room = await make.room()
  const staying = await make.booking({ room_ids: [room.id], check_out_date: day(1) })
  const next = await make.booking({ room_ids: [room.id], check_in_date: day(1), check_out_date: day(3) })
  await checkIn(staying)
  wakeUpOn(1)
  const refused = await checkIn(next)
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_occupied' } } })
  expect(refused.body.error.message).toContain('Check out its guest first')
  expect((await admin('GET', `/bookings/${next.slug}`)).body.data.status).toBe('booked')
  wakeUpOn(2)
  expect(await statusOf(room)).toBe('occupied')
  await checkOut(staying)
  expect(await statusOf(room)).toBe('available')
  expect((await checkIn(next)).status).toBe(200)
  expect(await statusOf(room)).toBe('occupied')
})

test('if two guests are checked in to one room at the same moment, one is refused', async () => {
  for (let round = 0; round < 10; round++) {
    const room = await make.room()
    const tonight = await make.booking({ room_ids: [room.id], check_out_date: day(1) })
    const tomorrow = await make.booking({ room_ids: [room.id], check_in_date: day(1), check_out_date: day(2) })
    const early = { confirm_early: true }
    const answers = await Promise.all([checkIn(tonight), admin('POST', `/bookings/${tomorrow.slug}/check-in`, early)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await statusOf(room)).toBe('occupied')
  }
})

test('a room is set to occupied by a check-in only', async () => {
  const room = await make.room()
  const sentence = 'A room becomes occupied when its guests are checked in.'
  const empty = await setStatus(room, 'occupied')
  expect(empty).toMatchObject({ status: 422, body: { error: { fields: { status: [sentence] } } } })
  const { room_type_id } = room
  const added = { room_number: 'N-1', room_type_id, description: 'New', status: 'occupied' }
  expect(await admin('POST', '/rooms', added)).toMatchObject({
    status: 422,
    body: { error: { fields: { status: [sentence] } } },
  })
  await checkIn(await make.booking({ room_ids: [room.id] }))
  expect((await setStatus(room, 'occupied')).body.data).toMatchObject({ status: 'occupied', description: 'Sea view' })
})

test('a group that leaves early does not free another guest’s room, nor pay for rooms it never entered', async () => {
  const [all, late] = [await make.room(), await make.room()]
  const wedding = await group([{ room_id: all.id }, { room_id: late.id, check_in_date: day(2) }])
  const other = await make.booking({ room_ids: [late.id], check_in_date: day(0), check_out_date: day(2) })
  await checkIn(wedding)
  await checkIn(other)
  wakeUpOn(1)
  const { body } = await checkOut(wedding, { check_out_date: day(1) })
  expect(body.data.rooms).toMatchObject([{ id: all.id, check_out_date: day(1) }])
  const bill = await admin('GET', `/bookings/${wedding.slug}/bill`)
  expect(bill.body.data).toMatchObject({ charges: 1000 })
  expect(await Promise.all([all, late].map(statusOf))).toEqual(['available', 'occupied'])
})

test('a group that arrives late does not occupy rooms whose nights are over', async () => {
  const [all, early] = [await make.room(), await make.room()]
  const wedding = await group([{ room_id: all.id }, { room_id: early.id, check_out_date: day(1) }])
  wakeUpOn(2)
  await checkIn(wedding)
  expect(await Promise.all([all, early].map(statusOf))).toEqual(['occupied', 'available'])
})

/** Earlier versions allowed to set an occupied room to maintenance. */
const closeUnderGuests = ({ id }: { id: number }) =>
  db.updateTable('room').set({ under_maintenance: true }).where('id', '=', id).execute()

test('a room under maintenance stays so when its guest moves to another room', async () => {
  const [broken, other] = [await make.room(), await make.room()]
  const leaving = await make.booking({ room_ids: [broken.id] })
  await checkIn(leaving)
  await closeUnderGuests(broken)
  const { status } = await edit(leaving, { room_ids: [other.id] })
  expect(status).toBe(200)
  expect(await Promise.all([broken, other].map(statusOf))).toEqual(['maintenance', 'occupied'])
  await closeUnderGuests(other)
  await checkOut(leaving)
  expect(await statusOf(other)).toBe('maintenance')
})

test('a room with guests cannot be set to maintenance until they have moved', async () => {
  const [room, other] = [await make.room(), await make.room()]
  const booking = await make.booking({ room_ids: [room.id] })
  await checkIn(booking)
  const refused = await setStatus(room, 'maintenance')
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'room_held' } } })
  expect(refused.body.error.message).toContain(`${booking.booking_number} is in this room. Move them`)
  expect(refused.body.error.fields.status).toHaveLength(1)
  expect(await statusOf(room)).toBe('occupied')
  await edit(booking, { room_ids: [other.id] })
  expect((await setStatus(room, 'maintenance')).status).toBe(200)
})

test('a guest in a room that was set to maintenance is still shown', async () => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id] })
  await checkIn(booking)
  await closeUnderGuests(room)
  const served = (await admin('GET', '/rooms/occupied')).body.data.find(({ id }: { id: number }) => id === room.id)
  expect(served).toMatchObject({ status: 'maintenance', bookings: [{ slug: booking.slug }] })
  const { occupied_rooms } = (await admin('GET', '/dashboard')).body.data.room_status
  expect(occupied_rooms).toContainEqual(expect.objectContaining({ id: room.id, guest_name: booking.guest.name }))
  expect((await setStatus(room)).status).toBe(200)
})

test('if a guest moves in and the room is closed at the same moment, one of the two is refused', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 10; round++) {
    const room = await make.room()
    const booking = await make.booking({ room_ids: [room.id] })
    const [arrival, closing] = await Promise.all([checkIn(booking), setStatus(room, 'maintenance')])
    expect([arrival.status, closing.status].sort()).toEqual([200, 409])
    outcomes.add(`${arrival.status} ${await statusOf(room)}`)
  }
  for (const outcome of outcomes) expect(['200 occupied', '409 maintenance']).toContain(outcome)
})

test('a late entry in the past is checked in and out to be billed, and does not change the room', async () => {
  const room = await make.room()
  const over = await make.booking({
    room_ids: [room.id],
    check_in_date: day(-2),
    check_out_date: day(-1),
    late_entry_reason: 'The line was down',
  })
  const now = await make.booking({ room_ids: [room.id] })
  await checkIn(now)
  expect((await checkIn(over)).body.data).toMatchObject({ status: 'checked_in' })
  expect((await checkOut(over)).body.data).toMatchObject({ status: 'checked_out', check_out_date: day(-1) })
  expect(await statusOf(room)).toBe('occupied')
})

test('a stay that was over before its check-in becomes a late entry by an edit', async () => {
  const room = await make.room()
  const missed = await make.booking({ room_ids: [room.id], check_out_date: day(1) })
  wakeUpOn(3)
  const refused = await checkIn(missed)
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'stay_is_over' } } })
  expect(refused.body.error.message).toContain('tick Late entry')
  const edited = await edit(missed, { check_out_date: day(1), late_entry_reason: 'The line was down' })
  expect(edited.status).toBe(200)
  expect((await checkIn(missed)).status).toBe(200)
  const { body } = await checkOut(missed)
  expect(body.data).toMatchObject({ status: 'checked_out', check_out_date: day(1) })
  expect(await statusOf(room)).toBe('available')
})

test('an edit without a status leaves the status as it is', async () => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id] })
  await checkIn(booking)
  expect((await setStatus(room)).body.data).toMatchObject({ status: 'occupied', description: 'Sea view' })
})

test('a room that is set to Available while a guest moves in is occupied', async () => {
  for (let round = 0; round < 10; round++) {
    const room = await make.room()
    const booking = await make.booking({ room_ids: [room.id] })
    const [arrival] = await Promise.all([checkIn(booking), setStatus(room, 'available')])
    expect(arrival.status).toBe(200)
    expect(await statusOf(room)).toBe('occupied')
  }
})
