import { ratePlanEndpoints } from '#contract/rates/rate-plan-endpoints.ts'
import { ratePlanMessages } from '#contract/rates/rate-plan-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { ratePlanStore } from '#server/rates/plans/rate-plan-store.ts'
import { savePlanAsking } from '#server/rates/plans/refuse-high-plan-prices.ts'

const askingStore: typeof ratePlanStore = {
  ...ratePlanStore,
  save: (db, draft) =>
    savePlanAsking(db, async () => {
      const slug = await ratePlanStore.save(db, draft)
      return { saved: slug, slug }
    }),
  update: (db, slug, edit) =>
    savePlanAsking(db, async () => ({ saved: await ratePlanStore.update(db, slug, edit), slug })),
}

export const ratePlanRoutes = slugRoutes(ratePlanEndpoints, askingStore, ratePlanMessages)
