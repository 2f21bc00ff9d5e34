import { IconBed, IconCalendarPlus, IconDoorEnter, IconDoorExit } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { overdueNames } from '#contract/bookings/overdue.ts'
import type { Dashboard } from '#contract/dashboard/dashboard.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { SummaryBox } from '#web/dashboard/summary-box.tsx'
import { paths } from '#web/paths.ts'

/** Shown only if there are any, before the others: they are the first thing to do. */
const overdueBoxes = [
  {
    figure: 'overdue_arrivals',
    label: overdueNames.arrivals,
    icon: <IconDoorEnter size={24} />,
    overdue: 'arrivals',
  },
  {
    figure: 'overdue_departures',
    label: overdueNames.departures,
    icon: <IconDoorExit size={24} />,
    overdue: 'departures',
  },
] as const

/** Each box links to its list. */
const boxes = [
  {
    figure: 'new_bookings',
    label: 'New Bookings',
    tone: 'info',
    icon: <IconCalendarPlus size={24} />,
    to: paths.bookings,
    filter: 'booked_on',
  },
  {
    figure: 'available_rooms',
    label: 'Available Rooms',
    tone: 'success',
    icon: <IconBed size={24} />,
    to: paths.rooms,
    filter: 'free_on',
  },
  {
    figure: 'todays_checkins',
    label: "Today's Check-ins",
    tone: 'primary',
    icon: <IconDoorEnter size={24} />,
    to: paths.bookings,
    filter: 'arriving_on',
  },
  {
    figure: 'todays_checkouts',
    label: "Today's Check-outs",
    tone: 'warning',
    icon: <IconDoorExit size={24} />,
    to: paths.bookings,
    filter: 'leaving_on',
  },
] as const

interface SummaryBoxesProps {
  summary: Dashboard['summary'] | undefined
  today: CalendarDate | undefined
  failed: boolean
}

export const SummaryBoxes = ({ summary, today, failed }: SummaryBoxesProps) => (
  <div className={classes.boxes}>
    {overdueBoxes.map(({ figure, label, icon, overdue }) => {
      const value = summary?.[figure] ?? 0
      return (
        value > 0 && (
          <Link key={figure} to={paths.bookings} search={{ overdue }} className={classes.boxLink}>
            <SummaryBox tone="danger" label={label} icon={icon} value={value} />
          </Link>
        )
      )
    })}
    {boxes.map(({ figure, label, tone, icon, to, filter }) => (
      <Link key={figure} to={to} search={{ [filter]: today }} className={classes.boxLink}>
        <SummaryBox tone={tone} label={label} icon={icon} value={summary?.[figure]} failed={failed} />
      </Link>
    ))}
  </div>
)
