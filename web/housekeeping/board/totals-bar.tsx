import { IconDoorEnter } from '@tabler/icons-react'
import { memo } from 'react'
import { RoomCondition, roomConditionNames } from '#contract/rooms/room-condition.ts'
import type { boardTotals } from '#web/housekeeping/board/board-totals.ts'
import classes from '#web/housekeeping/board/totals-bar.module.css'
import { ConditionIcon, conditionTones } from '#web/kit/feedback/condition-mark.tsx'

interface TotalsBarProps {
  totals: ReturnType<typeof boardTotals>
  condition: RoomCondition | undefined
  onCondition: (condition: RoomCondition | undefined) => void
}

/** How many rooms are dirty, clean and inspected; a press shows only them. Then the arrivals that can have their room. */
export const TotalsBar = memo(({ totals, condition, onCondition }: TotalsBarProps) => (
  <div className={classes.bar}>
    {RoomCondition.options.map((one) => (
      <button
        key={one}
        type="button"
        className={classes.total}
        data-tone={conditionTones[one]}
        aria-pressed={condition === one}
        onClick={() => onCondition(condition === one ? undefined : one)}
      >
        <ConditionIcon condition={one} size={20} />
        <strong>{totals[one]}</strong> <span>{roomConditionNames[one]}</span>
      </button>
    ))}
    <p className={classes.total} data-tone={totals.ready < totals.arrivals ? 'warning' : 'success'}>
      <IconDoorEnter size={20} aria-hidden />
      <strong>
        {totals.ready} of {totals.arrivals}
      </strong>{' '}
      <span>{totals.arrivals === 1 ? 'arrival ready' : 'arrivals ready'}</span>
    </p>
  </div>
))
