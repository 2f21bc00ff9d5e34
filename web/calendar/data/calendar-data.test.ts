import { expect, it } from 'vitest'
import { chunkDays, chunkOf, daysOfChunk, mergeCalendars } from '#web/calendar/data/calendar-data.ts'
import { makeCalendar, makeDay, makeRoom, makeRoomType, makeStay } from '#web/calendar/testing/make-calendar.ts'

it('reads days in chunks that do not depend on where the calendar was opened', () => {
  const chunk = chunkOf('2026-11-16')
  const { from, to } = daysOfChunk(chunk)
  expect([chunkOf(from), chunkOf(to)]).toEqual([chunk, chunk])
  expect(from <= '2026-11-16' && '2026-11-16' <= to).toBe(true)
  expect(daysOfChunk(chunk + 1).from > to).toBe(true)
  expect(chunkOf('1999-05-01')).toBeLessThan(0)
  expect(chunkDays).toBe(28)
})

const long = makeStay({ stay: 'long', check_in_date: '2026-11-10', check_out_date: '2026-12-20' })
const first = makeCalendar({ stays: [long] }, '2026-11-02', '2026-11-29')
const second = makeCalendar(
  { stays: [{ ...long }, makeStay({ stay: 'other' })], rooms: [makeRoom(), makeRoom({ id: 9, is_retired: true })] },
  '2026-11-30',
  '2026-12-27',
)

it('shows a stay that reaches into two chunks once, and the rooms of both', () => {
  const { stays, rooms, days } = mergeCalendars([first, second])
  expect(stays.map(({ stay }) => stay)).toEqual(['long', 'other'])
  expect(rooms.map(({ id }) => id)).toEqual([101, 9])
  expect(days.size).toBe(56)
})

it('keeps the records that did not change, so that only the others are drawn again', () => {
  const before = mergeCalendars([first, second])
  const changed = { ...second, stays: [{ ...long }, makeStay({ stay: 'other', guest_name: 'Bela Sen' })] }
  const after = mergeCalendars([first, changed], before)
  expect(after.stays[0]).toBe(before.stays[0])
  expect(after.stays[1]).toMatchObject({ guest_name: 'Bela Sen' })
  expect(after.rooms).toBe(before.rooms)
  expect(after.room_types).toBe(before.room_types)
  expect(after.days.get('2026-11-02')).toBe(before.days.get('2026-11-02'))
})

it('takes the free rooms of a type from the order of its own chunk', () => {
  const types = [makeRoomType({ id: 1 }), makeRoomType({ id: 2 })]
  const one = { ...first, room_types: types, days: [makeDay({ date: '2026-11-02', free_by_type: [4, 7] })] }
  const other = {
    ...second,
    room_types: types.toReversed(),
    days: [makeDay({ date: '2026-11-30', free_by_type: [7, 4] })],
  }
  const { days } = mergeCalendars([one, other])
  expect(days.get('2026-11-02')?.freeOfType).toEqual(days.get('2026-11-30')?.freeOfType)
})
