import { beforeAll, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { Premises } from '#contract/taxes/specified-premises/premises.ts'
import { premisesMessages } from '#contract/taxes/specified-premises/premises-messages.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, services, sendAs, signIn, hire, time } = await startTestApp()
const make = builders(db, services.clock)
let token = ''
const confirmed = { 'x-sarai-confirmed': 'specified_premises' }

/** Signs in again, because a session does not last for years. */
const setDay = async (day: string) => {
  time.now = new Date(`${day}T06:00:00Z`)
  token = await signIn('desk@hotel.example', true)
}
const send: typeof admin = (...request) => sendAs(token)(...request)

const premises = async (): Promise<Premises> => (await send('GET', '/specified-premises')).body.data
const states = async () => (await premises()).years.map(({ from, state }) => [from, state])

interface Sold {
  rent: number
  from: string
  to: string
  discount?: object
}

/** A stay that is invoiced on its last day. */
const sell = async ({ rent, from, to, discount }: Sold) => {
  await setDay(from)
  const booking = await make.booking({ room_rent: rupees(rent), check_in_date: from, check_out_date: to })
  expect((await send('POST', `/bookings/${booking.slug}/check-in`, {})).status).toBe(200)
  if (discount) {
    const { body } = await send('GET', `/bookings/${booking.slug}/folios`)
    const [folio] = body.data.folios ?? body.data
    const given = await send('POST', `/folios/${folio.slug}/discounts`, { on: 'rooms', reason: 'Kind', ...discount })
    expect(given.status, JSON.stringify(given.body)).toBe(201)
  }
  await setDay(to)
  const left = await send('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: to })
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  return { ...booking, invoice: String(left.body.invoice_slug) }
}

const notices = async () =>
  (await send('GET', '/notifications?per_page=100')).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'specified_premises',
  )

beforeAll(async () => {
  await setDay('2026-04-02')
  await send('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  await db.updateTable('property').set({ gstin: '27AAACS4321L1ZD', state: 'Maharashtra' }).execute()
})

test('a night of exactly 7,500 is not above the limit, nor one that a discount brings below it', async () => {
  await sell({ rent: 7500, from: '2026-04-02', to: '2026-04-03' })
  // 8,000 less 10 % is 7,200; 7,600 less 100 is 7,500.
  await sell({ rent: 8000, from: '2026-04-03', to: '2026-04-04', discount: { percent: 10 } })
  await sell({ rent: 7600, from: '2026-04-04', to: '2026-04-05', discount: { amount: 100 } })
  expect(await states()).toEqual([
    ['2026-04-01', 'not_specified'],
    ['2027-04-01', 'not_specified'],
  ])
  expect(await notices()).toEqual([])
})

test('a cancelled booking, a stay that is not invoiced and an invoice that was credited do not count', async () => {
  await setDay('2026-04-06')
  const dates = { check_in_date: '2026-04-06', check_out_date: '2026-04-07' }
  const cancelled = await make.booking({ ...dates, room_rent: rupees(9000) })
  expect((await send('POST', `/bookings/${cancelled.slug}/cancel`, { reason: 'Ill' })).status).toBe(200)
  const inHouse = await make.booking({ ...dates, room_rent: rupees(9000) })
  await send('POST', `/bookings/${inHouse.slug}/check-in`, {})
  expect((await states())[1]).toEqual(['2027-04-01', 'not_specified'])
  const { invoice } = await sell({ rent: 9000, from: '2026-04-07', to: '2026-04-08' })
  expect((await states())[1]).toEqual(['2027-04-01', 'passed'])
  await send('POST', `/invoices/${invoice}/credit-notes`, { reason: 'Wrong price' })
  expect((await states())[1]).toEqual(['2027-04-01', 'not_specified'])
})

const newBooking = async (room_rent: number, check_in_date = '2026-06-10', check_out_date = '2026-06-11') => ({
  booking_type: 'individual',
  guest_id: (await make.guest()).id,
  room_ids: [(await make.room()).id],
  check_in_date,
  check_out_date,
  number_of_adults: 1,
  number_of_children: 0,
  number_of_infants: 0,
  room_rent,
  food_plan_id: 1,
  food_plan_rate: 0,
  advance_amount: 0,
  rate_plan_id: null,
})

test('a price above the limit is a question, in bookings, room types and rates', async () => {
  await setDay('2026-06-01')
  const low = await send('POST', '/bookings', await newBooking(7500))
  expect(low.status, JSON.stringify(low.body)).toBe(201)
  const draft = await newBooking(7500.01)
  const asked = await send('POST', '/bookings', draft)
  expect([asked.status, asked.body.error.code]).toEqual([409, 'specified_premises'])
  expect(asked.body.error.message).toContain('₹7,500.01 (Jun 10, 2026) is above ₹7,500.00.')
  expect(asked.body.error.message).toContain('from Apr 01, 2027 its restaurant charges 18 % GST instead of 5 %')
  const made = await send('POST', '/bookings', draft, confirmed)
  expect(made.status, JSON.stringify(made.body)).toBe(201)

  const type = {
    name: 'Suite',
    description: 'Large',
    max_adults: 2,
    max_children: 1,
    max_infants: 1,
    price_per_night: 7501,
  }
  const askedForType = await send('POST', '/room-types', type)
  expect(askedForType.body.error?.code, JSON.stringify(askedForType.body)).toBe('specified_premises')
  const suite = await send('POST', '/room-types', type, confirmed)
  expect(suite.status, JSON.stringify(suite.body)).toBe(201)
  const { slug, version, id: room_type_id } = suite.body.data
  // The same price again is no question; a higher one is.
  expect((await send('PUT', `/room-types/${slug}`, { ...type, description: 'Sea view', version })).status).toBe(200)
  const raised = { ...type, price_per_night: 7600, version: version + 1 }
  expect((await send('PUT', `/room-types/${slug}`, raised)).body.error?.code).toBe('specified_premises')

  const { id: rate_plan_id } = await db
    .selectFrom('rate_plan')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const cell = (price: number) => ({ cells: [{ room_type_id, rate_plan_id, date: '2026-12-24', price }] })
  expect((await send('PUT', '/rates/cells', cell(7500))).status).toBe(200)
  expect((await send('PUT', '/rates/cells', cell(8000))).body.error?.code).toBe('specified_premises')
  expect((await send('PUT', '/rates/cells', cell(8000), confirmed)).status).toBe(200)
})

test('a rate plan that lifts prices above the limit is a question', async () => {
  await setDay('2026-06-02')
  const { body } = await send('GET', '/rate-plans')
  const [parent] = body.data.data ?? body.data.rows
  const plan = {
    name: 'Peak',
    parent_id: parent.id,
    parent_percent: 500,
    parent_amount: 0,
    food_plan_id: null,
    adults_included: 2,
    extra_adult_price: 0,
    child_price: 0,
    single_use_discount: 0,
    is_public: false,
    is_active: true,
  }
  const asked = await send('POST', '/rate-plans', plan)
  expect(asked.body.error?.code, JSON.stringify(asked.body)).toBe('specified_premises')
  const made = await send('POST', '/rate-plans', plan, confirmed)
  expect(made.status).toBe(201)
  const { slug, version } = made.body.data
  // Another name raises no price.
  expect((await send('PUT', `/rate-plans/${slug}`, { ...plan, name: 'High season', version })).status).toBe(200)
})

test('a room move to a dearer room is a question; a hotel without a GSTIN is not asked', async () => {
  await setDay('2026-06-03')
  const dear = await make.room()
  const booking = await make.booking({
    check_in_date: '2026-06-20',
    check_out_date: '2026-06-21',
    room_rent: rupees(3000),
  })
  await db
    .updateTable('room_type')
    .set({ price_per_night: rupees(8200) })
    .where('id', '=', dear.room_type_id)
    .execute()
  const move = { room_id: dear.id, rent: 'new', confirm_occupancy: true }
  const asked = await send('POST', `/bookings/${booking.slug}/move-room`, move)
  expect(asked.body.error?.code, JSON.stringify(asked.body)).toBe('specified_premises')
  await db.updateTable('property').set({ gstin: '' }).execute()
  expect((await send('POST', '/bookings', await newBooking(9000, '2026-06-25', '2026-06-26'))).status).toBe(201)
  await db.updateTable('property').set({ gstin: '27AAACS4321L1ZD' }).execute()
  expect((await send('POST', `/bookings/${booking.slug}/move-room`, move, confirmed)).status).toBe(200)
})

test('the night of 31 March belongs to the year that ends, also if it is invoiced in April', async () => {
  const booking = await sell({ rent: 7500.01, from: '2027-03-31', to: '2027-04-01' })
  const { years } = await premises()
  expect(years.map(({ from, state, night }) => [from, state, night?.date, night?.value])).toEqual([
    ['2027-04-01', 'passed', '2027-03-31', 7500.01],
    ['2028-04-01', 'not_specified', undefined, undefined],
  ])
  expect(years[0]?.night?.booking.slug).toBe(booking.slug)
  const [notice] = await notices()
  expect(notice.message).toContain('The night of Mar 31, 2027 was sold for ₹7,500.01, above ₹7,500.00')
  expect(notice.message).toContain('From Apr 01, 2027')
  // The question of the new year is open again.
  expect((await send('POST', '/bookings', await newBooking(8000, '2027-04-10', '2027-04-11'))).status).toBe(409)
})

test('once the limit is passed nobody is asked again in the year, and staff were told once', async () => {
  await sell({ rent: 8000, from: '2027-04-01', to: '2027-04-03' })
  expect((await states())[1]).toEqual(['2028-04-01', 'passed'])
  await sell({ rent: 9000, from: '2027-04-03', to: '2027-04-04' })
  // One was for the invoice that was credited.
  expect(await notices()).toHaveLength(3)
  expect((await send('POST', '/bookings', await newBooking(8000, '2027-05-10', '2027-05-11'))).status).toBe(201)
  // A night of the next year is another question.
  expect((await send('POST', '/bookings', await newBooking(8000, '2028-04-10', '2028-04-11'))).status).toBe(409)
})

test('the rate of the restaurant is changed by a dated rate, once', async () => {
  const food = async () =>
    (await send('GET', '/tax-rules')).body.data
      .filter(({ tax_category }: { tax_category: { builtin: string } }) => tax_category.builtin === 'food')
      .map((rule: { rate: number; valid_from: string; valid_to: string | null; sac: string }) => [
        rule.rate,
        rule.valid_from,
        rule.valid_to,
        rule.sac,
      ])
  expect((await premises()).years[1]?.to_change).toEqual([{ category: 'Food and beverages', rate: 5, new_rate: 18 }])
  expect((await send('POST', '/tax-rules/specified-premises', { from: '2030-04-01' })).status).toBe(409)
  expect((await send('POST', '/tax-rules/specified-premises', { from: '2028-04-01' })).status).toBe(201)
  expect(await food()).toEqual([
    [18, '2028-04-01', null, '996332'],
    [5, '2025-09-22', '2028-03-31', '996332'],
  ])
  expect((await premises()).years[1]?.to_change).toEqual([])
  const again = await send('POST', '/tax-rules/specified-premises', { from: '2028-04-01' })
  expect([again.status, again.body.error.code]).toEqual([409, 'nothing_to_change'])
})

test('a declaration decides the years it covers, and names who entered it', async () => {
  const draft = { annexure: 'VII', valid_from: '2029-04-01', reference: 'AA2701', version: 0 }
  expect((await send('POST', '/specified-premises', draft)).status).toBe(201)
  const overlap = await send('POST', '/specified-premises', { ...draft, valid_from: '2030-04-01' })
  expect([overlap.status, overlap.body.error.code]).toEqual([409, 'overlap'])
  const [declared] = (await premises()).declarations
  expect(declared).toMatchObject({ annexure: 'VII', reference: 'AA2701', valid_to: null, who: expect.any(String) })
  await setDay('2028-12-01')
  expect((await states())[1]).toEqual(['2029-04-01', 'declared'])
  expect((await send('POST', '/bookings', await newBooking(8000, '2028-12-10', '2028-12-11'))).status).toBe(201)
  const { slug = '', version = 0 } = declared ?? {}
  const ended = { ...draft, valid_to: '2030-03-31', version }
  expect((await send('PUT', `/specified-premises/${slug}`, ended)).status).toBe(200)
  const late = await send('PUT', `/specified-premises/${slug}`, ended)
  expect([late.status, late.body.error.code]).toEqual([409, 'changed_meanwhile'])
  expect((await send('PUT', `/specified-premises/${slug}`, { ...ended, valid_to: '2028-01-01' })).status).toBe(422)
  expect((await send('DELETE', `/specified-premises/${slug}`)).status).toBe(200)
  expect((await send('DELETE', `/specified-premises/${slug}`)).status).toBe(404)
  const clerk = await hire('front-desk')
  expect((await clerk('POST', '/specified-premises', draft)).status).toBe(403)
})

test('a declaration in the middle of a year begins on its first day, and so does the higher rate', async () => {
  await setDay('2031-11-17')
  await db.deleteFrom('tax_rule').execute()
  await send('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  const draft = { annexure: 'VIII', valid_from: '2031-11-10', reference: '', version: 0 }
  expect((await send('POST', '/specified-premises', draft)).status).toBe(201)
  const { years } = await premises()
  expect(years.map(({ from, state, since }) => [from, state, since])).toEqual([
    ['2031-04-01', 'declared', '2031-11-10'],
    ['2032-04-01', 'declared', '2032-04-01'],
  ])
  expect(years[0]?.to_change).toEqual([{ category: 'Food and beverages', rate: 5, new_rate: 18 }])
  const change = (from: string) => send('POST', '/tax-rules/specified-premises', { from })
  const early = await change('2031-04-01')
  expect(early.status).toBe(422)
  expect(early.body.error.fields.from[0]).toContain('from Nov 10, 2031')
  // Two people press the button at once.
  const replies = await Promise.all([change('2031-11-10'), change('2031-11-10')])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  const food = await db
    .selectFrom('tax_rule')
    .innerJoin('tax_category', 'tax_category.id', 'tax_category_id')
    .select(['rate', 'valid_from', 'valid_to'])
    .where('builtin', '=', 'food')
    .orderBy('valid_from')
    .execute()
  expect(food.map(({ rate, valid_from, valid_to }) => [rate, valid_from, valid_to])).toEqual([
    [500, '2025-09-22', '2031-11-09'],
    [1800, '2031-11-10', null],
  ])
})

test('a declaration from before the law is refused', async () => {
  for (const valid_from of ['0001-01-01', '2025-03-31']) {
    const draft = { annexure: 'VII', valid_from, valid_to: '2025-06-01', reference: '', version: 0 }
    const { status, body } = await send('POST', '/specified-premises', draft)
    expect(status).toBe(422)
    expect(body.error.fields.valid_from).toEqual([premisesMessages.tooEarly])
  }
})
