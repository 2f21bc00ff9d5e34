import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import classes from '#web/calendar/toolbar/toolbar.module.css'

export interface HitsProps {
  /** Whether something is searched for. */
  isActive: boolean
  /** Whether the days and bookings that are searched have been read. */
  isAnswered: boolean
  count: number
  /** The position of the hit that is shown, from 0; -1 if none is. */
  position: number
  step: (by: 1 | -1) => void
}

/** How many stays were found, and the way from one to the next: 3 of 12. */
export const HitsStepper = ({ isActive, isAnswered, count, position, step }: HitsProps) => (
  <Group gap={4} wrap="nowrap" className={classes.hits} hidden={!isActive}>
    <span role="status">
      {isActive && isAnswered && (count === 0 ? 'Nothing found' : `${position + 1} of ${count}`)}
    </span>
    {isActive && count > 1 && (
      <>
        <ActionIcon variant="default" size={32} aria-label="Previous stay found" onClick={() => step(-1)}>
          <IconChevronUp size={16} />
        </ActionIcon>
        <ActionIcon variant="default" size={32} aria-label="Next stay found" onClick={() => step(1)}>
          <IconChevronDown size={16} />
        </ActionIcon>
      </>
    )}
  </Group>
)
