import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, make, services } = await startTestApp()
const { db } = services
const rate = rateBuilders(db)

let type: Awaited<ReturnType<typeof make.roomType>>
let plan: Awaited<ReturnType<typeof rate.plan>>
beforeEach(async () => {
  type = await make.roomType({ price_per_night: rupees(4000) })
  plan = await rate.plan()
})

const stay = { check_in_date: '2026-12-24', check_out_date: '2026-12-27', adults: 2 }
const ask = (more: Record<string, string | number> = {}) =>
  admin('GET', `/quote?${new URLSearchParams(Object.entries({ ...stay, ...more }).map(([k, v]) => [k, String(v)]))}`)
const quoteOf = async (more: Record<string, string | number> = {}) =>
  (await ask({ room_type_id: type.id, rate_plan_id: plan.id, ...more })).body.data[0]
const ofPlan = () => ({ rate_plan_id: plan.id, room_type_id: type.id })

describe('a quote', () => {
  test('is refused for a company or food plan that does not exist, and for a room of another type', async () => {
    const fieldsOf = async (more: Record<string, number>) => {
      const { status, body } = await ask(more)
      return [status, body.error?.fields]
    }
    expect(await fieldsOf({ company_id: 987_654 })).toEqual([
      422,
      { company_id: ['This company no longer exists. Choose another one.'] },
    ])
    expect(await fieldsOf({ food_plan_id: 987_654 })).toEqual([
      422,
      { food_plan_id: ['This food plan no longer exists. Choose another one.'] },
    ])
    const room = await make.room({ room_type_id: (await make.roomType()).id })
    expect(await fieldsOf({ room_id: room.id, room_type_id: type.id })).toEqual([
      422,
      { room_type_id: ['This room is of another room type. Ask for the room or for the type.'] },
    ])
    expect(await fieldsOf({ room_id: room.id, room_type_id: room.room_type_id })).toEqual([200, undefined])
  })

  test('has the price of each night with its reason, and falls back to the price of the room type', async () => {
    await rate.rates(ofPlan(), '2026-12-24', { price: rupees(9000) }, { price: rupees(9500) })
    const quote = await quoteOf()
    expect(quote.nights).toEqual([
      {
        date: '2026-12-24',
        rent: 9000,
        source: 'rate',
        steps: [{ kind: 'rate', amount: 9000, text: `${plan.name} on Dec 24, 2026`, rate_plan_id: plan.id }],
      },
      {
        date: '2026-12-25',
        rent: 9500,
        source: 'rate',
        steps: [{ kind: 'rate', amount: 9500, text: `${plan.name} on Dec 25, 2026`, rate_plan_id: plan.id }],
      },
      {
        date: '2026-12-26',
        rent: 4000,
        source: 'room_type',
        steps: [{ kind: 'room_type', amount: 4000, text: `Price of ${type.name}` }],
      },
    ])
    expect(quote).toMatchObject({ rent: 22_500, food: 0, tax: 0, round_off: 0, total: 22_500, violations: [] })
    expect(quote.cancellation).toBe('Cancellations and no-shows are free')
  })

  test('names the restrictions of the dates, the day of departure included', async () => {
    await rate.rates(
      ofPlan(),
      '2026-12-24',
      { closed_to_arrival: true, min_nights: 4 },
      { closed: true },
      {},
      { closed_to_departure: true, closed: true },
    )
    expect((await quoteOf()).violations).toEqual([
      { kind: 'closed', date: '2026-12-25', message: `${plan.name} is closed on Dec 25, 2026` },
      { kind: 'closed_to_arrival', date: '2026-12-24', message: `${plan.name} allows no arrival on Dec 24, 2026` },
      { kind: 'closed_to_departure', date: '2026-12-27', message: `${plan.name} allows no departure on Dec 27, 2026` },
      { kind: 'min_nights', date: '2026-12-24', message: `${plan.name} needs at least 4 nights from Dec 24, 2026` },
    ])
  })

  test('counts the days before arrival from the hotel’s date', async () => {
    // The clock says 15 November, 39 days before the arrival.
    plan = await rate.plan({ book_min_days: 40 })
    expect((await quoteOf()).violations).toMatchObject([{ kind: 'book_min_days' }])
    plan = await rate.plan({ book_min_days: 39, book_max_days: 39 })
    expect((await quoteOf()).violations).toEqual([])
  })

  test('follows the prices of the plan that its plan is derived from', async () => {
    await rate.rates(ofPlan(), '2026-12-24', { price: rupees(9000) })
    const parent = plan
    plan = await rate.plan({ name: 'Non-refundable', parent_id: parent.id, parent_percent: -1000 })
    const [first, second] = (await quoteOf()).nights
    expect(first).toMatchObject({ rent: 8100, source: 'derived' })
    expect(first.steps[1]).toEqual({
      kind: 'derived',
      amount: -900,
      text: `Non-refundable: 10 % less than ${parent.name}`,
      rate_plan_id: plan.id,
    })
    expect(second).toMatchObject({ rent: 3600, source: 'derived' })
  })

  test('has extra people, an included food plan and the food plan that the guest wants', async () => {
    plan = await rate.plan({ extra_adult_price: rupees(1000), child_price: rupees(500) })
    const { id, price } = await db
      .insertInto('food_plan')
      .values({ name: 'Half board', price: rupees(600) })
      .returning(['id', 'price'])
      .executeTakeFirstOrThrow()
    expect(price).toBe(60_000)
    // (4,000 + 1,000 + 2 x 500) x 3 nights; meals for 5 people x 600 x 3 nights.
    expect(await quoteOf({ adults: 3, children: 2, food_plan_id: id })).toMatchObject({
      rent: 18_000,
      food_plan: { id, name: 'Half board', rate: 600, is_included: false },
      food: 9000,
      total: 27_000,
    })
    plan = await rate.plan({ food_plan_id: id })
    expect(await quoteOf({ food_plan_id: 1 })).toMatchObject({
      food_plan: { id, name: 'Half board', rate: 0, is_included: true },
      total: 12_000,
    })
  })
})

