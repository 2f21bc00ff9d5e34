import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, services } = await startTestApp()
const { db } = services
const rate = rateBuilders(db)

let type: Awaited<ReturnType<typeof make.roomType>>
let room: Awaited<ReturnType<typeof make.room>>
let plan: Awaited<ReturnType<typeof rate.plan>>
beforeEach(async () => {
  type = await make.roomType({ price_per_night: rupees(4000) })
  room = await make.room({ room_type_id: type.id })
  plan = await rate.plan({ extra_adult_price: rupees(1000) })
})

const ofPlan = () => ({ rate_plan_id: plan.id, room_type_id: type.id })
const nights = (...rents: number[]) => rents.map((rent, index) => ({ date: `2026-12-${24 + index}`, rent }))
const draft = async (more = {}) => ({
  booking_type: 'individual',
  guest_id: (await make.guest()).id,
  room_ids: [room.id],
  room_rent: 4000,
  check_in_date: '2026-12-24',
  check_out_date: '2026-12-27',
  number_of_adults: 2,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
  rate_plan_id: plan.id,
  ...more,
})
const place = async (more = {}) => admin('POST', '/bookings', await draft(more))
const reasons = ({ status, body }: Awaited<ReturnType<typeof place>>) => {
  expect(status).toBe(422)
  return body.error.fields.rate_override_reason
}
const nightsOf = (slug: string) =>
  db
    .selectFrom('night')
    .innerJoin('stay', 'stay.id', 'night.stay_id')
    .innerJoin('booking', 'booking.id', 'stay.booking_id')
    .select(['date', 'rent', 'night.rate_plan_id', 'quoted_rent', 'price_source'])
    .where('booking.slug', '=', slug)
    .orderBy('stay.line')
    .orderBy('date')
    .execute()
const bySource = async (slug: string) =>
  (await nightsOf(slug)).map((night) => [
    night.date.slice(8),
    night.rent / 100,
    night.quoted_rent === null ? null : night.quoted_rent / 100,
    night.price_source,
  ])

describe('a new booking', () => {
  test('keeps the quote of each night', async () => {
    await rate.rates(ofPlan(), '2026-12-24', { price: rupees(9000) }, { price: rupees(9500) })
    const { status, body } = await place({ nightly_rents: nights(9000, 9500, 4000) })
    expect(status).toBe(201)
    expect(body.data.rate_plan).toEqual({ id: plan.id, name: plan.name })
    expect(body.data.rooms[0].nightly_rents).toMatchObject([
      { rent: 9000, quoted_rent: 9000 },
      { rent: 9500, quoted_rent: 9500 },
      { rent: 4000, quoted_rent: 4000 },
    ])
    expect(await bySource(body.data.slug)).toEqual([
      ['24', 9000, 9000, 'rate'],
      ['25', 9500, 9500, 'rate'],
      ['26', 4000, 4000, 'room_type'],
    ])
  })

  test('without a plan has no quote and takes any rent', async () => {
    const { body } = await place({ rate_plan_id: undefined, room_rent: 17 })
    expect(body.data).toMatchObject({ rate_plan: null, rate_plan_id: null })
    expect(await bySource(body.data.slug)).toEqual([
      ['24', 17, null, null],
      ['25', 17, null, null],
      ['26', 17, null, null],
    ])
  })

  test('needs a reason for another price, which is kept', async () => {
    await rate.rates(ofPlan(), '2026-12-25', { price: rupees(9500) })
    const refused = await place()
    expect(reasons(refused)).toEqual([
      'The rate plan’s price on Dec 25, 2026 is ₹9,500.00. Use it, or enter a reason for a different price.',
    ])
    expect(reasons(await place({ rate_override_reason: '  ' }))).toHaveLength(1)
    const { body } = await place({ rate_override_reason: 'Regular guest' })
    expect(body.data).toMatchObject({ rate_override_reason: 'Regular guest' })
    expect(await bySource(body.data.slug)).toEqual([
      ['24', 4000, 4000, 'room_type'],
      ['25', 4000, 9500, 'rate'],
      ['26', 4000, 4000, 'room_type'],
    ])
  })

  test('needs a reason for each restriction that it violates', async () => {
    await rate.rates(ofPlan(), '2026-12-24', { min_nights: 5 }, { closed: true }, {}, { closed_to_departure: true })
    const end = 'Choose other dates or another plan, or enter a reason.'
    expect(reasons(await place())).toEqual([
      `${plan.name} needs at least 5 nights from Dec 24, 2026. ${end}`,
      `${plan.name} is closed on Dec 25, 2026. ${end}`,
      `${plan.name} allows no departure on Dec 27, 2026. ${end}`,
    ])
    expect((await place({ rate_override_reason: 'The owner’s friend' })).status).toBe(201)
  })

  test('with the plan of another company needs a reason', async () => {
    const [company, other] = [await make.company(), await make.company()]
    plan = await rate.plan({ company_id: company.id })
    expect((await place({ company_id: company.id })).status).toBe(201)
    room = await make.room({ room_type_id: type.id })
    expect(reasons(await place({ company_id: other.id }))[0]).toContain(`${plan.name} is for another company.`)
    expect(reasons(await place())).toHaveLength(1)
  })

  test('with an unknown plan is refused', async () => {
    const { status, body } = await place({ rate_plan_id: 99_999 })
    expect(status).toBe(422)
    expect(body.error.fields.rate_plan_id).toEqual(['This rate plan no longer exists. Choose another one.'])
  })

  test('has the meals that the plan includes', async () => {
    const { id } = await db
      .insertInto('food_plan')
      .values({ name: 'Breakfast', price: rupees(400) })
      .returning('id')
      .executeTakeFirstOrThrow()
    plan = await rate.plan({ food_plan_id: id })
    const { body } = await place({ food_plan_id: 1, food_plan_rate: 300 })
    expect(body.data).toMatchObject({ food_plan_id: id, food_plan_rate: 0 })
    expect(body.data.rooms[0].nightly_rents[0]).toMatchObject({ meals: 2, food_plan_id: id, food_plan_rate: 0 })
  })

  test('of a group has the price of each room’s type and people', async () => {
    const suite = await make.room({ room_type_id: (await make.roomType({ price_per_night: rupees(8000) })).id })
    const rooms = [
      { room_id: room.id, room_rent: 4000, number_of_adults: 2 },
      { room_id: suite.id, room_rent: 9000, number_of_adults: 3 },
    ]
    const group = { booking_type: 'group', number_of_adults: 5, confirm_occupancy: true }
    const { body, status } = await place({ ...group, rooms })
    expect(status).toBe(201)
    // The suite has one adult more than included: 8,000 + 1,000.
    expect((await nightsOf(body.data.slug)).map((night) => night.quoted_rent)).toEqual([
      ...Array(3).fill(400_000),
      ...Array(3).fill(900_000),
    ])
  })

  test('in any room of a type is priced by that type', async () => {
    const { body } = await place({ room_ids: undefined, room_type_id: type.id })
    expect(body.data.rooms[0].nightly_rents[0].quoted_rent).toBe(4000)
  })
})

