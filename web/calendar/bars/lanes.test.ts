import { expect, test } from 'vitest'
import { inLane, lanesOf } from '#web/calendar/bars/lanes.ts'

const bar = (slug: string, from: number, to: number) => ({ slug, from: `2026-11-1${from}`, to: `2026-11-1${to}` })
const lanes = (marked: string[], ...bars: ReturnType<typeof bar>[]) =>
  Object.fromEntries([...lanesOf(bars, new Set(marked))].map(([slug, { lane, lanes }]) => [slug, [lane, lanes]]))

test('a marked bar is below the bars that it overlaps', () => {
  expect(lanes(['new'], bar('new', 1, 5), bar('old', 1, 5))).toEqual({ old: [0, 2], new: [1, 2] })
  expect(lanes(['new'], bar('one', 1, 3), bar('two', 3, 5), bar('new', 2, 4), bar('far', 6, 8))).toEqual({
    one: [0, 2],
    two: [0, 2],
    new: [1, 2],
  })
  expect(lanes(['a', 'b'], bar('a', 1, 3), bar('b', 1, 3), bar('c', 2, 3))).toEqual({
    c: [0, 3],
    a: [1, 3],
    b: [2, 3],
  })
})

test('bars that meet on a day, or overlap without a mark, keep the whole row', () => {
  expect(lanes(['new'], bar('new', 1, 3), bar('next', 3, 5))).toEqual({ new: [0, 1] })
  expect(lanes([], bar('overstay', 1, 4), bar('next', 3, 5))).toEqual({})
})

test('the lanes divide the height of the row', () => {
  const rect = { x: 0, y: 3, width: 50, height: 30 }
  expect(inLane(rect, undefined)).toBe(rect)
  expect(inLane(rect, { lane: 1, lanes: 2 })).toEqual({ ...rect, y: 19, height: 14 })
})
