import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { readToday } from '#server/taxes/specified-premises/premises-store.ts'
import { refuseHighPrices } from '#server/taxes/specified-premises/refuse-high-prices.ts'

/** Asks before a price is saved that can make the hotel specified premises. A price that it has already is not asked for. */
const askingStore: typeof roomTypeStore = {
  ...roomTypeStore,
  async save(db, draft) {
    await refuseHighPrices(db, [{ date: await readToday(db), value: draft.price_per_night }])
    return roomTypeStore.save(db, draft)
  },
  async update(db, slug, edit) {
    const { price_per_night: value } = edit
    const before = await roomTypeStore.get(db, slug)
    if (before?.price_per_night !== value) await refuseHighPrices(db, [{ date: await readToday(db), value }])
    return roomTypeStore.update(db, slug, edit)
  },
}

export const roomTypeRoutes = slugRoutes(roomTypeEndpoints, askingStore, roomTypeMessages)
