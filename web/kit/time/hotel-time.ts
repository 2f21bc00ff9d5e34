import { useContext, useSyncExternalStore } from 'react'
import { dayIn } from '#contract/kit/calendar-date.ts'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { everyMinute } from '#web/kit/time/every-minute.ts'

const usualZone = 'Asia/Kolkata'

export const useHotelZone = () => useContext(HotelContext).time_zone ?? usualZone

/** The state the hotel is in: it decides what the state's half of the tax is called. */
export const useHotelState = () => useContext(HotelContext).state ?? ''

/** The hotel's calendar day, also in a browser in another time zone; it changes at midnight without any input. */
export const useHotelToday = () => {
  const zone = useHotelZone()
  return useSyncExternalStore(everyMinute, () => dayIn(zone, new Date()))
}
