import { expect, test } from 'vitest'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { judgeMoves, showMoves } from '#web/calendar/rearrange/show-moves.ts'

const asha = stayOf('asha', 2, 4)
const dataOf = (...stays: CalendarStay[]) => mergeCalendars([calendarOf(stays)])
const to = (room_id: number | null, was = asha): UnsavedMove => ({
  was,
  room_id,
  check_in_date: was.check_in_date,
  check_out_date: was.check_out_date,
})

test('the figures of the days follow unsaved moves', () => {
  const figures = (move: UnsavedMove) => {
    const night = showMoves(dataOf(asha), [move], today).shown.days.get(day(2))
    return [night?.occupied, night?.free, night?.percent, night?.freeOfType.get(1), night?.freeOfType.get(2)]
  }
  expect(figures(to(2))).toEqual([1, 3, 25, 1, 2])
  expect(figures(to(3))).toEqual([1, 3, 25, 2, 1])
  expect(figures(to(null))).toEqual([0, 4, 0, 2, 2])
  expect(figures({ ...to(1), check_in_date: day(3) })).toEqual([0, 4, 0, 2, 2])
})

test('a stay that a colleague has moved is shown where it is now, and counted once', () => {
  const moved = { ...asha, room_id: 4, version: 2 }
  const { shown, notes } = showMoves(dataOf(moved), [to(2)], today)
  expect(shown.stays.map(({ stay, room_id }) => [stay, room_id])).toEqual([
    ['asha', 2],
    ['asha:saved', 4],
  ])
  expect([...notes]).toEqual([['asha:saved', 'asha: now here (changed by a colleague)']])
  expect(shown.days.get(day(2))?.occupied).toBe(1)
})

test('a stay that was changed while it was held is refused, but collected in Rearrange mode', () => {
  const data = dataOf({ ...asha, room_id: 4, version: 2 })
  const judge = (isRearranging: boolean) => judgeMoves(data, [], [to(2)], { today, isRearranging })
  expect(judge(false)).toMatchObject({
    isTaken: false,
    reason: expect.stringMatching(/^A colleague changed the booking of asha .* now in room 202 .* Move it from there/),
  })
  expect(judge(true)).toMatchObject({ isTaken: true, reason: expect.stringMatching(/keep your move\.$/) })
})
