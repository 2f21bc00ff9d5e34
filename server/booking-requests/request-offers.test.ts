import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make, services, time } = await startTestApp()
const { db } = services
const rate = rateBuilders(db)

let me: Awaited<ReturnType<typeof asGuest>>
let type: Awaited<ReturnType<typeof make.roomType>>
let room: Awaited<ReturnType<typeof make.room>>
let saver: Awaited<ReturnType<typeof rate.plan>>
const standard = 1
beforeEach(async () => {
  me = await asGuest(await make.guest({ email: 'asha@home.example' }))
  type = await make.roomType({ price_per_night: rupees(4000) })
  room = await make.room({ room_type_id: type.id })
  saver = await rate.plan({
    parent_id: standard,
    parent_percent: -1000,
    is_public: true,
    min_nights: 2,
    cancellation_fee: 'whole_stay',
    cancellation_free_days: 30,
  })
  await rate.rates({ rate_plan_id: standard, room_type_id: type.id }, '2026-12-02', { price: rupees(6000) })
})

const stay = { check_in_date: '2026-12-01', check_out_date: '2026-12-03' }
const look = async (more: object = {}) => {
  const query = new URLSearchParams({ ...stay, ...more })
  const { data } = (await me('GET', `/my/room-types?${query}`)).body
  return data.find(({ id }: { id: number }) => id === type.id)
}
const ask = (more = {}) => me('POST', '/my/requests', { ...stay, number_of_adults: 2, room_type_id: type.id, ...more })
const confirm = (slug: string, more = {}) =>
  admin('POST', `/booking-requests/${slug}/confirm`, {
    ...{ room_id: room.id, food_plan_id: 1, food_plan_rate: 0, advance_amount: 0 },
    ...more,
  })
const offersOf = (found: { offers: { rate_plan_id: number }[] }) => found.offers.map(({ rate_plan_id }) => rate_plan_id)

describe('Find Rooms', () => {
  test('offers each public plan with its total and cancellation policy, the cheapest first', async () => {
    await rate.plan({ parent_id: standard, parent_percent: -5000 })
    const found = await look()
    const mine = found.offers.filter((offer: { rate_plan_id: number }) =>
      [standard, saver.id].includes(offer.rate_plan_id),
    )
    // 4,000 + 6,000, and 10 % less: 3,600 + 5,400.
    expect(mine).toMatchObject([
      {
        rate_plan_id: saver.id,
        nights: [
          { date: '2026-12-01', rent: 3600 },
          { date: '2026-12-02', rent: 5400 },
        ],
        price_per_night: 4500,
        total: 9000,
        cancellation: 'Not refundable',
      },
      { rate_plan_id: standard, price_per_night: 5000, total: 10_000 },
    ])
    expect(found.price_per_night).toBe(4500)
    expect(JSON.stringify(found)).not.toContain('steps')
    await db.updateTable('rate_plan').set({ is_public: false }).where('id', '>', standard).execute()
    expect(offersOf(await look())).toEqual([standard])
  })

  test('leaves out plans whose restrictions the stay violates, and types without an offer', async () => {
    await db.updateTable('rate_plan').set({ is_public: false }).where('id', '<>', saver.id).execute()
    expect(offersOf(await look())).toEqual([saver.id])
    expect(await look({ check_out_date: '2026-12-02' })).toBeUndefined()
    await db.updateTable('rate_plan').set({ is_public: true }).where('id', '=', standard).execute()
    expect(offersOf(await look({ check_out_date: '2026-12-02' }))).toEqual([standard])
  })

  test('leaves out plans with a night for nothing or above the highest price', async () => {
    const sold = { parent_id: standard, is_public: true }
    // The nights cost 4,000 and 6,000.
    const free = await rate.plan({ ...sold, parent_amount: rupees(-4000) })
    const high = await rate.plan({ ...sold, parent_amount: rupees(9_95_000) })
    const offers = offersOf(await look())
    expect(offers).toContain(standard)
    expect(offers).not.toContain(free.id)
    expect(offers).not.toContain(high.id)
    const { status, body } = await ask({ rate_plan_id: free.id })
    expect(status).toBe(422)
    expect(body.error.message).toBe(
      `${free.name} has no price on Dec 01, 2026: the deduction is larger than the price. Choose other dates or another offer.`,
    )
    expect((await ask({ rate_plan_id: high.id })).body.error.message).toContain('Dec 02, 2026, the highest price')
    await rate.rates({ rate_plan_id: standard, room_type_id: type.id }, '2026-12-01', { price: rupees(0) })
    expect(await look()).toBeUndefined()
  })

  test('refuses dates in the past, as a request does', async () => {
    const past = { check_in_date: '2026-11-14', check_out_date: '2026-11-16' }
    const { status, body } = await me('GET', `/my/room-types?${new URLSearchParams(past)}`)
    expect(status).toBe(422)
    expect(body.error.fields.check_in_date).toEqual((await ask(past)).body.error.fields.check_in_date)
  })

  test('counts the people', async () => {
    await db
      .updateTable('rate_plan')
      .set({ extra_adult_price: rupees(1000) })
      .where('id', '=', saver.id)
      .execute()
    const found = await look({ number_of_adults: '3' })
    const offer = found.offers.find(({ rate_plan_id }: { rate_plan_id: number }) => rate_plan_id === saver.id)
    expect(offer.rent).toBe(11_000)
  })
})

