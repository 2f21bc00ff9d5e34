import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, db, make, sendAs, signIn, time } = await startTestApp()
const yesterday = '2026-11-14'
const today = '2026-11-15'
const tomorrow = '2026-11-16'
const oneAtNight = new Date('2026-11-15T19:30:00Z')

beforeEach(() => {
  time.now = oneAtNight
})

const walkIn = async (dates: { check_in_date: string; check_out_date: string }) =>
  admin('POST', '/bookings', {
    booking_type: 'individual',
    guest_id: (await make.guest()).id,
    room_ids: [(await make.room()).id],
    room_rent: 2500,
    ...dates,
    number_of_adults: 1,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
  })

const act = (slug: string, action: string, body: object = {}) => admin('POST', `/bookings/${slug}/${action}`, body)

const departed = async (dates: { check_in_date: string; check_out_date: string }) => {
  const booking = await make.booking({ ...dates, late_entry_reason: 'Paper' })
  expect((await act(booking.slug, 'check-in')).status).toBe(200)
  return booking
}

describe('at 1 a.m. the hotel is still in the day before', () => {
  test('a walk-in is booked for last night and checked in', async () => {
    const { status, body } = await walkIn({ check_in_date: today, check_out_date: tomorrow })
    expect(status).toBe(201)
    expect((await act(body.data.slug, 'check-in')).status).toBe(200)
    const { booked_on } = await db
      .selectFrom('booking')
      .select('booked_on')
      .where('slug', '=', body.data.slug)
      .executeTakeFirstOrThrow()
    expect(booked_on).toBe(today)
  })

  test('a guest of last night is checked in, a guest of the new date is early', async () => {
    const late = await make.booking({ check_in_date: today, check_out_date: tomorrow })
    expect((await act(late.slug, 'check-in')).status).toBe(200)
    const early = await make.booking({ check_in_date: tomorrow, check_out_date: '2026-11-17' })
    expect(await act(early.slug, 'check-in')).toMatchObject({ status: 409 })
  })

  test('a guest of the new date is a no-show at 04:00 at the earliest', async () => {
    const expected = await make.booking({ check_in_date: tomorrow, check_out_date: '2026-11-17' })
    expect((await act(expected.slug, 'no-show')).status).toBe(409)
    time.now = new Date('2026-11-15T22:30:00Z')
    expect((await act(expected.slug, 'no-show')).status).toBe(200)
  })

  test('check-out bills the nights up to the hotel’s date, and the invoice has the calendar date', async () => {
    const booking = await departed({ check_in_date: yesterday, check_out_date: today })
    expect((await act(booking.slug, 'check-out', { check_out_date: tomorrow })).status).toBe(422)
    const { status, body } = await act(booking.slug, 'check-out', { check_out_date: today })
    expect(status).toBe(200)
    const invoice = (await admin('GET', `/invoices/${body.invoice_slug}`)).body.data
    expect(invoice).toMatchObject({ check_out_date: today, invoice_date: tomorrow })
    await admin('POST', `/invoices/${body.invoice_slug}/credit-notes`, { reason: 'Wrong guest' })
    const { rows } = await sql`select invoice_date from invoice where kind = 'credit_note'`.execute(db)
    expect(rows).toEqual([{ invoice_date: tomorrow }])
  })

  test('the dashboard counts the arrivals and departures of the day before', async () => {
    const { data } = (await admin('GET', '/dashboard')).body
    const before = data.summary
    await make.booking({ check_in_date: today, check_out_date: tomorrow })
    await make.booking({ check_in_date: tomorrow, check_out_date: '2026-11-17' })
    await departed({ check_in_date: yesterday, check_out_date: today })
    const after = (await admin('GET', '/dashboard')).body.data
    expect(after.today).toBe(today)
    expect(after.summary.todays_checkins).toBe(before.todays_checkins + 1)
    expect(after.summary.todays_checkouts).toBe(before.todays_checkouts + 1)
    expect((await admin('GET', '/dashboard/chart?range=30d')).body.data.at(-1).from).toBe(today)
    time.now = new Date('2026-11-15T22:30:00Z')
    expect((await admin('GET', '/dashboard')).body.data.today).toBe(tomorrow)
  })

  test('tonight’s list of guests includes a guest who overstays', async () => {
    const guest = await make.guest({ name: 'Should have left' })
    const booking = await make.booking({
      guest_id: guest.id,
      check_in_date: '2026-11-13',
      check_out_date: yesterday,
      late_entry_reason: 'Paper',
    })
    expect((await act(booking.slug, 'check-in')).status).toBe(200)
    const names = async (date: string) =>
      (await admin('GET', `/reports/in-house?date=${date}`)).body.data.map(
        (row: { guest_name: string }) => row.guest_name,
      )
    expect(await names(today)).toContain('Should have left')
    expect(await names(tomorrow)).not.toContain('Should have left')
  })

  test('a guest can ask for a room for last night', async () => {
    const guest = await make.guest()
    const room = await make.room()
    const ask = await asGuest(guest)
    const { status } = await ask('POST', '/my/requests', {
      room_type_id: room.room_type_id,
      check_in_date: today,
      check_out_date: tomorrow,
      number_of_adults: 1,
      food_plan_id: 1,
    })
    expect(status).toBe(201)
  })
})

describe('the database has the same date as the app', () => {
  test('in a request: a cancellation is dated by the app’s clock', async () => {
    time.now = new Date('2027-05-01T20:00:00Z')
    const desk = sendAs(await signIn('desk@hotel.example'))
    const booking = await make.booking({ check_in_date: '2027-01-01', check_out_date: '2027-01-02' })
    expect((await desk('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Plans changed' })).status).toBe(200)
    const { cancelled_on } = await db
      .selectFrom('booking')
      .select('cancelled_on')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    expect(cancelled_on).toBe('2027-05-01')
  })

  test.each([
    ['Asia/Kolkata', '04:00'],
    ['Asia/Kolkata', '00:00'],
    ['Europe/Berlin', '02:30'],
    ['America/Los_Angeles', '04:00'],
    ['Australia/Lord_Howe', '01:45'],
    ['Pacific/Kiritimati', '11:59'],
  ])('in %s with a day that starts at %s', async (time_zone, day_starts_at) => {
    await db.updateTable('property').set({ time_zone, day_starts_at }).execute()
    const { rows } = await sql<{ at: string; day: string }>`
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, hotel_day(at) as day
      from generate_series('2026-01-01T00:00:00Z'::timestamptz, '2027-01-01T00:00:00Z', '7 hours 13 minutes') at
      union all
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), hotel_day(at)
      from unnest(array['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-05', '2026-10-04']) day,
        generate_series((day || 'T00:00:00Z')::timestamptz - interval '1 day', (day || 'T00:00:00Z')::timestamptz + interval '1 day', '15 minutes') at
    `.execute(db)
    const wrong = rows.filter(({ at, day }) => hotelDay({ time_zone, day_starts_at }, new Date(at)) !== day)
    expect(rows.length).toBeGreaterThan(1000)
    expect(wrong).toEqual([])
  })

  test('a start in the afternoon is refused', async () => {
    const update = db.updateTable('property').set({ day_starts_at: '12:00' }).execute()
    await expect(update).rejects.toThrow('property_day_starts_at_check')
  })
})
