import { FoodPlan, FoodPlanDraft, FoodPlanEdit } from '#contract/food-plans/food-plan.ts'
import { idEndpoints } from '#contract/kit/id-endpoints.ts'

export const foodPlanEndpoints = idEndpoints('/food-plans', {
  noun: 'food plan',
  access: { view: 'bookings.view', change: 'settings.change' },
  row: FoodPlan,
  draft: FoodPlanDraft,
  edit: FoodPlanEdit,
})
