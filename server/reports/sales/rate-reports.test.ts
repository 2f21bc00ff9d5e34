import { readXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Paise, rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { onTheBooksOf, sameDayLastYear } from '#contract/reports/on-the-books.ts'
import { builders } from '#server/testing/builders.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, app, candidate, db, make, signIn } = await startTestApp()
const token = await signIn('desk@hotel.example', true)

const sheetsOf = async (path: string) => {
  const reply = await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })
  return (await readXlsx(reply.rawPayload)).sheets.map(({ rows }) => rows)
}

const book = async (
  check_in_date: CalendarDate,
  check_out_date: CalendarDate,
  { rent = 1000, booked_on = '2026-10-01' as CalendarDate, cancelled_on = null as CalendarDate | null } = {},
) => {
  // Placed before it begins, also if that is long ago.
  const clock = { now: () => new Date(`${check_in_date < booked_on ? check_in_date : booked_on}T06:00:00Z`) }
  const [room, guest] = [await make.room(), await make.guest()]
  const wanted = { check_in_date, check_out_date, room_rent: rupees(rent), room_ids: [room.id], guest_id: guest.id }
  const booking = await builders(db, clock).booking(wanted)
  const status = cancelled_on === null ? 'booked' : 'cancelled'
  await db.updateTable('booking').set({ booked_on, cancelled_on, status }).where('id', '=', booking.id).execute()
  return booking
}

beforeEach(async () => {
  await db.deleteFrom('booking').execute()
})

describe('On the Books', () => {
  const read = async () => (await admin('GET', '/reports/on-the-books')).body.data
  const dayOf = (report: { days: { period: string }[] }, day: string) =>
    report.days.find(({ period }) => period === day)

  test('has 90 days from today with rooms, revenue and ADR, and last year’s final figures of the same date', async () => {
    await book('2026-11-15', '2026-11-17', { rent: 3000 })
    await book('2026-11-16', '2026-11-17', { rent: 4001 })
    await book('2027-02-12', '2027-02-14', { rent: 500 })
    await book('2026-11-10', '2026-11-15', { rent: 9000 })
    await book('2025-11-16', '2025-11-18', { rent: 2000, booked_on: '2025-11-16' })
    const report = await read()
    expect(report.days).toHaveLength(90)
    expect([report.days[0].period, report.days[89].period]).toEqual(['2026-11-15', '2027-02-12'])
    expect(dayOf(report, '2026-11-15')).toMatchObject({
      booked: { nights_sold: 1, room_revenue: 3000, adr: 3000 },
      last_year: { nights_sold: 0, room_revenue: 0, adr: null },
    })
    expect(dayOf(report, '2026-11-16')).toMatchObject({
      booked: { nights_sold: 2, room_revenue: 7001, adr: 3500.5 },
      last_year: { nights_sold: 1, room_revenue: 2000, adr: 2000 },
      pick_up: { nights: 0, revenue: 0 },
    })
    // February 13 is the 91st day.
    expect(dayOf(report, '2027-02-12')).toMatchObject({ booked: { nights_sold: 1, room_revenue: 500 } })
    expect(report.months.map(({ period, days }: { period: string; days: number }) => [period, days])).toEqual([
      ['2026-11', 16],
      ['2026-12', 31],
      ['2027-01', 31],
      ['2027-02', 12],
    ])
    expect(report.months[0]).toMatchObject({
      booked: { nights_sold: 3, room_revenue: 10_001, adr: 3333.67 },
      last_year: { nights_sold: 2, room_revenue: 4000, adr: 2000 },
    })
    expect(report.total).toMatchObject({
      booked: { nights_sold: 4, room_revenue: 10_501 },
      last_year: { nights_sold: 2, room_revenue: 4000 },
    })
  })

  test('picks up the nights booked in the last 7 days, less those cancelled in them', async () => {
    // Seven days with today: November 9 is the first.
    await book('2026-11-20', '2026-11-22', { rent: 1000, booked_on: '2026-11-09' })
    await book('2026-11-20', '2026-11-21', { rent: 5000, booked_on: '2026-11-08' })
    await book('2026-11-21', '2026-11-23', { rent: 700, booked_on: '2026-11-15' })
    await book('2026-11-21', '2026-11-22', { rent: 250, booked_on: '2026-11-01', cancelled_on: '2026-11-09' })
    await book('2026-11-21', '2026-11-22', { rent: 9000, booked_on: '2026-11-01', cancelled_on: '2026-11-08' })
    // Booked and cancelled in these days: neither way.
    await book('2026-11-21', '2026-11-22', { rent: 800, booked_on: '2026-11-10', cancelled_on: '2026-11-12' })
    const report = await read()
    expect(dayOf(report, '2026-11-20')).toMatchObject({
      booked: { nights_sold: 2, room_revenue: 6000 },
      pick_up: { nights: 1, revenue: 1000 },
    })
    expect(dayOf(report, '2026-11-21')).toMatchObject({
      booked: { nights_sold: 2, room_revenue: 1700 },
      pick_up: { nights: 1, revenue: 1450 },
    })
    expect(dayOf(report, '2026-11-22')).toMatchObject({ pick_up: { nights: 1, revenue: 700 } })
    expect(report.total.pick_up).toEqual({ nights: 3, revenue: 3150 })
    expect(report.months[0].pick_up).toEqual({ nights: 3, revenue: 3150 })
    await book('2026-12-01', '2026-12-03', { rent: 2000, booked_on: '2026-11-01', cancelled_on: '2026-11-15' })
    expect(dayOf(await read(), '2026-12-02')).toMatchObject({
      booked: { nights_sold: 0 },
      pick_up: { nights: -1, revenue: -2000 },
    })
  })

  test('compares February 29 with nothing', () => {
    expect(sameDayLastYear('2028-02-28')).toBe('2027-02-28')
    expect(sameDayLastYear('2028-02-29')).toBe(null)
    const counted = { nights_available: 2, nights_sold: 1, room_revenue: 10 as Paise }
    const pick_up = { nights: 0, revenue: 0 as Paise }
    const { days, total } = onTheBooksOf([
      { date: '2028-02-28', booked: counted, last_year: counted, pick_up },
      { date: '2028-02-29', booked: counted, last_year: null, pick_up },
    ])
    expect(days[1]?.last_year).toBe(null)
    expect(total).toMatchObject({ booked: { nights_sold: 2 }, last_year: { nights_sold: 1 } })
  })

  test('is a file with a sheet by day and one by month', async () => {
    await book('2026-11-15', '2026-11-17', { rent: 3000, booked_on: '2026-11-15' })
    await book('2025-11-15', '2025-11-16', { rent: 1200, booked_on: '2025-11-15' })
    const [days = [], months = []] = await sheetsOf('/reports/on-the-books.xlsx')
    expect(days).toHaveLength(92)
    expect(days[1]?.slice(1, 2)).toEqual([1])
    expect(days[1]?.slice(3)).toEqual([3000, 3000, 1, 1200, 1200, 1, 3000])
    expect(days.at(-1)?.[0]).toBe('Total')
    expect(months).toHaveLength(6)
    expect(months.at(-1)?.slice(0, 3)).toEqual(['Total', 90, 2])
  })

  test('is not for guests', async () => {
    expect((await candidate('GET', '/reports/on-the-books')).status).toBe(403)
    expect((await candidate('GET', '/reports/average-rates?start_date=2026-12-01&end_date=2026-12-31')).status).toBe(
      403,
    )
  })
})

