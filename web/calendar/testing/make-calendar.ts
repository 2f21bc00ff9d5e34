import type {
  Calendar,
  CalendarBlock,
  CalendarDay,
  CalendarRoom,
  CalendarRoomType,
  CalendarStay,
} from '#contract/calendar/calendar.ts'
import { rupees } from '#contract/kit/money.ts'
import { addDays, type CalendarDate, nightsBetween } from '#contract/kit/time/calendar-date.ts'

export const makeRoomType = (given: Partial<CalendarRoomType> = {}): CalendarRoomType => ({
  id: 1,
  name: 'Garden',
  price_per_night: rupees(2500),
  max_adults: 2,
  max_children: 1,
  max_infants: 1,
  ...given,
})

export const makeRoom = (given: Partial<CalendarRoom> = {}): CalendarRoom => ({
  id: 101,
  slug: 'room101',
  room_number: '101',
  room_type_id: 1,
  ...given,
})

export const makeStay = (given: Partial<CalendarStay> = {}): CalendarStay => ({
  stay: 'stay1',
  booking: 'booking1',
  booking_number: 'BK-000001',
  version: 1,
  line: 1,
  room_id: 101,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  status: 'booked',
  guest_name: 'Asha Rao',
  number_of_adults: 2,
  ...given,
})

export const makeBlock = (given: Partial<CalendarBlock> = {}): CalendarBlock => ({
  id: 1,
  room_id: 101,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-17',
  maintenance_reason: 'Leaking pipe',
  ...given,
})

export const makeDay = (given: Partial<CalendarDay> = {}): CalendarDay => ({
  date: '2026-11-15',
  occupied: 1,
  free: 3,
  percent: 25,
  free_by_type: [3],
  ...given,
})

/** A calendar of some days with the same figures on each. */
export const makeCalendar = (given: Partial<Calendar> = {}, from: CalendarDate, to: CalendarDate): Calendar => ({
  room_types: [makeRoomType()],
  rooms: [makeRoom()],
  stays: [],
  blocks: [],
  days: Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => makeDay({ date: addDays(from, index) })),
  ...given,
})
