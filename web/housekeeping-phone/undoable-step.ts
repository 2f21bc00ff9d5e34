import { isCleaning, type PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { isUnsent, isWithdrawable, type NewStep, type QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

/** A step that can be undone; one that has reached the hotel is no longer in the queue. */
export type UndoableStep = Pick<QueuedStep<PhoneAction>, 'id' | 'action'> & { seq?: number }

/**
 * The step that Undo is for: the last one of the room that is not sent, else the one that was tapped a moment ago. The
 * minibar, a fault and lost property can be taken back only before they are sent.
 */
export const undoableStep = (
  steps: QueuedStep<PhoneAction>[],
  justTaken: NewStep<PhoneAction> | undefined,
): UndoableStep | undefined => {
  const last = steps.findLast(isUnsent)
  if (last) return isWithdrawable(last) || isCleaning(last.action) ? undoable(last) : undefined
  const isRefused = steps.some(({ id, state }) => id === justTaken?.id && state === 'refused')
  return justTaken && isCleaning(justTaken.action) && !isRefused ? justTaken : undefined
}

const undoable = (step: QueuedStep<PhoneAction>) => (step.action.kind === 'undo' ? undefined : step)
