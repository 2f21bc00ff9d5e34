import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, db, services, signIn, time } = await startTestApp()
const make = builders(db, services.clock)
time.now = new Date('2026-11-15T06:00:00Z')
const confirmed = { 'x-sarai-confirmed': 'specified_premises' }

type Reply = Awaited<ReturnType<typeof admin>>
const isAsked = ({ status, body }: Reply) => status === 409 && body.error.code === 'specified_premises'
const isSaved = ({ status }: Reply) => status === 200 || status === 201

const root = (await admin('GET', '/rate-plans')).body.data.data[0]
const type = await make.roomType({ price_per_night: rupees(5000) })

const planDraft = (name: string, parent_id: number, parent_percent: number) => ({
  ...{ name, parent_id, parent_percent, parent_amount: 0, food_plan_id: null, adults_included: 2 },
  ...{ extra_adult_price: 0, child_price: 0, single_use_discount: 0, is_public: false, is_active: true },
})
const addPlan = async (...given: Parameters<typeof planDraft>) => {
  const made = await admin('POST', '/rate-plans', planDraft(...given))
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data
}

beforeAll(async () => {
  await db.updateTable('property').set({ gstin: '27AAACS4321L1ZD', state: 'Maharashtra' }).execute()
})

describe('plans that are derived from a changed price', () => {
  // 5,000 in the first plan, 6,000 with breakfast, 7,200 with half board.
  const breakfast = addPlan('Breakfast', root.id, 20)
  const halfBoard = breakfast.then(({ id }) => addPlan('Half board', id, 20))
  const changeBreakfast = async (percent: number, headers = {}) => {
    const { slug } = await breakfast
    const { version } = (await admin('GET', `/rate-plans/${slug}`)).body.data
    return admin('PUT', `/rate-plans/${slug}`, { ...planDraft('Breakfast', root.id, percent), version }, headers)
  }

  test('are asked about when the plan between them changes', async () => {
    await halfBoard
    const asked = await changeBreakfast(30)
    expect(isAsked(asked)).toBe(true)
    expect(asked.body.error.message).toContain('₹7,800.00')
    expect(isSaved(await changeBreakfast(30, confirmed))).toBe(true)
    // 7,680 is still above 7,500, but lower than what was saved.
    expect(isSaved(await changeBreakfast(28))).toBe(true)
    expect(isSaved(await changeBreakfast(20))).toBe(true)
  })

  test('are asked about when a rate of the first plan changes', async () => {
    const cell = (price: number) => ({
      cells: [{ room_type_id: type.id, rate_plan_id: root.id, date: '2026-12-24', price }],
    })
    const asked = await admin('PUT', '/rates/cells', cell(5400))
    expect(isAsked(asked)).toBe(true)
    expect(asked.body.error.message).toContain('₹7,776.00 (Dec 24, 2026)')
    expect(isSaved(await admin('PUT', '/rates/cells', cell(5400), confirmed))).toBe(true)
    expect(isSaved(await admin('PUT', '/rates/cells', cell(5300)))).toBe(true)
    expect(isSaved(await admin('PUT', '/rates/cells', cell(5000)))).toBe(true)
  })

  test('are asked about when the price of the room type changes', async () => {
    const change = async (price_per_night: number, headers = {}) => {
      const { id: _, slug, ...now } = (await admin('GET', `/room-types/${type.slug}`)).body.data
      return admin('PUT', `/room-types/${slug}`, { ...now, price_per_night }, headers)
    }
    expect(isAsked(await change(5300))).toBe(true)
    expect(isSaved(await change(9000, confirmed))).toBe(true)
    // Lower, and still above the limit in every plan.
    expect(isSaved(await change(8000))).toBe(true)
    expect(isAsked(await change(8100))).toBe(true)
    expect(isSaved(await change(5000))).toBe(true)
  })

  test('are changed and deleted by several people at once without a deadlock', async () => {
    for (let round = 0; round < 5; round++) {
      const { slug } = await addPlan(`Short ${round}`, root.id, 0)
      const cells = [{ room_type_id: type.id, rate_plan_id: root.id, date: '2026-12-26', price: 4000 + round }]
      const replies = await Promise.all([
        changeBreakfast(10 + round),
        admin('DELETE', `/rate-plans/${slug}`),
        admin('PUT', '/rates/cells', { cells }),
        addPlan(`Long ${round}`, root.id, 1),
      ])
      expect(replies.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200])
    }
  })
})

