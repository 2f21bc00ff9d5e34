import { beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { dirtyEachMorning } from '#server/housekeeping/dirty-each-morning.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, services, time } = await startTestApp()
const day = (offset: number) => addDays('2026-11-15', offset)
const wakeUpOn = (offset: number, at = '06:00') => {
  time.now = new Date(`${day(offset)}T${at}:00Z`)
}
beforeEach(async () => {
  wakeUpOn(0)
  await settings({ dirty_after_check_out: true, dirty_each_morning: true, ready_means_inspected: false })
  await db.deleteFrom('cleaning_morning').execute()
})

const settings = async (changes: object) => {
  const { logo, ...now } = (await admin('GET', '/settings')).body.data
  expect((await admin('PUT', '/settings', { ...now, ...changes })).status).toBe(200)
}

const conditionOf = async ({ slug }: { slug: string }) => (await admin('GET', `/rooms/${slug}`)).body.data.condition
const setCondition = ({ id }: { id: number }, condition: 'dirty' | 'clean' | 'inspected') =>
  db.updateTable('room').set({ condition }).where('id', '=', id).execute()
const onBoard = async ({ slug }: { slug: string }, date = '') =>
  (await admin('GET', `/housekeeping${date && `?date=${date}`}`)).body.data.rooms.find(
    (room: { slug: string }) => room.slug === slug,
  )

const staying = async (nights = 2) => {
  const room = await make.room()
  const booking = await make.booking({ room_ids: [room.id], check_in_date: day(0), check_out_date: day(nights) })
  const path = `/bookings/${booking.slug}`
  expect((await admin('POST', `${path}/check-in`)).status).toBe(200)
  return { room, booking, path }
}

describe('guests who leave a room make it dirty', () => {
  test('by a check-out, and the room must be cleaned again that day', async () => {
    const { room, path } = await staying()
    wakeUpOn(2)
    await db
      .insertInto('cleaning')
      .values({ room_id: room.id, day: day(2), state: 'done' })
      .execute()
    expect((await admin('POST', `${path}/check-out`)).status).toBe(200)
    expect(await onBoard(room)).toMatchObject({
      condition: 'dirty',
      condition_changed_by: 'Front Desk',
      state: 'waiting',
      cleaning: 'departure',
      credits: 2,
      guests: null,
      departure: { has_left: true },
    })
  })

  test('by a check-out of one room of a group; the others stay as they are', async () => {
    const rooms = [await make.room(), await make.room()]
    const { body } = await admin('POST', '/bookings', {
      booking_type: 'group',
      guest_id: (await make.guest()).id,
      rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 1000 })),
      check_in_date: day(0),
      check_out_date: day(3),
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
    })
    await admin('POST', `/bookings/${body.data.slug}/check-in`)
    wakeUpOn(1)
    expect((await admin('POST', `/bookings/${body.data.slug}/check-out-room`, { line: 1 })).status).toBe(200)
    expect(await Promise.all(rooms.map(conditionOf))).toEqual(['dirty', 'clean'])
  })

  test('by a room move today, not by one of a later day', async () => {
    const [today, later] = [await staying(3), await staying(3)]
    const [one, other] = [await make.room(), await make.room()]
    await admin('POST', `${today.path}/move-room`, { room_id: one.id, rent: 'keep' })
    await admin('POST', `${later.path}/move-room`, { room_id: other.id, rent: 'keep', from_date: day(1) })
    expect(await Promise.all([today.room, one, later.room, other].map(conditionOf))).toEqual([
      'dirty',
      'clean',
      'clean',
      'clean',
    ])
  })

  test('by a swap: both rooms', async () => {
    const [one, other] = [await staying(), await staying()]
    const swapped = await admin('POST', `${one.path}/swap-rooms`, { with_booking: other.booking.slug })
    expect(swapped.status).toBe(200)
    expect(await Promise.all([one.room, other.room].map(conditionOf))).toEqual(['dirty', 'dirty'])
  })

  test('not by an extension, an edit or a cancelled booking', async () => {
    const { room, path } = await staying()
    const { version } = (await admin('GET', path)).body.data
    await admin('POST', `${path}/extend`, { check_out_date: day(4), version })
    const cancelled = await make.booking()
    await admin('POST', `/bookings/${cancelled.slug}/cancel`, { reason: 'Ill' })
    expect(await conditionOf(room)).toBe('clean')
    expect(
      await db
        .selectFrom('room')
        .select('id')
        .where('id', '=', cancelled.rooms[0]?.id ?? 0)
        .where('condition', '=', 'dirty')
        .execute(),
    ).toEqual([])
  })

  test('not if the settings say so', async () => {
    await settings({ dirty_after_check_out: false })
    const { room, path } = await staying()
    await admin('POST', `${path}/check-out`, { check_out_date: day(1) })
    expect(await conditionOf(room)).toBe('clean')
  })

  test('the version of the room itself stays: somebody may be editing it', async () => {
    const { room, path } = await staying()
    await admin('POST', `${path}/check-out`, { check_out_date: day(1) })
    expect((await admin('GET', `/rooms/${room.slug}`)).body.data).toMatchObject({
      condition: 'dirty',
      version: room.version,
    })
  })
})

