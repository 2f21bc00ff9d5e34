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
let slug: string
let room: { id: number }
beforeEach(async () => {
  type = await make.roomType({ price_per_night: rupees(4000) })
  suite = await make.roomType({ price_per_night: rupees(8000) })
  plan = await rate.plan()
  room = await make.room({ room_type_id: type.id })
  const placed = await make.booking({
    room_ids: [room.id],
    rate_plan_id: plan.id,
    room_rent: rupees(4000),
    check_in_date: '2026-12-24',
    check_out_date: '2026-12-26',
  })
  slug = placed.slug
  await rate.rates(
    { rate_plan_id: plan.id, room_type_id: type.id },
    '2026-12-24',
    { price: rupees(5000) },
    { price: rupees(5100) },
    { price: rupees(5200) },
    { price: rupees(5300) },
  )
  await rate.rates(
    { rate_plan_id: plan.id, room_type_id: suite.id },
    '2026-12-25',
    { price: rupees(9100) },
    { price: rupees(9200) },
  )
})

const nights = async (of = slug) => {
  const rows = await db
    .selectFrom('night')
    .innerJoin('stay', 'stay.id', 'night.stay_id')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(['date', 'rent', 'quoted_rent', 'price_source'])
    .where('booking.slug', '=', of)
    .orderBy('date')
    .execute()
  return rows.map((night) => [
    night.date.slice(8),
    night.rent / 100,
    night.quoted_rent === null ? null : night.quoted_rent / 100,
    night.price_source,
  ])
}
const booked = [
  ['24', 4000, 4000, 'room_type'],
  ['25', 4000, 4000, 'room_type'],
]
const act = async (path: string, body: object) => {
  const { status, body: reply } = await admin('POST', `/bookings/${slug}/${path}`, body)
  expect(reply.error).toBeUndefined()
  expect(status).toBe(200)
}

describe('an extension', () => {
  test('quotes the added nights by the booking’s plan', async () => {
    await act('extend', { check_out_date: '2026-12-28', rent: 'new' })
    expect(await nights()).toEqual([...booked, ['26', 5200, 5200, 'rate'], ['27', 5300, 5300, 'rate']])
  })

  test('that keeps the rent has the plan’s price beside it', async () => {
    await act('extend', { check_out_date: '2026-12-28' })
    expect(await nights()).toEqual([...booked, ['26', 4000, 5200, 'rate'], ['27', 4000, 5300, 'rate']])
  })

  test('in another room is priced by its type', async () => {
    const other = await make.room({ room_type_id: suite.id })
    await act('extend', { check_out_date: '2026-12-27', rent: 'new', room_id: other.id })
    expect(await nights()).toEqual([...booked, ['26', 9200, 9200, 'rate']])
  })

  test('is shown with its price before it is saved', async () => {
    const { data } = (await admin('GET', `/bookings/${slug}/preview?action=extend&check_out_date=2026-12-28&rent=new`))
      .body
    // 2 x 4,000 before; 5,200 + 5,300 more after.
    expect([data.before.total, data.after.total]).toEqual([8000, 18_500])
  })

  test('that keeps the rent goes on at that of the last night, and its preview says so', async () => {
    await act('extend', { check_out_date: '2026-12-27', rent: 'new' })
    const { data } = (await admin('GET', `/bookings/${slug}/preview?action=extend&check_out_date=2026-12-28`)).body
    // 4,000, 4,000 and 5,200 are 4,400 on average, but the added night costs 5,200.
    expect([data.after.total - data.before.total, data.last_rents]).toEqual([5200, [5200]])
  })

  test('of a booking without a plan keeps the rent', async () => {
    const old = await make.booking({ check_in_date: '2026-12-24', check_out_date: '2026-12-25' })
    slug = old.slug
    await act('extend', { check_out_date: '2026-12-26', rent: 'new' })
    expect(await nights()).toEqual([
      ['24', 2500, null, null],
      ['25', 2500, null, null],
    ])
  })
})

