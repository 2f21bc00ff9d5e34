import { describe, expect, test } from 'vitest'
import { hotelDay } from '#contract/kit/time/hotel-day.ts'

const india = { time_zone: 'Asia/Kolkata', day_starts_at: '04:00' }
const at = (instant: string) => new Date(instant)

test.each([
  ['2026-11-15T18:29:59Z', '23:59', '2026-11-15'],
  ['2026-11-15T19:30:00Z', '01:00', '2026-11-15'],
  ['2026-11-15T22:29:59Z', '03:59', '2026-11-15'],
  ['2026-11-15T22:30:00Z', '04:00', '2026-11-16'],
])("at %s (%s in India) the hotel's date is %s", (instant, _time, date) =>
  expect(hotelDay(india, at(instant))).toBe(date),
)

test('a day that starts at 00:00 is the calendar day', () => {
  const midnight = { ...india, day_starts_at: '00:00' }
  expect(hotelDay(midnight, at('2026-11-15T18:29:59Z'))).toBe('2026-11-15')
  expect(hotelDay(midnight, at('2026-11-15T18:30:00Z'))).toBe('2026-11-16')
})

test('the night of the new year belongs to the old one', () =>
  expect(hotelDay(india, at('2026-12-31T20:00:00Z'))).toBe('2026-12-31'))

describe('when the clock changes, the day starts by the clock on the wall', () => {
  const berlin = { time_zone: 'Europe/Berlin', day_starts_at: '04:00' }
  test.each([
    ['an hour earlier in spring', '2026-03-29T01:59:59Z', '2026-03-28'],
    ['an hour earlier in spring', '2026-03-29T02:00:00Z', '2026-03-29'],
    ['an hour later in autumn', '2026-10-25T02:59:59Z', '2026-10-24'],
    ['an hour later in autumn', '2026-10-25T03:00:00Z', '2026-10-25'],
  ])('%s: %s is on %s', (_when, instant, date) => expect(hotelDay(berlin, at(instant))).toBe(date))

  test('and a start within the skipped hour is the end of that hour', () => {
    const start = { ...berlin, day_starts_at: '02:30' }
    expect(hotelDay(start, at('2026-03-29T00:59:59Z'))).toBe('2026-03-28')
    expect(hotelDay(start, at('2026-03-29T01:00:00Z'))).toBe('2026-03-29')
  })
})
