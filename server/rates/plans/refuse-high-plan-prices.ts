import type { Db } from '#server/db/connect.ts'
import { lockRates } from '#server/rates/changes/rate-change-store.ts'
import { lockPlans, ratePlanStore } from '#server/rates/plans/rate-plan-store.ts'
import { raisedAhead, readPricesAhead } from '#server/rates/raised-prices.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { readToday } from '#server/taxes/specified-premises/premises-store.ts'
import { refuseHighPrices } from '#server/taxes/specified-premises/refuse-high-prices.ts'

const allTypes = { page: 1, per_page: 1000 }

/** Saves a plan, and asks if prices that it has raised, also those of derived plans, can make the hotel specified premises. */
export const savePlanAsking = async <Saved>(db: Db, save: () => Promise<{ saved: Saved; slug: string }>) => {
  // In the order of every change of prices: rates, plans, rows.
  await lockRates(db)
  await lockPlans(db)
  const today = await readToday(db)
  const typeIds = (await roomTypeStore.list(db, allTypes)).data.map(({ id }) => id)
  const before = await readPricesAhead(db, typeIds, today)
  const { saved, slug } = await save()
  const plan = await ratePlanStore.get(db, slug)
  const after = await readPricesAhead(db, typeIds, today)
  await refuseHighPrices(db, raisedAhead({ before, after, planIds: plan ? [plan.id] : [], today }))
  return saved
}
