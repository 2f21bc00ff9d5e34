import type { CleaningState, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { cleaningKindNames, cleaningStateNames } from '#contract/housekeeping/housekeeping-names.ts'
import classes from '#web/housekeeping/board/board.module.css'
import { StatusBadge, type Tone } from '#web/kit/feedback/status-badge.tsx'

const tones: Record<CleaningState, Tone> = {
  waiting: 'secondary',
  started: 'primary',
  done: 'success',
  inspected: 'info',
  do_not_disturb: 'danger',
  refused: 'danger',
}

/** How far today's cleaning is, and why the room is cleaned. Empty where nothing is to be done. */
export const CleaningBadge = ({ room: { cleaning, state, state_changed_by } }: { room: HousekeepingRoom }) => (
  <span className={classes.cleaning} title={state_changed_by ? `By ${state_changed_by}` : undefined}>
    {cleaning && <StatusBadge tone={tones[state]}>{cleaningStateNames[state]}</StatusBadge>}
    {cleaning && <small>{cleaningKindNames[cleaning]}</small>}
  </span>
)
