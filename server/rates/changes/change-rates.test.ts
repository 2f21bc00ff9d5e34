import { describe, expect, test } from 'vitest'
import { cellKey } from '#contract/rates/rate.ts'
import { startWithTwoClerks } from '#server/rates/testing/two-clerks.ts'

// 21 December 2026 is a Monday.
const week = { from: '2026-12-21', to: '2026-12-27' }
const { admin, arun, candidate, standard, type, calendar, cell, bulk, rowOf } = await startWithTwoClerks(week)

describe('the rate calendar', () => {
  test('has all room types and plans, and rows only where there are rates', async () => {
    const { from, to, room_types, rate_plans } = await calendar()
    expect({ from, to }).toEqual(week)
    expect(room_types).toContainEqual({ id: type().id, name: type().name, price_per_night: 4000 })
    expect(rate_plans).toContainEqual({
      id: standard.id,
      slug: standard.slug,
      name: 'Standard',
      parent_id: null,
      parent_percent: 0,
      parent_amount: 0,
      is_active: true,
    })
    expect(await rowOf()).toBeUndefined()
  })

  test.each(['from=2026-12-27&to=2026-12-21', 'from=2026-01-01&to=2027-02-05', 'from=x&to=2026-12-21', ''])(
    '%s is refused',
    async (query) => expect((await admin('GET', `/rates?${query}`)).status).toBe(422),
  )
})

