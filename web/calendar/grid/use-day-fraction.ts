import { useSyncExternalStore } from 'react'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { everyMinute } from '#web/kit/time/every-minute.ts'
import { useHotelToday, useHotelZone } from '#web/kit/time/hotel-time.ts'

// Formats are kept: creating one takes a hundred times longer than using it.
const formats = new Map<string, Intl.DateTimeFormat>()
const timeIn = (timeZone: string, now: Date) => {
  const shape = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, ...shape })
  formats.set(timeZone, format)
  return format.format(now)
}

/** How much of the hotel's day has passed, from 0 to 1. After midnight the hotel's day may not be over yet: then 1. */
export const useDayFraction = () => {
  const zone = useHotelZone()
  const today = useHotelToday()
  return useSyncExternalStore(everyMinute, () => {
    const now = new Date()
    if (dayIn(zone, now) > today) return 1
    const [hours = 0, minutes = 0] = timeIn(zone, now).split(':').map(Number)
    return (hours * 60 + minutes) / (24 * 60)
  })
}
