import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { occupancyText } from '#contract/rates/occupancy-pricing.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, candidate, db, make } = await startTestApp()
const rate = rateBuilders(db)

const preview = (above: number | string, raise: number | string) =>
  admin('GET', `/occupancy-pricing/preview?above_percent=${above}&raise_percent=${raise}`)

test('the preview has each night of the next 30 days that would cost more now', async () => {
  const type = await make.roomType({ name: 'Lake', price_per_night: rupees(4010) })
  const other = await make.roomType({ name: 'Hill', price_per_night: rupees(1000) })
  const empty = await make.roomType({ name: 'Tent' })
  const rooms = []
  for (let count = 0; count < 4; count++) rooms.push((await make.room({ room_type_id: type.id })).id)
  const hill = (await make.room({ room_type_id: other.id })).id
  const [one = 0, two = 0, three = 0, four = 0] = rooms
  // Tonight 2 of 4 are sold, on the 16th 3 of 4, on the 17th 3 of 3 because a room is blocked.
  await make.booking({ room_ids: [one], check_in_date: '2026-11-15', check_out_date: '2026-11-18' })
  await make.booking({ room_ids: [two], check_in_date: '2026-11-15', check_out_date: '2026-11-18' })
  await make.booking({ room_ids: [three], check_in_date: '2026-11-16', check_out_date: '2026-11-18' })
  await db
    .insertInto('stay')
    .values({ room_id: four, check_in_date: '2026-11-17', check_out_date: '2026-11-18', maintenance_reason: 'Paint' })
    .execute()
  // The last of the 30 nights is December 14.
  await make.booking({ room_ids: [hill], check_in_date: '2026-12-14', check_out_date: '2026-12-16' })
  await rate.rates({ rate_plan_id: 1, room_type_id: type.id }, '2026-11-17', { price: rupees(5555) })

  const lake = { room_type_id: type.id, room_type: 'Lake' }
  expect((await preview(50, 15)).body.data).toEqual({
    rate_plan: 'Standard',
    nights: [
      // 4,010 + 15 % is 4,611.50, which is rounded to the rupee; 5,555 + 15 % is 6,388.25.
      { ...lake, date: '2026-11-16', sold: 3, rooms: 4, price: 4010, raised_price: 4612 },
      { ...lake, date: '2026-11-17', sold: 3, rooms: 3, price: 5555, raised_price: 6388 },
      {
        ...{ room_type_id: other.id, room_type: 'Hill', date: '2026-12-14' },
        ...{ sold: 1, rooms: 1, price: 1000, raised_price: 1150 },
      },
    ],
  })
  // 75 % is not above 75 %.
  expect((await preview(75, 10)).body.data.nights.map(({ date }: { date: string }) => date)).toEqual([
    '2026-11-17',
    '2026-12-14',
  ])
  expect((await preview(49, 10)).body.data.nights).toHaveLength(4)
  await db.updateTable('room').set({ under_maintenance: true }).where('id', '=', four).execute()
  // A room under maintenance can't be sold: tonight 2 of 3.
  expect((await preview(60, 10)).body.data.nights[0]).toMatchObject({ date: '2026-11-15', sold: 2, rooms: 3 })
  expect(empty.id).toBeGreaterThan(0)
})

test('the quote raises the same nights by the same amounts', async () => {
  await db.updateTable('property').set({ occupancy_above_percent: 60, occupancy_raise_percent: 25 }).execute()
  const { nights } = (await preview(60, 25)).body.data
  expect(nights.length).toBeGreaterThan(2)
  const dates = 'check_in_date=2026-11-15&check_out_date=2026-12-15&adults=2&rate_plan_id=1'
  const quotes = (await admin('GET', `/quote?${dates}`)).body.data
  const raised = quotes.flatMap(
    (quote: { room_type: string; nights: { date: string; rent: number; steps: { kind: string }[] }[] }) =>
      quote.nights
        .filter(({ steps }) => steps.some(({ kind }) => kind === 'occupancy'))
        .map(({ date, rent }) => `${quote.room_type} ${date} ${rent}`),
  )
  expect(new Set(raised)).toEqual(
    new Set(
      nights.map(
        (night: { room_type: string; date: string; raised_price: number }) =>
          `${night.room_type} ${night.date} ${night.raised_price}`,
      ),
    ),
  )
})

test('the occupancy of a night says how many rooms are sold and when the price rises', async () => {
  const type = await make.roomType({ name: 'River', price_per_night: rupees(3000) })
  const room = (await make.room({ room_type_id: type.id })).id
  await make.room({ room_type_id: type.id })
  await make.booking({ room_ids: [room], check_in_date: '2026-11-20', check_out_date: '2026-11-21' })
  const night = async (date: string) =>
    (await admin('GET', `/occupancy-pricing/night?room_type_id=${type.id}&date=${date}`)).body.data
  await db.updateTable('property').set({ occupancy_above_percent: 40, occupancy_raise_percent: 25 }).execute()
  const pricing = { above_percent: 40, raise_percent: 25 }
  expect(await night('2026-11-20')).toEqual({ ...pricing, sold: 1, rooms: 2 })
  expect(await night('2026-11-21')).toEqual({ ...pricing, sold: 0, rooms: 2 })
  // 1 of 2 is 50 %, and 3,000 + 25 % is 3,750.
  const rule = 'When more than 40 % of the rooms of this type are sold, the price rises by 25 %.'
  expect(occupancyText(rupees(3000), await night('2026-11-20'))).toBe(
    `${rule} 1 of 2 are sold on this night, so the desk quotes ₹3,750.00.`,
  )
  expect(occupancyText(rupees(3000), await night('2026-11-21'))).toBe(
    `${rule} 0 of 2 are sold on this night, so it is not raised now.`,
  )
  await db.updateTable('property').set({ occupancy_above_percent: null, occupancy_raise_percent: null }).execute()
  expect(await night('2026-11-20')).toBe(null)
})

test.each([
  [0, 10, 'above_percent'],
  [100, 10, 'above_percent'],
  ['', 10, 'above_percent'],
  [50, 0, 'raise_percent'],
  [50, 301, 'raise_percent'],
  [50, 2.5, 'raise_percent'],
])('a preview of %s and %s is refused', async (above, raise, field) => {
  const { status, body } = await preview(above, raise)
  expect(status).toBe(422)
  expect(body.error.fields[field][0]).toMatch(/^Enter a whole number from 1 to (99|300)$/)
})

test('the preview is not for guests', async () => {
  expect((await candidate('GET', '/occupancy-pricing/preview?above_percent=50&raise_percent=10')).status).toBe(403)
})
