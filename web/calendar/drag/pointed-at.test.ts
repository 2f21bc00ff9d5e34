import { expect, test } from 'vitest'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { pointedAt } from '#web/calendar/drag/pointed-at.ts'
import { layOut, xOf } from '#web/calendar/grid/geometry.ts'

const calendar = calendarOf([stayOf('asha', 2, 4), stayOf('ravi', 3, 5), stayOf('gone', 8, 9, { room_id: 2 })], {
  blocks: [{ id: 1, room_id: 3, check_in_date: day(1), check_out_date: day(3), maintenance_reason: 'Paint' }],
})
const geometry = layOut({ ...calendar, firstDay: today, dayCount: 14, dayWidth: 100, rowHeight: 36 })
const at = (x: number, y: number, mayOverlap: ReadonlySet<string> = new Set()) =>
  pointedAt(geometry, { ...calendar, mayOverlap }, today, { x, y, edge: 9 })
const firstRow = geometry.rowOfRoom.get(1)?.y ?? 0

test('finds a bar, its edges, and free cells', () => {
  const start = xOf(geometry, day(2)) + 50
  expect(at(start + 4, firstRow + 18)).toMatchObject({ stay: { stay: 'asha' }, part: 'arrival' })
  expect(at(start + 50, firstRow + 18)).toMatchObject({ stay: { stay: 'asha' }, part: 'body' })
  expect(at(xOf(geometry, day(5)) + 45, firstRow + 18)).toMatchObject({ stay: { stay: 'ravi' }, part: 'departure' })
  expect(at(20, firstRow + 18)).toMatchObject({ kind: 'cell', room: { room_number: '101' }, day: today })
})

test('finds nothing on a heading or a blocked night', () => {
  expect(at(20, 4)).toBeUndefined()
  expect(at(xOf(geometry, day(2)), (geometry.rowOfRoom.get(3)?.y ?? 0) + 18)).toBeUndefined()
})

test('finds the stay in conflict below, and the one it overlaps above', () => {
  const x = xOf(geometry, day(3)) + 90
  const inConflict = new Set(['asha'])
  expect(at(x, firstRow + 8, inConflict)).toMatchObject({ stay: { stay: 'ravi' } })
  expect(at(x, firstRow + 24, inConflict)).toMatchObject({ stay: { stay: 'asha' } })
})