describe('nights of bookings', () => {
  const draft = async (more: object = {}) => ({
    ...{ booking_type: 'individual', guest_id: (await make.guest()).id, room_ids: [(await make.room()).id] },
    ...{ check_in_date: '2026-12-10', check_out_date: '2026-12-11', number_of_adults: 1, number_of_children: 0 },
    ...{ number_of_infants: 0, room_rent: 7000, food_plan_id: 1, food_plan_rate: 0, advance_amount: 0 },
    rate_plan_id: null,
    ...more,
  })
  const place = async (given: object) => {
    const made = await admin('POST', '/bookings', given, confirmed)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return (await admin('GET', `/bookings/${made.body.data.slug}`)).body.data
  }

  test('are not asked about when the rent is lowered, but when it is raised', async () => {
    const given = await draft({ room_rent: 9000 })
    const { slug, version } = await place(given)
    const lowered = await admin('PUT', `/bookings/${slug}`, { ...given, room_rent: 8000, version })
    expect(lowered.status, JSON.stringify(lowered.body)).toBe(200)
    const raised = { ...given, room_rent: 8100, version: lowered.body.data.version }
    expect(isAsked(await admin('PUT', `/bookings/${slug}`, raised))).toBe(true)
  })

  test('are asked about when meals lift them above the limit as one supply with the room', async () => {
    await db.updateTable('property').set({ composite_supply: true }).execute()
    const given = await draft()
    const { slug, version } = await place(given)
    const fed = { ...given, food_plan_rate: 600, version }
    const asked = await admin('PUT', `/bookings/${slug}`, fed)
    expect(isAsked(asked), JSON.stringify(asked.body)).toBe(true)
    await db.updateTable('property').set({ composite_supply: false }).execute()
    expect((await admin('PUT', `/bookings/${slug}`, fed)).status).toBe(200)
    await db.updateTable('property').set({ composite_supply: true }).execute()
  })

  test('are asked about when the room calendar moves them to a dearer room', async () => {
    const { slug, rooms, version } = await place(await draft())
    const suites = await make.roomType({ price_per_night: rupees(8200) })
    const suite = await make.room({ room_type_id: suites.id })
    const move = { stay: rooms[0].stay, room_id: suite.id, version }
    const rearrange = (rent: string, headers = {}) =>
      admin('POST', '/calendar/rearrange', { moves: [{ ...move, rent }], confirm_occupancy: true }, headers)
    const asked = await rearrange('new')
    expect(isAsked(asked), JSON.stringify(asked.body)).toBe(true)
    expect(asked.body.error.message).toContain('₹8,200.00 (Dec 10, 2026)')
    expect((await admin('GET', `/bookings/${slug}`)).body.data.rooms[0].id).toBe(rooms[0].id)
    expect((await rearrange('new', confirmed)).status).toBe(200)
  })
})

test('rates above the limit in an Excel file are asked about', async () => {
  const token = await signIn('desk@hotel.example', true)
  const url = '/api/rates.xlsx?from=2026-12-20&to=2026-12-21'
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const { sheets, properties } = await readXlsx(rawPayload)
  const rows = (sheets[0]?.rows ?? []).map((row) => [...row])
  const row = rows.find(([name, plan]) => name === type.name && plan === root.name)
  const upload = async (price: number, headers = {}) => {
    if (row) row[3] = price
    const file = await writeXlsx({
      sheets: [{ name: 'Rates', rows: rows as (string | number | Date | null)[][] }],
      ...(properties && { properties }),
    })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)]), 'rates.xlsx')
    return admin('POST', '/rates/import', form, headers)
  }
  const asked = await upload(7500.01)
  expect(isAsked(asked), JSON.stringify(asked.body)).toBe(true)
  expect(isSaved(await upload(7500.01, confirmed))).toBe(true)
})

test('a night above the limit that two folios share counts when both shares are invoiced, and is asked about as a whole', async () => {
  await admin('POST', '/tax-rules/indian-gst', { food_rate: 5 })
  const dates = { check_in_date: '2026-11-15', check_out_date: '2026-11-16' }
  const { slug } = await make.booking({ room_rent: rupees(8000), ...dates })
  expect((await admin('POST', `/bookings/${slug}/check-in`, {})).status).toBe(200)
  const { data } = (await admin('POST', `/bookings/${slug}/folios`, { name: 'Uncle' })).body
  const split = { charge_id: 'room:1:2026-11-15', amount: 3000, to_folio: data[1].slug }
  // Dividing a bill saves no new price, so that nobody is asked.
  expect((await admin('POST', `/folios/${slug}/split-charge`, split)).status).toBe(200)
  const next = async () => (await admin('GET', '/specified-premises')).body.data.years[1]
  time.now = new Date('2026-11-16T06:00:00Z')
  expect((await admin('POST', `/folios/${data[1].slug}/invoice`)).status).toBe(201)
  expect((await next()).state).toBe('not_specified')
  expect((await admin('POST', `/bookings/${slug}/check-out`, { check_out_date: '2026-11-16' })).status).toBe(200)
  expect(await next()).toMatchObject({ state: 'passed', night: { date: '2026-11-15', value: 8000 } })
})
