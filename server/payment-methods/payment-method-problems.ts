import { Problem } from '#contract/kit/problem.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import type { ConstraintProblems } from '#server/kit/http/error-handler.ts'

export const paymentMethodProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  nameTaken: () => new Problem(409, 'name_taken', say.nameTaken, { name: [say.nameTaken] }),
}

export const paymentMethodConstraints: ConstraintProblems = {
  payment_method_name_key: paymentMethodProblems.nameTaken,
}
