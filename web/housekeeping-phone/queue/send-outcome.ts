import { kitMessages } from '#contract/kit/kit-messages.ts'
import { Problem } from '#contract/kit/problem.ts'

export type SendOutcome =
  | { kind: 'sent' }
  /** The server has answered and done nothing. */
  | { kind: 'refused'; sentence: string }
  /** No connection, or a server that is busy or restarting. */
  | { kind: 'later' }
  /** The server failed at this very step. */
  | { kind: 'failed' }
  | { kind: 'signed_out' }

/** Refusals of the moment, not of the step. */
const ofTheMoment = [0, 408, 425, 429, 502, 503, 504]

export const outcomeOf = (failure: unknown): SendOutcome => {
  if (!(failure instanceof Problem)) return { kind: 'failed' }
  // A reply of a newer version that this page cannot read: the step is done.
  if (failure.code === 'unreadable') return { kind: 'sent' }
  if (failure.status === 401) return { kind: 'signed_out' }
  if (ofTheMoment.includes(failure.status)) return { kind: 'later' }
  if (failure.status >= 500) return { kind: 'failed' }
  return { kind: 'refused', sentence: failure.message || kitMessages.noReason }
}
