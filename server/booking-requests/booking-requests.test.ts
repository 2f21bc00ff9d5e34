import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make, outbox, runJobs, services } = await startTestApp()

let guest: Awaited<ReturnType<typeof make.guest>>
let me: Awaited<ReturnType<typeof asGuest>>
let type: Awaited<ReturnType<typeof make.roomType>>
beforeEach(async () => {
  guest = await make.guest({ name: 'Asha Rao', email: 'asha@home.example' })
  me = await asGuest(guest)
  type = await make.roomType({ price_per_night: rupees(4000), max_adults: 2 })
})

const dates = { check_in_date: '2026-12-01', check_out_date: '2026-12-04' }
const wish = (more = {}) => ({ ...dates, number_of_adults: 2, room_type_id: type.id, note: 'A quiet one', ...more })
const ask = (more = {}, headers = {}) => me('POST', '/my/requests', wish(more), headers)
const terms = (room_id: number) => ({
  room_id,
  room_rent: 4000,
  food_plan_id: 1,
  food_plan_rate: 0,
  advance_amount: 0,
})
const confirm = (slug: string, room_id: number) => admin('POST', `/booking-requests/${slug}/confirm`, terms(room_id))

describe('free room types', () => {
  const look = async () =>
    (await me('GET', '/my/room-types?check_in_date=2026-12-01&check_out_date=2026-12-04')).body.data.filter(
      ({ id }: { id: number }) => id === type.id,
    )

  test('shows the types that are free for all nights, and the number of rooms only when it is small', async () => {
    expect(await look()).toEqual([])
    const [first, second] = [await make.room({ room_type_id: type.id }), await make.room({ room_type_id: type.id })]
    await make.room({ room_type_id: type.id, status: 'maintenance' })
    expect(await look()).toMatchObject([{ price_per_night: 4000, max_adults: 2, rooms_left: 2 }])
    await make.booking({ room_ids: [first.id], check_in_date: '2026-12-03', check_out_date: '2026-12-05' })
    await make.booking({ room_ids: [second.id], check_in_date: '2026-12-04', check_out_date: '2026-12-05' })
    expect(await look()).toMatchObject([{ rooms_left: 1 }])
    for (let more = 0; more < 3; more++) await make.room({ room_type_id: type.id })
    expect(await look()).toMatchObject([{ rooms_left: null }])
    expect(JSON.stringify(await look())).not.toContain(first.room_number)
  })

  test.each([
    ['2026-12-04', '2026-12-01'],
    ['2026-12-01', '2026-12-01'],
    ['2026-12-01', '2028-12-01'],
    ['soon', 'later'],
  ])('%s to %s is not a valid stay', async (from, to) => {
    expect((await me('GET', `/my/room-types?check_in_date=${from}&check_out_date=${to}`)).status).toBe(422)
  })
})

describe('a request', () => {
  test('is listed for the guest and for staff, open ones first', async () => {
    await make.room({ room_type_id: type.id })
    const { status, body } = await ask()
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      status: 'open',
      room_type: type.name,
      price_per_night: 4000,
      booking_number: null,
    })
    expect((await me('GET', '/my/requests')).body.data).toHaveLength(1)
    const { data } = (await admin('GET', '/booking-requests')).body.data
    expect(data[0]).toMatchObject({ slug: body.data.slug, guest: { name: 'Asha Rao' }, note: 'A quiet one' })
    const [notice] = (await admin('GET', '/notifications')).body.data
    expect(notice).toMatchObject({ kind: 'booking_request', slug: body.data.slug })
    expect(notice.message).toBe(`Asha Rao asks for ${type.name}, Dec 01, 2026 to Dec 04, 2026`)
    expect((await admin('GET', '/booking-requests?status=declined')).body.data.total).toBe(0)
    expect((await admin('GET', `/booking-requests?slug=${data[0].slug}`)).body.data.total).toBe(1)
    expect((await admin('GET', '/booking-requests?slug=another')).body.data.total).toBe(0)
  })

  test('is sent once, however often the button is pressed', async () => {
    await make.room({ room_type_id: type.id })
    const key = { 'idempotency-key': 'request-pressed-thrice' }
    const answers = await Promise.all([ask({}, key), ask({}, key), ask({}, key)])
    expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(1)
    expect((await me('GET', '/my/requests')).body.data).toHaveLength(1)
  })

  test('a guest may have five open ones, also when they are sent at the same time', async () => {
    await make.room({ room_type_id: type.id })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    const [one] = (await me('GET', '/my/requests')).body.data
    expect((await me('POST', `/my/requests/${one.slug}/withdraw`)).body.data.status).toBe('withdrawn')
    expect((await me('POST', `/my/requests/${one.slug}/withdraw`)).status).toBe(409)
    expect((await ask()).status).toBe(201)
  })

  test('is refused without a free room, for too many people and for wrong dates', async () => {
    expect(await ask()).toMatchObject({ status: 409, body: { error: { code: 'room_type_taken' } } })
    await make.room({ room_type_id: type.id })
    expect(await ask({ number_of_adults: 3 })).toMatchObject({
      status: 409,
      body: { error: { code: 'over_capacity' } },
    })
    expect((await ask({ check_in_date: '2026-11-14', check_out_date: '2026-11-16' })).status).toBe(422)
    expect((await ask({ check_in_date: '2029-01-01', check_out_date: '2029-01-02' })).status).toBe(422)
    expect((await ask({ room_type_id: 999_999 })).status).toBe(409)
  })

  test('keeps its room type, which is retired and not deleted', async () => {
    const room = await make.room({ room_type_id: type.id })
    const { body } = await ask()
    await admin('DELETE', `/rooms/${room.slug}`)
    expect((await admin('DELETE', `/room-types/${type.slug}`)).status).toBe(200)
    expect((await me('GET', '/my/requests')).body.data[0]).toMatchObject({ slug: body.data.slug, room_type: type.name })
  })
})

