import { expect, test } from 'vitest'
import { floorName, floorOf } from '#contract/housekeeping/floor-of.ts'

test.each([
  ['101', '1'],
  ['1204', '12'],
  ['A-304', '3'],
  ['204B', '2'],
  ['7', ''],
  ['Villa 12', ''],
  ['Garden', ''],
])('room %s is on floor “%s”', (room, floor) => {
  expect(floorOf(room)).toBe(floor)
})

test('a floor has a name', () => {
  expect(floorName('3')).toBe('Floor 3')
  expect(floorName('')).toBe('Other rooms')
})
