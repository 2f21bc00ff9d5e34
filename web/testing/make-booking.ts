import { Booking, BookingDetail } from '#contract/bookings/booking.ts'
import { newFields } from '#contract/bookings/booking-fields.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import type { z } from '#contract/kit/z.ts'

type Given = Partial<z.input<typeof Booking>>

export const room = (room_number: string, check_in_date: string, check_out_date: string) => ({
  stay: `stay${room_number}`,
  line: Number(room_number),
  id: Number(room_number),
  slug: `room${room_number}`,
  room_number,
  room_type: 'Garden',
  room_rent: 2500,
  check_in_date,
  check_out_date,
  number_of_adults: 1,
  number_of_children: 0,
  number_of_infants: 0,
  departed_on: null,
})

/** A booking as the server sends it, amounts in rupees. */
export const bookingReply = (given: Given = {}): z.input<typeof Booking> => ({
  id: 1,
  slug: 'stay',
  booking_number: 'BK-000001',
  booking_type: 'individual',
  status: 'checked_in',
  guest_id: 1,
  guest: { id: 1, slug: 'rao', name: 'Asha Rao', phone: '9811122255', email: '' },
  rooms: [room('101', '2026-11-15', '2026-11-16')],
  ...newFields,
  check_in_date: '2026-11-15',
  check_out_date: '2026-11-16',
  food_plan_id: 1,
  food_plan: { id: 1, name: 'EP', price: 0 },
  source: null,
  company: null,
  rate_plan: null,
  group_name: null,
  group_size: null,
  late_entry_reason: null,
  cancel_reason: null,
  version: 1,
  created_at: '2026-11-14T08:00:00.000Z',
  invoice: null,
  refund_due: 0,
  ...given,
})

export const makeBooking = (given: Given = {}) => Booking.parse(bookingReply(given))

/** A stay with the rent of each of these nights. */
export const stay = (room_number: string, dates: [string, ...string[]]) => ({
  ...room(room_number, dates[0], addDays(dates.at(-1) ?? dates[0], 1)),
  nightly_rents: dates.map((date) => ({ date, rent: 2500, meals: 1, food_plan_id: 1, food_plan_rate: 0 })),
})

type GivenDetail = Partial<z.input<typeof BookingDetail>> & Pick<z.input<typeof BookingDetail>, 'rooms'>

export const makeDetail = (given: GivenDetail) =>
  BookingDetail.parse({ ...bookingReply(), guests: [], history: [], ...given })