describe('a room move', () => {
  test('with a new rent takes the quoted price of each night in the new room’s type', async () => {
    const other = await make.room({ room_type_id: suite.id })
    await act('move-room', { room_id: other.id, from_date: '2026-12-25', rent: 'new' })
    expect(await nights()).toEqual([
      ['24', 4000, 4000, 'room_type'],
      ['25', 9100, 9100, 'rate'],
    ])
  })

  test('that keeps the rent has the plan’s price of another type beside it', async () => {
    await act('move-room', { room_id: (await make.room({ room_type_id: type.id })).id })
    expect(await nights()).toEqual(booked)
    await act('move-room', { room_id: (await make.room({ room_type_id: suite.id })).id, from_date: '2026-12-25' })
    expect(await nights()).toEqual([
      ['24', 4000, 4000, 'room_type'],
      ['25', 4000, 9100, 'rate'],
    ])
  })

  test('of a booking without a plan uses the first plan for everybody', async () => {
    const standard = await db.selectFrom('rate_plan').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const ofStandard = { rate_plan_id: standard.id, room_type_id: suite.id }
    await rate.rates(ofStandard, '2026-12-25', { price: rupees(8500) })
    const old = await make.booking({ check_in_date: '2026-12-24', check_out_date: '2026-12-26' })
    slug = old.slug
    await act('move-room', { room_id: (await make.room({ room_type_id: suite.id })).id, rent: 'new' })
    expect(await nights()).toEqual([
      ['24', 8000, 8000, 'room_type'],
      ['25', 8500, 8500, 'rate'],
    ])
  })
})

describe('a swap', () => {
  test('of rooms of two types keeps the rents and has the plans’ prices of the new types beside them', async () => {
    const best = await make.room({ room_type_id: suite.id })
    const placed = { room_ids: [best.id], check_in_date: '2026-12-24', check_out_date: '2026-12-26' }
    const other = await make.booking({
      ...placed,
      rate_plan_id: plan.id,
      room_rent: rupees(8000),
      rate_override_reason: 'Old price',
    })
    await act('swap-rooms', { with_booking: other.slug })
    // The suite costs 8,000 and 9,100; the other room 5,000 and 5,100 by now.
    expect(await nights()).toEqual([
      ['24', 4000, 8000, 'room_type'],
      ['25', 4000, 9100, 'rate'],
    ])
    expect(await nights(other.slug)).toEqual([
      ['24', 8000, 5000, 'rate'],
      ['25', 8000, 5100, 'rate'],
    ])
  })
})

describe('the room calendar', () => {
  const stayOf = async (of = slug) => (await admin('GET', `/bookings/${of}`)).body.data.rooms[0]
  const rearrange = async (move: object) => {
    const moves = [{ stay: (await stayOf()).stay, room_id: room.id, ...move }]
    const { body } = await admin('POST', '/calendar/rearrange', { moves })
    expect(body.error).toBeUndefined()
    return body.data.undo
  }

  test('keeps the rent in another type and has the plan’s price there beside it', async () => {
    await rearrange({ room_id: (await make.room({ room_type_id: suite.id })).id })
    expect(await nights()).toEqual([
      ['24', 4000, 8000, 'room_type'],
      ['25', 4000, 9100, 'rate'],
    ])
  })

  test('takes the plan’s price on other dates, or keeps the rent beside it, and can be undone', async () => {
    const later = { check_in_date: '2026-12-26', check_out_date: '2026-12-28' }
    const undo = await rearrange({ ...later, rent: 'new' })
    expect(await nights()).toEqual([
      ['26', 5200, 5200, 'rate'],
      ['27', 5300, 5300, 'rate'],
    ])
    await admin('POST', '/calendar/undo', undo)
    expect(await nights()).toEqual(booked)
    await rearrange(later)
    expect(await nights()).toEqual([
      ['26', 4000, 5200, 'rate'],
      ['27', 4000, 5300, 'rate'],
    ])
  })

  test('a day later keeps the price of a date that was booked, and quotes the other', async () => {
    const later = { check_in_date: '2026-12-25', check_out_date: '2026-12-27' }
    const undo = await rearrange({ ...later, rent: 'new' })
    expect(await nights()).toEqual([
      ['25', 4000, 4000, 'room_type'],
      ['26', 5200, 5200, 'rate'],
    ])
    await admin('POST', '/calendar/undo', undo)
    await rearrange(later)
    expect(await nights()).toEqual([
      ['25', 4000, 4000, 'room_type'],
      ['26', 4000, 5200, 'rate'],
    ])
  })

  test('takes the plan’s price in another type', async () => {
    const other = await make.room({ room_type_id: suite.id })
    await rearrange({ room_id: other.id, rent: 'new' })
    expect(await nights()).toEqual([
      ['24', 8000, 8000, 'room_type'],
      ['25', 9100, 9100, 'rate'],
    ])
  })
})

test('nights of an early arrival or an overstay have no quote of another night', async () => {
  slug = (
    await make.booking({
      rate_plan_id: plan.id,
      room_ids: [(await make.room({ room_type_id: type.id })).id],
      room_rent: rupees(4000),
      check_in_date: '2026-11-17',
      check_out_date: '2026-11-18',
    })
  ).slug
  await act('check-in', { confirm_early: true })
  expect(await nights()).toEqual([
    ['15', 4000, null, null],
    ['16', 4000, null, null],
    ['17', 4000, 4000, 'room_type'],
  ])
})
