import { describe, expect, test } from 'vitest'
import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { rupees } from '#contract/kit/money.ts'
import { deleteOldRearrangements } from '#server/calendar/rearrange/undo-store.ts'
import { startCalendarApp } from '#server/calendar/testing/calendar-app.ts'

const { admin, book, day, db, goToDay, make } = await startCalendarApp()

const type = await make.roomType({ price_per_night: rupees(3000), max_adults: 2 })
const suites = await make.roomType({ price_per_night: rupees(9000), max_adults: 4 })
const roomOf = (room_type_id = type.id) => make.room({ room_type_id })
const roomsOf = (count: number) => Promise.all(Array.from({ length: count }, () => roomOf()))

interface Placed {
  slug: string
  version: number
  booking_number: string
  check_in_date: string
  check_out_date: string
  rooms: { stay: string; line: number; id: number; check_in_date: string; check_out_date: string; room_rent: number }[]
}

const place = async (room: { id: number }, from: number, to: number, more: Record<string, unknown> = {}) =>
  (await book(room, from, to, { room_rent: 2000, ...more })) as Placed
const read = async ({ slug }: { slug: string }): Promise<Placed> => (await admin('GET', `/bookings/${slug}`)).body.data
const stayOf = ({ rooms }: Placed, index = 0) => rooms[index]?.stay ?? ''
const nightsOf = ({ rooms }: Placed) => rooms.map((room) => [room.id, room.check_in_date, room.check_out_date])
const rearrange = (moves: Record<string, unknown>[], more = {}) =>
  admin('POST', '/calendar/rearrange', { moves, ...more })
const checkIn = ({ slug }: Placed) => admin('POST', `/bookings/${slug}/check-in`, {})

