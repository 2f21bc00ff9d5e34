import { Problem } from '#contract/kit/problem.ts'
import { mostPending } from '#contract/my-orders/my-order.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'

export const myOrderProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  notCheckedIn: () => new Problem(409, 'not_checked_in', say.notCheckedIn),
  tooManyPending: () => new Problem(409, 'too_many_pending', say.tooManyPending(mostPending)),
}
