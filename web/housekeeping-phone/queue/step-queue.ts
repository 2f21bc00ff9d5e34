import { isUnsent, isWithdrawable, type NewStep, type QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import { type Sending, type SendingEnd, sendSteps } from '#web/housekeeping-phone/queue/send-steps.ts'

interface StepQueueParts<Action> extends Omit<Sending<Action>, 'changed'> {
  /** Runs the work while no other tab sends. */
  alone: (work: () => Promise<SendingEnd>) => Promise<SendingEnd>
  /** Tells the other tabs that the steps have changed. */
  tellTabs: () => void
  /** The phone has no network: sending can wait. */
  isOffline: () => boolean
}

const firstPause = 2_000
const longestPause = 10_000

/** The steps of this phone: stored first, then sent in order, and again until the server has answered. */
export const createStepQueue = <Action>(parts: StepQueueParts<Action>) => {
  const { store, alone, tellTabs, isOffline } = parts
  const listeners = new Set<() => void>()
  let steps: QueuedStep<Action>[] = []
  let isRead = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pauses = 0
  let running: Promise<void> | undefined
  let isAskedAgain = false

  /** Reads the steps again, for instance because another tab has changed them. */
  const refresh = async () => {
    steps = await store.all()
    isRead = true
    for (const listener of listeners) listener()
  }
  const changed = async () => {
    await refresh()
    tellTabs()
  }

  const run = async () => {
    clearTimeout(timer)
    timer = undefined
    const ended = await alone(() => sendSteps({ ...parts, changed }))
    pauses = ended === 'later' ? pauses + 1 : 0
    if (ended === 'later') timer = setTimeout(flush, Math.min(longestPause, firstPause * 2 ** (pauses - 1)))
  }

  /** Sends what is waiting; called again while it sends, it looks once more afterwards. */
  const flush = (): Promise<void> => {
    isAskedAgain = running !== undefined
    running ??= run()
      // The storage failed: the steps are still there, so it is tried again.
      .catch(() => {
        timer = setTimeout(flush, longestPause)
      })
      .finally(() => {
        running = undefined
        if (isAskedAgain) return flush()
      })
    return running
  }

  const changeAndTell = async (seq: number, isWanted: (step: QueuedStep<Action>) => boolean) => {
    const isDone = await store.change(seq, (step) => (isWanted(step) ? 'remove' : undefined))
    await changed()
    return isDone
  }

  return {
    steps: () => steps,
    /** Before the first reading nobody knows whether steps are waiting. */
    isRead: () => isRead,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    refresh,
    flush,
    /** Resolves when the step is stored, not when it is sent. */
    async add(step: NewStep<Action>) {
      await store.add(step)
      await changed()
      // A browser that is wrong about its network sends a little later.
      if (isOffline()) timer ??= setTimeout(flush, longestPause)
      else void flush()
    },
    /** Deletes a step that was never sent; returns whether it did. One that was sent has to be undone on the server. */
    withdraw: (seq: number) => changeAndTell(seq, isWithdrawable),
    /** Removes a refused step after its reason was read. */
    dismiss: (seq: number) => changeAndTell(seq, ({ state }) => state === 'refused'),
    /** The rooms on the screen include these steps now. */
    async forgetSent(seqs: number[]) {
      if (seqs.length === 0) return
      for (const seq of seqs) await store.change(seq, ({ state }) => (state === 'sent' ? 'remove' : undefined))
      await changed()
    },
    /** The page was opened, or there is a connection again: the pauses between attempts start again. */
    async retryNow() {
      pauses = 0
      await refresh()
      if (steps.some(isUnsent)) void flush()
    },
  }
}

export type StepQueue<Action> = ReturnType<typeof createStepQueue<Action>>
