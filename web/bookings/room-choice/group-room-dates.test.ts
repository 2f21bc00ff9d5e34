import { expect, test } from 'vitest'
import { movedDates } from '#web/bookings/room-choice/group-room-dates.ts'

const dates = (check_in: number, check_out: number) => ({
  check_in_date: `2026-11-${check_in}`,
  check_out_date: `2026-11-${check_out}`,
})
const booking = dates(20, 22)

test.each([
  ['a room with the dates of the booking moves with it', dates(20, 22), dates(19, 23), dates(19, 23)],
  ['a room that leaves earlier gets no additional nights', dates(20, 21), dates(19, 23), {}],
  ['a room that arrives later gets no additional nights', dates(21, 22), dates(19, 23), {}],
  ['an arrival before the new one moves with it', dates(20, 21), dates(21, 22), { check_in_date: '2026-11-21' }],
  ['a departure after the new one moves with it', dates(21, 22), dates(20, 21), { check_out_date: '2026-11-21' }],
])('%s', (_, room, now, moved) => {
  expect(movedDates(room, booking, now)).toEqual(moved)
})
