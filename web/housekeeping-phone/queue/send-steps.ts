import { kitMessages } from '#contract/kit/kit-messages.ts'
import { isUnsent, type QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { outcomeOf, type SendOutcome } from '#web/housekeeping-phone/queue/send-outcome.ts'
import type { StepStore } from '#web/housekeeping-phone/queue/step-store.ts'

/** The person who is signed in. The token is passed on, so that a step can't be sent with the token of someone else. */
export interface Sender {
  token: string
  account: string
}

export interface Sending<Action> {
  store: StepStore<Action>
  send: (step: QueuedStep<Action>, sender: Sender) => Promise<unknown>
  /** Asked before each step: someone else may sign in meanwhile. Undefined if nobody is signed in. */
  whoIsSignedIn: () => Promise<Sender | undefined>
  /** Called after each change of the stored steps. */
  changed: () => Promise<void> | void
}

export type SendingEnd = 'all_sent' | 'signed_out' | 'later'

/** A step at which the server fails this often is put aside, so that the others don't wait for it. */
const mostTries = 5

/**
 * Sends the waiting steps of the person who is signed in, one after another. Ends at the first one that has to wait:
 * a later step must not arrive before it.
 */
export const sendSteps = async <Action>(sending: Sending<Action>): Promise<SendingEnd> => {
  const { store, send, whoIsSignedIn, changed } = sending
  for (;;) {
    const unsent = (await store.all()).filter(isUnsent)
    if (unsent.length === 0) return 'all_sent'
    const sender = await whoIsSignedIn()
    if (!sender) return 'signed_out'
    const step = unsent.find(({ account }) => account === sender.account)
    if (!step) return 'all_sent'

    // Undone in the meantime, also in another tab.
    const begin = (now: QueuedStep<Action>) =>
      isUnsent(now) ? ({ ...now, state: 'sending', isTried: true } as const) : undefined
    if (!(await store.change(step.seq, begin))) continue
    await changed()
    const outcome = await send(step, sender).then((): SendOutcome => ({ kind: 'sent' }), outcomeOf)
    await store.change(step.seq, (now) => afterSending(now, outcome))
    await changed()
    if (outcome.kind === 'signed_out') {
      // The session is forgotten by now: asking tells the person to sign in.
      await whoIsSignedIn()
      return 'signed_out'
    }
    if (outcome.kind === 'later' || outcome.kind === 'failed') return 'later'
  }
}

const afterSending = <Action>(step: QueuedStep<Action>, outcome: SendOutcome): QueuedStep<Action> => {
  if (outcome.kind === 'sent') return { ...step, state: 'sent' }
  if (outcome.kind === 'refused') return { ...step, state: 'refused', refusal: outcome.sentence }
  if (outcome.kind !== 'failed') return { ...step, state: 'waiting' }
  const tries = step.tries + 1
  if (tries < mostTries) return { ...step, state: 'waiting', tries }
  return { ...step, state: 'refused', tries, refusal: kitMessages.broken }
}
