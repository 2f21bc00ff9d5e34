import { expect, it } from 'vitest'
import { spreadRooms } from '#web/housekeeping/assign/spread-rooms.ts'
import { dirty, lata, mina, room } from '#web/housekeeping/testing/make-board.ts'

const staff = [lata, mina]
const numbers = (shares: ReturnType<typeof spreadRooms>['shares']) =>
  shares.map(({ name, credits, rooms }) => [name, credits, ...rooms.map(({ room_number }) => room_number)])

it('gives the rooms that nobody has, on top of those that people have already', () => {
  const rooms = [
    dirty('101', { assignee: lata }),
    dirty('102', { assignee: lata }),
    dirty('103'),
    dirty('104'),
    room('105'),
  ]
  const { shares, changes } = spreadRooms({ rooms, staff }, [7, 8], 'free')
  expect(numbers(shares)).toEqual([
    ['Lata', 4, '101', '102'],
    ['Mina', 4, '103', '104'],
  ])
  expect(changes).toEqual([
    { room: 'room103', assignee_id: 8, seen_assignee_id: null },
    { room: 'room104', assignee_id: 8, seen_assignee_id: null },
  ])
})

it('divides all rooms again, but leaves a room to the person who has started or finished it', () => {
  const rooms = [
    dirty('101', { assignee: lata, state: 'started' }),
    room('102', { assignee: lata, cleaning: 'departure', credits: 2, state: 'done' }),
    dirty('103', { assignee: lata }),
    dirty('104', { assignee: lata }),
    dirty('105', { state: 'refused' }),
  ]
  const { shares, changes } = spreadRooms({ rooms, staff }, [7, 8], 'all')
  expect(numbers(shares)).toEqual([
    ['Lata', 4, '101', '102'],
    ['Mina', 4, '103', '104'],
  ])
  expect(changes.map(({ room: slug }) => slug)).toEqual(['room103', 'room104'])
})

it('changes nothing while nobody is chosen', () => {
  expect(spreadRooms({ rooms: [dirty('101')], staff }, [], 'all')).toEqual({ shares: [], changes: [] })
})
