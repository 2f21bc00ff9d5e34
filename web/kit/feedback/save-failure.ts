import { kitMessages } from '#contract/kit/kit-messages.ts'
import { type FieldMessages, Problem } from '#contract/kit/problem.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

export interface SaveFailureMessages {
  /** The title above the server's message; "Error" by default. */
  title?: string
  taken: string
  /** The same as `failed` by default. */
  invalid?: string
  failed: string
}

/** Reports a failed save. As specified, the server's own message comes first. */
export const tellSaveFailure = (failure: unknown, say: SaveFailureMessages) => {
  const { fields, status } = failure instanceof Problem ? failure : new Problem(0, 'unknown', '')
  if (failure instanceof Problem && failure.message) toast.error(failure.message, say.title)
  else if (fields) toast.error(fieldLines(fields), kitMessages.validationTitle)
  else if (status === 409) toast.error(say.taken, kitMessages.conflictTitle)
  else if (status === 400) toast.error(say.invalid ?? say.failed, kitMessages.badRequestTitle)
  else toast.error(failureText(failure, say.failed))
}

const fieldLines = (fields: FieldMessages) =>
  Object.entries(fields)
    .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
    .join('\n')
