import { expect, it } from 'vitest'
import { indexStays } from '#web/calendar/bars/stay-index.ts'
import { layOut } from '#web/calendar/grid/geometry.ts'
import { placeOfTarget, targetAt, walk } from '#web/calendar/keyboard/keyboard-navigation.ts'
import { makeBlock, makeRoom, makeRoomType, makeStay } from '#web/calendar/testing/make-calendar.ts'

const rooms = [makeRoom(), makeRoom({ id: 102, room_number: '102' }), makeRoom({ id: 103, room_number: '103' })]
const geometry = layOut({
  firstDay: '2026-11-01',
  dayCount: 60,
  dayWidth: 40,
  rowHeight: 36,
  room_types: [makeRoomType()],
  rooms,
})
const stay = makeStay({ check_in_date: '2026-11-15', check_out_date: '2026-11-18' })
const block = makeBlock({ room_id: 102, check_in_date: '2026-11-16', check_out_date: '2026-11-19' })
const index = indexStays({ stays: [stay], blocks: [block] }, '2026-11-16')

const at = (id: number, day: string) => ({ row: { kind: 'room' as const, id }, day })
const press = (key: string, place: ReturnType<typeof at>, ctrlKey = false) =>
  walk(
    { key, ctrlKey },
    { geometry, index, place, firstVisible: '2026-11-14', lastVisible: '2026-11-27', rowsPerPage: 2 },
  )

it('finds bars, blocks, free cells and types', () => {
  expect(targetAt(geometry, index, at(101, '2026-11-17'))).toEqual({ kind: 'stay', stay })
  // The night of the departure is free again.
  expect(targetAt(geometry, index, at(101, '2026-11-18'))).toMatchObject({ kind: 'cell', day: '2026-11-18' })
  expect(targetAt(geometry, index, at(102, '2026-11-16'))).toEqual({ kind: 'block', block })
  expect(placeOfTarget({ kind: 'stay', stay })).toEqual(at(101, '2026-11-15'))
})

it('steps over a bar at once', () => {
  expect(press('ArrowRight', at(101, '2026-11-14'))).toEqual(at(101, '2026-11-15'))
  expect(press('ArrowRight', at(101, '2026-11-16'))).toEqual(at(101, '2026-11-18'))
  expect(press('ArrowLeft', at(101, '2026-11-17'))).toEqual(at(101, '2026-11-14'))
  expect(press('ArrowRight', at(102, '2026-11-17'))).toEqual(at(102, '2026-11-19'))
})

it('walks rows with their headings, pages and ends', () => {
  const heading = { row: { kind: 'type', id: 1 }, day: '2026-11-16' }
  expect(press('ArrowUp', at(101, '2026-11-16'))).toEqual(heading)
  expect(press('ArrowDown', at(101, '2026-11-16'))).toEqual(at(102, '2026-11-16'))
  expect(press('PageDown', at(101, '2026-11-16'))).toEqual(at(103, '2026-11-16'))
  expect(press('PageUp', at(102, '2026-11-16'))).toEqual(heading)
  expect(press('Home', at(101, '2026-11-16'))).toEqual(at(101, '2026-11-14'))
  expect(press('End', at(101, '2026-11-16'))).toEqual(at(101, '2026-11-27'))
  expect(press('End', at(101, '2026-11-16'), true)).toEqual(at(103, '2026-11-16'))
  expect(press('a', at(101, '2026-11-16'))).toBeUndefined()
})
