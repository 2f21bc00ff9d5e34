import { lookupEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import type { Api } from '#server/kit/http.ts'
import * as lookups from '#server/lookups/lookup-store.ts'

export const lookupRoutes = (api: Api) => {
  api.on(lookupEndpoints.nationalities, async ({ db }) => ({ data: await lookups.listNationalities(db) }))
  api.on(lookupEndpoints.foodPlans, async ({ db }) => ({ data: await lookups.listFoodPlans(db) }))
  api.on(lookupEndpoints.paymentMethods, async ({ db }) => ({ data: await lookups.listPaymentMethods(db) }))
  api.on(lookupEndpoints.paymentSources, async ({ db, query }) => ({
    data: await lookups.findPaymentSources(db, query.search, query.method_id),
  }))
}
