import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, time } = await startTestApp()
const day = (offset: number) => addDays('2026-11-15', offset)
const wakeUpOn = (offset: number) => {
  time.now = new Date(`${day(offset)}T06:00:00Z`)
}
beforeEach(() => wakeUpOn(0))

const type = await make.roomType({ price_per_night: rupees(3000), max_adults: 2, max_children: 1 })
const dear = await make.roomType({ price_per_night: rupees(9000), max_adults: 4, max_children: 2 })
const roomOf = (room_type_id = type.id) => make.room({ room_type_id })

interface Entry {
  stay: string
  line: number
  id: number
  room_rent: number
  check_in_date: string
  check_out_date: string
  nightly_rents: { date: string; rent: number }[]
}

const place = async (from: number, to: number, more: Record<string, unknown> = {}) => {
  const { body } = await admin('POST', '/bookings', {
    booking_type: 'individual',
    guest_id: (await make.guest()).id,
    room_rent: 2000,
    check_in_date: day(from),
    check_out_date: day(to),
    number_of_adults: 2,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    ...more,
  })
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data as { slug: string; rooms: Entry[]; version: number; booking_number: string; guest_id: number }
}
const group = (from: number, to: number, rooms: Record<string, unknown>[], more = {}) =>
  place(from, to, { booking_type: 'group', rooms: rooms.map((room) => ({ room_rent: 2000, ...room })), ...more })

type Booked = { slug: string }
const act = async ({ slug }: Booked, action: string, body: Record<string, unknown> = {}) => {
  const answer = await admin('POST', `/bookings/${slug}/${action}`, body)
  return { ...answer, error: answer.body.error }
}
const read = async ({ slug }: Booked) => (await admin('GET', `/bookings/${slug}`)).body.data
const staysOf = (booking: { rooms: Entry[] }) =>
  booking.rooms.map(({ line, id, check_in_date, check_out_date }) => [line, id, check_in_date, check_out_date])
const billOf = async ({ slug }: Booked) => (await admin('GET', `/bookings/${slug}/bill`)).body.data
const statusOf = async ({ slug }: Booked) => (await admin('GET', `/rooms/${slug}`)).body.data.status
const linesOf = async (booking: Booked) =>
  (await billOf(booking)).lines.map(({ description, quantity, rate }: Record<string, unknown>) => [
    description,
    quantity,
    rate,
  ])

