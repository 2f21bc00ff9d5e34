import { ActionIcon, Group } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { shortDates } from '#web/calendar/rearrange/move-text.ts'
import classes from '#web/calendar/toolbar/toolbar.module.css'

export interface HitsProps {
  /** Whether something is searched for. */
  isActive: boolean
  /** Whether the days and bookings that are searched have been read. */
  isAnswered: boolean
  /** The days that were searched, if not all were. */
  days: { from: CalendarDate; to: CalendarDate } | undefined
  count: number
  /** The position of the hit that is shown, from 0; -1 if none is. */
  position: number
  step: (by: 1 | -1) => void
}

/** How many stays were found, in which days, and the way from one to the next: 3 of 12. */
export const HitsStepper = ({ isActive, isAnswered, days, count, position, step }: HitsProps) => (
  <Group gap={4} wrap="nowrap" className={classes.hits} hidden={!isActive}>
    <div>
      <span role="status">
        {isActive && isAnswered && (count === 0 ? 'Nothing found' : `${position + 1} of ${count}`)}
      </span>
      {isActive && isAnswered && days && (
        <small className={classes.searched} title={say.searchedDays}>
          {shortDates(days.from, days.to)}
        </small>
      )}
    </div>
    {isActive && count > 1 && (
      <>
        <ActionIcon variant="default" size={28} aria-label="Previous stay found" onClick={() => step(-1)}>
          <IconChevronUp size={16} />
        </ActionIcon>
        <ActionIcon variant="default" size={28} aria-label="Next stay found" onClick={() => step(1)}>
          <IconChevronDown size={16} />
        </ActionIcon>
      </>
    )}
  </Group>
)
