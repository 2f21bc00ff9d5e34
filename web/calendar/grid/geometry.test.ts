import { describe, expect, it } from 'vitest'
import { barRect, dayAt, headingHeight, inNaturalOrder, layOut, rowAt, xOf } from '#web/calendar/grid/geometry.ts'
import { makeRoom, makeRoomType } from '#web/calendar/testing/make-calendar.ts'

const garden = makeRoomType({ id: 1, name: 'Garden' })
const suite = makeRoomType({ id: 2, name: 'Suite' })
const rooms = [
  makeRoom({ id: 10, room_number: '10', room_type_id: 1 }),
  makeRoom({ id: 2, room_number: '2', room_type_id: 1 }),
  makeRoom({ id: 30, room_number: 'S1', room_type_id: 2 }),
]
const given = { firstDay: '2026-11-01', dayCount: 30, dayWidth: 40, rowHeight: 36, room_types: [garden, suite], rooms }

it('sorts room numbers as people count', () => {
  const numbers = ['10', '2', 'B12', 'B3', '101', '1'].map((room_number) => makeRoom({ room_number }))
  expect(inNaturalOrder(numbers).map(({ room_number }) => room_number)).toEqual(['1', '2', '10', '101', 'B3', 'B12'])
})

describe('rows', () => {
  const names = (geometry: ReturnType<typeof layOut>) =>
    geometry.rows.map((row) => (row.kind === 'type' ? row.type.name : row.room.room_number))

  it('have a heading for each type, and the rooms below it', () => {
    const geometry = layOut(given)
    expect(names(geometry)).toEqual(['Garden', '2', '10', 'Suite', 'S1'])
    expect(geometry.height).toBe(2 * headingHeight + 3 * 36)
    expect(geometry.width).toBe(1200)
  })

  it('of a collapsed type are left out; a type without rooms has no heading', () => {
    const geometry = layOut({ ...given, room_types: [garden, suite, makeRoomType({ id: 3 })], collapsed: new Set([1]) })
    expect(names(geometry)).toEqual(['Garden', 'Suite', 'S1'])
    expect(barRect(geometry, { room_id: 2, check_in_date: '2026-11-02', check_out_date: '2026-11-04' })).toBeUndefined()
  })

  it('are found by their position', () => {
    const geometry = layOut(given)
    const found = (y: number) => {
      const row = rowAt(geometry, y)
      return row?.kind === 'room' ? row.room.room_number : row?.type.name
    }
    expect([-5, 0, headingHeight, headingHeight + 36, headingHeight + 72, 10_000].map(found)).toEqual([
      'Garden',
      'Garden',
      '2',
      '10',
      'Suite',
      'S1',
    ])
    expect(rowAt(layOut({ ...given, rooms: [] }), 0)).toBeUndefined()
  })
})

it('finds the edge of a day, and the day of a position', () => {
  const geometry = layOut(given)
  expect(xOf(geometry, '2026-11-04')).toBe(120)
  expect(['2026-11-04', '2026-11-04', '2026-11-01', '2026-11-30']).toEqual(
    [120, 159, -1, 5000].map((x) => dayAt(geometry, x)),
  )
})

it('draws a bar from the middle of the arrival to the middle of the departure', () => {
  const geometry = layOut(given)
  const first = barRect(geometry, { room_id: 2, check_in_date: '2026-11-02', check_out_date: '2026-11-04' })
  const next = barRect(geometry, { room_id: 2, check_in_date: '2026-11-04', check_out_date: '2026-11-05' })
  expect(first).toEqual({ x: 61, y: headingHeight + 3, width: 78, height: 30 })
  // They meet on Nov 4 without touching.
  expect(next?.x).toBe(141)
})
