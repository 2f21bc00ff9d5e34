import { Problem } from '#contract/kit/problem.ts'
import { ratePlanMessages as say } from '#contract/rates/rate-plan-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const ratePlanProblems = {
  nameTaken: () => new Problem(409, 'rate_plan_name_taken', say.nameTaken, { name: [say.nameTaken] }),
  circle: () => new Problem(422, 'rate_plan_circle', say.circle, { parent_id: [say.circle] }),
  parentMissing: () => new Problem(422, 'parent_missing', say.parentMissing, { parent_id: [say.parentMissing] }),
  foodPlanMissing: () =>
    new Problem(422, 'food_plan_missing', say.foodPlanMissing, { food_plan_id: [say.foodPlanMissing] }),
  companyMissing: () => new Problem(422, 'company_missing', say.companyMissing, { company_id: [say.companyMissing] }),
  lastPlan: () => new Problem(409, 'last_rate_plan', say.lastPlan),
  hasDerived: (names: string[]) => new Problem(409, 'rate_plan_has_derived', say.hasDerived(names)),
  inUse: (bookings: number, requests: number) => new Problem(409, 'rate_plan_in_use', say.inUse(bookings, requests)),
}

export const ratePlanConstraints: ConstraintProblems = {
  rate_plan_name_key: ratePlanProblems.nameTaken,
  rate_plan_circle_check: ratePlanProblems.circle,
  rate_plan_parent_id_fkey: ratePlanProblems.parentMissing,
  rate_plan_food_plan_id_fkey: ratePlanProblems.foodPlanMissing,
  rate_plan_company_id_fkey: ratePlanProblems.companyMissing,
}