describe('a bulk change', () => {
  test('fills the chosen weekdays', async () => {
    const { body } = await bulk({ weekdays: [5, 6], price: 5500 })
    expect(body.message).toBe('2 rates changed')
    expect(body.data).toMatchObject({ cells: 2, change: expect.any(Number), last_change: body.data.change })
    expect((await rowOf()).prices).toEqual([null, null, null, null, 5500, 5500, null])
    expect((await calendar()).last_change).toBe(body.data.change)
  })

  test('by percent raises the price that a cell has now, wherever it comes from, to the whole rupee', async () => {
    const { body } = await admin('POST', '/rate-plans', {
      name: 'Non-refundable',
      parent_id: standard.id,
      parent_percent: -10,
    })
    await admin('PUT', '/rates/cells', { cells: [{ ...cell('2026-12-22'), price: 4999.5 }] })
    await bulk({ to: '2026-12-22', rate_plan_ids: [standard.id, body.data.id], percent: 10 })
    // 4,000 + 10 %; 4,999.50 + 10 % = 5,499.45.
    expect((await rowOf()).prices.slice(0, 2)).toEqual([4400, 5499])
    // 3,600 + 10 %; 4,499.55 + 10 % = 4,949.505.
    expect((await rowOf(body.data)).prices.slice(0, 2)).toEqual([3960, 4950])
  })

  test('says why a derived plan stays closed after it was opened', async () => {
    const { body: plan } = await admin('POST', '/rate-plans', {
      name: 'Saver',
      parent_id: standard.id,
      parent_percent: -5,
    })
    const christmas = { from: '2026-12-24', to: '2026-12-24' }
    await bulk({ ...christmas, closed: true })
    const open = async (...rate_plan_ids: number[]) =>
      (await bulk({ ...christmas, rate_plan_ids, closed: false })).body.message
    expect(await open(plan.data.id)).toBe(
      'Nothing changed. Saver keeps the restriction of Standard on Dec 24, 2026, because it is derived from it. Change Standard there.',
    )
    const typed = { ...cell('2026-12-24'), rate_plan_id: plan.data.id, closed: false, price: 3300 }
    const { body } = await admin('PUT', '/rates/cells', { cells: [typed] })
    expect(body.message).toMatch(/^1 rate changed. Saver keeps the restriction of Standard/)
    expect(await open(plan.data.id, standard.id)).toBe('1 rate changed')
    expect(await open(plan.data.id)).toBe('Nothing changed')
  })

  test('is refused if the prices of its preview came from a price of the room type that has changed', async () => {
    const { last_change } = await calendar()
    const day = { from: '2026-12-21', to: '2026-12-21' }
    await bulk({ ...day, price: null })
    const seen = { ...day, percent: 10, last_change: last_change + 1 }
    // 4,000 + 10 % is 4,400; from 5,000 it would be 5,500.
    const refused = await bulk({ ...seen, preview_total: 5500 })
    expect([refused.status, refused.body.error.code]).toEqual([409, 'preview_changed'])
    const typed = { ...cell('2026-12-21'), percent: 10 }
    const { status } = await admin('PUT', '/rates/cells', { cells: [typed], preview_total: 4401 })
    expect(status).toBe(409)
    expect((await bulk({ ...seen, preview_total: 4400 })).status).toBe(200)
  })

  test('by an amount may give a room away, but never pays for it', async () => {
    expect((await bulk({ to: week.from, amount: -4000 })).status).toBe(200)
    expect((await rowOf()).prices[0]).toBe(0)
    const { status, body } = await bulk({ amount: -3000.5 })
    expect([status, body.error.code]).toEqual([422, 'price_too_low'])
    expect(body.error.fields.amount).toEqual([
      'The price on Dec 21, 2026 would be −₹3,000.50, which is below zero. Enter a smaller change.',
    ])
    expect((await rowOf()).prices.slice(0, 2)).toEqual([0, null])
  })

  test('sets restrictions and leaves prices as they are; null takes them away', async () => {
    await bulk({ to: week.from, price: 5000, min_nights: 3 })
    await bulk({ to: '2026-12-22', closed_to_arrival: true })
    const row = await rowOf()
    expect(row.prices.slice(0, 2)).toEqual([5000, null])
    const open = { closed: false, closed_to_departure: false }
    expect(row.restrictions).toEqual([
      { date: '2026-12-21', ...open, closed_to_arrival: true, min_nights: 3 },
      { date: '2026-12-22', ...open, closed_to_arrival: true, min_nights: null },
    ])
    await bulk({ price: null, min_nights: null, closed_to_arrival: false })
    expect(await rowOf()).toBeUndefined()
  })

  test('that changes nothing says so and is no change', async () => {
    await bulk({ price: 5000 })
    const before = (await calendar()).last_change
    const { body } = await bulk({ price: 5000 })
    expect(body).toEqual({ message: 'Nothing changed', data: { change: null, cells: 0, last_change: before } })
  })

  test.each([
    ['nothing to change', {}, 'price', 'Enter a price, a percentage or a restriction'],
    ['a price and a percentage', { price: 1, percent: 1 }, 'price', 'not several of them'],
    ['days in the wrong order', { price: 1, to: '2026-12-20' }, 'to', 'can’t be before the first'],
    [
      'more than 30,000 cells',
      { price: 1, rate_plan_ids: Array(100).fill(1), to: '2027-12-31' },
      'to',
      'at most 30000',
    ],
    ['a type that does not exist', { price: 1, room_type_ids: [999_999] }, 'room_type_ids', 'no longer exists'],
    ['a plan that does not exist', { price: 1, rate_plan_ids: [999_999] }, 'rate_plan_ids', 'no longer exists'],
    ['no plan', { price: 1, rate_plan_ids: [] }, 'rate_plan_ids', 'at least one rate plan'],
    ['the eighth weekday', { price: 1, weekdays: [8] }, 'weekdays.0', ''],
    ['a negative price', { price: -1 }, 'price', 'cannot be negative'],
    [
      'an amount that makes prices too high',
      { amount: 999_999 },
      'amount',
      '₹10,03,999.00 on Dec 21, 2026 is too high',
    ],
  ])('with %s is refused with the field named', async (_what, more, field, sentence) => {
    const { status, body } = await bulk(more)
    expect(status).toBe(422)
    expect(body.error.fields[field][0]).toContain(sentence)
    expect(await rowOf()).toBeUndefined()
  })

  test('by a percentage that makes prices too high is refused', async () => {
    await bulk({ price: 900_000 })
    const { status, body } = await bulk({ percent: 20 })
    expect([status, body.error.code]).toEqual([422, 'price_too_high'])
    expect(body.error.fields.percent).toEqual([
      '₹10,80,000.00 on Dec 21, 2026 is too high for a price. Enter a smaller change.',
    ])
  })

  test('is for staff only', async () => {
    expect((await bulk({ price: 1 }, candidate)).status).toBe(403)
    expect((await candidate('GET', '/rates?from=2026-12-21&to=2026-12-27')).status).toBe(403)
  })
})

test('typed cells are saved together; of a cell that comes twice all values count, of two prices the later one', async () => {
  const { body } = await admin('PUT', '/rates/cells', {
    cells: [
      { ...cell('2026-12-21'), price: 4100 },
      { ...cell('2026-12-23'), percent: 5 },
      { ...cell('2026-12-21'), price: 4200 },
      { ...cell('2026-12-24'), price: 4300 },
      { ...cell('2026-12-24'), closed: true },
    ],
  })
  expect(body.data.cells).toBe(3)
  const { prices, restrictions } = await rowOf()
  expect(prices).toEqual([4200, null, 4200, 4300, null, null, null])
  expect(restrictions.map(({ date }: { date: string }) => date)).toEqual(['2026-12-24'])
})

