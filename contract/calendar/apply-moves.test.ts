import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyMoves, isUnmoved, movesToSend, type UnsavedMove } from '#contract/calendar/apply-moves.ts'
import type { Calendar, CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'

const moveOf = (was: CalendarStay, room_id: number | null, days = 0): UnsavedMove => ({
  was,
  room_id,
  check_in_date: days === 0 ? was.check_in_date : day(days),
  check_out_date: was.check_out_date,
})
const apply = (calendar: Calendar, moves: UnsavedMove[]) =>
  applyMoves(calendar, moves, { today, isLoaded: (date) => calendar.days.some((loaded) => loaded.date === date) })
const asha = stayOf('Asha', 2, 4)
const ravi = stayOf('Ravi', 2, 5, { room_id: 2 })
const places = (stays: CalendarStay[]) =>
  stays.map(
    ({ stay, room_id, check_in_date, check_out_date }) => `${stay} ${room_id} ${check_in_date} ${check_out_date}`,
  )

test('two stays that swap rooms are not in conflict', () => {
  const { conflicts, calendar } = apply(calendarOf([asha, ravi]), [moveOf(asha, 2), moveOf(ravi, 1)])
  expect(conflicts.size).toBe(0)
  expect(calendar.stays.map(({ stay, room_id }) => [stay, room_id])).toEqual([
    ['Asha', 2],
    ['Ravi', 1],
  ])
})

test('a moved stay that meets another one says so, and a parked one is left out', () => {
  const met = apply(calendarOf([asha, ravi]), [moveOf(asha, 2)])
  expect(met.conflicts.get('Asha')).toMatch(/^Room 102 is taken by Ravi/)
  const parked = apply(calendarOf([asha, ravi]), [moveOf(asha, 2), moveOf(ravi, null)])
  expect(parked.conflicts.size).toBe(0)
  expect(parked.parked.map(({ was }) => was.stay)).toEqual(['Ravi'])
  expect(parked.calendar.stays.map(({ stay }) => stay)).toEqual(['Asha'])
})

describe('guests in the house', () => {
  const inHouse = stayOf('Kiran', -2, 2, { status: 'checked_in' })
  test('keep their past nights in the old room', () => {
    const { calendar } = apply(calendarOf([inHouse]), [moveOf(inHouse, 3)])
    expect(places(calendar.stays)).toEqual([`Kiran:before 1 ${day(-2)} ${today}`, `Kiran 3 ${today} ${day(2)}`])
    expect(calendar.stays.map(({ moves_on, moved_in }) => [moves_on, moved_in])).toEqual([
      [true, undefined],
      [undefined, true],
    ])
  })
  test('also while they are parked', () => {
    const { calendar, parked } = apply(calendarOf([inHouse]), [moveOf(inHouse, null)])
    expect(places(calendar.stays)).toEqual([`Kiran:before 1 ${day(-2)} ${today}`])
    expect(parked).toHaveLength(1)
  })
})

describe('a change of a colleague', () => {
  test('is told on the moved stay', () => {
    const { conflicts } = apply(calendarOf([{ ...asha, version: 2 }]), [moveOf(asha, 2)])
    expect(conflicts.get('Asha')).toMatch(/^A colleague changed this booking/)
  })
  test('is told if the stay is gone, but not if its days are not loaded', () => {
    expect(apply(calendarOf([]), [moveOf(asha, 2)]).conflicts.get('Asha')).toMatch(/changed or cancelled/)
    const unloaded = apply(calendarOf([], { days: [] }), [moveOf(asha, 2)])
    expect(unloaded.conflicts.size).toBe(0)
    expect(places(unloaded.calendar.stays)).toEqual([`Asha 2 ${day(2)} ${day(4)}`])
  })
})

test('sends only the dates that change, the version, and new prices where they were chosen', () => {
  const later = { ...moveOf(asha, 3), check_out_date: day(6) }
  expect(movesToSend([later, moveOf(ravi, null)], new Set(['Asha']))).toEqual([
    { stay: 'Asha', room_id: 3, check_out_date: day(6), rent: 'new', version: 1 },
  ])
})

// Any stays, and any moves of them.
const anyStay = fc.record({
  room_id: fc.integer({ min: 1, max: 4 }),
  from: fc.integer({ min: -3, max: 9 }),
  nights: fc.integer({ min: 1, max: 4 }),
})
const anyMoves = fc.array(fc.tuple(anyStay, anyStay), { minLength: 1, maxLength: 8 }).map((list) =>
  list.map(([before, after], index) => {
    const was = stayOf(`stay${index}`, before.from, before.from + before.nights, { room_id: before.room_id })
    const target = {
      room_id: after.room_id,
      check_in_date: day(after.from),
      check_out_date: day(after.from + after.nights),
    }
    return { was, ...target } satisfies UnsavedMove
  }),
)

test('moves applied together give the same rooms and dates as one after the other, in any order', () => {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      const start = calendarOf(moves.map(({ was }) => was))
      const together = apply(start, moves).calendar.stays
      const oneByOne = moves.toReversed().reduce((calendar, move) => apply(calendar, [move]).calendar, start)
      expect(places(together).sort()).toEqual(places(oneByOne.stays).sort())
    }),
  )
})

test('each of two moved stays that share a night of a room has a conflict', () => {
  fc.assert(
    fc.property(anyMoves, (moves) => {
      const { conflicts } = apply(calendarOf(moves.map(({ was }) => was)), moves)
      for (const one of moves) {
        const isShared = moves.some(
          (other) =>
            other !== one &&
            other.room_id === one.room_id &&
            other.check_in_date < one.check_out_date &&
            one.check_in_date < other.check_out_date,
        )
        if (isShared) expect(conflicts.has(one.was.stay)).toBe(true)
      }
    }),
  )
})

test('a stay with its saved room and dates is not moved', () => {
  expect(isUnmoved(moveOf(asha, 1))).toBe(true)
  expect(isUnmoved(moveOf(asha, null))).toBe(false)
})
