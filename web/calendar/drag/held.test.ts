import { describe, expect, test } from 'vitest'
import type { UnsavedMove } from '#contract/calendar/apply-moves.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { type HeldBars, holdBars, isWhereItWas, nightsOfCells, targetsOf } from '#web/calendar/drag/held.ts'

const roomIds = [1, 2, 3, 4]
const bar = (name: string, from: number, to: number, more: Parameters<typeof stayOf>[3] = {}): UnsavedMove => {
  const was = stayOf(name, from, to, more)
  return { was, room_id: was.room_id, check_in_date: was.check_in_date, check_out_date: was.check_out_date }
}
const places = (held: HeldBars) =>
  targetsOf(held, roomIds, today).map(({ room_id, check_in_date }) => [room_id, check_in_date] as const)

describe('a held bar', () => {
  const asha = bar('asha', 2, 4)
  test('goes to the room under the pointer, by the same number of days', () => {
    expect(places({ ...holdBars([asha], roomIds), room_id: 3, days: -1 })).toEqual([[3, day(1)]])
  })
  test('is where it was until it has moved', () => {
    const held = holdBars([asha], roomIds)
    expect(isWhereItWas(held, targetsOf(held, roomIds, today))).toBe(true)
    expect(isWhereItWas(held, targetsOf({ ...held, days: 1 }, roomIds, today))).toBe(false)
  })
  test('has no room over the park, and gets the room under the pointer from there', () => {
    expect(places({ ...holdBars([asha], roomIds), isOverPark: true })).toEqual([[null, day(2)]])
    const parkedBar = { ...asha, room_id: null }
    expect(places({ ...holdBars([parkedBar], roomIds), isOverPark: false, room_id: 4, days: 9 })).toEqual([[4, day(2)]])
  })
  test('of guests in the house keeps its dates in another room', () => {
    const inHouse = bar('kiran', -1, 3, { status: 'checked_in' })
    expect(places({ ...holdBars([inHouse], roomIds), room_id: 2, days: 2 })).toEqual([[2, day(-1)]])
    expect(places({ ...holdBars([inHouse], roomIds), days: 2 })).toEqual([[1, day(1)]])
  })
})

test('several bars move by the same rows and days, and none leaves the calendar', () => {
  const bars: [UnsavedMove, UnsavedMove] = [bar('asha', 2, 4), bar('ravi', 1, 2, { room_id: 3 })]
  expect(places({ ...holdBars(bars, roomIds), room_id: 2, days: 1 })).toEqual([
    [2, day(3)],
    [4, day(2)],
  ])
  expect(places({ ...holdBars(bars, roomIds), room_id: 4 })).toEqual([
    [2, day(2)],
    [4, day(1)],
  ])
})

test('an edge changes only its own day', () => {
  const [target] = targetsOf({ kind: 'departure', bars: [bar('asha', 2, 4)], days: 2 }, roomIds, today)
  expect(target).toMatchObject({ room_id: 1, check_in_date: day(2), check_out_date: day(6) })
})

test('one cell is one night, and cells can be chosen backwards', () => {
  const [room] = calendarOf([]).rooms
  if (!room) throw new Error('no room')
  const cells = { kind: 'cells', room } as const
  expect(nightsOfCells({ ...cells, from: day(2), to: day(2) })).toEqual({
    check_in_date: day(2),
    check_out_date: day(3),
  })
  expect(nightsOfCells({ ...cells, from: day(5), to: day(2) })).toEqual({
    check_in_date: day(2),
    check_out_date: day(5),
  })
})
