import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, time } = await startTestApp()
const day = (offset: number) => addDays('2026-11-15', offset)

const makeType = async (count: number) => {
  const type = await make.roomType({ price_per_night: rupees(3000), max_adults: 2 })
  const rooms: { id: number; slug: string }[] = []
  for (let index = 0; index < count; index++) rooms.push(await make.room({ room_type_id: type.id }))
  return { type, rooms }
}

const draft = async (from: number, to: number, more: object) => ({
  ...{ booking_type: 'individual', guest_id: (await make.guest()).id, room_rent: 3000, number_of_adults: 2 },
  ...{ advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 },
  ...{ check_in_date: day(from), check_out_date: day(to), ...more },
})
const send = async (from: number, to: number, more: object) => admin('POST', '/bookings', await draft(from, to, more))
const place = async (from: number, to: number, more: object) => {
  const { body } = await send(from, to, more)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data as { slug: string; version: number; pinned: boolean; rooms: { id: number; line: number }[] }
}
const roomOf = ({ rooms }: { rooms: { id: number }[] }) => rooms[0]?.id
const group = (types: object[]) => ({
  ...{ booking_type: 'group', room_rent: undefined, number_of_adults: 2 * types.length },
  rooms: types.map((room) => ({ room_rent: 3000, ...room })),
})

test('a booking of a type gets the room that leaves the fewest short gaps, and is not pinned', async () => {
  const { type, rooms } = await makeType(3)
  await place(1, 4, { room_ids: [rooms[0]?.id] })
  await place(1, 5, { room_ids: [rooms[1]?.id] })
  // One night stays free before it in the first room, none in the second.
  const booking = await place(5, 7, { room_type_id: type.id, pinned: true })
  expect(roomOf(booking)).toBe(rooms[1]?.id)
  expect(booking.pinned).toBe(false)
})

test('a room under maintenance is not chosen, and a room with late guests only if no other is free', async () => {
  const { type, rooms } = await makeType(3)
  await db
    .updateTable('room')
    .set({ under_maintenance: true })
    .where('id', '=', rooms[0]?.id ?? 0)
    .execute()
  const late = await place(0, 1, { room_ids: [rooms[1]?.id] })
  await admin('POST', `/bookings/${late.slug}/check-in`, {})
  time.now = new Date(`${day(3)}T06:00:00Z`)
  expect(roomOf(await place(3, 4, { room_type_id: type.id }))).toBe(rooms[2]?.id)
  expect(roomOf(await place(3, 4, { room_type_id: type.id }))).toBe(rooms[1]?.id)
  time.now = new Date(`${day(0)}T06:00:00Z`)
})

test('the lines of a group get different rooms, beside a named one', async () => {
  const { type, rooms } = await makeType(3)
  const booking = await place(
    2,
    4,
    group([{ room_type_id: type.id }, { room_id: rooms[0]?.id }, { room_type_id: type.id }]),
  )
  expect(booking.rooms.map(({ id }) => id)).toEqual([rooms[1]?.id, rooms[0]?.id, rooms[2]?.id])
  const tooMany = await send(4, 6, group(Array.from({ length: 4 }, () => ({ room_type_id: type.id }))))
  expect([tooMany.status, tooMany.body.error.code]).toEqual([409, 'no_room_of_type'])
  expect(tooMany.body.error.message).toMatch(/^Not enough .* rooms are free/)
})

test('a full type is refused, with Make room as the way out if each night has a free room', async () => {
  const { type, rooms } = await makeType(2)
  await place(2, 4, { room_ids: [rooms[0]?.id] })
  await place(4, 6, { room_ids: [rooms[1]?.id] })
  const split = await send(2, 6, { room_type_id: type.id })
  expect(split.status).toBe(409)
  expect(split.body.error.message).toContain('each night has a free one. Use Make room')
  await place(2, 4, { room_type_id: type.id })
  const full = await send(2, 6, { room_type_id: type.id })
  expect(full.status).toBe(409)
  expect(full.body.error.message).toContain('Choose another type or other dates.')
})

test('two clerks at once: both get a room while there are two, and one of them is told when there is one', async () => {
  const { type, rooms } = await makeType(3)
  const drafts = [await draft(2, 4, { room_type_id: type.id }), await draft(2, 4, { room_type_id: type.id })]
  const both = await Promise.all(drafts.map((one) => admin('POST', '/bookings', one)))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const ids = both.map(({ body }) => roomOf(body.data))
  expect(new Set(ids).size).toBe(2)
  const last = await Promise.all(drafts.map((one) => admin('POST', '/bookings', one)))
  expect(last.map(({ status }) => status).sort()).toEqual([201, 409])
  const winner = last.find(({ status }) => status === 201)
  expect([...ids, roomOf(winner?.body.data)].sort()).toEqual(rooms.map(({ id }) => id).sort())
})

test('a clerk who names the last room and one who asks for its type don’t both get it', async () => {
  const { type, rooms } = await makeType(1)
  const drafts = [await draft(2, 4, { room_type_id: type.id }), await draft(2, 4, { room_ids: [rooms[0]?.id] })]
  const answers = await Promise.all(drafts.map((one) => admin('POST', '/bookings', one)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('an edit keeps the room if it is of the type, and changes it if it is not or if it is taken', async () => {
  const { type, rooms } = await makeType(2)
  const other = await makeType(1)
  const booking = await place(2, 4, { room_ids: [rooms[1]?.id] })
  const edit = async (version: number, more: object) =>
    admin('PUT', `/bookings/${booking.slug}`, { ...(await draft(2, 5, more)), version })
  const kept = await edit(booking.version, { room_type_id: type.id })
  expect(roomOf(kept.body.data)).toBe(rooms[1]?.id)
  await place(5, 7, { room_ids: [rooms[1]?.id] })
  const longer = await edit(kept.body.data.version, { room_type_id: type.id, check_out_date: day(6) })
  expect(roomOf(longer.body.data)).toBe(rooms[0]?.id)
  const moved = await edit(longer.body.data.version, { room_type_id: other.type.id })
  expect(roomOf(moved.body.data)).toBe(other.rooms[0]?.id)
})

test('a room or a type is required, not both, and the type must exist', async () => {
  const { type, rooms } = await makeType(2)
  const errorsOf = async (more: object) => (await send(2, 4, more)).body.error.fields
  expect(await errorsOf({})).toEqual({ room_ids: ['Please select a room'] })
  expect(await errorsOf({ number_of_adults: 0 })).toMatchObject({ room_ids: ['Please select a room'] })
  expect(await errorsOf({ room_type_id: type.id, room_ids: [rooms[0]?.id] })).toEqual({
    room_ids: ['Choose a room or a room type, not both'],
  })
  expect(await errorsOf(group([{ room_id: rooms[0]?.id }, {}]))).toEqual({ 'rooms.1.room_id': ['Room is required'] })
  expect(await errorsOf({ room_type_id: 999_999 })).toEqual({
    room_type_id: ['This room type no longer exists. Choose another.'],
  })
})

test('more people than the type allows must be confirmed', async () => {
  const { type } = await makeType(1)
  const refused = await send(2, 4, { room_type_id: type.id, number_of_adults: 3 })
  expect(refused.body.error.code).toBe('over_capacity')
  expect((await send(2, 4, { room_type_id: type.id, number_of_adults: 3, confirm_occupancy: true })).status).toBe(201)
})
