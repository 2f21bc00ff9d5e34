import { expect, test } from 'vitest'
import { readDay } from '#web/kit/fields/read-day.ts'

const today = '2026-11-15'

test.each([
  ['20/11/2026', '2026-11-20'],
  ['20-11-26', '2026-11-20'],
  ['20.11', '2026-11-20'],
  ['5/3', '2027-03-05'],
  ['20 nov', '2026-11-20'],
  ['Nov 20, 2026', '2026-11-20'],
  ['20 November 2027', '2027-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['today', '2026-11-15'],
  ['Tomorrow', '2026-11-16'],
  ['+3', '2026-11-18'],
])('%s is %s', (typed, day) => expect(readDay(typed, today)).toBe(day))

test.each([
  ['15/08/85', '1985-08-15'],
  ['15/08/26', '2026-08-15'],
  ['16/11/26', '1926-11-16'],
  ['29/2/96', '1996-02-29'],
  ['5/3', '2026-03-05'],
  ['20 nov', '2025-11-20'],
  ['15/11', '2026-11-15'],
])('as a past date, %s is %s', (typed, day) => expect(readDay(typed, today, { past: true })).toBe(day))

test.each(['', '31/2/2027', '20', 'soon', '1/2/3/4', '99/99'])('%s is not a date', (typed) =>
  expect(readDay(typed, today)).toBeNull(),
)