describe('rearranging', () => {
  test('moves a stay to another room and keeps its rent', async () => {
    const [old, next] = [await roomOf(), await roomOf(suites.id)]
    const booking = await place(old, 2, 5)
    const { status, body } = await rearrange([{ stay: stayOf(booking), room_id: next.id, version: booking.version }])
    expect(status).toBe(200)
    expect(body.message).toBe('Stay moved.')
    expect(body.data.bookings).toEqual([{ booking: booking.slug, version: booking.version + 1 }])
    const moved = await read(booking)
    expect(nightsOf(moved)).toEqual([[next.id, day(2), day(5)]])
    expect(moved.rooms[0]).toMatchObject({ stay: stayOf(booking), room_rent: 2000 })
    expect(moved.version).toBe(booking.version + 1)
  })

  test('takes the price of the new type if the desk says so', async () => {
    const booking = await place(await roomOf(), 2, 5)
    await rearrange([{ stay: stayOf(booking), room_id: (await roomOf(suites.id)).id, rent: 'new' }])
    expect((await read(booking)).rooms[0]?.room_rent).toBe(9000)
  })

  test('moves a stay to other dates with the price of each night', async () => {
    const room = await roomOf()
    const nightly_rents = [2, 3].map((offset) => ({ date: day(offset), rent: 1000 * offset }))
    const booking = await place(room, 2, 4, { nightly_rents })
    const dates = { check_in_date: day(3), check_out_date: day(5) }
    expect((await rearrange([{ stay: stayOf(booking), room_id: room.id, ...dates }])).status).toBe(200)
    const { rooms, ...moved } = (await admin('GET', `/bookings/${booking.slug}`)).body.data
    expect(moved).toMatchObject(dates)
    expect(rooms[0].nightly_rents.map((night: { date: string; rent: number }) => [night.date, night.rent])).toEqual([
      [day(3), 2000],
      [day(4), 3000],
    ])
  })

  test('swaps six pairs in a full house at once', async () => {
    const rooms = await roomsOf(12)
    const bookings = await Promise.all(rooms.map((room) => place(room, 30, 33)))
    const moves = bookings.map((booking, index) => ({
      stay: stayOf(booking),
      room_id: rooms[index ^ 1]?.id,
      version: booking.version,
    }))
    expect((await rearrange(moves)).body.message).toBe('12 stays moved.')
    const after = await Promise.all(bookings.map(read))
    expect(after.map(({ rooms: [room] }) => room?.id)).toEqual(rooms.map((_room, index) => rooms[index ^ 1]?.id))
  })

  test('saves nothing if one of the moves is impossible, and names it', async () => {
    const [one, two, taken] = await roomsOf(3)
    if (!one || !two || !taken) throw new Error('rooms are missing')
    const booking = await place(one, 2, 5)
    const other = await place(two, 2, 5)
    await place(taken, 4, 8)
    const answer = await rearrange([
      { stay: stayOf(booking), room_id: two.id },
      { stay: stayOf(other), room_id: taken.id },
    ])
    expect(answer.status).toBe(409)
    expect(answer.body.error).toMatchObject({
      code: 'room_taken',
      fields: { 'moves.1': [expect.stringContaining(`Room ${taken.room_number} is already booked`)] },
    })
    expect(nightsOf(await read(booking))).toEqual(nightsOf(booking))
    expect(nightsOf(await read(other))).toEqual(nightsOf(other))
  })

  test('refuses two of the moved stays in one room', async () => {
    const [one, two, free] = await roomsOf(3)
    if (!one || !two || !free) throw new Error('rooms are missing')
    const moves = [await place(one, 2, 5), await place(two, 4, 6)].map((booking) => ({
      stay: stayOf(booking),
      room_id: free.id,
    }))
    const { status, body } = await rearrange(moves)
    expect(status).toBe(409)
    expect(body.error.message).toContain(`would both have room ${free.room_number}`)
    expect(Object.keys(body.error.fields)).toEqual(['moves.1'])
  })

  test('tells who changed a booking meanwhile', async () => {
    const booking = await place(await roomOf(), 2, 5)
    const room_id = (await roomOf()).id
    await rearrange([{ stay: stayOf(booking), room_id, version: booking.version }])
    const { status, body } = await rearrange([
      { stay: stayOf(booking), room_id: (await roomOf()).id, version: booking.version },
    ])
    expect(status).toBe(409)
    expect(body.error.code).toBe('changed_meanwhile')
    expect(body.error.message).toContain(`changed ${booking.booking_number} in the meantime`)
    expect((await read(booking)).rooms[0]?.id).toBe(room_id)
  })

  test('moves only the nights from today on of guests in the house', async () => {
    const [old, next] = [await roomOf(), await roomOf()]
    const booking = await place(old, 0, 5)
    await checkIn(booking)
    goToDay(2)
    const [stay] = (await read(booking)).rooms
    const { body } = await rearrange([{ stay: stay?.stay, room_id: next.id, check_out_date: day(6) }])
    expect(nightsOf(await read(booking))).toEqual([
      [old.id, day(0), day(2)],
      [next.id, day(2), day(6)],
    ])
    expect((await admin('POST', '/calendar/undo', body.data.undo)).status).toBe(200)
    expect(nightsOf(await read(booking))).toEqual([[old.id, day(0), day(5)]])
  })

  test('keeps the arrival and the past nights of guests in the house', async () => {
    const room = await roomOf()
    const booking = await place(room, 0, 5)
    await checkIn(booking)
    goToDay(2)
    const move = async (dates: object) =>
      (await rearrange([{ stay: stayOf(booking), room_id: room.id, ...dates }])).body.error
    expect((await move({ check_in_date: day(1) })).message).toContain('their arrival can’t be changed')
    expect((await move({ check_out_date: day(1) })).message).toContain('Choose a check-out on Nov 17, 2026 or later')
    expect(await move({ check_out_date: day(2) })).toBeUndefined()
    expect(nightsOf(await read(booking))).toEqual([[room.id, day(0), day(2)]])
  })

  test('keeps the rooms of a guest who moves without a gap', async () => {
    const [one, two] = [await roomOf(), await roomOf()]
    const booking = await place(one, 2, 6)
    await admin('POST', `/bookings/${booking.slug}/move-room`, { room_id: two.id, from_date: day(4) })
    const [first, second] = (await read(booking)).rooms.map(({ stay }) => stay)
    const gap = await rearrange([{ stay: first, room_id: one.id, check_out_date: day(3) }])
    expect(gap.body.error.fields['moves.0'][0]).toContain('go on to another room')
    const late = await rearrange([{ stay: second, room_id: two.id, check_in_date: day(5) }])
    expect(late.body.error.fields['moves.0'][0]).toContain('come from another room')
    const both = await rearrange([
      { stay: first, room_id: one.id, check_in_date: day(3), check_out_date: day(5) },
      { stay: second, room_id: two.id, check_in_date: day(5), check_out_date: day(7) },
    ])
    // As on screen: the day of a room move is not changed in the calendar.
    expect(both.status).toBe(422)
    expect(both.body.error.fields['moves.0'][0]).toContain('go on to another room')
    expect(await read(booking)).toMatchObject({ check_in_date: day(2), check_out_date: day(6) })
    const outer = await rearrange([{ stay: first, room_id: one.id, check_in_date: day(3) }])
    expect(outer.status).toBe(200)
  })

  test('moves no arrival into the past, also of a booking that was entered late', async () => {
    const room = await roomOf()
    const booking = await place(room, -3, 2, { late_entry_reason: 'The line was down' })
    const refused = await rearrange([{ stay: stayOf(booking), room_id: room.id, check_in_date: day(-2) }])
    expect([refused.status, refused.body.error.code]).toEqual([422, 'wrong_dates'])
    const later = await rearrange([{ stay: stayOf(booking), room_id: room.id, check_out_date: day(3) }])
    expect(later.status).toBe(200)
    expect((await rearrange([{ stay: stayOf(booking), room_id: room.id, check_in_date: day(0) }])).status).toBe(200)
  })

  test('refuses a day in the past, a stay without a night, and a room that is gone', async () => {
    const room = await roomOf()
    const booking = await place(room, 2, 5)
    const refused = async (move: object) =>
      (await rearrange([{ stay: stayOf(booking), room_id: room.id, ...move }])).status
    expect(await refused({ check_in_date: day(-1) })).toBe(422)
    expect(await refused({ check_in_date: day(5) })).toBe(422)
    expect(await refused({ room_id: 999_999 })).toBe(422)
    expect(await refused({})).toBe(422)
    expect(await refused({ stay: 'AAAAAAAAAAAAAAAA' })).toBe(409)
    expect((await rearrange([])).status).toBe(422)
    await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Ill' })
    expect(await refused({ room_id: (await roomOf()).id })).toBe(409)
  })

  test('asks before a room has more people than it is for', async () => {
    const booking = await place(await roomOf(suites.id), 2, 5, { number_of_adults: 4 })
    const move = { stay: stayOf(booking), room_id: (await roomOf()).id }
    expect((await rearrange([move])).body.error.code).toBe('over_capacity')
    expect((await rearrange([move], { confirm_occupancy: true })).status).toBe(200)
  })

  test('does not put guests into a room in which others still are', async () => {
    const [old, next] = [await roomOf(), await roomOf()]
    const staying = await place(next, 0, 1)
    await checkIn(staying)
    goToDay(1)
    const booking = await place(old, 1, 3)
    await checkIn(booking)
    const { status, body } = await rearrange([{ stay: stayOf(booking), room_id: next.id }])
    expect([status, body.error.code]).toEqual([409, 'room_occupied'])
  })
})

