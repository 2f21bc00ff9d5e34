import { expect, test } from 'vitest'
import type { BookingStatus } from '#contract/bookings/booking.ts'
import { overdueOf, overdueText } from '#contract/bookings/overdue.ts'

const today = '2026-11-15'
const stay = (line: number, check_in_date: string, check_out_date: string, departed_on: string | null = null) => ({
  ...{ line, check_in_date, check_out_date, departed_on },
})
const textOf = (status: BookingStatus, rooms: ReturnType<typeof stay>[]) => {
  const overdue = overdueOf({ status, rooms }, today)
  return overdue && overdueText(overdue)
}

test.each([
  ['booked', '2026-11-14', '2026-11-16', 'Should have arrived on Nov 14, 2026'],
  ['booked', '2026-11-15', '2026-11-16', undefined],
  ['checked_in', '2026-11-13', '2026-11-14', 'Should have left on Nov 14, 2026'],
  ['checked_in', '2026-11-13', '2026-11-15', undefined],
  ['checked_out', '2026-11-12', '2026-11-13', undefined],
  ['cancelled', '2026-11-12', '2026-11-13', undefined],
  ['no_show', '2026-11-12', '2026-11-13', undefined],
] as const)('%s from %s to %s: %s', (status, from, to, text) => expect(textOf(status, [stay(1, from, to)])).toBe(text))

test('one room of a group is enough', () => {
  expect(textOf('booked', [stay(1, '2026-11-16', '2026-11-18'), stay(2, '2026-11-14', '2026-11-18')])).toBe(
    'Should have arrived on Nov 14, 2026',
  )
  expect(textOf('checked_in', [stay(1, '2026-11-12', '2026-11-18'), stay(2, '2026-11-12', '2026-11-14')])).toBe(
    'Should have left on Nov 14, 2026',
  )
})

test('a room that was checked out before the others is not overdue', () =>
  expect(
    textOf('checked_in', [stay(1, '2026-11-12', '2026-11-18'), stay(2, '2026-11-12', '2026-11-14', '2026-11-14')]),
  ).toBe(undefined))

test('a room move is no departure', () =>
  expect(textOf('checked_in', [stay(1, '2026-11-12', '2026-11-14'), stay(1, '2026-11-14', '2026-11-18')])).toBe(
    undefined,
  ))