describe('the quotes', () => {
  test('are those of all types and active plans, and of the company’s own plans only with that company', async () => {
    const company = await make.company()
    const own = await rate.plan({ company_id: company.id })
    const inactive = await rate.plan({ is_active: false })
    const idsOf = async (more = {}) => {
      const { data } = (await ask(more)).body
      return {
        plans: new Set(data.map(({ rate_plan_id }: { rate_plan_id: number }) => rate_plan_id)),
        types: new Set(data.map(({ room_type_id }: { room_type_id: number }) => room_type_id)),
      }
    }
    const forAll = await idsOf()
    expect(forAll.types).toContain(type.id)
    expect(forAll.plans).toContain(plan.id)
    expect(forAll.plans).not.toContain(own.id)
    expect(forAll.plans).not.toContain(inactive.id)
    expect((await idsOf({ company_id: company.id })).plans).toContain(own.id)
    plan = own
    expect((await quoteOf()).violations).toMatchObject([{ kind: 'company' }])
    expect((await quoteOf({ company_id: company.id })).violations).toEqual([])
    plan = inactive
    expect((await quoteOf()).violations).toMatchObject([{ kind: 'inactive' }])
  })

  test('of a room are those of its type', async () => {
    const room = await make.room({ room_type_id: type.id })
    const { data } = (await ask({ room_id: room.id })).body
    expect(new Set(data.map(({ room_type }: { room_type: string }) => room_type))).toEqual(new Set([type.name]))
  })

  test.each([
    [{ check_in_date: '2026-12-27' }, 'check_out_date', 'Check-out date must be after check-in date'],
    [{ check_in_date: 'soon' }, 'check_in_date', expect.any(String)],
    [{ rate_plan_id: 99_999 }, 'rate_plan_id', 'This rate plan no longer exists. Choose another one.'],
    [{ room_id: 99_999 }, 'room_id', 'This room or room type no longer exists. Choose another one.'],
    [{ room_type_id: 99_999 }, 'room_type_id', 'This room or room type no longer exists. Choose another one.'],
    [{ check_out_date: '2029-01-01' }, 'check_out_date', expect.any(String)],
  ])('%j is refused', async (more, field, sentence) => {
    const { status, body } = await ask(more)
    expect(status).toBe(422)
    expect(body.error.fields[field]).toEqual([sentence])
  })

  test('are not for guests', async () => {
    const me = await asGuest(await make.guest({ email: 'g@home.example' }))
    expect((await me('GET', '/quote?check_in_date=2026-12-24&check_out_date=2026-12-27')).status).toBe(403)
  })
})

describe('above so many percent sold', () => {
  const steps = async (more = {}) => {
    const { nights } = await quoteOf(more)
    return nights.map(({ steps }: { steps: { kind: string; text: string; amount: number }[] }) =>
      steps.filter(({ kind }) => kind === 'occupancy').map(({ text, amount }) => `${text} = ${amount}`),
    )
  }
  const raised = '2 of 3 rooms sold: 15 % more = 600'

  test('a type costs more on that date, unless it is the own booking that has the room', async () => {
    await db.updateTable('property').set({ occupancy_above_percent: 60, occupancy_raise_percent: 15 }).execute()
    const rooms = []
    for (let count = 0; count < 4; count++) rooms.push(await make.room({ room_type_id: type.id }))
    const [one, two, three] = rooms.map(({ id }) => id)
    if (!one || !two || !three) throw new Error('no room')
    await make.booking({ room_ids: [one], check_in_date: '2026-12-20', check_out_date: '2026-12-26' })
    expect(await steps()).toEqual([[], [], []])
    const { slug } = await make.booking({
      room_ids: [two],
      check_in_date: '2026-12-25',
      check_out_date: '2026-12-28',
    })
    // 2 of 4 rooms are 50 %.
    expect(await steps()).toEqual([[], [], []])
    await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', three).execute()
    // A room under maintenance can't be sold: 2 of 3 are more than 60 %. 4,000 + 15 % = 4,600.
    expect(await steps()).toEqual([[], [raised], []])
    expect((await quoteOf()).rent).toBe(12_600)
    expect(await steps({ except_booking: slug })).toEqual([[], [], []])
    await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Ill' })
    expect(await steps()).toEqual([[], [], []])
    await db.updateTable('property').set({ occupancy_above_percent: null, occupancy_raise_percent: null }).execute()
  })
})
