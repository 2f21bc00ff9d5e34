import { Skeleton } from '@mantine/core'
import classes from '#web/calendar/calendar-page.module.css'

/** The calendar while it loads: a header and rows. */
export const CalendarSkeleton = () => (
  <div className={classes.skeleton} aria-hidden>
    <Skeleton height={80} />
    {Array.from({ length: 12 }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a skeleton have no ids and never change order
      <Skeleton key={row} height={28} />
    ))}
  </div>
)
