import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { countTraffic } from '#server/testing/round-trips.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, pool } = await startTestApp()
const trafficOf = countTraffic(pool)
const today = '2026-11-15'

// A round trip costs as much as its statement. The counts include the look-up of the session, begin and commit.
const most = { create: 8, checkIn: 9, checkOut: 14 }

const draft = async () => ({
  booking_type: 'individual',
  guest_id: (await make.guest()).id,
  room_ids: [(await make.room()).id],
  room_rent: 2500,
  check_in_date: today,
  check_out_date: addDays(today, 2),
  number_of_adults: 1,
  advance_amount: 0,
  food_plan_id: 1,
  food_plan_rate: 0,
})

/** The round trips of a call that must succeed. */
const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
  let slug = ''
  const { roundTrips } = await trafficOf(async () => {
    const reply = await admin('POST', path, body, headers)
    expect(reply.body.error).toBeUndefined()
    slug = reply.body.data.slug
  })
  return { roundTrips, slug }
}

// The first request opens a connection and updates the session's time of last use.
beforeAll(() => admin('GET', '/me'))

test('a stay takes few round trips to the database', async () => {
  const created = await send('/bookings', await draft())
  expect(created.roundTrips).toBeLessThanOrEqual(most.create)
  const { id } = (await admin('GET', `/bookings/${created.slug}`)).body.data
  await make.order({ booking_id: id, status: 'served' })
  const entered = await send(`/bookings/${created.slug}/check-in`, {})
  expect(entered.roundTrips).toBeLessThanOrEqual(most.checkIn)
  const left = await send(`/bookings/${created.slug}/check-out`, {})
  expect(left.roundTrips).toBeLessThanOrEqual(most.checkOut)
})

test('a booking with a rate plan costs one more round trip, for reading its prices', async () => {
  const without = await send('/bookings', await draft())
  const withPlan = await send('/bookings', { ...(await draft()), rate_plan_id: 1 })
  expect(withPlan.roundTrips).toBe(without.roundTrips + 1)
})

test('the restrictions of a plan cost one round trip in an extension and none in a room move', async () => {
  const bookedAt = async (more = {}) => (await send('/bookings', { ...(await draft()), ...more })).slug
  const [plain, withPlan] = [await bookedAt(), await bookedAt({ rate_plan_id: 1 })]
  const longer = { check_out_date: addDays(today, 3) }
  const extended = await send(`/bookings/${plain}/extend`, longer)
  // The one more reads the rates, which the price needs anyway.
  expect((await send(`/bookings/${withPlan}/extend`, longer)).roundTrips).toBe(extended.roundTrips + 1)
  const moved = await send(`/bookings/${plain}/move-room`, { room_id: (await make.room()).id })
  const movedWithPlan = await send(`/bookings/${withPlan}/move-room`, { room_id: (await make.room()).id })
  expect(movedWithPlan.roundTrips).toBe(moved.roundTrips)
})

test('an Idempotency-Key costs one more round trip, for saving the reply', async () => {
  const once = await send('/bookings', await draft())
  const withKey = await send('/bookings', await draft(), { 'idempotency-key': randomUUID() })
  expect(withKey.roundTrips).toBe(once.roundTrips + 1)
})
