import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, candidate, change, db, make } = await startTestApp()

const planOf = async (draft: object) => {
  const { status, body } = await admin('POST', '/rate-plans', draft)
  expect(status).toBe(201)
  return body.data
}
const standard = async () => (await admin('GET', '/rate-plans?search=standard')).body.data.data[0]

describe('a rate plan', () => {
  test('is saved with default values, and Standard exists from the start', async () => {
    expect(await standard()).toMatchObject({ name: 'Standard', is_public: true, is_active: true, parent: null })
    const plan = await planOf({ name: 'Corporate' })
    expect(plan).toMatchObject({
      name: 'Corporate',
      parent_id: null,
      parent_percent: 0,
      parent_amount: 0,
      food_plan: null,
      adults_included: 2,
      extra_adult_price: 0,
      min_nights: null,
      cancellation_fee: null,
      is_public: false,
      company: null,
      is_active: true,
      version: 1,
    })
  })

  test('shows the names of its parent, food plan and company', async () => {
    const parent = await standard()
    const company = await make.company({ name: 'Lake Tours' })
    const food = (await admin('POST', '/food-plans', { name: 'Half board', price: 600 })).body.data
    const draft = { parent_id: parent.id, parent_percent: -10, food_plan_id: food.id, company_id: company.id }
    const plan = await planOf({ name: 'Lake Tours rate', ...draft })
    expect(plan).toMatchObject({ ...draft, parent: 'Standard', food_plan: 'Half board', company: 'Lake Tours' })
    const row = await db.selectFrom('rate_plan').selectAll().where('id', '=', plan.id).executeTakeFirstOrThrow()
    expect(row.parent_percent).toBe(-1000)
  })

  test('is listed by name and found by a part of it', async () => {
    await planOf({ name: 'zebra special' })
    const { data } = (await admin('GET', '/rate-plans?sort=-name')).body.data
    expect(data[0].name).toBe('zebra special')
    expect((await admin('GET', '/rate-plans?search=BRA%20SP')).body.data.total).toBe(1)
  })

  test.each([
    [
      'the name of another plan',
      { name: ' STANDARD' },
      409,
      'name',
      'Another rate plan has this name. Enter another name.',
    ],
    ['a parent that does not exist', { name: 'A', parent_id: 9999 }, 422, 'parent_id', 'The plan to derive from'],
    ['a food plan that does not exist', { name: 'A', food_plan_id: 9999 }, 422, 'food_plan_id', 'This food plan'],
    ['a company that does not exist', { name: 'A', company_id: 9999 }, 422, 'company_id', 'This company'],
    [
      'a percentage and an amount',
      { name: 'A', parent_percent: 5, parent_amount: 5 },
      422,
      'parent_amount',
      'Enter a percentage or an amount, not both',
    ],
    ['a percentage without a parent', { name: 'A', parent_percent: 10 }, 422, 'parent_percent', 'Choose the plan'],
    ['an amount without a parent', { name: 'A', parent_amount: -5 }, 422, 'parent_amount', 'Choose the plan'],
    [
      'a parent that is no number',
      { name: 'A', parent_id: 'abc' },
      422,
      'parent_id',
      'Enter the number of a rate plan',
    ],
    [
      'fewer nights at most than at least',
      { name: 'A', min_nights: 3, max_nights: 2 },
      422,
      'max_nights',
      'Maximum nights',
    ],
    ['no name', { name: ' ' }, 422, 'name', 'This field is required'],
  ])('with %s is refused', async (_what, draft, expected, field, sentence) => {
    const { status, body } = await admin('POST', '/rate-plans', draft)
    expect(status).toBe(expected)
    expect(body.error.fields[field][0]).toContain(sentence)
  })

  test('is not derived from itself, also not through others or by two people at once', async () => {
    const one = await planOf({ name: 'One' })
    const two = await planOf({ name: 'Two', parent_id: one.id })
    const three = await planOf({ name: 'Three', parent_id: two.id })
    for (const parent_id of [one.id, two.id, three.id]) {
      const { status, body } = await change(`/rate-plans/${one.slug}`, { name: 'One', parent_id })
      expect(status).toBe(422)
      expect(body.error).toMatchObject({ code: 'rate_plan_circle', fields: { parent_id: [expect.any(String)] } })
    }
    const four = await planOf({ name: 'Four' })
    const five = await planOf({ name: 'Five' })
    const answers = await Promise.all([
      change(`/rate-plans/${four.slug}`, { name: 'Four', parent_id: five.id }),
      change(`/rate-plans/${five.slug}`, { name: 'Five', parent_id: four.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('is in the audit trail', async () => {
    const { slug } = await planOf({ name: 'Weekly' })
    await change(`/rate-plans/${slug}`, { name: 'Weekly', min_nights: 7 })
    const { data } = (await admin('GET', `/audit?entity=rate_plan&slug=${slug}`)).body
    expect(data).toMatchObject([
      { action: 'update', who: 'Front Desk', title: 'Weekly', before: { min_nights: null }, after: { min_nights: 7 } },
      { action: 'insert' },
    ])
  })

  test('is for staff only', async () => {
    const { slug } = await standard()
    for (const [method, path] of [
      ['GET', '/rate-plans'],
      ['POST', '/rate-plans'],
      ['PUT', `/rate-plans/${slug}`],
      ['DELETE', `/rate-plans/${slug}`],
    ] as const)
      expect((await candidate(method, path, method === 'GET' ? undefined : { name: 'X' })).status).toBe(403)
  })
})

describe('deleting a rate plan', () => {
  test('takes its rates away', async () => {
    const plan = await planOf({ name: 'Summer' })
    const type = await make.roomType()
    const rate = { from: '2027-05-01', to: '2027-05-03', price: 3000 }
    await admin('PUT', '/rates', { room_type_ids: [type.id], rate_plan_ids: [plan.id], ...rate })
    expect((await admin('DELETE', `/rate-plans/${plan.slug}`)).body.message).toBe('Rate plan deleted successfully')
    expect((await admin('GET', `/rate-plans/${plan.slug}`)).status).toBe(404)
    const { rows, rate_plans } = (await admin('GET', '/rates?from=2027-05-01&to=2027-05-03')).body.data
    expect(rows).toEqual([])
    expect(rate_plans.map(({ name }: { name: string }) => name)).not.toContain('Summer')
  })

  test('is refused while plans are derived from it', async () => {
    const parent = await planOf({ name: 'Flexible' })
    for (const name of ['Saver', 'Early']) await planOf({ name, parent_id: parent.id })
    const { status, body } = await admin('DELETE', `/rate-plans/${parent.slug}`)
    expect(status).toBe(409)
    expect(body.error.message).toBe('These plans are derived from it: Early, Saver. Change them first.')
  })

  test('is refused while a booking or one of its nights has it', async () => {
    const plan = await planOf({ name: 'Long stay' })
    const one = await make.booking()
    const other = await make.booking()
    await db.updateTable('booking').set({ rate_plan_id: plan.id }).where('id', '=', one.id).execute()
    await db
      .updateTable('night')
      .from('stay')
      .set({ rate_plan_id: plan.id, quoted_rent: (eb) => eb.ref('night.rent'), price_source: 'rate' })
      .whereRef('stay.id', '=', 'night.stay_id')
      .where('stay.booking_id', '=', other.id)
      .execute()
    const { status, body } = await admin('DELETE', `/rate-plans/${plan.slug}`)
    expect(status).toBe(409)
    expect(body.error.message).toContain('This rate plan has 2 bookings, so it can’t be deleted.')
  })

  test('that does not exist is 404', async () => {
    expect((await admin('DELETE', '/rate-plans/nowhere')).status).toBe(404)
    expect((await admin('PUT', '/rate-plans/nowhere', { name: 'X', version: 1 })).status).toBe(404)
  })
})

test('the last active plan for everybody stays active and for everybody, also if two people change plans at once', async () => {
  const { admin, change, make } = await startTestApp()
  const plan = (await admin('GET', '/rate-plans')).body.data.data[0]
  const company = await make.company()
  await admin('POST', '/rate-plans', { name: 'Inactive', is_active: false })
  await admin('POST', '/rate-plans', { name: 'Company', company_id: company.id })
  const path = `/rate-plans/${plan.slug}`
  const answers = [
    await admin('DELETE', path),
    await change(path, { name: 'Standard', is_active: false }),
    await change(path, { name: 'Standard', company_id: company.id }),
  ]
  for (const { status, body } of answers) expect([status, body.error?.code]).toEqual([409, 'last_rate_plan'])
  const second = (await admin('POST', '/rate-plans', { name: 'Second' })).body.data
  const raced = await Promise.all([admin('DELETE', path), admin('DELETE', `/rate-plans/${second.slug}`)])
  expect(raced.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a company with its own rate plan is not deleted', async () => {
  const company = await make.company()
  await planOf({ name: 'Own rate', company_id: company.id })
  const { status, body } = await admin('DELETE', `/companies/${company.slug}`)
  expect(status).toBe(409)
  expect(body.error.message).toContain('This company has its own rate plans: Own rate.')
})
