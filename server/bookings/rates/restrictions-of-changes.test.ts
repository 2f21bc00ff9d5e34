import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, services } = await startTestApp()
const { db } = services
const rate = rateBuilders(db)

let type: Awaited<ReturnType<typeof make.roomType>>
let suite: Awaited<ReturnType<typeof make.roomType>>
let plan: Awaited<ReturnType<typeof rate.plan>>
let room: { id: number }
let slug: string

const place = async (more = {}) => {
  const { id } = await make.room({ room_type_id: type.id })
  const dates = { check_in_date: '2026-12-24', check_out_date: '2026-12-26' }
  const wanted = { room_ids: [id], rate_plan_id: plan.id, room_rent: rupees(4000), ...dates, ...more }
  return { ...(await make.booking(wanted)), room: { id } }
}
beforeEach(async () => {
  type = await make.roomType({ price_per_night: rupees(4000) })
  suite = await make.roomType({ price_per_night: rupees(8000) })
  plan = await rate.plan()
  const placed = await place()
  slug = placed.slug
  room = placed.room
})

const inType = () => ({ rate_plan_id: plan.id, room_type_id: type.id })
const inSuite = () => ({ rate_plan_id: plan.id, room_type_id: suite.id })
const send = (path: string, body: object) => admin('POST', `/bookings/${slug}/${path}`, body)
const detail = async (of = slug) => (await admin('GET', `/bookings/${of}`)).body.data
const preview = async (query: Record<string, string>) =>
  (await admin('GET', `/bookings/${slug}/preview?${new URLSearchParams(query)}`)).body.data.violations

/** The restrictions that a refusal names. */
const named = ({ status, body }: Awaited<ReturnType<typeof send>>) => {
  expect([status, body.error?.code]).toEqual([422, 'reason_required'])
  return body.error.fields.rate_override_reason
}

describe('an extension', () => {
  const extend = (more = {}) => send('extend', { check_out_date: '2026-12-28', ...more })

  test('over a closed night names it and needs a reason, which the booking keeps', async () => {
    await rate.rates(inType(), '2026-12-26', {}, { closed: true })
    expect(await preview({ action: 'extend', check_out_date: '2026-12-28' })).toEqual([
      `${plan.name} is closed on Dec 27, 2026`,
    ])
    const refused = await extend()
    expect(named(refused)).toEqual([`${plan.name} is closed on Dec 27, 2026.`])
    expect(refused.body.error.message).toBe(
      `${plan.name} is closed on Dec 27, 2026. Choose other dates or another room, or enter a reason.`,
    )
    expect(named(await extend({ rate_override_reason: '  ' }))).toHaveLength(1)
    expect((await detail()).check_out_date).toBe('2026-12-26')
    const { status, body } = await extend({ rate_override_reason: 'Flight cancelled' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ check_out_date: '2026-12-28', rate_override_reason: 'Flight cancelled' })
  })

  test('to a day without departures, or beyond the maximum nights, needs a reason', async () => {
    plan = await rate.plan({ max_nights: 3 })
    slug = (await place()).slug
    await rate.rates(inType(), '2026-12-28', { closed_to_departure: true })
    expect(named(await extend())).toEqual([
      `${plan.name} is for at most 3 nights.`,
      `${plan.name} allows no departure on Dec 28, 2026.`,
    ])
    expect((await extend({ check_out_date: '2026-12-27' })).status).toBe(200)
  })

  test('needs no reason for restrictions that the booking violated before', async () => {
    await rate.rates(inType(), '2026-12-24', { closed: true, closed_to_arrival: true, min_nights: 5 })
    expect(await preview({ action: 'extend', check_out_date: '2026-12-28' })).toEqual([])
    expect((await extend()).status).toBe(200)
    expect((await detail()).rate_override_reason).toBeNull()
  })

  test('in a room of another type has the restrictions of that type', async () => {
    await rate.rates(inType(), '2026-12-26', { closed: true })
    await rate.rates(inSuite(), '2026-12-27', { closed: true })
    const { id } = await make.room({ room_type_id: suite.id })
    expect((await extend({ check_out_date: '2026-12-27', room_id: id })).status).toBe(200)
    expect(named(await extend({ room_id: id }))).toEqual([`${plan.name} is closed on Dec 27, 2026.`])
  })

  test('that keeps the rent needs no reason for the price', async () => {
    await rate.rates(inType(), '2026-12-26', { price: rupees(9000) })
    expect((await extend({ rent: 'keep' })).status).toBe(200)
  })

  test('of a booking without a plan has no restrictions', async () => {
    const standard = { rate_plan_id: 1, room_type_id: type.id }
    await rate.rates(standard, '2026-12-26', { closed: true })
    slug = (await place({ rate_plan_id: null })).slug
    expect(await preview({ action: 'extend', check_out_date: '2026-12-28' })).toEqual([])
    expect((await extend()).status).toBe(200)
  })
})

