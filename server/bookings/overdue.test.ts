import { beforeEach, describe, expect, test } from 'vitest'
import { Booking } from '#contract/bookings/booking.ts'
import { overdueOf } from '#contract/bookings/overdue.ts'
import type { Dashboard } from '#contract/dashboard/dashboard.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { overdueNotices } from '#server/notices/overdue-notices.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, asGuest, change, db, make, services, time } = await startTestApp()
const today = '2026-11-15'
const day = (offset: number) => addDays(today, offset)

beforeEach(() => {
  time.now = new Date('2026-11-15T06:00:00Z')
})

const act = (slug: string, action: string, body: object = {}) => admin('POST', `/bookings/${slug}/${action}`, body)

interface Wanted {
  from: number
  to: number
  room?: Awaited<ReturnType<typeof make.room>>
  name?: string
}

/** A booking that was made when its arrival was still ahead. */
const booked = async ({ from, to, room, name }: Wanted) => {
  const guest = await make.guest(name ? { name } : {})
  const booking = await make.booking({
    guest_id: guest.id,
    check_in_date: day(from),
    check_out_date: day(to),
    late_entry_reason: 'Paper',
    ...(room && { room_ids: [room.id] }),
  })
  await db
    .updateTable('booking')
    .set({ booked_on: day(from - 1) })
    .where('id', '=', booking.id)
    .execute()
  return booking
}

const inHouse = async (wanted: Wanted) => {
  const booking = await booked(wanted)
  expect((await act(booking.slug, 'check-in')).status).toBe(200)
  return booking
}

const list = async (query: string): Promise<string[]> =>
  (await admin('GET', `/bookings?per_page=100&${query}`)).body.data.data.map(
    (booking: { slug: string }) => booking.slug,
  )

const dashboard = async (): Promise<Dashboard> => (await admin('GET', '/dashboard')).body.data

