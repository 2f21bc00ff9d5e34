import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import classes from '#web/reports/reports.module.css'

interface DayPickerProps {
  date: CalendarDate
  today: CalendarDate
  onDate: (date: CalendarDate) => void
  /** Filters beside the day. */
  children?: ReactNode
}

export const DayPicker = ({ date, today, onDate, children }: DayPickerProps) => (
  <div className={`${classes.toolbar} ${classes.day}`} data-screen-only>
    <ActionIcon variant="default" size={36} aria-label="Day before" onClick={() => onDate(addDays(date, -1))}>
      <IconChevronLeft size={16} />
    </ActionIcon>
    <DayInput aria-label="Day" className={classes.date} value={date} onChange={(day) => day && onDate(day)} />
    <ActionIcon variant="default" size={36} aria-label="Day after" onClick={() => onDate(addDays(date, 1))}>
      <IconChevronRight size={16} />
    </ActionIcon>
    <Button variant="default" disabled={date === today} onClick={() => onDate(today)}>
      Today
    </Button>
    {children}
  </div>
)