test('rents of a night twice, and of a day outside the stay, are refused', async () => {
  const errors = async (...days: string[]) => {
    const sent = await place({ nightly_rents: days.map((date) => ({ date: `2026-12-${date}`, rent: 4000 })) })
    return [sent.status, sent.body.error?.fields.nightly_rents[0]]
  }
  const outside = 'is not a night of this stay. Send rents only for nights from check-in to the day before check-out.'
  expect(await errors('24', '25', '24')).toEqual([
    422,
    'The rent of Dec 24, 2026 is given twice. Send one rent for each night.',
  ])
  expect(await errors('23')).toEqual([422, `Dec 23, 2026 ${outside}`])
  expect(await errors('24', '27')).toEqual([422, `Dec 27, 2026 ${outside}`])
  expect(await errors('24', '26')).toEqual([201, undefined])
})

describe('a plan without a valid price', () => {
  test('is booked with a reason only', async () => {
    const free = await rate.plan({ parent_id: plan.id, parent_amount: rupees(-4000) })
    const one = { check_out_date: '2026-12-25', rate_plan_id: free.id }
    expect(reasons(await place({ ...one, room_rent: 0 }))).toEqual([
      `${free.name} has no price on Dec 24, 2026: the deduction is larger than the price. Choose other dates or another plan, or enter a reason.`,
    ])
    expect((await place({ ...one, room_rent: 0, rate_override_reason: 'Prize of the raffle' })).status).toBe(201)
  })

  test('is named if it is above the highest price', async () => {
    let parent_id = plan.id
    for (let level = 0; level < 30; level++) parent_id = (await rate.plan({ parent_id, parent_percent: 50_000 })).id
    const one = { check_out_date: '2026-12-25', rate_plan_id: parent_id, room_rent: 10_00_000 }
    expect(reasons(await place(one))[0]).toContain('costs more than ₹10,00,000.00 on Dec 24, 2026, the highest price')
    const { status, body } = await place({ ...one, rate_override_reason: 'Test' })
    expect(status).toBe(201)
    expect(await bySource(body.data.slug)).toEqual([['24', 10_00_000, 1_00_00_000, 'derived']])
  })
})

