import { foodPlanMessages as say } from '#contract/food-plans/food-plan-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const foodPlanProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  nameTaken: () => new Problem(409, 'name_taken', say.nameTaken, { name: [say.nameTaken] }),
}

export const foodPlanConstraints: ConstraintProblems = { food_plan_name_key: foodPlanProblems.nameTaken }
