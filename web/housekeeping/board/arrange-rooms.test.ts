import { expect, it } from 'vitest'
import { arrangeRooms, matches } from '#web/housekeeping/board/arrange-rooms.ts'
import { boardTotals, workOfPeople } from '#web/housekeeping/board/board-totals.ts'
import { arrival, dirty, guests, lata, mina, room } from '#web/housekeeping/testing/make-board.ts'

const shown = (groups: ReturnType<typeof arrangeRooms>) =>
  groups.map(({ name, rooms }) => `${name}: ${rooms.map(({ room_number }) => room_number).join(' ')}`)

const rooms = [
  room('101'),
  room('1001'),
  room('201', { room_type_id: 2, room_type: 'Attic', arrival: arrival(null) }),
  room('102', { arrival: arrival('18:00') }),
  room('103', { arrival: arrival('09:30', true) }),
  room('7', { floor: '', arrival: arrival('12:00') }),
]

it('groups rooms by floor in the order of the floors, and rooms without a floor last', () => {
  expect(shown(arrangeRooms(rooms, 'floor', { arrivalsFirst: false, checkInTime: '14:00' }))).toEqual([
    'Floor 1: 101 102 103',
    'Floor 2: 201',
    'Floor 10: 1001',
    'Other rooms: 7',
  ])
})

it('groups rooms by the name of their type', () => {
  expect(shown(arrangeRooms(rooms, 'type', { arrivalsFirst: false, checkInTime: '14:00' }))).toEqual([
    'Attic: 201',
    'Garden: 101 1001 102 103 7',
  ])
})

it('shows rooms that guests still arrive in first, the earliest above the others and those without a time from check-in time on', () => {
  expect(shown(arrangeRooms(rooms, 'floor', { arrivalsFirst: true, checkInTime: '14:00' }))).toEqual([
    'Arrivals today: 7 201 102',
    'Floor 1: 101 103',
    'Floor 10: 1001',
  ])
})

it('filters by condition, by person, and by rooms that nobody has', () => {
  const taken = dirty('101', { assignee: lata })
  expect(matches({ condition: 'dirty' }, taken)).toBe(true)
  expect(matches({ condition: 'clean' }, taken)).toBe(false)
  expect(matches({ assignee: 7 }, taken)).toBe(true)
  expect(matches({ assignee: 0 }, taken)).toBe(false)
  expect(matches({ assignee: 0, condition: 'clean' }, room('102'))).toBe(true)
})

it('counts conditions, and arrivals whose room is ready and empty', () => {
  const counted = [
    dirty('101', { arrival: arrival('14:00') }),
    room('102', { arrival: arrival('14:00') }),
    // Ready, but its guests have not left yet.
    room('103', { arrival: arrival('14:00'), guests: guests() }),
    room('104', { condition: 'inspected', arrival: arrival('14:00', true) }),
  ]
  expect(boardTotals(counted)).toEqual({ dirty: 1, clean: 2, inspected: 1, arrivals: 3, ready: 1 })
})

it('adds up the credits of each person, and of rooms to clean that nobody has', () => {
  const assigned = [
    dirty('101', { assignee: lata }),
    room('102', { assignee: lata, cleaning: 'stay', credits: 1, state: 'done' }),
    dirty('103'),
    room('104'),
  ]
  expect(workOfPeople({ rooms: assigned, staff: [lata, mina] })).toEqual([
    { id: 7, name: 'Lata', rooms: 2, finished: 1, credits: 3 },
    { id: 8, name: 'Mina', rooms: 0, finished: 0, credits: 0 },
    { id: null, name: 'Nobody', rooms: 1, finished: 0, credits: 2 },
  ])
})
