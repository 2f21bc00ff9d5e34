import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChartPoint, Dashboard } from '#contract/dashboard/dashboard.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { addUpDayTally } from '#server/dashboard/dashboard-store.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, anyone, candidate, db, make, time } = await startTestApp()
const today = '2026-11-15'
const day = (offset: number) => addDays(today, offset)

const read = async (): Promise<Dashboard> => (await admin('GET', '/dashboard')).body.data
const chart = async (range: string): Promise<ChartPoint[]> =>
  (await admin('GET', `/dashboard/chart?range=${range}`)).body.data

/** 60 rooms of 5 types with 50 stays each, one after the other from 3 months ago on, of every status. */
const fillHouse = async () => {
  for (const [index, name] of ['Honeymoon Cottage', 'Deluxe', 'Premium', 'Standard', 'Dormitory'].entries()) {
    const { id } = await make.roomType({ name })
    await sql`insert into room (slug, room_number, room_type_id, description)
      select 'room-' || n, (100 + n)::text, ${id}, '' from generate_series(1, 60) n where n % 5 = ${index}`.execute(db)
  }
  const guest = await make.guest({ name: 'Asha Rao' })
  await sql`
    insert into booking (slug, booking_type, status, guest_id, check_in_date, check_out_date, number_of_adults,
      number_of_children, number_of_infants, food_plan_id, food_plan_rate, booked_on, cancelled_on)
    select 'stay-' || room || '-' || turn, 'individual', status::booking_status, ${guest.id}, arrival, arrival + 2,
      1, 0, 0, 1, 0, booked_on, case status when 'cancelled' then least(booked_on + 3, ${today}::date) end
    from (
      select *, least(arrival - room % 40, ${today}::date - turn % 3) as booked_on,
        case
          when (room + turn) % 11 = 0 then 'cancelled' when (room + turn) % 29 = 0 then 'no_show'
          when arrival + 2 < ${today}::date then 'checked_out'
          when arrival < ${today}::date then case room % 3 when 0 then 'checked_out' else 'checked_in' end
          when arrival = ${today}::date and room % 2 = 0 then 'checked_in' else 'booked'
        end as status
      from (
        select room, turn, ${today}::date - 95 + room % 4 + turn * (2 + room % 2) as arrival
        from generate_series(1, 60) room, generate_series(0, 49) turn
      ) dated
    ) filled`.execute(db)
  await sql`
    insert into stay (room_id, check_in_date, check_out_date, booking_id, booking_status, line)
    select room.id, booking.check_in_date, booking.check_out_date, booking.id, booking.status, 1
    from booking join room on room.slug = 'room-' || split_part(booking.slug, '-', 2)
    where booking.slug like 'stay-%'`.execute(db)
  await sql`insert into night (stay_id, date, rent, meals, food_plan_id, food_plan_rate)
    select id, check_in_date + night, 100000, 1, 1, 0 from stay, generate_series(0, 1) night
    where booking_id is not null`.execute(db)
  await sql`update room set under_maintenance = true where id = (
    select id from room where id not in (select room_id from stay where booking_status = 'checked_in') limit 1
  )`.execute(db)
  await sql`insert into stay (room_id, check_in_date, check_out_date, maintenance_reason)
    select id, ${today}, ${day(1)}, 'Paint' from room
    where not under_maintenance and not exists (select from stay where room_id = room.id
      and (booking_status = 'checked_in' or booking_status = 'booked' and nights @> ${today}::date)) limit 1`.execute(
    db,
  )
  // A retired type and room are not counted; a group whose second room arrives a day later counts on both days.
  const retired = await make.room({ room_number: 'R1' })
  await sql`update room set retired_at = now() where id = ${retired.id}`.execute(db)
  await sql`update room_type set retired_at = now() where id = ${retired.room_type_id}`.execute(db)
  await overdue('booked')
  await overdue('checked_in')
  const [first, second] = [await make.room({ room_number: 'G1' }), await make.room({ room_number: 'G2' })]
  await admin('POST', '/bookings', {
    booking_type: 'group',
    guest_id: guest.id,
    check_in_date: day(0),
    check_out_date: day(3),
    number_of_adults: 2,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    guests: [],
    rooms: [
      { room_id: first.id, room_rent: 10 },
      { room_id: second.id, room_rent: 10, check_in_date: day(1), check_out_date: day(3) },
    ],
  })
}

/** Guests who should have come, or left, yesterday. */
const overdue = async (status: 'booked' | 'checked_in') => {
  const dates = status === 'booked' ? [day(-1), day(1)] : [day(-3), day(-1)]
  const [check_in_date = '', check_out_date = ''] = dates
  const { id } = await make.booking({ check_in_date, check_out_date, late_entry_reason: 'Paper' })
  await db.updateTable('booking').set({ status }).where('id', '=', id).execute()
}

