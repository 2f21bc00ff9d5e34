import type { Db } from '#server/db/connect.ts'
import { lockRates } from '#server/rates/changes/rate-change-store.ts'
import { raisedAhead, readPricesAhead } from '#server/rates/raised-prices.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { readToday } from '#server/taxes/specified-premises/premises-store.ts'
import { refuseHighPrices } from '#server/taxes/specified-premises/refuse-high-prices.ts'

/**
 * Saves a room type, and asks if a price that it has raised can make the hotel specified premises: its own, which has no
 * date and counts for today, and those of rate plans that follow from it.
 */
export const saveTypeAsking = async <Saved>(
  db: Db,
  slugBefore: string | undefined,
  save: () => Promise<{ saved: Saved; slug: string }>,
) => {
  await lockRates(db)
  const today = await readToday(db)
  const typeBefore = slugBefore === undefined ? undefined : await roomTypeStore.get(db, slugBefore)
  const before = await readPricesAhead(db, typeBefore ? [typeBefore.id] : [], today)
  const { saved, slug } = await save()
  const type = await roomTypeStore.get(db, slug)
  if (!type || type.price_per_night <= (typeBefore?.price_per_night ?? 0)) return saved
  const after = await readPricesAhead(db, [type.id], today)
  const roots = after.plans.filter(({ parent_id }) => parent_id === null).map(({ id }) => id)
  const raised = raisedAhead({ before, after, planIds: roots, today })
  await refuseHighPrices(db, [{ date: today, value: type.price_per_night }, ...raised])
  return saved
}
