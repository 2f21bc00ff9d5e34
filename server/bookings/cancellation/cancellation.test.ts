import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, services, time } = await startTestApp()
const rate = rateBuilders(services.db)

/** The test hotel's date is 2026-11-15. */
const tomorrow = { check_in_date: '2026-11-16', check_out_date: '2026-11-18', room_rent: rupees(4000) }

const firstNight = 'Free cancellation until 2 days before arrival; after that it costs the first night'

const setPolicy = async (policy: object) => {
  const { logo, ...settings } = (await admin('GET', '/settings')).body.data
  const saved = await admin('PUT', '/settings', { ...settings, ...policy })
  expect(saved.status).toBe(200)
  return saved.body.data
}

const proposal = async (slug: string, query = '') =>
  (await admin('GET', `/bookings/${slug}/cancellation${query}`)).body.data

beforeAll(async () => {
  await admin('POST', '/tax-rules/indian-gst', {})
})

describe('the proposal', () => {
  test('is nothing in a new hotel, whatever the day', async () => {
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(1000) })
    expect(await proposal(slug)).toMatchObject({ fee: 0, total: 0, received: 1000, refund: 1000, due: 0 })
    expect((await proposal(slug)).rule).toBe('Cancellations and no-shows are free')
  })

  test('follows the policy of the settings, with tax and the money received', async () => {
    const saved = await setPolicy({ cancellation_fee: 'first_night', cancellation_free_days: 2 })
    expect(saved).toMatchObject({ cancellation_fee: 'first_night', cancellation_free_days: 2 })
    const { slug } = await make.booking({ ...tomorrow, advance_amount: rupees(5000) })
    expect(await proposal(slug)).toEqual({
      rule: 'Free cancellation until 2 days before arrival; after that it costs the first night',
      fee: 4000,
      tax_rate: 5,
      tax: 200,
      round_off: 0,
      total: 4200,
      received: 5000,
      refund: 800,
      due: 0,
    })
    const later = await make.booking({ ...tomorrow, check_in_date: '2026-11-17' })
    expect(await proposal(later.slug)).toMatchObject({ fee: 0, received: 0, refund: 0, due: 0 })
  })

  test('follows the policy of the booking’s rate plan if it has one', async () => {
    await setPolicy({ cancellation_fee: 'first_night', cancellation_free_days: 2 })
    const strict = await rate.plan({ cancellation_fee: 'whole_stay', cancellation_free_days: 30 })
    const { slug } = await make.booking({ ...tomorrow, rate_plan_id: strict.id, rate_override_reason: 'Test' })
    // Two nights at 4,000, and 5 % tax.
    expect(await proposal(slug)).toMatchObject({
      rule: 'Free cancellation until 30 days before arrival; after that it costs the whole stay',
      fee: 8000,
      total: 8400,
    })
    const refused = await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Ill', fee: 4000 })
    expect(refused.body.error.fields).toHaveProperty('fee_reason')
    expect((await admin('POST', `/bookings/${slug}/cancel`, { reason: 'Ill', fee: 8000 })).status).toBe(200)
    const usual = await rate.plan({ cancellation_percent: 50 })
    const other = await make.booking({ ...tomorrow, rate_plan_id: usual.id, rate_override_reason: 'Test' })
    expect((await proposal(other.slug)).rule).toBe(
      'Free cancellation until 2 days before arrival; after that it costs the first night',
    )
  })

  test('stays what the rate plan said when the booking was made, until another plan is chosen', async () => {
    await setPolicy({ cancellation_fee: 'first_night', cancellation_free_days: 2 })
    const half = await rate.plan({ cancellation_fee: 'percent', cancellation_percent: 50, cancellation_free_days: 30 })
    const usual = await rate.plan()
    const reason = { rate_override_reason: 'Test' }
    const { slug } = await make.booking({ ...tomorrow, rate_plan_id: half.id, ...reason })
    const ofHotel = await make.booking({ ...tomorrow, rate_plan_id: usual.id, ...reason })
    await services.db
      .updateTable('rate_plan')
      .set({ cancellation_fee: 'whole_stay', cancellation_free_days: 365 })
      .where('id', 'in', [half.id, usual.id])
      .execute()
    // Half of two nights at 4,000, and 5 % tax. Without a policy of its own, the booking follows the hotel's.
    expect(await proposal(slug)).toMatchObject({ fee: 4000, total: 4200 })
    expect(await proposal(ofHotel.slug)).toMatchObject({ fee: 4000, rule: firstNight })
    const edited = async (change: object) => {
      const { late_entry_reason: _none, ...data } = (await admin('GET', `/bookings/${slug}`)).body.data
      const [room] = data.rooms
      const edit = { ...data, room_ids: [room.id], room_rent: room.room_rent, ...reason, ...change }
      expect((await admin('PUT', `/bookings/${slug}`, edit)).status).toBe(200)
      return proposal(slug)
    }
    expect(await edited({ desk_remarks: 'Late' })).toMatchObject({ fee: 4000, total: 4200 })
    expect(await edited({ rate_plan_id: usual.id })).toMatchObject({ fee: 8000, total: 8400 })
    expect(await edited({ rate_plan_id: null })).toMatchObject({ fee: 4000, rule: firstNight })
  })

  test('of a no-show is never free', async () => {
    await setPolicy({ cancellation_fee: 'percent', cancellation_percent: 25, cancellation_free_days: 0 })
    const { slug } = await make.booking({ check_in_date: '2026-11-15', check_out_date: '2026-11-17' })
    expect((await proposal(slug)).fee).toBe(0)
    const noShow = await proposal(slug, '?no_show=true')
    expect(noShow.fee).toBeGreaterThan(0)
    expect(noShow.due).toBe(noShow.total)
    const { slug: later } = await make.booking(tomorrow)
    expect((await admin('GET', `/bookings/${later}/cancellation?no_show=true`)).status).toBe(409)
  })

  test("changes with the hotel's day, not at midnight", async () => {
    await setPolicy({ cancellation_fee: 'first_night', cancellation_free_days: 1 })
    const { slug } = await make.booking(tomorrow)
    const before = time.now
    time.now = new Date('2026-11-16T03:59:00+05:30')
    expect((await proposal(slug)).fee).toBe(0)
    time.now = new Date('2026-11-16T04:00:00+05:30')
    expect((await proposal(slug)).fee).toBe(4000)
    time.now = before
  })

  test('settings that are saved without a policy keep it', async () => {
    await setPolicy({ cancellation_fee: 'whole_stay', cancellation_free_days: 9, cancellation_percent: 70 })
    const kept = await setPolicy({
      cancellation_fee: undefined,
      cancellation_free_days: undefined,
      cancellation_percent: undefined,
    })
    expect(kept).toMatchObject({ cancellation_fee: 'whole_stay', cancellation_free_days: 9, cancellation_percent: 70 })
  })

  test('is refused for a stay that has begun, and for a booking that does not exist', async () => {
    const { slug } = await make.booking()
    await admin('POST', `/bookings/${slug}/check-in`)
    expect((await admin('GET', `/bookings/${slug}/cancellation`)).status).toBe(409)
    expect((await admin('GET', '/bookings/nothing/cancellation')).status).toBe(404)
  })
})
