import { expect, test } from 'vitest'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import { overdueOf, overdueText } from '#contract/bookings/overdue.ts'

const today = '2026-11-15'
const booking = (status: BookingStatus, check_in_date: string, check_out_date: string) => ({
  status,
  check_out_date,
  rooms: [{ check_in_date, check_out_date }],
})

test.each([
  ['booked', '2026-11-14', '2026-11-16', 'Should have arrived on Nov 14, 2026'],
  ['booked', '2026-11-15', '2026-11-16', undefined],
  ['checked_in', '2026-11-13', '2026-11-14', 'Should have left on Nov 14, 2026'],
  ['checked_in', '2026-11-13', '2026-11-15', undefined],
  ['checked_out', '2026-11-12', '2026-11-13', undefined],
  ['cancelled', '2026-11-12', '2026-11-13', undefined],
  ['no_show', '2026-11-12', '2026-11-13', undefined],
] as const)('%s from %s to %s: %s', (status, from, to, text) => {
  const overdue = overdueOf(booking(status, from, to), today)
  expect(overdue && overdueText(overdue)).toBe(text)
})

test('one room of a group is enough', () =>
  expect(
    overdueOf(
      {
        status: 'booked',
        check_out_date: '2026-11-18',
        rooms: [
          { check_in_date: '2026-11-16', check_out_date: '2026-11-18' },
          { check_in_date: '2026-11-14', check_out_date: '2026-11-18' },
        ],
      },
      today,
    ),
  ).toEqual({ overdue: 'arrivals', since: '2026-11-14' }))
