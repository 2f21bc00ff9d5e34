import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'
import type { StepStore } from '#web/housekeeping-phone/queue/step-store.ts'

/** A step store as two tabs share it, without a browser. Steps are copied, as IndexedDB does. */
export const memoryStore = <Action>(): StepStore<Action> => {
  const kept = new Map<number, QueuedStep<Action>>()
  let last = 0
  return {
    async add(step) {
      last += 1
      kept.set(last, structuredClone({ ...step, seq: last, state: 'waiting', tries: 0, refusal: null }))
    },
    all: async () => structuredClone([...kept.values()]),
    async change(seq, change) {
      const found = kept.get(seq)
      const changed = found && change(structuredClone(found))
      if (changed === 'remove') kept.delete(seq)
      else if (changed) kept.set(seq, structuredClone(changed))
      return changed !== undefined
    },
  }
}
