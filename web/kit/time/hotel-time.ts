import { useContext, useSyncExternalStore } from 'react'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { type DayStart, hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { everyMinute } from '#web/kit/time/every-minute.ts'

export const useHotelZone = () => useContext(HotelContext).time_zone ?? usualDayStart.time_zone

/** The hotel's state, which decides whether the tax is called SGST or UTGST. */
export const useHotelState = () => useContext(HotelContext).state ?? ''

const useDayStart = (): DayStart => ({
  time_zone: useHotelZone(),
  day_starts_at: useContext(HotelContext).day_starts_at ?? usualDayStart.day_starts_at,
})

/** The hotel's current date, also in a browser in another time zone. It changes when the day starts, without any input. */
export const useHotelToday = () => {
  const start = useDayStart()
  return useSyncExternalStore(everyMinute, () => hotelDay(start, new Date()))
}

/** The date that payments and documents get now: the calendar's, also before the hotel's day starts. */
export const useCalendarToday = () => {
  const zone = useHotelZone()
  return useSyncExternalStore(everyMinute, () => dayIn(zone, new Date()))
}

/** The hotel's date and the time at which the next day starts, while the calendar is already a day ahead. */
export const useEarlierHotelDate = () => {
  const { day_starts_at } = useDayStart()
  const today = useHotelToday()
  const calendarDate = useCalendarToday()
  return today === calendarDate ? undefined : { today, day_starts_at }
}