describe('a room move', () => {
  test('on day 3 leaves the nights before in the old room, and bills both', async () => {
    const [old, next] = [await roomOf(), await roomOf(dear.id)]
    const booking = await place(0, 5, { room_ids: [old.id] })
    await act(booking, 'check-in')
    wakeUpOn(2)
    const { status, body } = await act(booking, 'move-room', { room_id: next.id, rent: 'new' })
    expect(status).toBe(200)
    expect(body.message).toContain(`from room ${old.room_number} to ${next.room_number} on Nov 17, 2026`)
    expect(staysOf(body.data)).toEqual([
      [1, old.id, day(0), day(2)],
      [1, next.id, day(2), day(5)],
    ])
    expect(body.data.rooms[0].stay).toBe(booking.rooms[0]?.stay)
    expect(await linesOf(booking)).toEqual([
      [expect.stringContaining(`Room ${old.room_number}`), 2, 2000],
      [expect.stringContaining(`Room ${next.room_number}`), 3, 9000],
    ])
    expect(await Promise.all([old, next].map(statusOf))).toEqual(['available', 'occupied'])
    expect(body.data.history[0].what).toBe(
      `Changed room ${old.room_number} → room ${next.room_number} from Nov 17, 2026, room ${next.room_number} rent ₹2,000.00 → ₹9,000.00`,
    )
  })

  test('keeps the rent by default, and the preview shows the bill before it is saved', async () => {
    const [old, next] = [await roomOf(), await roomOf(dear.id)]
    const booking = await place(1, 3, { room_ids: [old.id] })
    const preview = async (query: string) =>
      (await admin('GET', `/bookings/${booking.slug}/preview?action=move&room_id=${next.id}${query}`)).body.data
    expect(await preview('&rent=new')).toMatchObject({ before: { total: 4000 }, after: { total: 18_000 } })
    expect(await preview(`&rent=new&from_date=${day(2)}`)).toMatchObject({ after: { total: 11_000 } })
    expect(await preview('')).toMatchObject({ after: { total: 4000 } })
    const { body } = await act(booking, 'move-room', { room_id: next.id })
    expect(staysOf(body.data)).toEqual([[1, next.id, day(1), day(3)]])
    expect(body.data.rooms[0]).toMatchObject({ stay: booking.rooms[0]?.stay, room_rent: 2000 })
    expect(await billOf(booking)).toMatchObject({ total: 4000 })
  })

  test('is not refused by a block of last week', async () => {
    const [old, next] = [await roomOf(), await roomOf()]
    const booking = await place(0, 6, { room_ids: [old.id] })
    await admin('POST', `/rooms/${next.slug}/maintenance`, {
      check_in_date: day(0),
      check_out_date: day(3),
      maintenance_reason: 'Paint',
    })
    await act(booking, 'check-in')
    wakeUpOn(2)
    expect((await act(booking, 'move-room', { room_id: next.id })).error).toMatchObject({ code: 'room_taken' })
    wakeUpOn(3)
    expect((await act(booking, 'move-room', { room_id: next.id })).status).toBe(200)
  })

  test('is refused for a day before today, into the same, a taken, an occupied or a closed room', async () => {
    const [own, taken, closed] = [await roomOf(), await roomOf(), await roomOf()]
    const booking = await place(0, 4, { room_ids: [own.id] })
    const other = await place(0, 2, { room_ids: [taken.id] })
    await act(booking, 'check-in')
    await act(other, 'check-in')
    await admin('PUT', `/rooms/${closed.slug}`, { ...closed, status: 'maintenance', room_type_id: type.id })
    await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', closed.id).execute()
    wakeUpOn(1)
    const refused = async (more: Record<string, unknown>) => (await act(booking, 'move-room', more)).error
    expect(await refused({ room_id: taken.id, from_date: day(0) })).toMatchObject({ code: 'wrong_move_day' })
    expect(await refused({ room_id: taken.id, from_date: day(4) })).toMatchObject({ code: 'wrong_move_day' })
    expect(await refused({ room_id: own.id })).toMatchObject({ code: 'same_room' })
    expect(await refused({ room_id: taken.id })).toMatchObject({ code: 'room_taken' })
    expect(await refused({ room_id: closed.id })).toMatchObject({ code: 'room_under_maintenance' })
    expect(await refused({ room_id: 999_999 })).toMatchObject({ code: 'room_missing' })
    // The other guest should have left, but is still in the room.
    wakeUpOn(3)
    expect(await refused({ room_id: taken.id })).toMatchObject({ code: 'room_occupied' })
    expect(staysOf(await read(booking))).toEqual([[1, own.id, day(0), day(4)]])
  })

  test('to a smaller room asks first', async () => {
    const [large, small] = [await roomOf(dear.id), await roomOf()]
    const booking = await place(0, 2, { room_ids: [large.id], number_of_adults: 4 })
    const { error } = await act(booking, 'move-room', { room_id: small.id })
    expect(error).toMatchObject({ code: 'over_capacity', message: expect.stringContaining('4 adults (maximum 2)') })
    expect((await act(booking, 'move-room', { room_id: small.id, confirm_occupancy: true })).status).toBe(200)
  })
})