describe('overdue bookings', () => {
  test('are arrivals that did not come and departures that did not leave', async () => {
    const before = (await dashboard()).summary
    const never = await booked({ from: -1, to: 1 })
    const tonight = await booked({ from: 0, to: 1 })
    const late = await inHouse({ from: -3, to: -1 })
    const leavesToday = await inHouse({ from: -3, to: 0 })
    expect(await list('overdue=arrivals')).toContain(never.slug)
    expect(await list('overdue=arrivals')).not.toContain(tonight.slug)
    expect(await list('overdue=departures')).toContain(late.slug)
    expect(await list('overdue=departures')).not.toContain(leavesToday.slug)
    const { summary, room_status } = await dashboard()
    expect(summary.overdue_arrivals).toBe(before.overdue_arrivals + 1)
    expect(summary.overdue_departures).toBe(before.overdue_departures + 1)
    const cards = new Map(room_status.occupied_rooms.map((room) => [room.booking_slug, room.is_overdue]))
    expect([cards.get(late.slug), cards.get(leavesToday.slug)]).toEqual([true, false])
    expect((await admin('GET', '/bookings?overdue=yesterday')).status).toBe(422)
  })

  test('a departure of yesterday is overdue when the hotel’s day starts, not at midnight', async () => {
    const booking = await inHouse({ from: -1, to: 0 })
    time.now = new Date('2026-11-15T19:30:00Z')
    expect(await list('overdue=departures')).not.toContain(booking.slug)
    time.now = new Date('2026-11-15T22:30:00Z')
    expect(await list('overdue=departures')).toContain(booking.slug)
  })

  test('check-in, no-show, an extension and check-out settle them', async () => {
    const [comes, never] = [await booked({ from: -1, to: 1 }), await booked({ from: -1, to: 1 })]
    const [stays, leaves] = [await inHouse({ from: -3, to: -1 }), await inHouse({ from: -3, to: -1 })]
    expect((await act(comes.slug, 'check-in')).status).toBe(200)
    expect((await act(never.slug, 'no-show')).status).toBe(200)
    expect((await act(leaves.slug, 'check-out', { check_out_date: today })).status).toBe(200)
    const { body } = await admin('GET', `/bookings/${stays.slug}`)
    const { booking_type, guest_id, rooms, number_of_adults, advance_amount, food_plan_id, food_plan_rate } = body.data
    const extension = {
      ...{ booking_type, guest_id, number_of_adults, advance_amount, food_plan_id, food_plan_rate },
      ...{ check_in_date: day(-3), check_out_date: day(2), room_ids: [rooms[0].id], room_rent: 2500 },
    }
    expect((await change(`/bookings/${stays.slug}`, extension)).status).toBe(200)
    const overdue = [...(await list('overdue=arrivals')), ...(await list('overdue=departures'))]
    for (const { slug } of [comes, never, stays, leaves]) expect(overdue).not.toContain(slug)
  })

  test('one room of a group can be overdue, until it is checked out', async () => {
    const [first, second] = [await make.room(), await make.room()]
    const { body } = await admin('POST', '/bookings', {
      booking_type: 'group',
      guest_id: (await make.guest()).id,
      check_in_date: day(-3),
      check_out_date: day(3),
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
      guests: [],
      late_entry_reason: 'Paper',
      rooms: [
        { room_id: first.id, room_rent: 1000 },
        { room_id: second.id, room_rent: 1000, check_in_date: day(-3), check_out_date: day(1) },
      ],
    })
    const { slug } = body.data
    expect((await act(slug, 'check-in')).status).toBe(200)
    expect(await list('overdue=departures')).not.toContain(slug)
    time.now = new Date('2026-11-17T06:00:00Z')
    expect(await list('overdue=departures')).toContain(slug)
    const { data } = (await admin('GET', `/bookings/${slug}`)).body
    expect(overdueOf(data, day(2))).toEqual({ overdue: 'departures', since: day(1) })
    const { line } = data.rooms.find(({ id }: { id: number }) => id === second.id)
    expect((await act(slug, 'check-out-room', { line })).status).toBe(200)
    expect(await list('overdue=departures')).not.toContain(slug)
  })

  test('are the same in the list and by the rule of the screens', async () => {
    const rows = await admin('GET', '/bookings?per_page=100')
    const bookings = z.array(Booking).parse(rows.body.data.data)
    const byRule = (kind: string) =>
      bookings.filter((booking) => overdueOf(booking, today)?.overdue === kind).map(({ slug }) => slug)
    expect(byRule('arrivals')).toEqual(await list('overdue=arrivals'))
    expect(byRule('departures')).toEqual(await list('overdue=departures'))
  })

  test('are in today’s lists, above the others', async () => {
    const arrival = await booked({ from: -1, to: 1, name: 'Never came' })
    await booked({ from: 0, to: 1, name: 'Comes today' })
    await inHouse({ from: -3, to: -1, name: 'Should have left' })
    const rows = async (kind: string, date: string): Promise<{ guest_name: string; is_overdue: boolean }[]> =>
      (await admin('GET', `/reports/${kind}?date=${date}`)).body.data
    const arrivals = await rows('arrivals', today)
    expect(arrivals.map(({ is_overdue }) => is_overdue)).toEqual(
      arrivals.map(({ is_overdue }) => is_overdue).sort((one, other) => Number(other) - Number(one)),
    )
    expect(arrivals).toContainEqual(expect.objectContaining({ guest_name: 'Never came', is_overdue: true }))
    expect(arrivals).toContainEqual(expect.objectContaining({ guest_name: 'Comes today', is_overdue: false }))
    expect((await rows('departures', today))[0]).toMatchObject({ is_overdue: true })
    const names = (await rows('arrivals', day(1))).map(({ guest_name }) => guest_name)
    expect(names).not.toContain('Never came')
    expect(arrival.status).toBe('booked')
  })
})

