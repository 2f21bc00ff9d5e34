import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Paise } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { seededRandom } from '#server/demo/history/dice.ts'
import { fillRandomHotel } from '#server/reports/testing/random-hotel.ts'
import { daysFrom } from '#server/reports/testing/report-model.ts'
import { startTestApp } from '#server/testing/test-app.ts'

// Both reports are calculated again from every row of every table, without SQL.
const { app, db, make, signIn, time } = await startTestApp()

/** A session of a year ago would have expired. */
const read = async (path: string) => {
  const token = await signIn('desk@hotel.example', true)
  return (await app.inject({ url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })).json().data
}

const random = seededRandom(20_261_116)
const upTo = (most: number) => Math.floor(random() * (most + 1))
const sources = ['rate', 'derived', 'room_type'] as const

beforeAll(async () => {
  await fillRandomHotel(db, make, 4711)
  // Past nights are priced, too, which the database would refuse.
  await sql`alter table night disable trigger user`.execute(db)
  const plans = [1]
  for (const name of ['Half Board', 'Company']) {
    const row = await db
      .insertInto('rate_plan')
      .values({
        ...{ slug: name, name, parent_percent: 0, parent_amount: 0 as Paise, adults_included: 2, is_active: true },
        ...{ extra_adult_price: 0 as Paise, child_price: 0 as Paise, single_use_discount: 0 as Paise },
        ...{ cancellation_free_days: 0, cancellation_percent: 100, is_public: false },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    plans.push(row.id)
  }
  for (const booking of await db.selectFrom('booking').selectAll().orderBy('id').execute()) {
    const booked_on = addDays('2026-11-15', -upTo(20))
    const cancelled_on = booking.status === 'cancelled' ? addDays(booked_on, upTo(12)) : null
    const rate_plan_id = random() < 0.2 ? null : (plans[upTo(2)] ?? null)
    const rate_override_reason = rate_plan_id !== null && random() < 0.2 ? `Reason ${booking.id}` : null
    const values = { booked_on, cancelled_on, rate_plan_id, rate_override_reason }
    await db.updateTable('booking').set(values).where('id', '=', booking.id).execute()
    if (rate_plan_id === null) continue
    const nights = await db
      .selectFrom('night')
      .innerJoin('stay', 'stay.id', 'night.stay_id')
      .select(['night.stay_id', 'night.date', 'night.rent'])
      .where('stay.booking_id', '=', booking.id)
      .orderBy('night.stay_id')
      .orderBy('night.date')
      .execute()
    for (const { stay_id, date, rent } of nights) {
      const quoted_rent = (random() < 0.7 ? rent : Math.max(0, rent + (upTo(8) - 4) * 5000)) as Paise
      const price_source = sources[upTo(2)] ?? 'rate'
      await db
        .updateTable('night')
        .set({ rate_plan_id, quoted_rent, price_source })
        .where('stay_id', '=', stay_id)
        .where('date', '=', date)
        .execute()
    }
  }
})

const counts = (status: string | null) => status === 'booked' || status === 'checked_in' || status === 'checked_out'

/** Every night of every booking with its booking. */
const allNights = async () => {
  const bookings = new Map((await db.selectFrom('booking').selectAll().execute()).map((row) => [row.id, row]))
  const stays = new Map((await db.selectFrom('stay').selectAll().execute()).map((row) => [row.id, row]))
  return (await db.selectFrom('night').selectAll().execute()).flatMap((night) => {
    const booking = bookings.get(stays.get(night.stay_id)?.booking_id ?? 0)
    return booking ? [{ ...night, booking }] : []
  })
}
type Night = Awaited<ReturnType<typeof allNights>>[number]

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const average = (amount: number, nights: number) => (nights === 0 ? null : Math.round(amount / nights) / 100)

test.each([
  ['2026-11-15', 'days with bookings ahead, and none last year'],
  ['2026-10-01', 'days before most bookings were made'],
  ['2027-09-25', 'nothing ahead, and a full last year'],
])('what is on the books on %s: %s', async (today: CalendarDate) => {
  time.now = new Date(`${today}T06:00:00Z`)
  const nights = await allNights()
  const sold = (day: CalendarDate) => nights.filter(({ date, booking }) => date === day && counts(booking.status))
  const since = addDays(today, -6)
  const wire = (list: Night[]) => ({
    nights_sold: list.length,
    room_revenue: sum(list.map(({ rent }) => rent)) / 100,
    adr: average(sum(list.map(({ rent }) => rent)), list.length),
  })
  const pickUp = (day: CalendarDate) => {
    const ofDay = nights.filter(({ date }) => date === day)
    const come = ofDay.filter(({ booking }) => booking.booked_on >= since && counts(booking.status))
    const gone = ofDay.filter(
      ({ booking: { booked_on, cancelled_on } }) => booked_on < since && cancelled_on !== null && cancelled_on >= since,
    )
    const revenue = sum(come.map(({ rent }) => rent)) - sum(gone.map(({ rent }) => rent))
    return { nights: come.length - gone.length, revenue: revenue / 100 }
  }
  const data = await read('/reports/on-the-books')
  const days = daysFrom(today, addDays(today, 89))
  const yearAgo = (day: CalendarDate) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`
  for (const [index, day] of days.entries()) {
    expect(data.days[index], day).toMatchObject({
      period: day,
      booked: wire(sold(day)),
      last_year: wire(sold(yearAgo(day))),
      pick_up: pickUp(day),
    })
  }
  const totals = (of: CalendarDate[]) => ({
    booked: wire(of.flatMap(sold)),
    last_year: wire(of.map(yearAgo).flatMap(sold)),
    pick_up: {
      nights: sum(of.map((day) => pickUp(day).nights)),
      revenue: sum(of.map((day) => Math.round(pickUp(day).revenue * 100))) / 100,
    },
  })
  for (const month of data.months)
    expect(month, month.period).toMatchObject(totals(days.filter((day) => day.startsWith(month.period))))
  expect(data.total).toMatchObject(totals(days))
})

test.each([
  ['2026-09-01', '2026-12-31'],
  ['2026-10-17', '2026-11-03'],
  ['2026-10-31', '2026-10-31'],
])('the average rates from %s to %s', async (start, end) => {
  const nights = (await allNights()).filter(
    ({ date, booking }) => date >= start && date <= end && counts(booking.status),
  )
  const names = new Map((await db.selectFrom('rate_plan').selectAll().execute()).map(({ id, name }) => [id, name]))
  const figures = (list: Night[]) => {
    const revenue = sum(list.map(({ rent }) => rent))
    const priced = list.filter(({ rate_plan_id }) => rate_plan_id !== null)
    const quoted = sum(priced.map(({ quoted_rent }) => quoted_rent ?? 0))
    return {
      nights: list.length,
      revenue: revenue / 100,
      average_rate: average(revenue, list.length),
      average_quoted: average(quoted, priced.length),
      difference: (sum(priced.map(({ rent }) => rent)) - quoted) / 100 || 0,
    }
  }
  const data = await read(`/reports/average-rates?start_date=${start}&end_date=${end}`)
  expect(data.total).toEqual(figures(nights))
  const used = [...names.keys(), null].filter((id) => nights.some(({ rate_plan_id }) => rate_plan_id === id))
  expect(data.plans).toEqual(
    used.map((id) => ({
      rate_plan: id === null ? null : names.get(id),
      ...figures(nights.filter(({ rate_plan_id }) => rate_plan_id === id)),
    })),
  )
  const sourceOf = ({ rate_plan_id, rent, quoted_rent, price_source }: Night) =>
    rate_plan_id === null ? 'no_plan' : rent === quoted_rent ? price_source : 'typed'
  for (const { source, nights: count, revenue } of data.sources) {
    const ours = nights.filter((night) => sourceOf(night) === source)
    expect({ count, revenue }, source).toEqual({ count: ours.length, revenue: sum(ours.map(({ rent }) => rent)) / 100 })
  }
  expect(sum(data.sources.map((row: { nights: number }) => row.nights))).toBe(nights.length)
  const typed = nights.filter((night) => sourceOf(night) === 'typed')
  const off = (night: Night) => night.rent - (night.quoted_rent ?? 0)
  expect(data.overrides).toMatchObject({
    nights: typed.length,
    given_away: -sum(typed.map((night) => Math.min(0, off(night)))) / 100,
    gained: sum(typed.map((night) => Math.max(0, off(night)))) / 100,
  })
  const overridden = nights
    .filter(({ rate_plan_id }) => rate_plan_id !== null)
    .filter((night) => sourceOf(night) === 'typed' || night.booking.rate_override_reason !== null)
  const slugs = new Set(overridden.map(({ booking }) => booking.slug))
  expect(data.overrides.bookings).toHaveLength(slugs.size)
  expect(slugs.size).toBeGreaterThan(0)
  for (const { booking, difference, reason } of data.overrides.bookings) {
    const ours = overridden.filter((night) => night.booking.slug === booking.slug)
    expect(difference).toBe(sum(ours.map(off)) / 100)
    expect(reason).toBe(ours[0]?.booking.rate_override_reason)
  }
})