test('a typed change below zero is refused', async () => {
  const { status, body } = await admin('PUT', '/rates/cells', { cells: [{ ...cell('2026-12-21'), amount: -99_999 }] })
  expect([status, body.error.code]).toEqual([422, 'price_too_low'])
  expect(await rowOf()).toBeUndefined()
})

describe('copying a season', () => {
  test('copies prices and restrictions day by day with a percentage, and days without a row as such', async () => {
    const next = { from: '2027-12-20', to: '2027-12-26' }
    await bulk({ weekdays: [4, 5], price: 9999, min_nights: 3 })
    await bulk({ ...next, price: 1 })
    const { body } = await admin('POST', '/rates/copy', {
      room_type_ids: [type().id],
      rate_plan_ids: [standard.id],
      ...week,
      starts_on: next.from,
      percent: 5,
    })
    expect(body.message).toBe('7 rates changed')
    const row = await rowOf(standard, next)
    // 9,999 + 5 % = 10,498.95.
    expect(row.prices).toEqual([null, null, null, 10_499, 10_499, null, null])
    expect(row.restrictions).toMatchObject([
      { date: '2027-12-23', min_nights: 3 },
      { date: '2027-12-24', min_nights: 3 },
    ])
  })

  test('without rates deletes nothing, and none is copied beyond the last year', async () => {
    await bulk({ price: 5000 })
    const copy = { room_type_ids: [type().id], rate_plan_ids: [standard.id], starts_on: week.from }
    const empty = await admin('POST', '/rates/copy', { ...copy, from: '2040-12-01', to: '2040-12-07' })
    expect(empty).toMatchObject({ status: 422, body: { error: { code: 'nothing_to_copy' } } })
    expect((await rowOf()).prices[0]).toBe(5000)
    const late = await admin('POST', '/rates/copy', { ...copy, ...week, starts_on: '2199-12-30' })
    expect(late.body.error.fields).toEqual({ starts_on: ['Enter a date from 1900 to 2199'] })
  })
})

describe('a season that changed after the preview', () => {
  const next = { from: '2027-12-20', to: '2027-12-26' }
  const copy = (last_change: number) =>
    admin('POST', '/rates/copy', {
      room_type_ids: [type().id],
      rate_plan_ids: [standard.id],
      ...week,
      starts_on: next.from,
      last_change,
    })

  test('is not copied; the changed source is named', async () => {
    await bulk({ price: 5000 })
    const { last_change } = await calendar()
    await bulk({ from: '2026-12-24', to: '2026-12-24', price: 9999 }, arun)
    const { status, body } = await copy(last_change)
    expect(status).toBe(409)
    expect(body.error.fields).toEqual({ [cellKey(cell('2026-12-24'))]: ['Arun set ₹9,999.00'] })
    expect(await rowOf(standard, next)).toBeUndefined()
    expect((await copy((await calendar()).last_change)).body.message).toBe('7 rates changed')
  })

  test('is not copied either if the copy of the changed day is the same by chance', async () => {
    await bulk({ price: 5000 })
    await bulk({ ...next, price: 9999 })
    const { last_change } = await calendar()
    await bulk({ from: '2026-12-24', to: '2026-12-24', price: 9999 }, arun)
    expect((await copy(last_change)).status).toBe(409)
  })
})

