import { Timeline } from '@mantine/core'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import type { RepairDetails } from '#contract/repairs/repair.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import classes from '#web/repairs/repairs.module.css'
import '@mantine/core/styles/Timeline.layer.css'

export const RepairHistory = ({ history }: Pick<RepairDetails, 'history'>) => {
  const zone = useHotelZone()
  return (
    <section className={classes.card} aria-label="History">
      <h2 className={classes.heading}>History</h2>
      <Timeline bulletSize={12} lineWidth={2}>
        {history.map(({ at, who, what }) => (
          <Timeline.Item key={`${at} ${what}`} title={what} styles={{ itemTitle: { fontSize: '0.875rem' } }}>
            <small>
              {who ?? 'Sarai'}, {formatDay(dayIn(zone, new Date(at)))} {formatTime(at, zone)}
            </small>
          </Timeline.Item>
        ))}
      </Timeline>
    </section>
  )
}
