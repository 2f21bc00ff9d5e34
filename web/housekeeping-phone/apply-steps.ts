import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { conditionAfter, stateAfter } from '#contract/housekeeping/next-step.ts'
import { isCleaning, type PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

/** The room as it will be when the steps of this phone have arrived. */
export const applySteps = (
  room: HousekeepingRoom,
  steps: Pick<QueuedStep<PhoneAction>, 'action' | 'state'>[],
): HousekeepingRoom => {
  let shown = room
  for (const { action, state } of steps) {
    if (state === 'refused' || action.room !== room.slug) continue
    if (action.kind === 'undo') shown = { ...shown, ...action.before }
    if (!isCleaning(action)) continue
    shown = {
      ...shown,
      state: stateAfter[action.kind],
      condition: conditionAfter[action.kind] ?? shown.condition,
    }
  }
  return shown
}
