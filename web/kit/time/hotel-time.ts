import { useContext, useSyncExternalStore } from 'react'
import { dayIn } from '#contract/kit/calendar-date.ts'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { everyMinute } from '#web/kit/time/every-minute.ts'

const usualZone = 'Asia/Kolkata'

export const useHotelZone = () => useContext(HotelContext).time_zone ?? usualZone

/** The hotel's state, which decides whether the tax is called SGST or UTGST. */
export const useHotelState = () => useContext(HotelContext).state ?? ''

/** The hotel's current date, also in a browser in another time zone. It changes at midnight without any input. */
export const useHotelToday = () => {
  const zone = useHotelZone()
  return useSyncExternalStore(everyMinute, () => dayIn(zone, new Date()))
}
