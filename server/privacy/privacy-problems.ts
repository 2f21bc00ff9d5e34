import { Problem } from '#contract/kit/problem.ts'
import { privacyMessages as say } from '#contract/privacy/privacy-messages.ts'

export const privacyProblems = {
  off: () => new Problem(409, 'retention_off', say.off),
  refused: (reasons: string[]) => new Problem(409, 'guest_must_stay', reasons.join(' ')),
  wrongName: () => new Problem(422, 'wrong_name', say.wrongName, { name: [say.wrongName] }),
  listChanged: () => new Problem(409, 'list_changed', say.listChanged),
}
