import type { KeyboardEvent } from 'react'
import type { HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { RoomCondition, roomConditionNames } from '#contract/rooms/room-condition.ts'
import classes from '#web/housekeeping/board/board.module.css'
import { ConditionIcon, conditionTones } from '#web/kit/feedback/condition-mark.tsx'

interface ConditionButtonsProps {
  room: HousekeepingRoom
  /** On another day: the condition is that of today. */
  isDisabled: boolean
  onChange: (condition: RoomCondition) => void
}

/** Left and right go from one to the next. */
const step = (event: KeyboardEvent<HTMLElement>) => {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (by === 0) return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  buttons[
    (buttons.indexOf(document.activeElement as HTMLButtonElement) + by + buttons.length) % buttons.length
  ]?.focus()
}

/** One click changes the condition. For the Tab key the three are one stop. */
export const ConditionButtons = ({ room, isDisabled, onChange }: ConditionButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own, and a legend is not needed here
  <div role="group" aria-label={`Condition of ${room.room_number}`} className={classes.conditions} onKeyDown={step}>
    {RoomCondition.options.map((condition) => (
      <button
        key={condition}
        type="button"
        disabled={isDisabled}
        aria-pressed={condition === room.condition}
        aria-keyshortcuts={condition[0]}
        tabIndex={condition === room.condition ? 0 : -1}
        data-tone={conditionTones[condition]}
        data-cell={condition === room.condition ? 'condition' : undefined}
        onClick={() => condition !== room.condition && onChange(condition)}
      >
        <ConditionIcon condition={condition} />
        {roomConditionNames[condition]}
      </button>
    ))}
  </div>
)
