import { beforeAll, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, changeAs, db, hire, make } = await startTestApp()
const rate = rateBuilders(db)

/** The front desk: discounts and prices up to 10 %, refunds up to ₹5,000. */
let clerk: typeof admin
let housekeeper: typeof admin
/** May change bookings, but takes no money and sells at the plan's price. */
let trainee: typeof admin
beforeAll(async () => {
  clerk = await hire('front-desk')
  housekeeper = await hire('housekeeping')
  const draft = { name: 'Trainee', permissions: [{ permission: 'bookings.change' }] }
  trainee = await hire((await admin('POST', '/roles', draft)).body.data.slug)
})

type Answer = Awaited<ReturnType<typeof admin>>
const refusal = ({ status, body }: Answer) => [status, body.error?.code, body.error?.permission]
const needs = (permission: string) => [403, 'approval_needed', permission]

test('a missing permission is named', async () => {
  const refused = await housekeeper('GET', '/guests')
  expect(refusal(refused)).toEqual([403, 'not_allowed', 'guests.view'])
  expect(refused.body.error.message).toBe('Your role does not include “See guests”. Ask an owner or a manager.')
})

describe('discounts', () => {
  /** A folio with two nights at ₹5,000. */
  const folio = async () => {
    const { slug } = await make.booking({ room_rent: rupees(5000) })
    return (await admin('GET', `/bookings/${slug}/folios`)).body.data[0].slug
  }
  const give = (slug: string, discount: object) =>
    clerk('POST', `/folios/${slug}/discounts`, { reason: 'Regular guest', ...discount })

  test('up to the limit in percent', async () => {
    const refused = await give(await folio(), { percent: 10.01 })
    expect(refusal(refused)).toEqual(needs('discounts.give'))
    expect(refused.body.error.message).toBe(
      'Your role allows discounts up to 10\u00a0% together. With this one they are 10.01\u00a0%. Ask a colleague to approve it.',
    )
    expect((await give(await folio(), { percent: 10 })).status).toBe(201)
  })

  test('an amount counts as the percentage of what it is taken from', async () => {
    expect(refusal(await give(await folio(), { amount: 1000.01 }))).toEqual(needs('discounts.give'))
    expect((await give(await folio(), { amount: 1000 })).status).toBe(201)
  })

  test('several together do not exceed the limit', async () => {
    const slug = await folio()
    expect((await give(slug, { percent: 6 })).status).toBe(201)
    // ₹600 of ₹10,000 are given; ₹400 more are 10 %.
    expect(refusal(await give(slug, { percent: 5 }))).toEqual(needs('discounts.give'))
    expect(refusal(await give(slug, { amount: 400.01 }))).toEqual(needs('discounts.give'))
    expect((await give(slug, { amount: 400 })).status).toBe(201)
  })

  const offOf = async (slug: string) =>
    (await admin('GET', `/bookings/${slug}/folios`)).body.data
      .flatMap(({ charges }: { charges: { discount: number }[] }) => charges.map(({ discount }) => discount))
      .reduce((sum: number, discount: number) => sum + discount, 0)

  test('an amount stays within the limit when charges are deleted', async () => {
    const slug = await folio()
    const { body } = await clerk('POST', `/folios/${slug}/charges`, { description: 'Hall', rate: 40_000, quantity: 1 })
    expect((await give(slug, { amount: 5000 })).status).toBe(201)
    expect(await offOf(slug)).toBe(5000)
    const [{ extra }] = body.data[0].charges.filter(({ name }: { name: string }) => name === 'Hall')
    expect((await clerk('DELETE', `/extras/${extra}`)).status).toBe(200)
    // 10 % of the two nights at ₹5,000.
    expect(await offOf(slug)).toBe(1000)
  })

  test('amounts of two folios stay within the limit when charges move between them', async () => {
    const slug = await folio()
    const { body } = await admin('POST', `/bookings/${slug}/folios`, { name: 'Company', routes: [] })
    const other = body.data[1].slug
    const charge_ids = body.data[0].charges.map(({ charge_id }: { charge_id: string }) => charge_id)
    expect((await give(slug, { amount: 1000 })).status).toBe(201)
    await admin('POST', `/folios/${slug}/move-charges`, { charge_ids, to_folio: other })
    expect((await give(other, { amount: 1000 })).status).toBe(201)
    await admin('POST', `/folios/${other}/move-charges`, { charge_ids: charge_ids.slice(1), to_folio: slug })
    expect(await offOf(slug)).toBe(1000)
  })
})

