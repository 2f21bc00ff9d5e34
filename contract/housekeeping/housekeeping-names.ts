import type { CleaningKind, CleaningState } from '#contract/housekeeping/housekeeping.ts'
import type { StepKind } from '#contract/housekeeping/step.ts'

export const cleaningStateNames: Record<CleaningState, string> = {
  waiting: 'Waiting',
  started: 'Started',
  done: 'Done',
  inspected: 'Inspected',
  do_not_disturb: 'Do not disturb',
  refused: 'Service refused',
}

export const cleaningKindNames: Record<CleaningKind, string> = {
  departure: 'Departure',
  stay: 'Stay',
  vacant: 'Vacant',
}

/** On a button. */
export const stepNames: Record<StepKind, string> = {
  start: 'Start',
  done: 'Done',
  inspect: 'Inspected',
  send_back: 'Clean again',
  do_not_disturb: 'Do not disturb',
  refused: 'Refused',
  minibar: 'Minibar',
}
