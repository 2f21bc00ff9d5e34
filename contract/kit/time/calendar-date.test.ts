import { expect, test } from 'vitest'
import { addDays, CalendarDate, dayIn, formatDay, formatTime, requiredDay } from '#contract/kit/time/calendar-date.ts'

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '15-11-2026', '2026-11-31', '2026-11-15T00:00:00Z'])(
  '%s is not a date',
  (text) => expect(CalendarDate.safeParse(text).success).toBe(false),
)

test.each([undefined, ''])('a missing date has a message', (text) =>
  expect(requiredDay('First night is required').safeParse(text).error?.issues[0]?.message).toBe(
    'First night is required',
  ),
)

test('accepts a leap day', () => expect(CalendarDate.parse('2028-02-29')).toBe('2028-02-29'))

test('a date is shown the same in every time zone', () => expect(formatDay('2026-11-05')).toBe('Nov 05, 2026'))

test("today is the hotel's date, not the machine's", () => {
  const lateEvening = new Date('2026-11-15T20:00:00Z')
  expect(dayIn('Asia/Kolkata', lateEvening)).toBe('2026-11-16')
  expect(dayIn('America/Los_Angeles', lateEvening)).toBe('2026-11-15')
})

test("an instant is shown in the hotel's time zone", () =>
  expect(formatTime('2026-11-15T15:35:00Z', 'Asia/Kolkata')).toBe('09:05 PM'))

test.each([
  ['2026-11-01', 8, '2026-11-09'],
  ['2026-11-27', 1, '2026-11-28'],
  ['2026-11-28', 1, '2026-11-29'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-11-15', -14, '2026-11-01'],
  ['2026-11-15', -15, '2026-10-31'],
  ['2026-11-15', 365, '2027-11-15'],
])('%s and %i days make %s', (day, days, sum) => expect(addDays(day, days)).toBe(sum))