describe('refunds', () => {
  const refund = { payment_method: 'cash', reason: 'Left early' }

  test('up to the limit', async () => {
    const { slug } = await make.booking({ room_rent: rupees(9000), advance_amount: rupees(9000) })
    const refused = await clerk('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 5000.01 })
    expect(refusal(refused)).toEqual(needs('payments.refund'))
    expect(refused.body.error.message).toBe(
      'Your role allows refunds up to ₹5,000.00 for a booking. With this one they are ₹5,000.01. Ask a colleague to approve it.',
    )
    expect((await clerk('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 5000 })).status).toBe(201)
    // Several together do not exceed it.
    expect(refusal(await clerk('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 1 }))).toEqual(
      needs('payments.refund'),
    )
  })

  test('two clerks at once do not exceed it together', async () => {
    const { slug } = await make.booking({ room_rent: rupees(9000), advance_amount: rupees(9000) })
    const give = () => clerk('POST', `/bookings/${slug}/refunds`, { ...refund, amount: 3000 })
    expect((await Promise.all([give(), give()])).map(({ status }) => status).sort()).toEqual([201, 403])
  })

  test('also with a cancellation, which is then left undone', async () => {
    const { slug } = await make.booking({ room_rent: rupees(9000), advance_amount: rupees(6000) })
    const cancel = (send: typeof admin, amount?: number) =>
      send('POST', `/bookings/${slug}/cancel`, { reason: 'Ill', refund: { payment_method: 'cash', amount } })
    expect(refusal(await cancel(clerk))).toEqual(needs('payments.refund'))
    expect(refusal(await cancel(trainee, 10))).toEqual(needs('payments.refund'))
    expect((await admin('GET', `/bookings/${slug}`)).body.data.status).toBe('booked')
    expect((await cancel(clerk, 5000)).status).toBe(200)
  })
})

describe('prices', () => {
  const stay = { check_in_date: '2026-12-24', check_out_date: '2026-12-26' }
  const draft = async (more: object) => {
    const type = await make.roomType({ price_per_night: rupees(4000) })
    const room = await make.room({ room_type_id: type.id })
    return {
      booking_type: 'individual',
      guest_id: (await make.guest()).id,
      room_ids: [room.id],
      room_rent: 4000,
      ...stay,
      number_of_adults: 2,
      advance_amount: 0,
      food_plan_id: 1,
      food_plan_rate: 0,
      rate_plan_id: 1,
      rate_override_reason: 'Long stay',
      ...more,
    }
  }
  const place = async (send: typeof admin, more: object) => send('POST', '/bookings', await draft(more))

  test('below the rate plan’s up to the limit, on each night', async () => {
    const refused = await place(clerk, { room_rent: 3599.99 })
    expect(refusal(refused)).toEqual(needs('rates.override'))
    expect(refused.body.error.message).toBe(
      'Your role allows prices up to 10\u00a0% below the rate plan’s, on every night. The lowest is 10.01\u00a0% below. Ask a colleague to approve it.',
    )
    expect((await place(clerk, { room_rent: 3600 })).status).toBe(201)
    const nightly_rents = [
      { date: '2026-12-24', rent: 4000 },
      { date: '2026-12-25', rent: 3000 },
    ]
    expect(refusal(await place(clerk, { nightly_rents }))).toEqual(needs('rates.override'))
    expect((await place(trainee, { room_rent: 4000, rate_override_reason: undefined })).status).toBe(201)
    expect((await place(trainee, { room_rent: 4500 })).status).toBe(201)
    expect(refusal(await place(trainee, { room_rent: 3999 }))).toEqual(needs('rates.override'))
  })

  test('of a booking without a rate plan are compared with the first plan', async () => {
    expect(refusal(await place(clerk, { rate_plan_id: null, room_rent: 3500 }))).toEqual(needs('rates.override'))
    expect((await place(clerk, { rate_plan_id: null, room_rent: 3600 })).status).toBe(201)
    const withoutPlan = await place(trainee, { rate_plan_id: null })
    expect(refusal(withoutPlan)).toEqual(needs('rates.override'))
    expect(withoutPlan.body.error.message).toBe(
      'Choose a rate plan: your role does not include “Sell below the rate plan’s price or against its restrictions”. Or ask a colleague to approve it.',
    )
    expect((await place(admin, { rate_plan_id: null, room_rent: 1 })).status).toBe(201)
  })

  test('of a booking that a manager sold cheaply stay when a clerk changes something else', async () => {
    const body = await draft({ rate_plan_id: null, room_rent: 100 })
    const { slug } = (await admin('POST', '/bookings', body)).body.data
    const edit = changeAs(trainee)
    expect((await edit(`/bookings/${slug}`, { ...body, number_of_adults: 1 })).status).toBe(200)
    expect(refusal(await edit(`/bookings/${slug}`, { ...body, room_rent: 90 }))).toEqual(needs('rates.override'))
  })

  test('restrictions need the permission', async () => {
    const plan = await rate.plan({ min_nights: 3 })
    expect(refusal(await place(trainee, { rate_plan_id: plan.id }))).toEqual(needs('rates.override'))
    expect((await place(clerk, { rate_plan_id: plan.id })).status).toBe(201)
  })

  test('kept on added nights count like new ones, and a violated restriction needs the permission', async () => {
    const { data } = (await place(admin, { room_rent: 3600 })).body
    const extend = (send: typeof admin, check_out_date: string, rent = 'keep') =>
      send('POST', `/bookings/${data.slug}/extend`, { check_out_date, rent, rate_override_reason: 'Asked' })
    expect(refusal(await extend(trainee, '2026-12-27'))).toEqual(needs('rates.override'))
    expect((await extend(trainee, '2026-12-27', 'new')).status).toBe(200)
    expect((await extend(clerk, '2026-12-28')).status).toBe(200)
    await db.updateTable('rate_plan').set({ max_nights: 4 }).where('id', '=', 1).execute()
    expect(refusal(await extend(trainee, '2026-12-29', 'new'))).toEqual(needs('rates.override'))
    await db.updateTable('rate_plan').set({ max_nights: null }).where('id', '=', 1).execute()
  })

  test('kept on added nights without a plan are compared with the first plan', async () => {
    const extend = async (room_rent: number) => {
      const { data } = (await place(admin, { rate_plan_id: null, room_rent })).body
      return trainee('POST', `/bookings/${data.slug}/extend`, { check_out_date: '2026-12-27', rent: 'keep' })
    }
    expect(refusal(await extend(3999))).toEqual(needs('rates.override'))
    expect((await extend(4000)).status).toBe(200)
  })

  const dearRoom = async () => {
    const { id: room_type_id } = await make.roomType({ price_per_night: rupees(9000) })
    return (await make.room({ room_type_id })).id
  }

  test('kept on other dates and, before the arrival, in a dearer room type count like new ones', async () => {
    const { data } = (await place(admin, { room_rent: 3000 })).body
    const [{ stay, id: room_id, room_type_id }] = data.rooms
    const drag = (wanted: object) =>
      trainee('POST', '/calendar/rearrange', { moves: [{ stay, rent: 'keep', ...wanted }] })
    const later = { check_in_date: '2026-12-27', check_out_date: '2026-12-29' }
    expect(refusal(await drag({ room_id, ...later }))).toEqual(needs('rates.override'))
    expect(refusal(await drag({ room_id: await dearRoom() }))).toEqual(needs('rates.override'))
    expect((await drag({ room_id: (await make.room({ room_type_id })).id })).status).toBe(200)
  })

  test.each([1, null])('kept by a room move before the arrival count like new ones (plan %s)', async (rate_plan_id) => {
    const { slug } = (await place(admin, { rate_plan_id, room_rent: 4000 })).body.data
    const room_id = await dearRoom()
    const move = (rent: string) => trainee('POST', `/bookings/${slug}/move-room`, { room_id, rent })
    expect(refusal(await move('keep'))).toEqual(needs('rates.override'))
    expect((await move('new')).status).toBe(200)
  })

  test.each([1, null])(
    'stay as agreed when guests in the house move to a dearer room (plan %s)',
    async (rate_plan_id) => {
      const { slug } = await make.booking({ rate_plan_id, rate_override_reason: 'Long stay' })
      expect((await admin('POST', `/bookings/${slug}/check-in`, { confirm_not_ready: true })).status).toBe(200)
      const moved = await trainee('POST', `/bookings/${slug}/move-room`, {
        room_id: await dearRoom(),
        rent: 'keep',
        confirm_not_ready: true,
      })
      expect(moved.status).toBe(200)
    },
  )

  test('of a booking whose plan is taken off are compared with the first plan', async () => {
    const body = await draft({ room_rent: 3000 })
    const { slug } = (await admin('POST', '/bookings', body)).body.data
    const edit = changeAs(clerk)
    expect(refusal(await edit(`/bookings/${slug}`, { ...body, rate_plan_id: null }))).toEqual(needs('rates.override'))
    const within = await edit(`/bookings/${slug}`, { ...body, rate_plan_id: null, room_rent: 3600 })
    expect(within.status).toBe(200)
    const upgraded = { ...body, rate_plan_id: null, room_rent: 3600, room_ids: [await dearRoom()] }
    expect(refusal(await edit(`/bookings/${slug}`, upgraded))).toEqual(needs('rates.override'))
  })

  test('an advance needs the permission to take payments', async () => {
    const more = { advance_amount: 500, advance_method: 'cash' }
    expect(refusal(await place(trainee, more))).toEqual(needs('payments.take'))
    expect((await place(clerk, more)).status).toBe(201)
  })
})

test('a payment at check-out needs the permission to take payments', async () => {
  const { slug } = await make.booking({ room_rent: rupees(2000) })
  await admin('POST', `/bookings/${slug}/check-in`)
  const checkOut = (send: typeof admin) =>
    send('POST', `/bookings/${slug}/check-out`, { payment: { payment_method: 'cash' } })
  expect(refusal(await checkOut(trainee))).toEqual(needs('payments.take'))
  expect((await admin('GET', `/bookings/${slug}`)).body.data.status).toBe('checked_in')
  expect((await checkOut(clerk)).status).toBe(200)
})

describe('a cancellation fee that is not charged in full', () => {
  /** The first night of ₹4,000 is due from two days before arrival. */
  const late = () =>
    make.booking({ check_in_date: '2026-11-16', check_out_date: '2026-11-18', room_rent: rupees(4000) })
  const cancel = async (send: typeof admin, money: object) =>
    send('POST', `/bookings/${(await late()).slug}/cancel`, { reason: 'Ill', ...money })
  beforeAll(async () => {
    const { logo, ...settings } = (await admin('GET', '/settings')).body.data
    await admin('PUT', '/settings', { ...settings, cancellation_fee: 'first_night', cancellation_free_days: 2 })
  })

  test('counts as a discount on the fee', async () => {
    const fee_reason = 'Regular guest'
    expect((await cancel(clerk, { fee: 3600, fee_reason })).status).toBe(200)
    const refused = await cancel(clerk, { fee: 3599, fee_reason })
    expect(refusal(refused)).toEqual(needs('discounts.give'))
    expect(refused.body.error.message).toContain('10\u00a0% together. With this one they are 10.03\u00a0%.')
    expect(refusal(await cancel(clerk, {}))).toEqual(needs('discounts.give'))
    expect(refusal(await cancel(trainee, { fee: 3600, fee_reason }))).toEqual(needs('discounts.give'))
    expect((await cancel(trainee, { fee: 4000 })).status).toBe(200)
    expect((await cancel(trainee, { fee: 4100, fee_reason })).status).toBe(200)
    expect((await cancel(admin, {})).status).toBe(200)
  })

  test('needs nothing where the policy proposes none', async () => {
    const { slug } = await make.booking({ check_in_date: '2026-12-16', check_out_date: '2026-12-18' })
    expect((await trainee('POST', `/bookings/${slug}/cancel`, { reason: 'Ill' })).status).toBe(200)
  })
})

test('the dashboard counts pending invoices and refunds for everybody, and adds them up for those who see revenue', async () => {
  const { slug } = await make.booking({ room_rent: rupees(5000) })
  expect((await admin('POST', `/bookings/${slug}/check-in`)).status).toBe(200)
  expect((await admin('POST', `/bookings/${slug}/check-out`)).status).toBe(200)
  const all = (await admin('GET', '/dashboard')).body.data
  expect(all.pending.balance).toBeGreaterThan(0)
  expect((await clerk('GET', '/dashboard')).body.data).toEqual({
    ...all,
    pending: { ...all.pending, balance: null },
    refunds: { ...all.refunds, amount: null },
  })
})

test('sums and exports of payments, invoices and credit notes need the permission to see revenue', async () => {
  for (const [path, sum] of [
    ['/payments', 'sums'],
    ['/invoices', 'sums'],
    ['/credit-notes', 'sum'],
  ] as const) {
    const { status, body } = await clerk('GET', path)
    expect([status, body.data[sum]]).toEqual([200, null])
    expect(body.data.data).toEqual((await admin('GET', path)).body.data.data)
    expect((await admin('GET', path)).body.data[sum]).not.toBeNull()
    expect(refusal(await clerk('GET', `${path}.xlsx`))).toEqual([403, 'not_allowed', 'reports.money'])
    expect((await admin('GET', `${path}.xlsx`)).status).toBe(200)
  }
})
