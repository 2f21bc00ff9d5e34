import { foodPlanEndpoints } from '#contract/food-plans/food-plan-endpoints.ts'
import { foodPlanMessages as say } from '#contract/food-plans/food-plan-messages.ts'
import { foodPlanProblems } from '#server/food-plans/food-plan-problems.ts'
import * as plans from '#server/food-plans/food-plan-store.ts'
import type { Api } from '#server/kit/http/http.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

export const foodPlanRoutes = (api: Api) => {
  api.on(foodPlanEndpoints.list, async ({ db }) => ({ data: await plans.listFoodPlans(db) }))
  api.on(foodPlanEndpoints.save, async ({ db, body }) => ({
    message: say.saved,
    data: await plans.insertFoodPlan(db, body),
  }))
  api.on(foodPlanEndpoints.update, async ({ db, params, body }) => {
    const data = await plans.updateFoodPlan(db, params.id, body)
    if (data) return { message: say.updated, data }
    const current = await plans.getFoodPlan(db, params.id)
    if (!current) throw foodPlanProblems.missing()
    throw await changedMeanwhile(db, { entity: 'food_plan', holds: current }, say.changedMeanwhile)
  })
}