describe('a room whose guests should have left', () => {
  test('is offered for tonight with a warning, and can be booked', async () => {
    const room = await make.room()
    const late = await inHouse({ from: -3, to: -1, room, name: 'Asha Rao' })
    const offered = async (from: number, to: number, except = '') => {
      const query = `check_in_date=${day(from)}&check_out_date=${day(to)}${except && `&except_booking=${except}`}`
      const { body } = await admin('GET', `/rooms/available?${query}`)
      return body.data.find(({ id }: { id: number }) => id === room.id)?.overstay
    }
    const overstay = {
      booking_slug: late.slug,
      booking_number: late.booking_number,
      guest_name: 'Asha Rao',
      check_out_date: day(-1),
    }
    expect(await offered(0, 1)).toEqual(overstay)
    expect(await offered(1, 2)).toBe(null)
    expect(await offered(0, 1, late.slug)).toBe(null)
    expect((await admin('GET', `/rooms/${room.slug}`)).body.data).toMatchObject({ status: 'occupied', overstay })
    const { bookings } = (await admin('GET', '/rooms/occupied')).body.data.find(
      ({ id }: { id: number }) => id === room.id,
    )
    expect(bookings).toMatchObject([{ slug: late.slug, is_overdue: true }])
    const next = await make.booking({ room_ids: [room.id], check_in_date: today, check_out_date: day(1) })
    expect((await act(next.slug, 'check-in')).status).toBe(409)
  })

  test('is not free tonight: neither on the dashboard nor for guests', async () => {
    const room = await make.room()
    const before = (await dashboard()).summary
    expect(before.available_rooms).toBeGreaterThan(0)
    const guest = await asGuest(await make.guest())
    const isFree = async (from: number, to: number) => {
      const query = `check_in_date=${day(from)}&check_out_date=${day(to)}`
      const { body } = await guest('GET', `/my/room-types?${query}`)
      return body.data.some(({ id }: { id: number }) => id === room.room_type_id)
    }
    expect(await isFree(0, 1)).toBe(true)
    await inHouse({ from: -3, to: -1, room })
    const { summary } = await dashboard()
    expect(summary.available_rooms).toBe(before.available_rooms - 1)
    expect(summary.available_after_checkout).toBe(before.available_after_checkout)
    expect(await isFree(0, 1)).toBe(false)
    expect(await isFree(1, 2)).toBe(true)
  })
})

describe('notifications', () => {
  const told = async (slug: string): Promise<{ kind: string; message: string }[]> =>
    (await admin('GET', '/notifications?per_page=100')).body.data
      .filter((notice: { slug: string; kind: string }) => notice.slug === slug && notice.kind.startsWith('overdue'))
      .map(({ kind, message }: { kind: string; message: string }) => ({ kind, message }))

  test('tell of each overdue booking once a day', async () => {
    const room = await make.room()
    const never = await booked({ from: -1, to: 3, name: 'Asha Rao', room })
    const late = await inHouse({ from: -3, to: -1 })
    await overdueNotices.run(services)
    await Promise.all([overdueNotices.run(services), overdueNotices.run(services)])
    expect(await told(never.slug)).toEqual([
      {
        kind: 'overdue_arrival',
        message: `Asha Rao should have arrived in room ${room.room_number} on Nov 14, 2026 (${never.booking_number})`,
      },
    ])
    expect(await told(late.slug)).toMatchObject([{ kind: 'overdue_departure' }])
    time.now = new Date('2026-11-16T06:00:00Z')
    await act(late.slug, 'check-out')
    await overdueNotices.run(services)
    expect(await told(never.slug)).toHaveLength(2)
    expect(await told(late.slug)).toHaveLength(1)
  })

  test('do not tell of a late entry that was typed in today', async () => {
    const entry = await make.booking({
      check_in_date: day(-2),
      check_out_date: day(-1),
      late_entry_reason: 'The line was down',
    })
    await overdueNotices.run(services)
    expect(await told(entry.slug)).toEqual([])
    expect(await list('overdue=arrivals')).toContain(entry.slug)
  })
})