describe('on each morning of a stay', () => {
  const morning = () => dirtyEachMorning.run(services)

  test('the room becomes dirty once: cleaned at ten, it stays clean at eleven', async () => {
    const [{ room }, arriving, empty] = [
      await staying(),
      await make.booking({ check_in_date: day(1), check_out_date: day(2) }),
      await make.room(),
    ]
    await morning()
    expect(await conditionOf(room)).toBe('clean')
    // 4:35 in India; the day starts at 4:00.
    wakeUpOn(0, '23:05')
    await Promise.all([morning(), morning()])
    expect(await onBoard(room)).toMatchObject({
      condition: 'dirty',
      condition_changed_by: null,
      cleaning: 'stay',
      credits: 1,
    })
    const next = arriving.rooms[0]
    expect(
      await db
        .selectFrom('room')
        .select('condition')
        .where('id', 'in', [next?.id ?? 0, empty.id])
        .execute(),
    ).toEqual([{ condition: 'clean' }, { condition: 'clean' }])
    await setCondition(room, 'clean')
    wakeUpOn(1, '05:30')
    await morning()
    expect(await conditionOf(room)).toBe('clean')
  })

  test('a room that was cleaned before a late run stays clean', async () => {
    const { room } = await staying()
    wakeUpOn(1, '04:00')
    const { version } = await onBoard(room)
    await admin('PATCH', `/housekeeping/rooms/${room.slug}`, { condition: 'dirty', version })
    await admin('PATCH', `/housekeeping/rooms/${room.slug}`, { condition: 'clean', version: version + 2 })
    wakeUpOn(1, '05:00')
    await morning()
    expect(await conditionOf(room)).toBe('clean')
  })

  test('not if the settings say so, and not in the afternoon after they are changed', async () => {
    const { room } = await staying()
    wakeUpOn(1)
    await settings({ dirty_each_morning: false })
    await morning()
    await settings({ dirty_each_morning: true })
    await morning()
    expect(await conditionOf(room)).toBe('clean')
    wakeUpOn(2)
    await morning()
    expect(await conditionOf(room)).toBe('dirty')
  })
})

