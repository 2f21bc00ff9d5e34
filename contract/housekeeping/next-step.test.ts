import { describe, expect, test } from 'vitest'
import type { CleaningState, HousekeepingRoom } from '#contract/housekeeping/housekeeping.ts'
import { canTake, inOrderOfWork, isFinished, nextStep } from '#contract/housekeeping/next-step.ts'
import type { CleaningStep } from '#contract/housekeeping/step.ts'
import type { RoomCondition } from '#contract/rooms/room-condition.ts'

const guests: HousekeepingRoom['guests'] = {
  stay: 'stay',
  booking: null,
  booking_number: null,
  guest_name: null,
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
  check_in_date: '2026-11-14',
  check_out_date: '2026-11-16',
  housekeeping_remarks: '',
}

const room = (state: CleaningState, condition: RoomCondition = 'dirty', isOccupied = true) => ({
  state,
  condition,
  guests: isOccupied ? guests : null,
})

test.each<[CleaningState, RoomCondition, CleaningStep | undefined, CleaningStep | undefined]>([
  ['waiting', 'dirty', 'start', 'start'],
  ['started', 'dirty', 'done', 'done'],
  ['done', 'clean', undefined, 'inspect'],
  ['inspected', 'inspected', undefined, undefined],
  ['do_not_disturb', 'dirty', 'start', 'start'],
  ['refused', 'dirty', 'start', 'start'],
  ['waiting', 'clean', undefined, 'inspect'],
  ['waiting', 'inspected', undefined, undefined],
])('in a room that is %s and %s a cleaner does %s next, a supervisor %s', (state, condition, cleaner, supervisor) => {
  expect(nextStep(room(state, condition), false)).toBe(cleaner)
  expect(nextStep(room(state, condition), true)).toBe(supervisor)
})

describe('a step', () => {
  test('is possible once', () => {
    expect(canTake('start', room('started'))).toBe(false)
    expect(canTake('done', room('done', 'clean'))).toBe(false)
    expect(canTake('inspect', room('inspected', 'inspected'))).toBe(false)
  })

  test('done does not need start', () => expect(canTake('done', room('waiting'))).toBe(true))

  test('a room that is not clean is not inspected', () => {
    expect(canTake('inspect', room('waiting'))).toBe(false)
    expect(canTake('inspect', room('started'))).toBe(false)
  })

  test('a room is sent back unless it is dirty', () => {
    expect(canTake('send_back', room('done', 'clean'))).toBe(true)
    expect(canTake('send_back', room('inspected', 'inspected'))).toBe(true)
    expect(canTake('send_back', room('waiting', 'clean', false))).toBe(true)
    expect(canTake('send_back', room('waiting'))).toBe(false)
    expect(canTake('send_back', room('started'))).toBe(false)
  })

  test('do not disturb and refused need guests in the room', () => {
    for (const step of ['do_not_disturb', 'refused'] as const) {
      expect(canTake(step, room('waiting'))).toBe(true)
      expect(canTake(step, room('waiting', 'dirty', false))).toBe(false)
      expect(canTake(step, room('done', 'clean'))).toBe(false)
    }
  })
})

test('an assigned room without work counts as finished', () => {
  expect(isFinished({ state: 'waiting', cleaning: null })).toBe(true)
  expect(isFinished({ state: 'waiting', cleaning: 'stay' })).toBe(false)
  expect(isFinished({ state: 'done', cleaning: 'departure' })).toBe(true)
})

test('rooms are cleaned in the order of the next arrivals, those with do not disturb late, finished ones last', () => {
  const full = (room_number: string, more: Partial<HousekeepingRoom>) =>
    ({
      room_number,
      ...room('waiting', 'dirty', false),
      cleaning: 'departure',
      arrival: null,
      ...more,
    }) as HousekeepingRoom
  const arrival = (expected_arrival: string | null) => ({
    arrival: { ...guests, has_arrived: false, expected_arrival },
  })
  const rooms = [
    full('101', { state: 'done' }),
    full('102', { guests, state: 'do_not_disturb' }),
    full('103', { guests, cleaning: 'stay' }),
    full('104', {}),
    full('105', arrival(null)),
    full('106', arrival('12:00')),
    full('107', { state: 'started' }),
    full('108', { guests, ...arrival('09:00') }),
    full('109', arrival('21:00')),
    full('110', { guests, cleaning: 'stay', arrival: { ...guests, has_arrived: true, expected_arrival: '08:00' } }),
  ]
  // Who gave no time may come from 13:00 on; a room with guests in it is cleaned after the empty ones.
  expect(inOrderOfWork(rooms, '13:00').map(({ room_number }) => room_number)).toEqual([
    '107',
    '106',
    '105',
    '109',
    '108',
    '104',
    '103',
    '110',
    '102',
    '101',
  ])
})
