import { Problem } from '#contract/kit/problem.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'

export const privacyProblems = {
  off: () => new Problem(409, 'retention_off', say.off),
  listChanged: () => new Problem(409, 'list_changed', say.listChanged),
}
