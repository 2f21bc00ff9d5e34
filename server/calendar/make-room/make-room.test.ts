import { expect, test } from 'vitest'
import type { MakeRoom } from '#contract/calendar/make-room.ts'
import { rupees } from '#contract/kit/money.ts'
import { startCalendarApp } from '#server/calendar/testing/calendar-app.ts'

const { admin, book, day, db, goToDay, make } = await startCalendarApp()

type Numbered = { id: number; room_number: string; room_type_id: number; slug: string }

let price = 3000

/** A type with some rooms that costs more than all others, so that only its own rooms come into question. */
const makeType = async (count: number) => {
  const type = await make.roomType({ price_per_night: rupees(price++), max_adults: 2 })
  const rooms: Numbered[] = []
  for (let index = 0; index < count; index++) rooms.push(await make.room({ room_type_id: type.id }))
  return { type, rooms }
}

const place = async (...given: Parameters<typeof book>) =>
  (await book(...given)) as { slug: string; booking_number: string; guest: { name: string }; version: number }

const ask = async (type: { id: number }, from: number, to: number): Promise<MakeRoom> => {
  const query = `room_type_id=${type.id}&check_in_date=${day(from)}&check_out_date=${day(to)}`
  return (await admin('GET', `/calendar/make-room?${query}`)).body.data
}
const short = ({ moves, room }: MakeRoom) => [moves.map((move) => [move.from_room, move.to_room]), room?.room_number]
const impossible = { moves: [], room: null, is_fewest: true }

test('a room that is free for all nights needs no moves', async () => {
  const { type, rooms } = await makeType(2)
  await place(rooms[0], 3, 5)
  expect(await ask(type, 2, 6)).toEqual({
    moves: [],
    room: { id: rooms[1]?.id, room_number: rooms[1]?.room_number },
    is_fewest: true,
  })
})

test('one booking moves so that two gaps become one, and the move says whose it is', async () => {
  const { type, rooms } = await makeType(2)
  const first = await place(rooms[0], 3, 5)
  await place(rooms[1], 5, 8)
  expect(await ask(type, 3, 7)).toEqual({
    moves: [
      {
        stay: expect.any(String),
        room_id: rooms[1]?.id,
        version: first.version,
        booking: first.slug,
        booking_number: first.booking_number,
        guest_name: first.guest.name,
        check_in_date: day(3),
        check_out_date: day(5),
        from_room: rooms[0]?.room_number,
        to_room: rooms[1]?.room_number,
        is_other_type: false,
      },
    ],
    room: { id: rooms[0]?.id, room_number: rooms[0]?.room_number },
    is_fewest: true,
  })
})

test('guests in the house, pinned bookings, blocks and guests who change rooms stay where they are', async () => {
  const inHouse = await makeType(2)
  const { slug } = await place(inHouse.rooms[0], 0, 2)
  await place(inHouse.rooms[1], 2, 4, { pinned: true })
  await admin('POST', `/bookings/${slug}/check-in`, {})
  expect(await ask(inHouse.type, 1, 3)).toEqual(impossible)

  const pinned = await makeType(2)
  await place(pinned.rooms[0], 3, 5, { pinned: true })
  await place(pinned.rooms[1], 5, 8, { pinned: true })
  expect(await ask(pinned.type, 3, 7)).toEqual(impossible)

  const blocked = await makeType(2)
  const block = { check_in_date: day(3), check_out_date: day(5), maintenance_reason: 'Paint' }
  await admin('POST', `/rooms/${blocked.rooms[0]?.slug}/maintenance`, block)
  await place(blocked.rooms[1], 5, 8, { pinned: true })
  expect(await ask(blocked.type, 3, 7)).toEqual(impossible)

  const moving = await makeType(3)
  const moved = await place(moving.rooms[0], 3, 6)
  await admin('POST', `/bookings/${moved.slug}/move-room`, { room_id: moving.rooms[1]?.id, from_date: day(5) })
  await place(moving.rooms[2], 5, 7, { pinned: true })
  expect(await ask(moving.type, 4, 6)).toEqual(impossible)
})

test('a booking that should have arrived yesterday is not moved', async () => {
  const { type, rooms } = await makeType(2)
  await place(rooms[0], 0, 3)
  await place(rooms[1], 3, 5)
  goToDay(1)
  expect(short(await ask(type, 2, 4))).toEqual([
    [[rooms[1]?.room_number, rooms[0]?.room_number]],
    rooms[1]?.room_number,
  ])
})

test('a room under maintenance and a room whose guests overstay are not used', async () => {
  const { type, rooms } = await makeType(2)
  const { slug } = await place(rooms[0], 0, 1)
  await admin('POST', `/bookings/${slug}/check-in`, {})
  await db
    .updateTable('room')
    .set({ under_maintenance: true })
    .where('id', '=', rooms[1]?.id ?? 0)
    .execute()
  goToDay(3)
  expect(await ask(type, 3, 5)).toEqual(impossible)
  expect(short(await ask(type, 4, 5))).toEqual([[], rooms[0]?.room_number])
})

