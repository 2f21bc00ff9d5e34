import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { fillRandomHotel } from '#server/reports/testing/random-hotel.ts'
import { daysFrom, readModel } from '#server/reports/testing/report-model.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, db, make, time } = await startTestApp()

beforeAll(async () => {
  await fillRandomHotel(db, make, 20261115)
  // Some rooms are under maintenance today, sold or not.
  await db.updateTable('room').set({ under_maintenance: true }).where(sql<boolean>`id % 3 = 0`).execute()
  // A normal invoice with a partial credit note.
  const booking = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-18' })
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-17' })
  await admin('POST', `/invoices/${left.body.invoice_slug}/credit-notes`, {
    reason: 'Cold geyser',
    lines: [{ position: 1, amount: 123.45 }],
  })
})

type Figures = Record<string, number>

const added = (rows: Figures[]) =>
  rows.reduce(
    (sum, row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, (sum[key] ?? 0) + value])),
    {},
  )

const rounded = (value: number) => Math.round(value)
const inRupees = (paise: number | null) => (paise === null ? null : paise / 100)

const wireNights = ({ nights_available = 0, nights_sold = 0, room_revenue = 0 }: Figures) => ({
  nights_available,
  nights_sold,
  room_revenue: room_revenue / 100,
  occupancy: nights_available ? rounded((nights_sold * 10_000) / nights_available) / 100 : null,
  adr: inRupees(nights_sold ? rounded(room_revenue / nights_sold) : null),
  revpar: inRupees(nights_available ? rounded(room_revenue / nights_available) : null),
})

const ranges: [CalendarDate, CalendarDate][] = [
  ['2026-09-01', '2026-12-31'],
  ['2026-10-17', '2026-11-03'],
  ['2026-10-31', '2026-10-31'],
  ['2025-02-01', '2025-03-05'],
]
// A zone with half an hour, one behind UTC, one far ahead, and one whose clocks change in the range.
const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin']

