import { expect, test } from 'vitest'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { type FreeRoom, pickRoom } from '#server/bookings/any-room/pick-room.ts'

const today = '2026-11-15'
const day = (offset: number) => addDays(today, offset)
const nights = { check_in_date: day(10), check_out_date: day(13) }
const room = (id: number, from: number | null, until: number | null, has_overstay = false): FreeRoom => ({
  id,
  free_from: from === null ? null : day(from),
  free_until: until === null ? null : day(until),
  has_overstay,
})

test.each([
  ['a gap of three nights is better than one of two', [room(1, 8, null), room(2, 7, null)], 2],
  ['one short gap is better than two', [room(1, 9, 15), room(2, 9, 13)], 2],
  ['a room that fits exactly is better than a room without neighbours', [room(1, null, null), room(2, 10, 13)], 2],
  ['a neighbour on one side is better than none', [room(1, null, null), room(2, 10, null)], 2],
  ['the nearer neighbours decide', [room(1, 2, 20), room(2, 4, 20)], 2],
  ['otherwise the first in the list', [room(1, 4, 20), room(2, 4, 20)], 1],
  ['a room in which guests overstay comes last', [room(1, 10, 13, true), room(2, 9, 14)], 2],
  ['nights before today can’t be sold, so they are no gap', [room(1, -2, null), room(2, null, null)], 1],
])('%s', (_, rooms, expected) => {
  expect(pickRoom(rooms, nights, today)?.id).toBe(expected)
})

test('a room that is empty until an arrival today has no gap before it', () => {
  const tonight = { check_in_date: today, check_out_date: day(1) }
  expect(pickRoom([room(1, null, 2), room(2, -5, 4)], tonight, today)?.id).toBe(2)
})

test('without a free room there is none', () => {
  expect(pickRoom([], nights, today)).toBeUndefined()
})