describe('an edit', () => {
  const edit = async (slug: string, more = {}) => {
    const { data } = (await admin('GET', `/bookings/${slug}`)).body
    const sent = { ...(await draft()), guest_id: data.guest_id, version: data.version, advance_amount: undefined }
    return admin('PUT', `/bookings/${slug}`, { ...sent, ...more })
  }
  const placed = async (more = {}): Promise<string> => {
    const { body } = await place(more)
    return body.data.slug
  }

  test('keeps the nights that were booked when the rates have changed since', async () => {
    const slug = await placed()
    await rate.rates(ofPlan(), '2026-12-24', { price: rupees(5000), closed: true }, {}, { price: rupees(6000) })
    expect((await edit(slug, { desk_remarks: 'Late' })).status).toBe(200)
    expect(await bySource(slug)).toEqual([
      ['24', 4000, 4000, 'room_type'],
      ['25', 4000, 4000, 'room_type'],
      ['26', 4000, 4000, 'room_type'],
    ])
  })

  test('quotes added nights only', async () => {
    const slug = await placed()
    await rate.rates(ofPlan(), '2026-12-26', { price: rupees(5000) }, { price: rupees(6000) })
    const longer = { check_out_date: '2026-12-28' }
    expect(reasons(await edit(slug, longer))).toEqual([
      'The rate plan’s price on Dec 27, 2026 is ₹6,000.00. Use it, or enter a reason for a different price.',
    ])
    expect((await edit(slug, { ...longer, nightly_rents: nights(4000, 4000, 4000, 6000) })).status).toBe(200)
    expect(await bySource(slug)).toEqual([
      ['24', 4000, 4000, 'room_type'],
      ['25', 4000, 4000, 'room_type'],
      ['26', 4000, 4000, 'room_type'],
      ['27', 6000, 6000, 'rate'],
    ])
  })

  test('for other people changes only their part of the price, also if rates have changed since', async () => {
    const slug = await placed()
    await rate.rates(ofPlan(), '2026-12-25', { price: rupees(5000) })
    // 4,000 as booked and one extra adult at 1,000.
    expect((await edit(slug, { number_of_adults: 3, confirm_occupancy: true, room_rent: 5000 })).status).toBe(200)
    expect(await bySource(slug)).toEqual([
      ['24', 5000, 5000, 'room_type'],
      ['25', 5000, 5000, 'room_type'],
      ['26', 5000, 5000, 'room_type'],
    ])
    expect((await edit(slug, { number_of_adults: 2, room_rent: 4000 })).status).toBe(200)
  })

  test('quotes all nights again in another type and in another plan', async () => {
    const slug = await placed()
    await rate.rates(ofPlan(), '2026-12-25', { price: rupees(5000) })
    expect(reasons(await edit(slug, { number_of_adults: 3, confirm_occupancy: true }))).toHaveLength(3)
    const suite = await make.room({ room_type_id: (await make.roomType({ price_per_night: rupees(8000) })).id })
    expect(reasons(await edit(slug, { room_ids: [suite.id] }))).toHaveLength(3)
    const sameType = await make.room({ room_type_id: type.id })
    expect((await edit(slug, { room_ids: [sameType.id] })).status).toBe(200)
    const other = await rate.plan({ parent_id: plan.id, parent_amount: rupees(-500) })
    expect(reasons(await edit(slug, { room_ids: [sameType.id], rate_plan_id: other.id }))).toHaveLength(3)
    const rents = { nightly_rents: nights(3500, 4500, 3500) }
    expect((await edit(slug, { room_ids: [sameType.id], rate_plan_id: other.id, ...rents })).status).toBe(200)
    expect(await bySource(slug)).toEqual([
      ['24', 3500, 3500, 'derived'],
      ['25', 4500, 4500, 'derived'],
      ['26', 3500, 3500, 'derived'],
    ])
  })

  test('that does not name the plan leaves it, and one without a plan needs a reason and removes the quotes', async () => {
    const slug = await placed()
    expect((await edit(slug, { rate_plan_id: undefined })).body.data.rate_plan_id).toBe(plan.id)
    expect(await bySource(slug)).toContainEqual(['24', 4000, 4000, 'room_type'])
    expect(reasons(await edit(slug, { rate_plan_id: null }))).toEqual([
      'Enter a reason to remove the rate plan, or keep it.',
    ])
    const withoutPlan = { rate_plan_id: null, rate_override_reason: 'Agreed by phone' }
    expect((await edit(slug, withoutPlan)).body.data).toMatchObject({ rate_plan: null, ...withoutPlan })
    expect(await bySource(slug)).toContainEqual(['24', 4000, null, null])
  })

  test('needs a reason for other meals than those of the plan, unless the booking had them before', async () => {
    const [, breakfast, dinner] = await db.selectFrom('food_plan').select(['id', 'name']).orderBy('id').execute()
    if (!breakfast || !dinner) return expect.unreachable()
    plan = await rate.plan({ food_plan_id: breakfast.id })
    const slug = await placed()
    const included = { food_plan_id: breakfast.id, food_plan_rate: 0 }
    const mealsOf = async () => {
      const { food_plan_id, food_plan_rate } = (await admin('GET', `/bookings/${slug}`)).body.data
      return { food_plan_id, food_plan_rate }
    }
    expect(await mealsOf()).toEqual(included)
    const twice = { food_plan_id: breakfast.id, food_plan_rate: 250 }
    const sentence = `${plan.name} includes ${breakfast.name}. Keep the meals as they are, or enter a reason for others.`
    expect(reasons(await edit(slug, twice))).toEqual([sentence])
    expect(reasons(await edit(slug, { food_plan_id: 1, food_plan_rate: 0 }))).toEqual([sentence])
    const half = { food_plan_id: dinner.id, food_plan_rate: 500 }
    expect((await edit(slug, { ...half, rate_override_reason: 'Asks for dinner' })).status).toBe(200)
    expect(await mealsOf()).toEqual(half)
    // The agreed meals stay, and those of the plan need no reason.
    expect((await edit(slug, { ...half, desk_remarks: 'Late' })).status).toBe(200)
    expect((await edit(slug, included)).status).toBe(200)
    expect(await mealsOf()).toEqual(included)
  })

  test('needs a reason for free meals that the plan does not include', async () => {
    const [, breakfast] = await db.selectFrom('food_plan').select(['id', 'name']).orderBy('id').execute()
    if (!breakfast) return expect.unreachable()
    const slug = await placed()
    const free = { food_plan_id: breakfast.id, food_plan_rate: 0 }
    const sentence = `${plan.name} does not include ${breakfast.name}. Enter the price of the meals, or a reason to give them free.`
    expect(reasons(await edit(slug, free))).toEqual([sentence])
    expect((await edit(slug, { ...free, food_plan_rate: 250 })).status).toBe(200)
    expect((await edit(slug, { ...free, rate_override_reason: 'Honeymoon' })).status).toBe(200)
    expect((await edit(slug, { ...free, desk_remarks: 'Late' })).status).toBe(200)
  })

  test('needs its own reason for another override', async () => {
    const slug = await placed({ room_rent: 3000, rate_override_reason: 'Regular guest' })
    // The nights that have another price already need no reason again.
    expect((await edit(slug, { room_rent: 3000, desk_remarks: 'Late' })).status).toBe(200)
    expect((await admin('GET', `/bookings/${slug}`)).body.data.rate_override_reason).toBe('Regular guest')
    const cheaper = { room_rent: 2000 }
    expect(reasons(await edit(slug, cheaper))).toHaveLength(3)
    expect(reasons(await edit(slug, { ...cheaper, rate_override_reason: null }))).toHaveLength(3)
    await rate.rates(ofPlan(), '2026-12-24', { min_nights: 3 })
    const shorter = { room_rent: 3000, check_out_date: '2026-12-26' }
    expect(reasons(await edit(slug, shorter))).toHaveLength(1)
    expect((await edit(slug, { ...shorter, rate_override_reason: 'Regular guest' })).status).toBe(200)
    const withAnother = { ...cheaper, check_out_date: '2026-12-26', rate_override_reason: 'Noise at night' }
    expect((await edit(slug, withAnother)).body.data.rate_override_reason).toBe('Noise at night')
  })

  test('needs a reason only for restrictions that it violates anew', async () => {
    const slug = await placed()
    await rate.rates(ofPlan(), '2026-12-24', { min_nights: 3, closed: true }, {}, {}, { closed_to_departure: true })
    expect((await edit(slug, { desk_remarks: 'Late' })).status).toBe(200)
    expect(reasons(await edit(slug, { check_out_date: '2026-12-26' }))).toEqual([
      `${plan.name} needs at least 3 nights from Dec 24, 2026. Choose other dates or another plan, or enter a reason.`,
    ])
    const company = await make.company()
    plan = await rate.plan({ company_id: company.id })
    room = await make.room({ room_type_id: type.id })
    const ofCompany = await placed({ company_id: company.id })
    expect((await edit(ofCompany, { company_id: company.id, room_ids: [room.id] })).status).toBe(200)
    expect(reasons(await edit(ofCompany, { company_id: null, room_ids: [room.id] }))).toHaveLength(1)
  })
})