describe.each(zones)('a hotel in %s', (time_zone) => {
  beforeAll(async () => {
    await db.updateTable('property').set({ time_zone }).execute()
  })

  test.each(ranges)('has the occupancy of the model from %s to %s', async (start_date, end_date) => {
    const model = await readModel(db, time.now)
    const days = daysFrom(start_date, end_date)
    const total = wireNights(added(days.map(model.nightsOf)))
    const byDay = await admin('GET', `/reports/occupancy?start_date=${start_date}&end_date=${end_date}`)
    expect(byDay.body.data).toEqual({
      rows: days.map((day) => ({ period: day, ...wireNights(model.nightsOf(day)) })),
      total,
    })
    const months = [...new Set(days.map((day) => day.slice(0, 7)))]
    const byMonth = await admin('GET', `/reports/occupancy?start_date=${start_date}&end_date=${end_date}&by=month`)
    expect(byMonth.body.data).toEqual({
      rows: months.map((month) => ({
        period: month,
        ...wireNights(added(days.filter((day) => day.startsWith(month)).map(model.nightsOf))),
      })),
      total,
    })
  })

  test.each(ranges)('has the revenue of the model from %s to %s', async (start_date, end_date) => {
    const model = await readModel(db, time.now)
    const days = daysFrom(start_date, end_date)
    const wire = (figures: Figures) =>
      Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, value / 100 || 0]))
    const byDay = (await admin('GET', `/reports/revenue?start_date=${start_date}&end_date=${end_date}`)).body.data
    expect(byDay.rows).toEqual(days.map((day) => ({ period: day, ...wire(model.revenueOf(day)) })))
    const total = wire(added(days.map(model.revenueOf)))
    expect(byDay.total).toEqual(total)
    const byMonth = (await admin('GET', `/reports/revenue?start_date=${start_date}&end_date=${end_date}&by=month`)).body
    const months = [...new Set(days.map((day) => day.slice(0, 7)))]
    expect(byMonth.data.rows).toEqual(
      months.map((month) => ({
        period: month,
        ...wire(added(days.filter((day) => day.startsWith(month)).map(model.revenueOf))),
      })),
    )
    const sold = days.flatMap(model.nightsOn)
    const typeOf = new Map(model.rooms.map((room) => [room.id, room.room_type_id]))
    for (const id of new Set(typeOf.values())) {
      const { name } = await db.selectFrom('room_type').select('name').where('id', '=', id).executeTakeFirstOrThrow()
      const ours = sold.filter((night) => typeOf.get(night.room_id) === id)
      const found = byDay.room_types.find((type: { name: string }) => type.name === name)
      expect(found?.quantity ?? 0, name).toBe(ours.length)
      expect(found?.amount ?? 0, name).toBe(ours.reduce((sum, night) => sum + night.rent, 0) / 100)
    }
    const meals = days.flatMap(model.mealsOf).filter(({ amount }) => amount > 0)
    const plans = await db.selectFrom('food_plan').select(['id', 'name']).execute()
    for (const { id, name } of plans) {
      const found = byDay.food_plans.find((plan: { name: string }) => plan.name === name)
      const ours = meals.filter(({ plan }) => plan === id)
      expect(found?.quantity ?? 0, name).toBe(ours.reduce((sum, { quantity }) => sum + quantity, 0))
      expect(found?.amount ?? 0, name).toBe(ours.reduce((sum, { amount }) => sum + amount, 0) / 100)
    }
    const ordered = days.flatMap(model.orderedOn)
    for (const { name, quantity, amount, type } of byDay.items) {
      const ours = ordered.filter((line) => line.name === name)
      expect(quantity, name).toBe(ours.reduce((sum, line) => sum + line.quantity, 0))
      expect(amount, name).toBe(ours.reduce((sum, line) => sum + line.quantity * line.unit_price, 0) / 100)
      expect(type).toBe(ours[0]?.type)
    }
    expect(byDay.items).toHaveLength(new Set(ordered.map((line) => line.item_id)).size)
  })
})

test('the random hotel has something of everything', async () => {
  const { data } = (await admin('GET', '/reports/revenue?start_date=2026-09-01&end_date=2026-12-31')).body
  expect(data.total).toMatchObject({ credit_notes: -123.45 })
  for (const source of ['rooms', 'food_plans', 'food_and_drinks', 'services'])
    expect(data.total[source]).toBeGreaterThan(1000)
  const nights = (await admin('GET', '/reports/occupancy?start_date=2026-09-01&end_date=2026-12-31')).body.data.rows
  const available = new Set(nights.map((night: { nights_available: number }) => night.nights_available))
  expect(available.size).toBeGreaterThan(3)
})

test('the reports show the invoiced amounts of a departed guest', async () => {
  const room = await make.room()
  const item = await make.item()
  const booking = await make.booking({
    room_ids: [room.id],
    check_in_date: '2026-11-15',
    check_out_date: '2026-11-19',
    food_plan_id: 2,
    food_plan_rate: rupees(250),
  })
  const before = (await admin('GET', '/reports/revenue?start_date=2026-11-01&end_date=2026-11-30')).body.data.total
  await admin('POST', `/bookings/${booking.slug}/check-in`, {})
  await make.order({ booking_id: booking.id, status: 'served', items: [{ item_id: item.id, quantity: 3 }] })
  const left = await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: '2026-11-17' })
  const { data: invoice } = (await admin('GET', `/invoices/${left.body.invoice_slug}`)).body
  const after = (await admin('GET', '/reports/revenue?start_date=2026-11-01&end_date=2026-11-30')).body.data.total
  expect(invoice.charges).toBe(2 * 2500 + 2 * 2 * 250 + 3 * 120)
  // Before check-out four nights were booked and nothing was ordered.
  expect(after.total - before.total).toBeCloseTo(invoice.charges - (4 * 2500 + 4 * 2 * 250), 2)
})