describe('guests in the house', () => {
  test('don’t get a room in which others overstay, also if those are moved with them', async () => {
    const [own, other] = [await roomOf(), await roomOf()]
    const overstaying = await place(other, 0, 1)
    await checkIn(overstaying)
    goToDay(2)
    const booking = await place(own, 2, 5)
    await checkIn(booking)
    const { status, body } = await rearrange([
      { stay: stayOf(booking), room_id: other.id },
      { stay: stayOf(overstaying), room_id: other.id, check_out_date: day(2) },
    ])
    expect([status, body.error.code]).toEqual([409, 'room_occupied'])
  })

  test('swap rooms, and the history says so in both directions', async () => {
    const rooms = [await roomOf(), await roomOf()]
    const bookings = [await place(rooms[0] as { id: number }, 0, 4), await place(rooms[1] as { id: number }, 0, 4)]
    for (const booking of bookings) await checkIn(booking)
    goToDay(1)
    const moves = bookings.map((booking, index) => ({
      stay: stayOf(booking),
      room_id: rooms[1 - index]?.id,
      rent: 'new',
    }))
    const { body } = await rearrange(moves)
    const historyOf = async ({ slug }: Placed) => (await admin('GET', `/bookings/${slug}`)).body.data.history[0].what
    const [one, two] = rooms.map((room) => room.room_number)
    expect(await historyOf(bookings[0] as Placed)).toBe(
      `Changed room ${one} → room ${two} from Nov 16, 2026, room ${two} rent ₹2,000.00 → ₹3,000.00`,
    )
    await admin('POST', '/calendar/undo', body.data.undo)
    expect(await historyOf(bookings[0] as Placed)).toContain(`room ${two} → room ${one} from Nov 16, 2026`)
  })

  test('have no nights left to move on the day of their departure', async () => {
    const booking = await place(await roomOf(), 0, 1)
    await checkIn(booking)
    goToDay(1)
    const { status, body } = await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])
    expect([status, body.error.fields['moves.0'][0]]).toEqual([409, expect.stringContaining('No night is left')])
  })
})