test('a guest gets a room of a more expensive type if nothing else helps, never one of a cheaper type', async () => {
  const standard = await makeType(2)
  const deluxe = await makeType(2)
  const leaveOneWayOut = async (rooms: Numbered[], from: number) => {
    await place(rooms[0], from, from + 2)
    await place(rooms[1], from, from + 1, { pinned: true })
    await place(rooms[1], from + 2, from + 3, { pinned: true })
  }
  await leaveOneWayOut(standard.rooms, 3)
  const { moves, room } = await ask(standard.type, 4, 6)
  expect(moves).toMatchObject([{ to_room: deluxe.rooms[0]?.room_number, is_other_type: true }])
  expect(room?.id).toBe(standard.rooms[0]?.id)

  await leaveOneWayOut(deluxe.rooms, 10)
  expect(await ask(deluxe.type, 11, 13)).toEqual(impossible)
})

test('a chain of moves beyond the nights of the request', async () => {
  const { type, rooms } = await makeType(3)
  await place(rooms[0], 10, 13)
  await place(rooms[1], 12, 15)
  await place(rooms[2], 14, 16)
  await place(rooms[0], 15, 18, { pinned: true })
  await place(rooms[2], 10, 11, { pinned: true })
  const number = (index: number) => rooms[index]?.room_number
  expect(short(await ask(type, 11, 15))).toEqual([
    [
      [number(0), number(1)],
      [number(1), number(2)],
      [number(2), number(1)],
    ],
    number(0),
  ])
})

test('refuses dates in the wrong order', async () => {
  const { type } = await makeType(1)
  const query = `room_type_id=${type.id}&check_in_date=${day(4)}&check_out_date=${day(4)}`
  expect((await admin('GET', `/calendar/make-room?${query}`)).status).toBe(422)
})

test('an accepted proposal is saved as a rearrangement, and the room can be booked', async () => {
  const { type, rooms } = await makeType(2)
  await place(rooms[0], 3, 5)
  await place(rooms[1], 5, 8)
  const { moves, room } = await ask(type, 3, 7)
  const accepted = moves.map(({ stay, room_id, version }) => ({ stay, room_id, version }))
  const saved = await admin('POST', '/calendar/rearrange', { moves: accepted })
  expect(saved.status).toBe(200)
  expect(await ask(type, 3, 7)).toEqual({ moves: [], room, is_fewest: true })
  // The proposal was made from the version before, so it can't be accepted twice.
  expect((await admin('POST', '/calendar/rearrange', { moves: accepted })).status).toBe(409)
  expect((await admin('POST', '/calendar/undo', saved.body.data.undo)).status).toBe(200)
  expect((await ask(type, 3, 7)).moves).toHaveLength(1)
  const again = (await ask(type, 3, 7)).moves.map(({ stay, room_id, version }) => ({ stay, room_id, version }))
  await admin('POST', '/calendar/rearrange', { moves: again })
  await place({ ...rooms[0], id: room?.id ?? 0 } as Numbered, 3, 7)
  expect((await ask(type, 3, 7)).room).toBeNull()
})

test('a type that is sold out on one night stays so, although guests could be moved to a better type', async () => {
  const { type, rooms } = await makeType(1)
  await makeType(1)
  await place(rooms[0], 3, 5)
  expect(await ask(type, 2, 6)).toEqual(impossible)
})

test('of two better types the cheaper one is taken', async () => {
  // Costs more than all types of the other tests.
  price = 70_000
  const { type, rooms } = await makeType(2)
  const dear = await make.roomType({ price_per_night: rupees(90_000), max_adults: 2 })
  await make.room({ room_type_id: dear.id, room_number: 'A1' })
  const better = await make.roomType({ price_per_night: rupees(80_000), max_adults: 2 })
  await make.room({ room_type_id: better.id, room_number: 'Z1' })
  await place(rooms[0], 52, 54)
  await place(rooms[1], 52, 53, { pinned: true })
  await place(rooms[1], 54, 55, { pinned: true })
  const { moves } = await ask(type, 53, 55)
  expect(moves.map(({ to_room, is_other_type }) => [to_room, is_other_type])).toEqual([['Z1', true]])
  price = 91_000
})

test('more people than a type is for, once confirmed, may move within it', async () => {
  const { type, rooms } = await makeType(2)
  await place(rooms[0], 3, 5, { number_of_adults: 3, confirm_occupancy: true })
  await place(rooms[1], 5, 8, { pinned: true })
  const proposal = await ask(type, 3, 7)
  expect(short(proposal)).toEqual([[[rooms[0]?.room_number, rooms[1]?.room_number]], rooms[0]?.room_number])
  const { status } = await admin('POST', '/calendar/rearrange', {
    moves: proposal.moves.map(({ stay, room_id, version }) => ({ stay, room_id, version })),
  })
  expect(status).toBe(200)
})

test('refuses an unknown type and nights that cannot be booked', async () => {
  const { type } = await makeType(1)
  const statusOf = async (id: number, from: string, to: string) =>
    (await admin('GET', `/calendar/make-room?room_type_id=${id}&check_in_date=${from}&check_out_date=${to}`)).status
  expect(await statusOf(999_999, day(2), day(3))).toBe(422)
  expect(await statusOf(type.id, '2020-01-01', '2020-01-02')).toBe(422)
  expect(await statusOf(type.id, '2150-01-01', '2150-01-02')).toBe(422)
})