describe('a request', () => {
  test('keeps its plan, and becomes a booking with the plan’s prices', async () => {
    const { body } = await ask({ rate_plan_id: saver.id })
    expect(body.data).toMatchObject({ rate_plan: saver.name, price_per_night: 4500 })
    const confirmed = await confirm(body.data.slug, { room_rent: 4500 })
    expect(confirmed.status).toBe(200)
    const { data } = (await admin('GET', `/bookings/${confirmed.body.data.booking_slug}`)).body
    expect(data.rate_plan).toEqual({ id: saver.id, name: saver.name })
    expect(data.rooms[0].nightly_rents).toMatchObject([
      { rent: 3600, quoted_rent: 3600 },
      { rent: 5400, quoted_rent: 5400 },
    ])
  })

  test('is confirmed at the prices that the guest was shown, also if rates have changed since', async () => {
    const { data: sent } = (await ask({ rate_plan_id: saver.id })).body
    expect(sent.quoted_total).toBe(9000)
    await rate.rates({ rate_plan_id: standard, room_type_id: type.id }, '2026-12-01', { price: rupees(9000) })
    const confirmed = await confirm(sent.slug, { room_rent: 4500 })
    expect(confirmed.status).toBe(200)
    const { data } = (await admin('GET', `/bookings/${confirmed.body.data.booking_slug}`)).body
    expect(data.rooms[0].nightly_rents).toMatchObject([
      { rent: 3600, quoted_rent: 3600 },
      { rent: 5400, quoted_rent: 5400 },
    ])
  })

  test('keeps the cancellation policy that its plan had when the guest sent it', async () => {
    const { slug } = (await ask({ rate_plan_id: saver.id })).body.data
    const changed = { cancellation_fee: 'first_night' as const, cancellation_free_days: 2, cancellation_percent: 50 }
    await db.updateTable('rate_plan').set(changed).where('id', '=', saver.id).execute()
    const policyOf = async (request: string, room_id = room.id) => {
      const confirmed = await confirm(request, { room_id, room_rent: 4500 })
      expect(confirmed.status).toBe(200)
      const { cancellation_fee, cancellation_free_days } = await db
        .selectFrom('booking')
        .select(['cancellation_fee', 'cancellation_free_days'])
        .where('slug', '=', confirmed.body.data.booking_slug)
        .executeTakeFirstOrThrow()
      return [cancellation_fee, cancellation_free_days]
    }
    const other = await make.room({ room_type_id: type.id })
    const later = (await ask({ rate_plan_id: saver.id })).body.data
    expect(await policyOf(slug)).toEqual(['whole_stay', 30])
    expect(await policyOf(later.slug, other.id)).toEqual(['first_night', 2])
  })

  test('is confirmed at the new prices if the desk enters their average', async () => {
    const { slug } = (await ask({ rate_plan_id: saver.id })).body.data
    await rate.rates({ rate_plan_id: standard, room_type_id: type.id }, '2026-12-01', { price: rupees(9000) })
    // 10 % less than 9,000 and 6,000: 8,100 and 5,400.
    const confirmed = await confirm(slug, { room_rent: 6750 })
    expect(confirmed.status).toBe(200)
    const { data } = (await admin('GET', `/bookings/${confirmed.body.data.booking_slug}`)).body
    expect(data.rooms[0].nightly_rents).toMatchObject([{ rent: 8100 }, { rent: 5400 }])
  })

  test('for a room of another type asks for a reason to keep the price', async () => {
    const { slug } = (await ask({ rate_plan_id: saver.id })).body.data
    const suite = await make.room({ room_type_id: (await make.roomType({ price_per_night: rupees(8000) })).id })
    expect((await confirm(slug, { room_id: suite.id, room_rent: 4500 })).status).toBe(422)
  })

  test('without a wish has the first plan for everybody, although another is cheaper', async () => {
    expect((await ask()).body.data).toMatchObject({ price_per_night: 5000 })
  })

  test('is confirmed at another price only with a reason', async () => {
    const { slug } = (await ask({ rate_plan_id: saver.id })).body.data
    const refused = await confirm(slug, { room_rent: 4000 })
    expect(refused.status).toBe(422)
    expect(refused.body.error.fields.rate_override_reason).toHaveLength(2)
    expect((await confirm(slug, { room_rent: 4000, rate_override_reason: 'As promised' })).status).toBe(200)
  })

  test('that was sent in time for its plan needs no reason when it is confirmed later', async () => {
    // Sent on Nov 15, 16 days before arrival; confirmed on Nov 25, 6 days before.
    await db.updateTable('rate_plan').set({ book_min_days: 14 }).where('id', '=', saver.id).execute()
    const { slug } = (await ask({ rate_plan_id: saver.id })).body.data
    const before = time.now
    time.now = new Date('2026-11-25T06:00:00Z')
    try {
      expect((await ask({ rate_plan_id: saver.id })).status).toBe(422)
      const confirmed = await confirm(slug, { room_rent: 4500 })
      expect([confirmed.status, confirmed.body.error]).toEqual([200, undefined])
      const { data } = (await admin('GET', `/bookings/${confirmed.body.data.booking_slug}`)).body
      expect(data.rate_override_reason).toBeNull()
    } finally {
      time.now = before
    }
  })

  test('that violates a restriction, or names a plan that is not public, is refused', async () => {
    const short = await ask({ rate_plan_id: saver.id, check_out_date: '2026-12-02' })
    expect(short.status).toBe(422)
    expect(short.body.error.message).toBe(
      `${saver.name} needs at least 2 nights from Dec 01, 2026. Choose other dates or another offer.`,
    )
    const secret = await rate.plan()
    const hidden = await ask({ rate_plan_id: secret.id })
    expect(hidden.status).toBe(422)
    expect(hidden.body.error.message).toBe('This offer is no longer available. Search again.')
  })
})