test('a line is not longer than a stay may be, whichever of its stays is extended', async () => {
  const [one, two] = [await roomOf(), await roomOf()]
  const booking = await place(one, 1, 301)
  await admin('POST', `/bookings/${booking.slug}/move-room`, { room_id: two.id, from_date: day(201) })
  const second = stayOf(await read(booking), 1)
  const { status, body } = await rearrange([{ stay: second, room_id: two.id, check_out_date: day(400) }])
  expect([status, body.error.message]).toEqual([422, 'A stay has at most 365 nights'])
})

test('extra people are confirmed once for their type', async () => {
  const booking = await place(await roomOf(), 2, 4, { number_of_adults: 3, confirm_occupancy: true })
  expect((await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])).status).toBe(200)
})

describe('undo', () => {
  test('gives back rooms, dates and prices', async () => {
    const [old, next] = [await roomOf(), await roomOf(suites.id)]
    const nightly_rents = [2, 3, 4].map((offset) => ({ date: day(offset), rent: 1000 * offset }))
    const booking = await place(old, 2, 5, { nightly_rents })
    const before = (await admin('GET', `/bookings/${booking.slug}/bill`)).body.data
    const change = { check_in_date: day(6), check_out_date: day(7), rent: 'new' }
    const { body } = await rearrange([{ stay: stayOf(booking), room_id: next.id, ...change }])
    const undone = await admin('POST', '/calendar/undo', body.data.undo)
    expect([undone.status, undone.body.message]).toEqual([200, 'Change undone.'])
    expect((await admin('GET', `/bookings/${booking.slug}/bill`)).body.data).toEqual(before)
    expect(await read(booking)).toMatchObject({ check_in_date: day(2), check_out_date: day(5) })
    // And the undo can be undone.
    expect((await admin('POST', '/calendar/undo', undone.body.data.undo)).status).toBe(200)
    expect(nightsOf(await read(booking))).toEqual([[next.id, day(6), day(7)]])
  })

  test('is refused after another change, and when the room was taken', async () => {
    const old = await roomOf()
    const booking = await place(old, 2, 5)
    const { body } = await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])
    await place(old, 3, 4)
    expect((await admin('POST', '/calendar/undo', body.data.undo)).body.error.code).toBe('room_taken')
    await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])
    expect((await admin('POST', '/calendar/undo', body.data.undo)).body.error.code).toBe('changed_meanwhile')
  })

  test('is no longer possible after a day', async () => {
    const booking = await place(await roomOf(), 2, 5)
    const { body } = await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])
    await deleteOldRearrangements(db, new Date(Date.now() + 25 * 60 * 60_000))
    const { status, body: refused } = await admin('POST', '/calendar/undo', body.data.undo)
    expect([status, refused.error.code]).toEqual([409, 'undo_expired'])
  })

  test('is refused once guests have slept the nights', async () => {
    const booking = await place(await roomOf(), 0, 4)
    await checkIn(booking)
    const { body } = await rearrange([{ stay: stayOf(booking), room_id: (await roomOf()).id }])
    goToDay(2)
    const { status, body: refused } = await admin('POST', '/calendar/undo', body.data.undo)
    expect([status, refused.error.code]).toEqual([409, 'past_nights'])
  })

  test('is not offered for past nights of guests who overstay', async () => {
    const room = await roomOf()
    const booking = await place(room, 0, 1)
    await checkIn(booking)
    goToDay(3)
    const { status, body } = await rearrange([{ stay: stayOf(booking), room_id: room.id, check_out_date: day(4) }])
    expect([status, body.data.undo]).toEqual([200, null])
  })

  test('gives a group the dates back that were longer than its rooms', async () => {
    const rooms = [await roomOf(), await roomOf()]
    const inside = { check_in_date: day(4), check_out_date: day(6), room_rent: 2000 }
    const booking = await place({ id: 0 }, 2, 8, {
      ...{ booking_type: 'group', room_ids: undefined, number_of_adults: 4 },
      rooms: rooms.map(({ id }) => ({ room_id: id, ...inside })),
    })
    const dates = { check_in_date: day(1), check_out_date: day(9) }
    const { body } = await rearrange([{ stay: stayOf(booking, 1), room_id: rooms[1]?.id, ...dates }])
    expect(await read(booking)).toMatchObject(dates)
    await admin('POST', '/calendar/undo', body.data.undo)
    expect(await read(booking)).toMatchObject({ check_in_date: day(2), check_out_date: day(8) })
  })
})