describe('checking in', () => {
  const arrival = async (condition: 'dirty' | 'clean' | 'inspected') => {
    const room = await make.room()
    const booking = await make.booking({ room_ids: [room.id] })
    await setCondition(room, condition)
    return { room, path: `/bookings/${booking.slug}/check-in` }
  }

  test('to a dirty room asks, and passes when confirmed', async () => {
    const { room, path } = await arrival('dirty')
    const asked = await admin('POST', path)
    expect([asked.status, asked.body.error.code]).toEqual([409, 'room_not_ready'])
    expect(asked.body.error.message).toBe(`Room ${room.room_number} is not ready yet: it is dirty. Check in anyway?`)
    expect((await admin('POST', path, { confirm_not_ready: true })).status).toBe(200)
    expect(await onBoard(room)).toMatchObject({ condition: 'dirty', cleaning: 'stay' })
  })

  test('to a clean room asks only if rooms must be inspected', async () => {
    expect((await admin('POST', (await arrival('clean')).path)).status).toBe(200)
    await settings({ ready_means_inspected: true })
    const { room, path } = await arrival('clean')
    expect((await admin('GET', `/rooms/${room.slug}`)).body.data).toMatchObject({ condition: 'clean', is_ready: false })
    const { error } = (await admin('POST', path)).body
    expect([error.code, error.message]).toEqual([
      'room_not_ready',
      `Room ${room.room_number} is not ready yet: it is not inspected. Check in anyway?`,
    ])
    expect((await admin('POST', (await arrival('inspected')).path)).status).toBe(200)
  })

  test('to a room that somebody is cleaning says who', async () => {
    const { room, path } = await arrival('dirty')
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('name', '=', 'Front Desk')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('cleaning')
      .values({ room_id: room.id, day: day(0), state: 'started', state_changed_by: id })
      .execute()
    expect((await admin('POST', path)).body.error.message).toBe(
      `Room ${room.room_number} is not ready yet: Front Desk is cleaning it. Check in anyway?`,
    )
  })

  test('a move into a room that is not ready asks, if the guests move today', async () => {
    const [one, later] = [await staying(3), await staying(3)]
    const to = await make.room()
    await setCondition(to, 'dirty')
    const move = (path: string, more: object = {}) =>
      admin('POST', `${path}/move-room`, { room_id: to.id, rent: 'keep', ...more })
    const asked = await move(one.path)
    expect([asked.status, asked.body.error.code, asked.body.error.message]).toEqual([
      409,
      'room_not_ready',
      `Room ${to.room_number} is not ready yet: it is dirty. Move anyway?`,
    ])
    expect((await move(later.path, { from_date: day(2) })).status).toBe(200)
    const { path } = await staying(1)
    expect((await move(path, { confirm_not_ready: true })).status).toBe(200)
  })

  test('a free room whose guests leave today is occupied until they have left, except for their own booking', async () => {
    const { room, booking, path } = await staying()
    wakeUpOn(2)
    const nights = `check_in_date=${day(2)}&check_out_date=${day(3)}`
    const status = async (more = '') =>
      (await admin('GET', `/rooms/available?${nights}${more}`)).body.data.find(
        ({ id }: { id: number }) => id === room.id,
      )?.status
    expect(await status()).toBe('occupied')
    expect(await status(`&except_booking=${booking.slug}`)).toBe('available')
    await admin('POST', `${path}/check-out`)
    expect(await status()).toBe('available')
  })

  test('free rooms and the room calendar show the condition', async () => {
    const room = await make.room()
    await setCondition(room, 'dirty')
    const free = await admin('GET', `/rooms/available?check_in_date=${day(0)}&check_out_date=${day(1)}`)
    const shown = { condition: 'dirty', is_ready: false }
    expect(free.body.data.find(({ id }: { id: number }) => id === room.id)).toMatchObject(shown)
    const calendar = await admin('GET', `/calendar?from=${day(0)}&to=${day(1)}`)
    const inCalendar = () => calendar.body.data.rooms.find(({ id }: { id: number }) => id === room.id)
    expect(inCalendar()).toMatchObject({ condition: 'dirty' })
    const clean = calendar.body.data.rooms.filter(({ condition }: { condition?: string }) => condition === 'clean')
    expect(clean).toEqual([])
  })
})
