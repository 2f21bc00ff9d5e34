import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { localTimeIn } from '#contract/kit/time/local-time.ts'

export interface DayStart {
  time_zone: string
  /** The time at which the hotel's date changes, `04:00`. */
  day_starts_at: string
}

/** The settings of a new hotel. */
export const usualDayStart: DayStart = { time_zone: 'Asia/Kolkata', day_starts_at: '04:00' }

/**
 * The hotel's date at an instant: until the day starts it is still the date before. It is "today" for arrivals,
 * departures and every list; the dates of documents are calendar dates (`dayIn`). The same as `hotel_day` of the
 * database.
 */
export const hotelDay = ({ time_zone, day_starts_at }: DayStart, instant: Date): CalendarDate => {
  const [date = '', time = ''] = localTimeIn(time_zone, instant).split(' ')
  return time < day_starts_at ? addDays(date, -1) : date
}
