import { Timeline } from '@mantine/core'
import type { RecordEvent } from '#contract/kit/record-event.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import classes from '#web/kit/record/record.module.css'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import '@mantine/core/styles/Timeline.layer.css'

/** Who did what with a record, newest first. */
export const RecordHistory = ({ history }: { history: RecordEvent[] }) => {
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
