import { Problem } from '#contract/kit/problem.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

const taken = (message: string) => () => new Problem(409, 'name_taken', message, { name: [message] })

export const lookupProblems = {
  foodPlanMissing: () => new Problem(404, 'not_found', say.foodPlanMissing),
  methodMissing: () => new Problem(404, 'not_found', say.methodMissing),
}

export const lookupConstraints: ConstraintProblems = {
  food_plan_name_key: taken(say.foodPlanTaken),
  payment_method_name_key: taken(say.methodTaken),
}
