import { Problem } from '#contract/kit/problem.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'

export const myStayProblems = {
  missing: () => new Problem(404, 'not_found', say.missing),
  invoiceMissing: () => new Problem(404, 'not_found', say.invoiceMissing),
}
