import { describe, expect, test } from 'vitest'
import type { CalendarStay } from '#contract/calendar/calendar.ts'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { warningsOf, whyNot } from '#contract/calendar/why-not.ts'

const asha = stayOf('Asha', 2, 4)
const inHouse = stayOf('Kiran', -2, 2, { status: 'checked_in' })
const at = (room_id: number, from: number, to: number) => ({
  room_id,
  check_in_date: day(from),
  check_out_date: day(to),
})
const reason = (stay: CalendarStay, target: ReturnType<typeof at>, others: CalendarStay[] = []) =>
  whyNot(calendarOf([stay, ...others]), stay, target, today)

describe('a stay can have', () => {
  test('a free room, and a room from the day on which others leave', () => {
    expect(reason(asha, at(2, 2, 4))).toBeUndefined()
    expect(
      reason(asha, at(2, 2, 4), [stayOf('Next', 4, 6, { room_id: 2 }), stayOf('Earlier', 0, 2, { room_id: 2 })]),
    ).toBeUndefined()
  })
  test('its own nights on other dates', () => expect(reason(asha, at(1, 3, 5))).toBeUndefined())
  test('the nights of guests who have left early', () => {
    const left = stayOf('Left', 1, 5, { room_id: 2, departed_on: today, status: 'checked_in' })
    expect(reason(asha, at(2, 2, 4), [left])).toBeUndefined()
  })
  test('nights that are taken before today, if the guests are in the house', () => {
    const past = stayOf('Past', -3, 0, { room_id: 2, status: 'checked_out' })
    expect(reason(inHouse, at(2, -2, 2), [past])).toBeUndefined()
  })
})

describe('a stay can not have', () => {
  test('the nights of others', () => {
    const other = stayOf('Ravi', 3, 6, { room_id: 2 })
    expect(reason(asha, at(2, 2, 4), [other])).toBe('Room 102 is taken by Ravi from Nov 19, 2026 to Nov 22, 2026.')
  })
  test('blocked nights', () => {
    const block = {
      id: 1,
      room_id: 2,
      check_in_date: day(1),
      check_out_date: day(3),
      maintenance_reason: 'Leaking tap',
    }
    const calendar = calendarOf([asha], { blocks: [block] })
    expect(whyNot(calendar, asha, at(2, 2, 4), today)).toBe(
      'Room 102 is blocked from Nov 17, 2026 to Nov 19, 2026: Leaking tap.',
    )
    expect(whyNot(calendar, asha, at(2, 3, 5), today)).toBeUndefined()
  })
  test.each([
    [{ under_maintenance: true }, 'Room 102 is under maintenance. Choose another room.'],
    [{ is_retired: true }, 'Room 102 is no longer in use. Choose another room.'],
  ])('a room that is %o', (state, message) => {
    const { rooms } = calendarOf([])
    const calendar = calendarOf([asha], { rooms: rooms.map((room) => (room.id === 2 ? { ...room, ...state } : room)) })
    expect(whyNot(calendar, asha, at(2, 2, 4), today)).toBe(message)
    expect(whyNot(calendar, { ...asha, room_id: 2 }, at(2, 2, 5), today)).toBeUndefined()
  })
  test('a room whose guests are still there, if they would enter it today', () => {
    const late = stayOf('Late', -2, 0, { room_id: 2, status: 'checked_in' })
    expect(reason(inHouse, at(2, -2, 2), [late])).toMatch(/^Room 102 is still occupied/)
    expect(reason(asha, at(2, 2, 4), [late])).toBeUndefined()
  })
  test.each<[string, CalendarStay, ReturnType<typeof at>, RegExp]>([
    ['another arrival in the house', inHouse, at(1, -1, 2), /have arrived/],
    ['a departure before today', inHouse, at(1, -2, -1), /check-out on Nov 16, 2026 or later/],
    ['a room for nights that are over', { ...inHouse, check_out_date: today }, at(2, -2, 0), /^No night is left/],
    ['an arrival from another room', stayOf('Inner', 2, 4, { moved_in: true }), at(1, 1, 4), /come from another room/],
    ['a departure to another room', stayOf('Inner', 2, 4, { moves_on: true }), at(1, 2, 5), /go on to another room/],
    ['any other room after departure', stayOf('Gone', -3, -1, { status: 'checked_out' }), at(2, -3, -1), /have left/],
    ['an arrival in the past', asha, at(1, -1, 4), /^Date cannot be in the past/],
    ['no nights', asha, at(1, 4, 4), /must be after/],
    ['a room that is gone', asha, at(99, 2, 4), /^This room no longer exists/],
  ])('%s', (_title, stay, target, message) => expect(reason(stay, target)).toMatch(message))
})

test('warns of a small room and of a pinned guest, but not in their own room', () => {
  const stay = stayOf('Asha', 2, 4, { room_id: 3, pinned: true })
  expect(warningsOf(calendarOf([stay]), stay, at(1, 2, 4))).toEqual([
    'This guest asked for this very room and is pinned to it.',
    'Room 101 is too small for 2 adults (maximum 1).',
  ])
  expect(warningsOf(calendarOf([stay]), stay, at(3, 5, 6))).toEqual([])
})
