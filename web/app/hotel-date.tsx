import { Tooltip } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { clockTime } from '#contract/kit/time/clock-time.ts'
import classes from '#web/app/hotel-date.module.css'
import { useEarlierHotelDate } from '#web/kit/time/hotel-time.ts'

/** The hotel's date, shown only in the hours in which it differs from the calendar. */
export const HotelDate = () => {
  const earlier = useEarlierHotelDate()
  if (!earlier) return null
  return (
    <Tooltip
      label={`The new day starts at ${clockTime(earlier.day_starts_at)}`}
      events={{ hover: true, focus: true, touch: true }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable without a mouse */}
      <span className={classes.date} tabIndex={0}>
        <IconMoon size={16} aria-hidden />
        <span>
          <span className={classes.label}>Hotel date:</span> {formatDay(earlier.today)}
        </span>
      </span>
    </Tooltip>
  )
}
