import { foodPlanEndpoints, lookupEndpoints, paymentMethodEndpoints } from '#contract/lookups/lookup-endpoints.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'
import { lookupProblems } from '#server/lookups/lookup-problems.ts'
import * as lookups from '#server/lookups/lookup-store.ts'

export const lookupRoutes = (api: Api) => {
  api.on(lookupEndpoints.nationalities, async ({ db }) => ({ data: await lookups.listNationalities(db) }))
  api.on(lookupEndpoints.foodPlans, async ({ db }) => ({ data: await lookups.listFoodPlans(db) }))
  api.on(lookupEndpoints.paymentMethods, async ({ db }) => ({ data: await lookups.listPaymentMethods(db) }))
  api.on(lookupEndpoints.paymentSources, async ({ db, query }) => ({
    data: await lookups.findPaymentSources(db, query.search, query.method_id),
  }))
  api.on(foodPlanEndpoints.save, async ({ db, body }) => ({
    message: say.foodPlanSaved,
    data: await lookups.insertFoodPlan(db, body),
  }))
  api.on(foodPlanEndpoints.update, async ({ db, params, body }) => {
    const data = await lookups.updateFoodPlan(db, params.id, body)
    if (data) return { message: say.foodPlanUpdated, data }
    const current = await lookups.getFoodPlan(db, params.id)
    if (!current) throw lookupProblems.foodPlanMissing()
    throw await changedMeanwhile(db, { entity: 'food_plan', holds: current }, say.foodPlanChanged)
  })
  api.on(paymentMethodEndpoints.save, async ({ db, body }) => ({
    message: say.methodSaved,
    data: await lookups.insertPaymentMethod(db, body),
  }))
  api.on(paymentMethodEndpoints.update, async ({ db, params, body }) => {
    const data = await lookups.updatePaymentMethod(db, params.id, body)
    if (data) return { message: say.methodUpdated, data }
    const current = await lookups.getPaymentMethod(db, params.id)
    if (!current) throw lookupProblems.methodMissing()
    throw await changedMeanwhile(db, { entity: 'payment_method', holds: current }, say.methodChanged)
  })
}