describe('a room move', () => {
  test('to a type that is closed on one of its nights needs a reason', async () => {
    await rate.rates(inSuite(), '2026-12-24', { closed: true }, { closed: true })
    const { id } = await make.room({ room_type_id: suite.id })
    const move = { room_id: id, from_date: '2026-12-25' }
    expect(await preview({ action: 'move', room_id: String(id), from_date: '2026-12-25' })).toEqual([
      `${plan.name} is closed on Dec 25, 2026`,
    ])
    expect(named(await send('move-room', move))).toEqual([`${plan.name} is closed on Dec 25, 2026.`])
    const { status, body } = await send('move-room', { ...move, rate_override_reason: 'No hot water' })
    expect(status).toBe(200)
    expect(body.data.rate_override_reason).toBe('No hot water')
  })

  test('within the type needs none, also if the night was closed since', async () => {
    await rate.rates(inType(), '2026-12-24', { closed: true }, { closed: true })
    const { id } = await make.room({ room_type_id: type.id })
    expect((await send('move-room', { room_id: id })).status).toBe(200)
  })

  test('has the departure restriction of the new type', async () => {
    await rate.rates(inSuite(), '2026-12-26', { closed_to_departure: true })
    const { id } = await make.room({ room_type_id: suite.id })
    expect(named(await send('move-room', { room_id: id }))).toEqual([
      `${plan.name} allows no departure on Dec 26, 2026.`,
    ])
  })
})

describe('the room calendar', () => {
  const stayOf = async (of = slug) => (await detail(of)).rooms[0].stay
  const moveOf = async (more = {}, of = slug) => ({ stay: await stayOf(of), room_id: room.id, ...more })
  const rearrange = (moves: object[], more = {}) => admin('POST', '/calendar/rearrange', { moves, ...more })
  const shown = async (moves: object[]) => (await admin('POST', '/calendar/preview', { moves })).body.data

  test('names the minimum nights of a stay that a drag shortens', async () => {
    await rate.rates(inType(), '2026-12-24', { min_nights: 2 })
    const shorter = await moveOf({ check_out_date: '2026-12-25' })
    const violation = `${plan.name} needs at least 2 nights from Dec 24, 2026`
    expect(await shown([shorter])).toMatchObject([
      { booking: slug, before: 8000, after: 4000, violations: [violation] },
    ])
    expect(named(await rearrange([shorter]))).toEqual([`${violation}.`])
    const { status } = await rearrange([shorter], { rate_override_reason: 'Leaves early' })
    expect(status).toBe(200)
    expect(await detail()).toMatchObject({ check_out_date: '2026-12-25', rate_override_reason: 'Leaves early' })
  })

  test('shows a violation also if the bill stays the same', async () => {
    await rate.rates(inType(), '2026-12-28', { closed_to_arrival: true })
    const later = await moveOf({ check_in_date: '2026-12-28', check_out_date: '2026-12-30' })
    const violations = [`${plan.name} allows no arrival on Dec 28, 2026`]
    expect(await shown([later])).toMatchObject([{ before: 8000, after: 8000, violations }])
    expect(await shown([await moveOf({ check_in_date: '2026-12-27', check_out_date: '2026-12-29' })])).toEqual([])
  })

  test('names the booking of each violation, and only that booking keeps the reason', async () => {
    const other = await place()
    await rate.rates(inSuite(), '2026-12-24', { closed: true })
    const [first, second] = [await make.room({ room_type_id: suite.id }), await make.room({ room_type_id: type.id })]
    const moves = [await moveOf({ room_id: first.id }), await moveOf({ room_id: second.id }, other.slug)]
    const { booking_number } = await detail()
    expect(named(await rearrange(moves))).toEqual([`${booking_number}: ${plan.name} is closed on Dec 24, 2026.`])
    expect((await rearrange(moves, { rate_override_reason: 'Family next door' })).status).toBe(200)
    expect((await detail()).rate_override_reason).toBe('Family next door')
    expect((await detail(other.slug)).rate_override_reason).toBeNull()
  })

  test('gives the earlier reason back when the move is undone, and asks for none', async () => {
    slug = (await place({ rate_override_reason: 'Regular guest', room_rent: rupees(3000) })).slug
    await rate.rates(inType(), '2026-12-24', { min_nights: 2 })
    const shorter = await moveOf({ room_id: (await detail()).rooms[0].id, check_out_date: '2026-12-25' })
    expect(named(await rearrange([shorter]))).toHaveLength(1)
    const { body } = await rearrange([shorter], { rate_override_reason: 'Leaves early' })
    expect((await detail()).rate_override_reason).toBe('Leaves early')
    expect((await admin('POST', '/calendar/undo', body.data.undo)).status).toBe(200)
    expect((await detail()).rate_override_reason).toBe('Regular guest')
  })
})
