import { expect, it } from 'vitest'
import { instantIn } from '#contract/kit/time/instant-in.ts'

it('reads a local time in the zone of the hotel, in summer and winter', () => {
  expect(instantIn('Asia/Kolkata', '2026-11-15', '20:30')).toBe('2026-11-15T15:00:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-07-01', '00:30')).toBe('2026-06-30T22:30:00.000Z')
  expect(instantIn('Europe/Berlin', '2026-12-01', '00:30')).toBe('2026-11-30T23:30:00.000Z')
})