const one = async (statement: ReturnType<typeof sql<{ count: number }>>) => (await statement.execute(db)).rows[0]?.count

/** The stays of this hotel are of one room each, so a guest who is checked in is in the room until the check-out. */
const withGuests = sql`select room_id from stay where booking_status = 'checked_in' and check_in_date <= ${today}`
const bookedTonight = sql`select room_id from stay where check_in_date <= ${today} and check_out_date > ${today}
  and coalesce(booking_status, 'booked') in ('booked', 'checked_in')`

beforeAll(fillHouse)

describe('every figure equals a plain count', () => {
  test('the boxes', async () => {
    const { summary, today: asked } = await read()
    expect(asked).toBe(today)
    expect(summary).toEqual({
      new_bookings: await one(sql`select count(*) from booking where booked_on = ${today}`),
      available_rooms: await one(sql`
        select count(*) from room where retired_at is null and not under_maintenance
          and id not in (${bookedTonight}) and id not in (${withGuests})`),
      available_after_checkout: await one(sql`
        select count(*) from room where retired_at is null and not under_maintenance
          and id not in (${bookedTonight}) and id in (${withGuests} and check_out_date = ${today})`),
      todays_checkins: await one(sql`
        select count(*) from booking where status in ('booked', 'checked_in')
          and id in (select booking_id from stay where check_in_date = ${today})`),
      todays_checkouts: await one(sql`
        select count(*) from booking where status in ('booked', 'checked_in')
          and id in (select booking_id from stay where check_out_date = ${today})`),
      overdue_arrivals: await one(sql`
        select count(*) from booking where status = 'booked' and check_in_date < ${today}`),
      overdue_departures: await one(sql`
        select count(*) from booking where status = 'checked_in' and check_out_date < ${today}`),
    })
    for (const count of Object.values(summary)) expect(count).toBeGreaterThan(0)
  })

  test('each box equals the list that it links to', async () => {
    const { summary } = await read()
    const total = async (path: string) => (await admin('GET', path)).body.data.total
    expect(await total(`/bookings?booked_on=${today}`)).toBe(summary.new_bookings)
    expect(await total(`/rooms?free_on=${today}`)).toBe(summary.available_rooms)
    expect(await total(`/bookings?arriving_on=${today}`)).toBe(summary.todays_checkins)
    expect(await total(`/bookings?leaving_on=${today}`)).toBe(summary.todays_checkouts)
    expect(await total('/bookings?overdue=arrivals')).toBe(summary.overdue_arrivals)
    expect(await total('/bookings?overdue=departures')).toBe(summary.overdue_departures)
  })

  test('the cards show exactly the free rooms and the rooms with guests', async () => {
    const { room_status, summary } = await read()
    const free = await admin('GET', `/rooms?free_on=${today}&per_page=100`)
    const numbers = (rooms: { room_number: string }[]) => rooms.map(({ room_number }) => room_number)
    expect(numbers(room_status.available_rooms)).toEqual(numbers(free.body.data.data))
    expect(room_status.available_rooms).toHaveLength(summary.available_rooms)
    const { rows } = await sql<{ room_number: string }>`
      select room_number from room where id in (${withGuests}) order by room_number`.execute(db)
    expect(numbers(room_status.occupied_rooms)).toEqual(numbers(rows))
    expect(room_status.occupied_rooms[0]).toMatchObject({
      guest_name: 'Asha Rao',
      booking_slug: expect.stringMatching(/^stay-/),
      check_out: expect.stringMatching(/^2026-11-/),
    })
  })

  test('popular room types by the nights of 90 days', async () => {
    const { popular_room_types } = await read()
    const { rows } = await sql<{ name: string; nights: number }>`
      select room_type.name, count(*) as nights
      from generate_series(${today}::date - 90, ${today}::date - 1, '1 day') night
      join stay on stay.nights @> night::date and stay.booking_status in ('booked', 'checked_in', 'checked_out')
      join room on room.id = stay.room_id join room_type on room_type.id = room.room_type_id
      where room_type.retired_at is null
      group by room_type.name order by nights desc, name limit 6`.execute(db)
    expect(popular_room_types.slice(0, rows.length).map(({ name }) => name)).toEqual(rows.map(({ name }) => name))
    for (const { name, available, booked } of popular_room_types) {
      const taken = sql<{ count: number }>`
        select count(*) from room join room_type on room_type.id = room_type_id
        where room_type.name = ${name} and room.retired_at is null and (room.id in (${withGuests}) or room.id in (
          select room_id from stay where nights @> ${today}::date and booking_status in ('booked', 'checked_in')))`
      expect(booked).toBe(await one(taken))
      const { body } = await admin('GET', `/rooms?free_on=${today}&search=${encodeURIComponent(name)}`)
      expect(available).toBe(body.data.total)
    }
  })

  test('the five newest bookings', async () => {
    const { recent_bookings } = await read()
    const { body } = await admin('GET', '/bookings?per_page=5')
    expect(recent_bookings.map(({ booking_id }) => booking_id)).toEqual(
      body.data.data.map(({ booking_number }: { booking_number: string }) => booking_number),
    )
    expect(recent_bookings[0]).toMatchObject({ guest_name: 'Asha Rao', date: today, status: 'booked' })
  })

  test.each([
    ['12m', 12, 'month'],
    ['30d', 30, 'day'],
  ])('the chart of %s', async (range, length, unit) => {
    const points = await chart(range)
    expect(points).toHaveLength(length)
    expect(points.at(-1)?.from).toBe(range === '12m' ? '2026-11-01' : today)
    for (const { from, ...counts } of points) {
      const within = (column: string) => sql`date_trunc(${unit}, ${sql.ref(column)}::timestamp) = ${from}::timestamp`
      expect({ from, ...counts }).toEqual({
        from,
        new_reservations: await one(sql`select count(*) from booking where ${within('booked_on')}`),
        check_ins: await one(sql`
          select count(*) from booking where status in ('checked_in', 'checked_out') and ${within('check_in_date')}`),
        cancellations: await one(sql`
          select count(*) from booking where status = 'cancelled' and ${within('cancelled_on')}`),
      })
    }
    expect(points.reduce((sum, point) => sum + point.cancellations, 0)).toBeGreaterThan(0)
  })
})