describe('a swap', () => {
  test('exchanges the rooms of two bookings in one step, and each keeps its rent', async () => {
    const [a, b] = [await roomOf(), await roomOf(dear.id)]
    const one = await place(0, 3, { room_ids: [a.id] })
    const other = await place(0, 2, { room_ids: [b.id], room_rent: 7000 })
    await act(one, 'check-in')
    await act(other, 'check-in')
    wakeUpOn(1)
    const { status, body } = await act(one, 'swap-rooms', { with_booking: other.slug })
    expect(status).toBe(200)
    expect(staysOf(body.data)).toEqual([
      [1, a.id, day(0), day(1)],
      [1, b.id, day(1), day(3)],
    ])
    expect(staysOf(await read(other))).toEqual([
      [1, b.id, day(0), day(1)],
      [1, a.id, day(1), day(2)],
    ])
    expect([(await billOf(one)).total, (await billOf(other)).total]).toEqual([6000, 14_000])
  })

  test('of two rooms of a group, and of bookings that have not arrived', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const wedding = await group(2, 4, [{ room_id: a.id }, { room_id: b.id }])
    const { body } = await act(wedding, 'swap-rooms', { line: 1, with_booking: wedding.slug, with_line: 2 })
    expect(staysOf(body.data)).toEqual([
      [1, b.id, day(2), day(4)],
      [2, a.id, day(2), day(4)],
    ])
  })

  test('is refused if the other room is taken on one of the nights by a third booking', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const one = await place(0, 4, { room_ids: [a.id] })
    const other = await place(0, 2, { room_ids: [b.id] })
    await place(3, 5, { room_ids: [b.id] })
    expect((await act(one, 'swap-rooms', { with_booking: other.slug })).error).toMatchObject({ code: 'room_taken' })
    expect((await act(one, 'swap-rooms', { with_booking: one.slug })).error).toMatchObject({ code: 'same_room' })
    expect((await act(one, 'swap-rooms', { with_booking: 'gone' })).status).toBe(404)
  })

  test('by two clerks at once happens twice, or one is told; no room is ever held twice', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const one = await place(0, 3, { room_ids: [a.id] })
    const other = await place(0, 3, { room_ids: [b.id] })
    const answers = await Promise.all([
      act(one, 'swap-rooms', { with_booking: other.slug }),
      act(other, 'swap-rooms', { with_booking: one.slug }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect([staysOf(await read(one))[0]?.[1], staysOf(await read(other))[0]?.[1]]).toEqual([a.id, b.id])
  })
})

