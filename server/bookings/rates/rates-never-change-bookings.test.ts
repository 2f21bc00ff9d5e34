import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { admin, make, services } = await startTestApp()
const { db } = services
const rate = rateBuilders(db)

const change = fc.record({
  day: fc.integer({ min: 0, max: 20 }),
  price: fc.option(fc.integer({ min: 0, max: 3_000_000 })),
  closed: fc.boolean(),
  typePrice: fc.integer({ min: 1, max: 3_000_000 }),
  extra: fc.integer({ min: 0, max: 300_000 }),
  percent: fc.integer({ min: -9000, max: 20_000 }),
})

test('a change of rates, plans and prices of room types never changes a booking, its bill or a report', async () => {
  const type = await make.roomType({ price_per_night: rupees(4000) })
  const parent = await rate.plan()
  const derived = await rate.plan({ parent_id: parent.id, parent_percent: -1000 })
  const slugs: string[] = []
  for (const [rate_plan_id, rent] of [[parent.id, 4000] as const, [derived.id, 3600] as const, [null, 2500] as const]) {
    const { id } = await make.room({ room_type_id: type.id })
    const dates = { check_in_date: '2026-11-15', check_out_date: '2026-11-20' }
    slugs.push((await make.booking({ room_ids: [id], rate_plan_id, room_rent: rupees(rent), ...dates })).slug)
  }
  const range = 'start_date=2026-11-01&end_date=2026-11-30'
  const paths = [
    ...slugs.flatMap((slug) => [`/bookings/${slug}`, `/bookings/${slug}/bill`]),
    `/reports/bookings?${range}`,
    '/calendar?from=2026-11-14&to=2026-11-25',
  ]
  const read = async () => {
    const replies = await Promise.all(paths.map((path) => admin('GET', path)))
    expect(replies.map(({ status }) => status)).toEqual(paths.map(() => 200))
    // The room calendar also sends the price of the type, which does change.
    return JSON.stringify(replies.map(({ body }) => body)).replace(/"price_per_night":[\d.]+/g, '')
  }
  const before = await read()
  await fc.assert(
    fc.asyncProperty(change, async ({ day, price, closed, typePrice, extra, percent }) => {
      const date = addDays('2026-11-14', day)
      const values = { price: price === null ? null : paise(price), closed }
      for (const { id } of [parent, derived])
        await rate.rates({ rate_plan_id: id, room_type_id: type.id }, date, values)
      await db
        .updateTable('room_type')
        .set({ price_per_night: paise(typePrice) })
        .where('id', '=', type.id)
        .execute()
      await db
        .updateTable('rate_plan')
        .set({ extra_adult_price: paise(extra) })
        .execute()
      await db.updateTable('rate_plan').set({ parent_percent: percent }).where('id', '=', derived.id).execute()
      expect(await read()).toBe(before)
    }),
    { numRuns: 15 },
  )
})
