import { expect, it } from 'vitest'
import { isOverdue, lastDayOf, lookOf, stayLabel } from '#web/calendar/bars/shown-stay.ts'
import { makeRoom, makeStay } from '#web/calendar/testing/make-calendar.ts'

const today = '2026-11-16'
const nights = { check_in_date: '2026-11-10', check_out_date: '2026-11-14' }

it('draws guests who should have left until today', () => {
  const stay = makeStay({ ...nights, status: 'checked_in' })
  expect(isOverdue(stay, today)).toBe(true)
  expect(lastDayOf(stay, today)).toBe(today)
  // They sleep in another room of the hotel since then, or this room of the group has left.
  expect(lastDayOf({ ...stay, moves_on: true }, today)).toBe('2026-11-14')
  expect(lastDayOf({ ...stay, departed_on: '2026-11-12' }, today)).toBe('2026-11-12')
  expect(isOverdue({ ...stay, departed_on: '2026-11-12' }, today)).toBe(false)
})

it('shows a room of a group that left before the others as checked out', () => {
  expect(lookOf(makeStay({ status: 'checked_in', departed_on: '2026-11-12' }))).toBe('checked_out')
})

it('says room, guest, dates, status and marks', () => {
  const stay = makeStay({
    ...nights,
    number_of_children: 1,
    balance_due: true,
    pinned: true,
    group_name: 'Rao wedding',
  })
  expect(stayLabel(stay, makeRoom(), today)).toBe(
    'Room 101, Asha Rao, group Rao wedding, Nov 10, 2026 to Nov 14, 2026, Booked, 3 people, overdue, balance due, pinned to this room',
  )
})
