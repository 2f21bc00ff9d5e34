import { rupees } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, earlierOf, laterOf } from '#contract/kit/time/calendar-date.ts'
import type { RateChange } from '#contract/rates/rate-change.ts'
import { RatePlanDraft } from '#contract/rates/rate-plan.ts'
import type { Db } from '#server/db/connect.ts'
import { demoFestivals, demoSeasons, demoWeekend } from '#server/demo/demo-rates.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { hotelToday } from '#server/property/hotel-today.ts'
import { changeInBulk } from '#server/rates/changes/change-rates.ts'
import { ratePlanStore } from '#server/rates/plans/rate-plan-store.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'

/** The days before and after today that have rates. */
const daysOfRates = 365

/** The company that has its own rates. */
const companyName = 'Lakeside Pharma'

/** Three plans for everybody, one for a company, and two years of rates, entered in bulk as an owner would. */
export const fillDemoRates = async (db: Db, clock: Clock, user: Pick<Actor, 'account_id'>) => {
  const today = await hotelToday(db, clock)
  const plans = await fillPlans(db)
  const types = (await roomTypeStore.list(db, { page: 1, per_page: 100 })).data
  const range = { from: addDays(today, -daysOfRates), to: addDays(today, daysOfRates) }
  const everyType = types.map(({ id }) => id)
  const change = (wanted: Partial<RateChange> & Pick<RateChange, 'from' | 'to'>) =>
    changeInBulk({ db, user }, { room_type_ids: everyType, rate_plan_ids: [plans.standard], ...wanted })

  // The past has the prices that its guests paid.
  for (const { id, price_per_night } of types)
    await change({
      from: range.from,
      to: addDays(today, -1),
      room_type_ids: [id],
      price: rupees(Math.round(price_per_night / 100)),
    })
  for (const { from, to, percent } of seasonsBetween(today, range.to)) await change({ from, to, percent })
  await change({ from: today, to: range.to, ...demoWeekend })
  for (const { from, to, percent, min_nights, no_arrival } of demoFestivals(today)) {
    const days = { from: laterOf(from, range.from), to: earlierOf(to, range.to) }
    if (days.from > days.to) continue
    await change({ ...days, min_nights })
    if (no_arrival && no_arrival >= days.from && no_arrival <= days.to)
      await change({ from: no_arrival, to: no_arrival, closed_to_arrival: true })
    // Cheap rates are not sold at festivals.
    await change({ ...days, rate_plan_ids: [plans.nonRefundable, plans.ofCompany], closed: true })
    const upcoming = { from: laterOf(days.from, today), to: days.to }
    if (upcoming.from <= upcoming.to) await change({ ...upcoming, percent })
  }
}

const fillPlans = async (db: Db) => {
  const { id: standard } = await db.selectFrom('rate_plan').select('id').orderBy('id').executeTakeFirstOrThrow()
  const breakfast = await db.selectFrom('food_plan').select('id').where('name', '=', 'CP').executeTakeFirstOrThrow()
  const company = await db.selectFrom('company').select('id').where('name', '=', companyName).executeTakeFirstOrThrow()
  const save = async (draft: Parameters<typeof RatePlanDraft.parse>[0]) => {
    const plan = await ratePlanStore.get(db, await ratePlanStore.save(db, RatePlanDraft.parse(draft)))
    if (!plan) throw new Error('A rate plan is gone right after saving it')
    return plan.id
  }
  const derived = { parent_id: standard }
  await save({
    ...derived,
    name: 'Bed and Breakfast',
    parent_amount: 500,
    food_plan_id: breakfast.id,
    extra_adult_price: 900,
    child_price: 450,
    is_public: true,
  })
  const nonRefundable = await save({
    ...derived,
    name: 'Non-Refundable',
    parent_percent: -10,
    cancellation_fee: 'whole_stay',
    // As good as never.
    cancellation_free_days: 365,
    is_public: true,
  })
  const ofCompany = await save({ ...derived, name: companyName, parent_percent: -10, company_id: company.id })
  return { standard, nonRefundable, ofCompany }
}

/** The seasons of the days from one to another, each with its first and last day. */
const seasonsBetween = (first: CalendarDate, last: CalendarDate) => {
  const found: { from: CalendarDate; to: CalendarDate; percent: number }[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const month = Number(day.slice(5, 7))
    const percent = demoSeasons.find(({ months }) => months.includes(month))?.percent ?? 0
    const current = found.at(-1)
    if (current?.percent === percent) current.to = day
    else found.push({ from: day, to: day, percent })
  }
  return found
}