describe('Average Rate by Plan', () => {
  const query = 'start_date=2026-12-01&end_date=2026-12-31'
  const read = async () => (await admin('GET', `/reports/average-rates?${query}`)).body.data
  type Source = 'rate' | 'derived' | 'room_type'

  /** Gives the nights of a booking a plan and the prices it quoted, one for each night. */
  const price = async (
    { id, slug }: { id: number; slug: string },
    rate_plan_id: number,
    nights: [quoted: number, source: Source][],
    rate_override_reason: string | null = null,
  ) => {
    const rows = await db
      .selectFrom('night')
      .innerJoin('stay', 'stay.id', 'night.stay_id')
      .select(['night.stay_id', 'night.date'])
      .where('stay.booking_id', '=', id)
      .orderBy('night.date')
      .execute()
    for (const [index, { stay_id, date }] of rows.entries()) {
      const [quoted, price_source] = nights[index] ?? [0, 'rate']
      await db
        .updateTable('night')
        .set({ rate_plan_id, quoted_rent: rupees(quoted), price_source })
        .where('stay_id', '=', stay_id)
        .where('date', '=', date)
        .execute()
    }
    await db.updateTable('booking').set({ rate_plan_id, rate_override_reason }).where('slug', '=', slug).execute()
  }

  const addPlan = async (name: string) => {
    await db
      .insertInto('rate_plan')
      .values({
        ...{ slug: name, name, parent_percent: 0, parent_amount: 0 as Paise, adults_included: 2, is_active: true },
        ...{ extra_adult_price: 0 as Paise, child_price: 0 as Paise, single_use_discount: 0 as Paise },
        ...{ cancellation_free_days: 0, cancellation_percent: 100, is_public: false },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await db.selectFrom('rate_plan').select('id').where('name', '=', name).executeTakeFirstOrThrow()
    return id
  }

  test('adds up nights, revenue, averages, sources and overrides by hand', async () => {
    const standard = await addPlan('Standard')
    const breakfast = await addPlan('Breakfast')
    // Two nights as quoted, of which one is before the period.
    await price(await book('2026-11-30', '2026-12-02', { rent: 3000 }), standard, [
      [3000, 'rate'],
      [3000, 'rate'],
    ])
    // 500 less in each of two nights.
    const cheaper = await book('2026-12-10', '2026-12-12', { rent: 2500 })
    await price(
      cheaper,
      standard,
      [
        [3000, 'rate'],
        [3000, 'room_type'],
      ],
      'Returning guest',
    )
    // 200 more in one night, and one night as derived.
    const dearer = await book('2026-12-20', '2026-12-22', { rent: 4000 })
    await price(
      dearer,
      breakfast,
      [
        [3800, 'derived'],
        [4000, 'derived'],
      ],
      'Late request',
    )
    // As quoted, but against a restriction.
    const short = await book('2026-12-24', '2026-12-25', { rent: 6000 })
    await price(short, standard, [[6000, 'rate']], 'One night at Christmas for a regular guest')
    await book('2026-12-28', '2026-12-29', { rent: 1111 })
    await price(await book('2026-12-05', '2026-12-08', { rent: 1, cancelled_on: '2026-12-01' }), standard, [
      [9, 'rate'],
    ])

    const report = await read()
    expect(report.plans).toEqual([
      // 3000 + 2 x 2500 + 6000; quoted 3000 + 2 x 3000 + 6000.
      {
        rate_plan: 'Standard',
        nights: 4,
        revenue: 14_000,
        average_rate: 3500,
        average_quoted: 3750,
        difference: -1000,
      },
      { rate_plan: 'Breakfast', nights: 2, revenue: 8000, average_rate: 4000, average_quoted: 3900, difference: 200 },
      { rate_plan: null, nights: 1, revenue: 1111, average_rate: 1111, average_quoted: null, difference: 0 },
    ])
    // The quoted prices are of the 6 nights with a plan: 22,800.
    expect(report.total).toEqual({
      nights: 7,
      revenue: 23_111,
      average_rate: 3301.57,
      average_quoted: 3800,
      difference: -800,
    })
    expect(report.sources).toEqual([
      { source: 'rate', nights: 2, revenue: 9000, average_rate: 4500 },
      { source: 'derived', nights: 1, revenue: 4000, average_rate: 4000 },
      { source: 'typed', nights: 3, revenue: 9000, average_rate: 3000 },
      { source: 'no_plan', nights: 1, revenue: 1111, average_rate: 1111 },
    ])
    expect(report.overrides).toMatchObject({ nights: 3, given_away: 1000, gained: 200 })
    const numbers = report.overrides.bookings.map((row: { booking: { slug: string } }) => row.booking.slug)
    expect(numbers).toEqual([cheaper.slug, short.slug, dearer.slug])
    expect(report.overrides.bookings[0]).toMatchObject({
      booking: { booking_number: cheaper.booking_number },
      rate_plan: 'Standard',
      nights: 2,
      quoted: 6000,
      rent: 5000,
      difference: -1000,
      reason: 'Returning guest',
      who: null,
    })
    expect(report.overrides.bookings[1]).toMatchObject({ nights: 0, quoted: 0, rent: 0, difference: 0 })
    expect(report.overrides.bookings[2]).toMatchObject({ nights: 1, quoted: 3800, rent: 4000, difference: 200 })

    const [plans = [], sources = [], overrides = []] = await sheetsOf(`/reports/average-rates.xlsx?${query}`)
    expect(plans.map((row) => row[0])).toEqual(['Rate Plan', 'Standard', 'Breakfast', 'No rate plan', 'Total'])
    expect(plans[1]?.slice(1)).toEqual([4, 14_000, 3500, 3750, -1000])
    expect(sources[3]).toEqual(['Entered by the desk', 3, 9000, 3000])
    expect(overrides[1]?.slice(3, 8)).toEqual([2, 6000, 5000, -1000, 'Returning guest'])
  })

  test('names who placed an overridden booking', async () => {
    const standard = await addPlan('Standard')
    const [guest, room] = [await make.guest(), await make.room()]
    const dates = { check_in_date: '2026-12-10', check_out_date: '2026-12-11' }
    const people = { number_of_adults: 1, number_of_children: 0, number_of_infants: 0 }
    const { status, body } = await admin('POST', '/bookings', {
      ...{ booking_type: 'individual', guest_id: guest.id, room_ids: [room.id], room_rent: 900, ...dates, ...people },
      ...{ advance_amount: 0, food_plan_id: 1, food_plan_rate: 0 },
    })
    expect(status).toBe(201)
    await price(body.data, standard, [[1000, 'rate']], 'Friend of the owner')
    expect((await read()).overrides.bookings[0].who).toBe('Front Desk')
  })

  test('covers at most 366 days', async () => {
    const ask = (end: string) => admin('GET', `/reports/average-rates?start_date=2026-01-01&end_date=${end}`)
    expect((await ask('2027-01-01')).status).toBe(200)
    expect((await ask('2027-01-02')).body.error.fields).toHaveProperty('end_date')
  })
})
