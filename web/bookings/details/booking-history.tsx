import { Timeline } from '@mantine/core'
import type { BookingEvent } from '#contract/bookings/booking.ts'
import { dayIn, formatDay, formatTime } from '#contract/kit/time/calendar-date.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import '@mantine/core/styles/Timeline.layer.css'

/** The history of the booking, newest first. */
export const BookingHistory = ({ history }: { history: BookingEvent[] }) => {
  const zone = useHotelZone()
  return (
    <Timeline bulletSize={12} lineWidth={2}>
      {history.map(({ at, who, what }) => (
        <Timeline.Item key={`${at} ${what}`} title={what} styles={{ itemTitle: { fontSize: '0.875rem' } }}>
          <small>
            {who ?? 'Sarai'}, {formatDay(dayIn(zone, new Date(at)))} {formatTime(at, zone)}
          </small>
        </Timeline.Item>
      ))}
    </Timeline>
  )
}
