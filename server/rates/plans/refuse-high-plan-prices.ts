import type { Paise } from '#contract/kit/money.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { ratesByType } from '#contract/rates/find-rates.ts'
import { priceOfNight } from '#contract/rates/price-of-night.ts'
import type { Db } from '#server/db/connect.ts'
import { lockRatePlans, lockRoomTypes, readRates } from '#server/rates/changes/rate-change-store.ts'
import { ratePlanStore } from '#server/rates/plans/rate-plan-store.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { readToday } from '#server/taxes/specified-premises/premises-store.ts'
import { refuseHighPrices } from '#server/taxes/specified-premises/refuse-high-prices.ts'

const lookAhead = 365
const allTypes = { page: 1, per_page: 1000 }

interface PlanPrice {
  room_type_id: number
  date: CalendarDate
  value: Paise
}

/** The prices of a plan in the coming year. */
const pricesOf = async (db: Db, slug: string, today: CalendarDate): Promise<PlanPrice[]> => {
  const plan = await ratePlanStore.get(db, slug)
  const ids = (await roomTypeStore.list(db, allTypes)).data.map(({ id }) => id)
  if (!plan || ids.length === 0) return []
  const days = Array.from({ length: lookAhead }, (_, index) => addDays(today, index))
  const stored = await readRates(db, ids, [{ from: today, to: addDays(today, lookAhead) }])
  const rates = ratesByType(await lockRoomTypes(db, ids), await lockRatePlans(db), stored)
  return [...rates].flatMap(([room_type_id, ofType]) =>
    days.map((date) => ({ room_type_id, date, value: priceOfNight(ofType, plan.id, date).price })),
  )
}

const keyOf = ({ room_type_id, date }: PlanPrice) => `${room_type_id} ${date}`

/** Saves a plan, and asks if prices that it has raised can make the hotel specified premises. */
export const savePlanAsking = async <Saved>(
  db: Db,
  slugBefore: string | undefined,
  save: () => Promise<{ saved: Saved; slug: string }>,
) => {
  const today = await readToday(db)
  const before = slugBefore === undefined ? [] : await pricesOf(db, slugBefore, today)
  const { saved, slug } = await save()
  const known = new Map(before.map((price) => [keyOf(price), price.value]))
  const after = await pricesOf(db, slug, today)
  await refuseHighPrices(
    db,
    after.filter((price) => price.value > (known.get(keyOf(price)) ?? 0)),
  )
  return saved
}