describe('changes are shown at once', () => {
  test('a booking, its check-in and its check-out', async () => {
    const before = await read()
    const room = await make.room({ room_number: '901' })
    const booking = await make.booking({ room_ids: [room.id] })
    const booked = await read()
    expect(booked.summary.new_bookings).toBe(before.summary.new_bookings + 1)
    expect(booked.summary.todays_checkins).toBe(before.summary.todays_checkins + 1)
    expect(booked.summary.available_rooms).toBe(before.summary.available_rooms)
    expect(booked.recent_bookings[0]?.booking_id).toBe(booking.booking_number)
    const checkIns = async () => (await chart('30d')).at(-1)?.check_ins ?? 0
    const arrived = await checkIns()
    await admin('POST', `/bookings/${booking.slug}/check-in`)
    expect(await checkIns()).toBe(arrived + 1)
    const inHouse = (await read()).room_status.occupied_rooms.find(({ room_number }) => room_number === '901')
    expect(inHouse).toMatchObject({ booking_slug: booking.slug, check_in: today, check_out: day(2) })
    await admin('POST', `/bookings/${booking.slug}/check-out`, { check_out_date: day(1) })
    const left = await read()
    expect(left.pending.invoices).toBe(before.pending.invoices + 1)
    expect(left.room_status.available_rooms.map(({ room_number }) => room_number)).toContain('901')
  })

  test('a cancellation counts on the hotel’s date', async () => {
    const booking = await make.booking({ check_in_date: day(300), check_out_date: day(301) })
    const cancelled = async () => (await chart('30d')).at(-1)?.cancellations ?? 0
    time.now = new Date('2026-11-16T22:30:00Z')
    expect(await cancelled()).toBe(0)
    await admin('POST', `/bookings/${booking.slug}/cancel`, { reason: 'Plans changed' })
    const last = (await chart('30d')).at(-1)
    // 22:30 in London is 04:00 in Udaipur, where the day starts.
    expect(last).toMatchObject({ from: '2026-11-17', cancellations: 1 })
    time.now = new Date('2026-11-15T06:00:00Z')
  })

  test('the order of the popular room types is at most five minutes old', async () => {
    const names = async () => (await read()).popular_room_types.map(({ name }) => name)
    const before = await names()
    const [first = '', last = ''] = [before.at(0), before.at(-1)]
    await sql`update room set room_type_id = other.id from room_type own, room_type other
      where own.id = room.room_type_id and (own.name, other.name) in ((${first}, ${last}), (${last}, ${first}))`.execute(
      db,
    )
    expect(await names()).toEqual(before)
    time.now = new Date('2026-11-15T06:05:00Z')
    expect(await names()).toEqual([last, ...before.slice(1, -1), first])
    time.now = new Date('2026-11-15T06:00:00Z')
  })

  test('adding up the tally rows changes no figure', async () => {
    const before = [await chart('12m'), await chart('30d')]
    const lines = sql<{ count: number }>`select count(*) from booking_day_tally`
    const many = await one(lines)
    await addUpDayTally(db)
    expect(await one(lines)).toBeLessThan(many ?? 0)
    expect([await chart('12m'), await chart('30d')]).toEqual(before)
  })
})

test('is for staff only', async () => {
  for (const path of ['/dashboard', '/dashboard/chart', '/search?q=a']) {
    expect((await anyone('GET', path)).status).toBe(401)
    expect((await candidate('GET', path)).status).toBe(403)
  }
})
