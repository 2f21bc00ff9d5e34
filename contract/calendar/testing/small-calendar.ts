import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'

export const today = '2026-11-16'

/** A day, counted from today. */
export const day = (days: number) => addDays(today, days)

/** A stay in room 1, for instance `stayOf('asha', 0, 2)`: from today for two nights. */
export const stayOf = (stay: string, from: number, to: number, more: Partial<CalendarStay> = {}): CalendarStay => ({
  stay,
  booking: `booking-of-${stay}`,
  booking_number: 'BK-000001',
  version: 1,
  line: 1,
  room_id: 1,
  check_in_date: day(from),
  check_out_date: day(to),
  status: 'booked',
  guest_name: stay,
  number_of_adults: 2,
  ...more,
})

/** Four rooms: 101 and 102 are singles, 201 and 202 doubles. Sixty days around today. */
export const calendarOf = (stays: CalendarStay[], more: Partial<Calendar> = {}): Calendar => ({
  room_types: [
    { id: 1, name: 'Single', price_per_night: rupees(2000), max_adults: 1, max_children: 0, max_infants: 0 },
    { id: 2, name: 'Double', price_per_night: rupees(3000), max_adults: 2, max_children: 2, max_infants: 1 },
  ],
  rooms: ['101', '102', '201', '202'].map((room_number, index) => ({
    id: index + 1,
    slug: `room-${room_number}`,
    room_number,
    room_type_id: index < 2 ? 1 : 2,
  })),
  blocks: [],
  days: Array.from({ length: 60 }, (_, index) => ({
    date: day(index - 20),
    occupied: 0,
    free: 4,
    percent: 0,
    free_by_type: [2, 2],
  })),
  stays,
  ...more,
})