describe('two people who change the same rates', () => {
  test('the second is told exactly which cells changed, by whom, and changes nothing', async () => {
    const { last_change } = await calendar()
    await bulk({ from: '2026-12-23', to: '2026-12-24', price: 6000 }, arun)
    const { status, body } = await bulk({ to: '2026-12-24', price: 7000, last_change })
    expect(status).toBe(409)
    expect(body.error).toEqual({
      code: 'changed_meanwhile',
      message: 'Arun changed 2 of these rates meanwhile. Look at them, then save again.',
      fields: {
        [cellKey(cell('2026-12-23'))]: ['Arun set ₹6,000.00'],
        [cellKey(cell('2026-12-24'))]: ['Arun set ₹6,000.00'],
      },
    })
    expect((await rowOf()).prices).toEqual([null, null, 6000, 6000, null, null, null])
    const again = await bulk({ to: '2026-12-24', price: 7000, last_change: (await calendar()).last_change })
    expect(again.status).toBe(200)
  })

  test('the second is told of restrictions, too', async () => {
    await bulk({ price: 1500 })
    const { last_change } = await calendar()
    await bulk({ to: week.from, closed: true, min_nights: 3 }, arun)
    await bulk({ from: '2026-12-22', to: '2026-12-22', price: null }, arun)
    const { body } = await bulk({ price: 99, last_change })
    expect(body.error.fields).toEqual({
      [cellKey(cell('2026-12-21'))]: ['Arun changed this cell: closed, at least 3 nights'],
      [cellKey(cell('2026-12-22'))]: ['Arun cleared the price'],
    })
  })

  test('own changes since then are no surprise, a colleague’s between them is', async () => {
    const { last_change } = await calendar()
    const typePrice = (date: string, price: number, more: object) =>
      admin('PUT', '/rates/cells', { cells: [{ ...cell(date), price }], ...more })
    const own = (await typePrice('2026-12-21', 5000, { last_change })).body.data.change
    await bulk({ from: '2026-12-22', to: '2026-12-22', price: 6000 }, arun)
    const seen = { last_change, own_changes: [own] }
    expect((await typePrice('2026-12-21', 5100, { last_change })).status).toBe(409)
    expect((await typePrice('2026-12-21', 5100, seen)).status).toBe(200)
    const { status, body } = await typePrice('2026-12-22', 5200, seen)
    expect([status, Object.keys(body.error.fields)]).toEqual([409, [cellKey(cell('2026-12-22'))]])
    expect((await rowOf()).prices.slice(0, 2)).toEqual([5100, 6000])
  })

  test('a change that is sent again with its key is made once', async () => {
    await bulk({ price: 5000 })
    const raise = () => bulk({ percent: 10 }, admin, { 'idempotency-key': `raised-${type().id}` })
    const [first, again] = [await raise(), await raise()]
    expect(again).toMatchObject({ status: 200, body: first.body })
    expect((await rowOf()).prices[0]).toBe(5500)
  })

  test('a number of a change that does not exist yet is no permission', async () => {
    await bulk({ price: 6000 }, arun)
    expect((await bulk({ price: 7000, last_change: 2_000_000_000 })).status).toBe(409)
  })

  test('do not disturb each other on other cells', async () => {
    const { last_change } = await calendar()
    await bulk({ to: '2026-12-22', price: 6000 }, arun)
    expect((await bulk({ from: '2026-12-23', price: 7000, last_change })).status).toBe(200)
  })

  test('at the same moment: one saves, the other is told', async () => {
    const { last_change } = await calendar()
    const answers = await Promise.all(
      [1, 2, 3, 4].map((day) =>
        bulk(
          { from: `2026-12-2${day}`, to: `2026-12-2${day + 3}`, price: 5000 + day, last_change },
          day % 2 ? admin : arun,
        ),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBe(1)
    const winner = statuses.indexOf(200) + 1
    const { prices } = await rowOf()
    expect(prices.map((price: number | null) => price !== null)).toEqual(
      prices.map((_: unknown, index: number) => index + 1 >= winner && index + 1 <= winner + 3),
    )
    for (const [index, { body }] of answers.entries()) {
      if (index + 1 === winner) continue
      const common = [1, 2, 3, 4, 5, 6, 7].filter(
        (day) => day >= Math.max(index + 1, winner) && day <= Math.min(index, winner - 1) + 4,
      )
      expect(Object.keys(body.error.fields).sort()).toEqual(common.map((day) => cellKey(cell(`2026-12-2${day}`))))
    }
  })

  test('a percentage is refused if the price that it raises was changed in the parent plan', async () => {
    const derived = (
      await admin('POST', '/rate-plans', { name: `Derived ${type().id}`, parent_id: standard.id, parent_percent: -10 })
    ).body.data
    const { last_change } = await calendar()
    await bulk({ to: '2026-12-21', price: 6000 }, arun)
    const { status, body } = await bulk({ rate_plan_ids: [derived.id], percent: 5, last_change })
    expect(status).toBe(409)
    expect(Object.keys(body.error.fields)).toEqual([cellKey(cell('2026-12-21'))])
    // A price that replaces it does not depend on the parent plan.
    expect((await bulk({ rate_plan_ids: [derived.id], price: 5, last_change })).status).toBe(200)
  })
})
