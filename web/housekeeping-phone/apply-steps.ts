import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { conditionAfter, stateAfter } from '#contract/housekeeping/next-step.ts'
import type { CleaningStep } from '#contract/housekeeping/step.ts'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

/** The room as it will be when the steps of this phone have arrived. */
export const applySteps = (room: HousekeepingRoom, steps: QueuedStep<PhoneAction>[]): HousekeepingRoom => {
  let shown = room
  for (const { action, state } of steps) {
    if (state === 'refused' || action.room !== room.slug || !isCleaning(action)) continue
    shown = {
      ...shown,
      state: stateAfter[action.kind],
      condition: conditionAfter[action.kind] ?? shown.condition,
    }
  }
  return shown
}

const isCleaning = (action: PhoneAction): action is Extract<PhoneAction, { kind: CleaningStep }> =>
  action.kind in stateAfter