test('a clerk who saw the rooms before a colleague swapped them is told, and nothing is swapped back', async () => {
  const [a, b] = [await roomOf(), await roomOf()]
  const one = await place(0, 3, { room_ids: [a.id] })
  const other = await place(0, 3, { room_ids: [b.id] })
  const answers = await Promise.all([
    act(one, 'swap-rooms', { with_booking: other.slug, version: one.version }),
    act(other, 'swap-rooms', { with_booking: one.slug, version: other.version }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({ code: 'changed_meanwhile' })
  expect([staysOf(await read(one))[0]?.[1], staysOf(await read(other))[0]?.[1]]).toEqual([b.id, a.id])
})

describe('an extension', () => {
  test('in the own room adds nights at the last rent', async () => {
    const room = await roomOf()
    const booking = await place(0, 2, { room_ids: [room.id] })
    await act(booking, 'check-in')
    const { body } = await act(booking, 'extend', { check_out_date: day(4) })
    expect(body.data.check_out_date).toBe(day(4))
    expect(staysOf(body.data)).toEqual([[1, room.id, day(0), day(4)]])
    expect(await billOf(booking)).toMatchObject({ total: 8000 })
  })

  test('into another room is one step if the own one is taken', async () => {
    const [own, free] = [await roomOf(), await roomOf(dear.id)]
    const booking = await place(0, 2, { room_ids: [own.id] })
    await place(2, 4, { room_ids: [own.id] })
    await act(booking, 'check-in')
    expect((await act(booking, 'extend', { check_out_date: day(3) })).error).toMatchObject({ code: 'room_taken' })
    const { body } = await act(booking, 'extend', { check_out_date: day(3), room_id: free.id, rent: 'new' })
    expect(staysOf(body.data)).toEqual([
      [1, own.id, day(0), day(2)],
      [1, free.id, day(2), day(3)],
    ])
    expect(await billOf(booking)).toMatchObject({ total: 13_000 })
    const [arrivals, departures] = await Promise.all(
      ['arrivals', 'departures'].map((list) => admin('GET', `/reports/${list}?date=${day(2)}`)),
    )
    const slugs = ({ body }: { body: { data: { booking_slug: string }[] } }) => body.data.map((row) => row.booking_slug)
    expect(slugs(arrivals as never)).not.toContain(booking.slug)
    expect(slugs(departures as never)).not.toContain(booking.slug)
  })

  test('after an overstay adds the missing nights', async () => {
    const room = await roomOf()
    const booking = await place(0, 1, { room_ids: [room.id] })
    await act(booking, 'check-in')
    wakeUpOn(3)
    const { body } = await act(booking, 'extend', { check_out_date: day(4) })
    expect(body.data.rooms[0].nightly_rents.map(({ date }: { date: string }) => date)).toEqual([0, 1, 2, 3].map(day))
    expect((await act(booking, 'extend', { check_out_date: day(4) })).error).toMatchObject({ code: 'wrong_departure' })
  })
})

describe('the check-out of one room of a group', () => {
  test('ends its nights and releases its room; the last one is checked out with the booking', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const wedding = await group(0, 4, [{ room_id: a.id }, { room_id: b.id }], {
      number_of_adults: 4,
      food_plan_rate: 100,
    })
    expect((await act(wedding, 'check-out-room', { line: 1 })).error).toMatchObject({ code: 'booking_not_checked_in' })
    await act(wedding, 'check-in')
    wakeUpOn(1)
    const { body } = await act(wedding, 'check-out-room', { line: 1 })
    expect(staysOf(body.data)).toEqual([
      [1, a.id, day(0), day(1)],
      [2, b.id, day(0), day(4)],
    ])
    expect(body.data.rooms[0].departed_on).toBe(day(1))
    expect(body.data.history[0].what).toContain(`room ${a.room_number} checked out`)
    expect(await Promise.all([a, b].map(statusOf))).toEqual(['available', 'occupied'])
    expect((await place(1, 3, { room_ids: [a.id] })).slug).toBeTruthy()
    // 5 room-nights, and the meals of the people who are still here: 2 for 1 night, 2 for 4.
    expect(await billOf(wedding)).toMatchObject({ total: 5 * 2000 + (2 + 8) * 100 })
    expect((await act(wedding, 'check-out-room', { line: 1 })).error).toMatchObject({ code: 'line_departed' })
    expect((await act(wedding, 'check-out-room', { line: 2 })).error).toMatchObject({ code: 'last_room' })
    expect((await act(wedding, 'check-out-room', { line: 7 })).error).toMatchObject({ code: 'line_missing' })
    expect((await act(wedding, 'check-out', { check_out_date: day(1) })).body.data.status).toBe('checked_out')
  })

  test('that stays longest shortens the booking, and on the day of arrival costs one night', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const wedding = await group(0, 4, [{ room_id: a.id }, { room_id: b.id, check_out_date: day(2) }])
    await act(wedding, 'check-in')
    const { body } = await act(wedding, 'check-out-room', { line: 1 })
    expect(body.data).toMatchObject({ check_out_date: day(2) })
    expect(await billOf(wedding)).toMatchObject({ total: 3 * 2000 })
    // The night that is paid is not held.
    expect(await statusOf(a)).toBe('available')
    expect((await place(0, 1, { room_ids: [a.id] })).slug).toBeTruthy()
  })
})

describe('past nights', () => {
  const inHouse = async () => {
    const room = await roomOf()
    const booking = await place(0, 4, { room_ids: [room.id] })
    await act(booking, 'check-in')
    wakeUpOn(2)
    return { room, booking }
  }
  const nightsOf = async (booking: Booked) =>
    (await read(booking)).rooms.flatMap((stay: Entry) => stay.nightly_rents.map(({ date, rent }) => [date, rent]))

  test('keep their rent when an edit changes it', async () => {
    const { room, booking } = await inHouse()
    const { version, guest_id } = await read(booking)
    const edit = {
      booking_type: 'individual',
      version,
      guest_id,
      room_ids: [room.id],
      room_rent: 3000,
      check_in_date: day(0),
      check_out_date: day(4),
      number_of_adults: 1,
      advance_amount: 0,
      food_plan_id: 2,
      food_plan_rate: 100,
    }
    expect((await admin('PUT', `/bookings/${booking.slug}`, edit)).status).toBe(200)
    expect((await read(booking)).rooms[0].nightly_rents).toMatchObject([
      { rent: 2000, meals: 2, food_plan_id: 1, food_plan_rate: 0 },
      { rent: 2000, meals: 2, food_plan_id: 1, food_plan_rate: 0 },
      { rent: 3000, meals: 1, food_plan_id: 2, food_plan_rate: 100 },
      { rent: 3000, meals: 1, food_plan_id: 2, food_plan_rate: 100 },
    ])
    const early = await admin('PUT', `/bookings/${booking.slug}`, {
      ...edit,
      version: version + 1,
      check_out_date: day(1),
    })
    expect(early).toMatchObject({ status: 422, body: { error: { fields: { check_out_date: [expect.any(String)] } } } })
  })

  test('are corrected with a reason, which the history tells', async () => {
    const { booking } = await inHouse()
    const nights = [{ line: 1, date: day(1), rent: 1500 }]
    expect((await act(booking, 'correct-nights', { nights, reason: '' })).status).toBe(422)
    expect(
      (await act(booking, 'correct-nights', { nights: [{ ...nights[0], date: day(2) }], reason: 'x' })).error,
    ).toMatchObject({
      code: 'not_a_past_night',
    })
    const { body } = await act(booking, 'correct-nights', { nights, reason: 'Typed wrongly' })
    expect(await nightsOf(booking)).toEqual([
      [day(0), 2000],
      [day(1), 1500],
      [day(2), 2000],
      [day(3), 2000],
    ])
    expect(body.data.history[0].what).toMatch(
      /^Corrected past nights \(Typed wrongly\): room \S+ rent of Nov 16, 2026 /,
    )
  })

  test('of a guest who left unnoticed are taken off the bill', async () => {
    const { booking } = await inHouse()
    const departure = { check_out_date: day(1) }
    const { body } = await act(booking, 'correct-nights', { departure, reason: 'Left on Monday' })
    expect(body.data).toMatchObject({ check_out_date: day(1) })
    expect(await billOf(booking)).toMatchObject({ total: 2000 })
    expect((await act(booking, 'check-out')).body.data).toMatchObject({ status: 'checked_out', check_out_date: day(1) })
    expect((await act(booking, 'correct-nights', { departure, reason: 'Again' })).error).toMatchObject({
      code: 'booking_not_live',
    })
  })

  test('are protected by the database itself', async () => {
    const { room, booking } = await inHouse()
    const { id } = await db
      .selectFrom('booking')
      .select('id')
      .where('slug', '=', booking.slug)
      .executeTakeFirstOrThrow()
    const stay = await db.selectFrom('stay').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow()
    const now = time.now.toISOString()
    const tries = [
      `update night set rent = 1 where stay_id = ${stay.id} and date = '${day(0)}'`,
      `delete from night where stay_id = ${stay.id} and date = '${day(1)}'`,
      `delete from stay where id = ${stay.id}`,
      `update stay set room_id = ${(await roomOf()).id} where id = ${stay.id}`,
      `update stay set check_in_date = '${day(1)}' where id = ${stay.id}`,
      `update stay set check_out_date = '${day(1)}' where id = ${stay.id}`,
    ]
    const { sql } = await import('kysely')
    for (const attempt of tries) {
      const run = db.transaction().execute(async (trx) => {
        await sql`select set_config('sarai.now', ${now}, true)`.execute(trx)
        await sql.raw(attempt).execute(trx)
      })
      await expect(run, attempt).rejects.toThrow('a past night does not change')
    }
    expect(staysOf(await read(booking))).toEqual([[1, room.id, day(0), day(4)]])
  })
})

describe('nightly rents', () => {
  test('are set one by one; the average is shown, and sending it back changes nothing', async () => {
    const room = await roomOf()
    const nightly_rents = [
      { date: day(0), rent: 1000 },
      { date: day(1), rent: 2500.5 },
    ]
    const booking = await place(0, 3, { room_ids: [room.id], nightly_rents })
    const [stay] = booking.rooms
    expect(stay).toMatchObject({ room_rent: 1833.5 })
    expect(stay?.nightly_rents.map(({ rent }) => rent)).toEqual([1000, 2500.5, 2000])
    expect(await billOf(booking)).toMatchObject({ charges: 5500.5 })
    const edit = {
      booking_type: 'individual',
      version: booking.version,
      guest_id: booking.guest_id,
      room_ids: [room.id],
      room_rent: 1833.5,
      check_in_date: day(0),
      check_out_date: day(4),
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
    }
    const { body } = await admin('PUT', `/bookings/${booking.slug}`, edit)
    expect(body.data.rooms[0].nightly_rents.map(({ rent }: { rent: number }) => rent)).toEqual([
      1000, 2500.5, 2000, 2000,
    ])
    expect(body.data.rooms[0].stay).toBe(stay?.stay)
  })
})

describe('the people of a group', () => {
  test('are in their rooms: given, or divided evenly', async () => {
    const rooms = await Promise.all([roomOf(dear.id), roomOf(), roomOf()])
    const even = await group(
      0,
      2,
      rooms.map(({ id }) => ({ room_id: id })),
      { number_of_adults: 4, number_of_children: 1 },
    )
    expect(
      (await read(even)).rooms.map((stay: Record<string, number>) => [stay.number_of_adults, stay.number_of_children]),
    ).toEqual([
      [2, 0],
      [1, 1],
      [1, 0],
    ])
    const given = [3, 1, 1].map((number_of_adults, index) => ({ room_id: rooms[index]?.id, number_of_adults }))
    const placed = await group(4, 6, given, { number_of_adults: 5 })
    expect((await read(placed)).rooms.map((stay: Record<string, number>) => stay.number_of_adults)).toEqual([3, 1, 1])
    const wrong = await admin('POST', '/bookings', {
      booking_type: 'group',
      guest_id: placed.guest_id,
      rooms: given.map((room) => ({ ...room, room_rent: 1 })),
      check_in_date: day(8),
      check_out_date: day(9),
      number_of_adults: 6,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
    })
    expect(wrong.body.error.fields.number_of_adults[0]).toContain('The rooms add up to 5')
  })
})

const editOf = async (booking: Booked, changes: Record<string, unknown> = {}) => {
  const saved = await read(booking)
  const rooms = new Map<number, Entry>(saved.rooms.map((stay: Entry) => [stay.line, stay]))
  const common = {
    booking_type: saved.booking_type,
    version: saved.version,
    guest_id: saved.guest_id,
    check_in_date: saved.check_in_date,
    check_out_date: saved.check_out_date,
    number_of_adults: saved.number_of_adults,
    number_of_children: saved.number_of_children,
    advance_amount: 0,
    food_plan_id: saved.food_plan_id,
    food_plan_rate: saved.food_plan_rate,
  }
  const [last] = [...rooms.values()].slice(-1)
  const own =
    saved.booking_type === 'individual'
      ? { room_ids: [last?.id], room_rent: last?.room_rent }
      : { rooms: [...rooms.values()].map(({ line, id, room_rent }) => ({ line, room_id: id, room_rent })) }
  return admin('PUT', `/bookings/${booking.slug}`, { ...common, ...own, ...changes })
}

describe('an edit', () => {
  test('of an overdue guest adds no nights unless the departure is changed', async () => {
    const room = await roomOf()
    const booking = await place(0, 2, { room_ids: [room.id] })
    await act(booking, 'check-in')
    wakeUpOn(4)
    expect((await editOf(booking, { desk_remarks: 'Call him' })).status).toBe(200)
    expect(staysOf(await read(booking))).toEqual([[1, room.id, day(0), day(2)]])
    expect(await billOf(booking)).toMatchObject({ total: 4000 })
    expect((await editOf(booking, { check_out_date: day(5) })).status).toBe(200)
    expect(await billOf(booking)).toMatchObject({ total: 10_000 })
  })

  test('after a planned move changes only the nights in the last room', async () => {
    const [a, b, c] = [await roomOf(), await roomOf(), await roomOf()]
    const booking = await place(0, 4, { room_ids: [a.id] })
    await act(booking, 'move-room', { room_id: b.id, from_date: day(2), rent: 'new' })
    const { body } = await editOf(booking, { room_ids: [c.id], room_rent: 5000 })
    expect(staysOf(body.data)).toEqual([
      [1, a.id, day(0), day(2)],
      [1, c.id, day(2), day(4)],
    ])
    expect(await billOf(booking)).toMatchObject({ total: 2 * 2000 + 2 * 5000 })
  })

  test('of a group is refused with a line twice, and possible when a line has the room of one that left', async () => {
    const [a, b] = [await roomOf(), await roomOf()]
    const wedding = await group(0, 4, [{ room_id: a.id }, { room_id: b.id }], { number_of_adults: 4 })
    const twice = [a, b].map(({ id }) => ({ line: 1, room_id: id, room_rent: 2000 }))
    expect(await editOf(wedding, { rooms: twice })).toMatchObject({ status: 422 })
    await act(wedding, 'check-in')
    wakeUpOn(1)
    await act(wedding, 'check-out-room', { line: 1 })
    expect(await read(wedding)).toMatchObject({ number_of_adults: 2 })
    await act(wedding, 'move-room', { line: 2, room_id: a.id, confirm_not_ready: true })
    const { status, body } = await editOf(wedding, { desk_remarks: 'Late breakfast' })
    expect(status).toBe(200)
    expect(body.data.rooms.map((stay: Record<string, number>) => stay.number_of_adults)).toEqual([2, 2, 2])
  })

  test('with a food plan that is gone is refused with its field', async () => {
    const booking = await place(0, 2, { room_ids: [(await roomOf()).id] })
    const { status, body } = await editOf(booking, { food_plan_id: 999_999 })
    expect([status, Object.keys(body.error.fields)]).toEqual([422, ['food_plan_id']])
  })
})

test('an overdue guest who goes on in another room slept the missing nights in the own one', async () => {
  const [own, other] = [await roomOf(), await roomOf(dear.id)]
  const booking = await place(0, 1, { room_ids: [own.id] })
  await act(booking, 'check-in')
  wakeUpOn(3)
  const { body } = await act(booking, 'extend', { check_out_date: day(4), room_id: other.id, rent: 'new' })
  expect(staysOf(body.data)).toEqual([
    [1, own.id, day(0), day(3)],
    [1, other.id, day(3), day(4)],
  ])
  expect(body.data.history).toHaveLength(3)
  expect(await billOf(booking)).toMatchObject({ total: 3 * 2000 + 9000 })
})

test('a swap with an arrival does not mind the closed room that the guest has left', async () => {
  const [a, b, c] = [await roomOf(), await roomOf(), await roomOf()]
  const staying = await place(0, 4, { room_ids: [a.id] })
  await act(staying, 'check-in')
  wakeUpOn(1)
  await act(staying, 'move-room', { room_id: b.id })
  await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', a.id).execute()
  const arriving = await place(1, 3, { room_ids: [c.id] })
  expect((await act(staying, 'swap-rooms', { with_booking: arriving.slug })).status).toBe(200)
})

test('a correction cannot put guests into a room where others slept, and says so if nothing changes', async () => {
  const [a, b] = [await roomOf(), await roomOf()]
  const other = await place(0, 1, { room_ids: [b.id] })
  const booking = await place(0, 3, { room_ids: [a.id] })
  await act(other, 'check-in')
  await act(booking, 'check-in')
  wakeUpOn(1)
  await act(other, 'check-out')
  const correct = (night: Record<string, unknown>) =>
    act(booking, 'correct-nights', { reason: 'Was next door', nights: [{ line: 1, date: day(0), ...night }] })
  expect((await correct({ room_id: b.id })).error).toMatchObject({ code: 'room_taken' })
  expect((await correct({ rent: 2000 })).error).toMatchObject({ code: 'nothing_corrected' })
})

test('the check-out of an overdue room of a group ends the booking with it', async () => {
  const [a, b] = [await roomOf(), await roomOf()]
  const wedding = await group(0, 2, [{ room_id: a.id }, { room_id: b.id }])
  await act(wedding, 'check-in')
  wakeUpOn(3)
  const { body } = await act(wedding, 'check-out-room', { line: 1 })
  expect(body.data).toMatchObject({ check_out_date: day(3) })
  expect((await act(wedding, 'check-out-room', { line: 1, check_out_date: day(5) })).status).toBe(409)
  expect((await editOf(wedding, { desk_remarks: 'x' })).status).toBe(200)
})

test("settings cannot set the hotel's date back while guests are in the house", async () => {
  const booking = await place(0, 3, { room_ids: [(await roomOf()).id] })
  await act(booking, 'check-in')
  const { data: settings } = (await admin('GET', '/settings')).body
  const { status, body } = await admin('PUT', '/settings', { ...settings, time_zone: 'Pacific/Pago_Pago' })
  expect([status, body.error.code]).toEqual([409, 'earlier_date'])
})