describe('an answer', () => {
  test('confirming makes the booking, closes the request and tells the guest', async () => {
    const room = await make.room({ room_type_id: type.id })
    const { slug } = (await ask()).body.data
    const { status, body } = await confirm(slug, room.id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ status: 'confirmed', booking_number: expect.stringMatching(/^BK-/) })
    await runJobs()
    expect(outbox.at(-1)).toMatchObject({ to: 'asha@home.example', text: expect.stringContaining('is confirmed') })
    const booking = (await admin('GET', `/bookings/${body.data.booking_slug}`)).body.data
    expect(booking).toMatchObject({ ...dates, number_of_adults: 2, status: 'booked', guest: { name: 'Asha Rao' } })
    expect(booking.rooms).toMatchObject([{ id: room.id, room_rent: 4000 }])
    expect(booking.source).toMatchObject({ name: 'Website' })
    expect((await me('GET', '/my/stays')).body.data.data).toMatchObject([{ booking_number: booking.booking_number }])
    expect(await confirm(slug, room.id)).toMatchObject({ status: 409, body: { error: { code: 'request_not_open' } } })
  })

  test('two confirmations at once make one booking', async () => {
    const rooms = [await make.room({ room_type_id: type.id }), await make.room({ room_type_id: type.id })]
    const { slug } = (await ask()).body.data
    const answers = await Promise.all(rooms.map(({ id }) => confirm(slug, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await me('GET', '/my/stays')).body.data.total).toBe(1)
  })

  test('a room that was taken meanwhile leaves the request open', async () => {
    const room = await make.room({ room_type_id: type.id })
    const { slug } = (await ask()).body.data
    await make.booking({ room_ids: [room.id], ...dates })
    expect(await confirm(slug, room.id)).toMatchObject({ status: 409, body: { error: { code: 'room_taken' } } })
    expect((await me('GET', '/my/requests')).body.data[0].status).toBe('open')
  })

  test('declining tells the guest the reason', async () => {
    await make.room({ room_type_id: type.id })
    const { slug } = (await ask()).body.data
    expect((await admin('POST', `/booking-requests/${slug}/decline`, { reason: '' })).status).toBe(422)
    const { body } = await admin('POST', `/booking-requests/${slug}/decline`, { reason: 'A wedding has the house' })
    expect(body.data).toMatchObject({ status: 'declined', answer: 'A wedding has the house' })
    await runJobs()
    expect(outbox.at(-1)?.text).toContain('A wedding has the house')
    expect((await me('GET', '/my/requests')).body.data[0]).toMatchObject({ answer: 'A wedding has the house' })
    expect((await admin('POST', '/booking-requests/nope/decline', { reason: 'x' })).status).toBe(404)
  })

  test('a request whose day has passed can only be declined', async () => {
    const room = await make.room({ room_type_id: type.id })
    const { slug } = (await ask({ check_in_date: '2026-11-15', check_out_date: '2026-11-16' })).body.data
    const clock = services.clock
    services.clock = { now: () => new Date('2026-11-17T06:00:00Z') }
    expect(await confirm(slug, room.id)).toMatchObject({ status: 409, body: { error: { code: 'arrival_passed' } } })
    services.clock = clock
  })
})