test('the preview has the bills before and after, and changes nothing', async () => {
  const [old, next] = [await roomOf(), await roomOf(suites.id)]
  const booking = await place(old, 2, 5)
  const preview = async (move: object) =>
    (await admin('POST', '/calendar/preview', { moves: [{ stay: stayOf(booking), room_id: next.id, ...move }] })).body
      .data
  expect(await preview({})).toEqual([])
  const change = { booking: booking.slug, booking_number: booking.booking_number, before: 6000, violations: [] }
  expect(await preview({ rent: 'new' })).toEqual([{ ...change, after: 27_000 }])
  expect(await preview({ check_out_date: day(6) })).toEqual([{ ...change, after: 8000 }])
  // As many nights on other dates cost the same, also far before and after.
  expect(await preview({ check_in_date: day(10), check_out_date: day(13) })).toEqual([])
  const early = await place(await roomOf(), 20, 22)
  for (const shift of [-1, -2, -3, -15, 4]) {
    const dates = { check_in_date: day(20 + shift), check_out_date: day(22 + shift) }
    const moves = [{ stay: stayOf(early), room_id: next.id, ...dates }]
    expect((await admin('POST', '/calendar/preview', { moves })).body.data).toEqual([])
  }
  expect(nightsOf(await read(booking))).toEqual(nightsOf(booking))
})

test('the calendar has the versions for the next change', async () => {
  const booking = await place(await roomOf(), 40, 42)
  const calendar: Calendar = (await admin('GET', `/calendar?from=${day(40)}&to=${day(42)}`)).body.data
  const stay = calendar.stays.find((shown) => shown.booking === booking.slug) as CalendarStay
  const room_id = (await roomOf()).id
  expect((await rearrange([{ stay: stay.stay, version: stay.version, room_id }])).status).toBe(200)
  const { history } = (await admin('GET', `/bookings/${booking.slug}`)).body.data
  expect(history[0].what).toMatch(/^Changed room .+ → room/)
  expect(await db.selectFrom('stay').select('room_id').where('slug', '=', stay.stay).execute()).toEqual([{ room_id }])
})
