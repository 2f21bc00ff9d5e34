import { expect, it } from 'vitest'
import { roomGroups } from '#web/repairs/room-groups.ts'

it('offers all rooms, each floor and each type', () => {
  const rooms = [
    { value: 1, label: '101', room_type: 'Standard' },
    { value: 2, label: '102', room_type: 'Deluxe' },
    { value: 3, label: '201', room_type: 'Standard' },
    { value: 4, label: 'C4', room_type: 'Cottage' },
  ]
  expect(roomGroups(rooms)).toEqual([
    { name: 'All rooms', ids: [1, 2, 3, 4] },
    { name: 'Floor 1', ids: [1, 2] },
    { name: 'Floor 2', ids: [3] },
    { name: 'Other rooms', ids: [4] },
    { name: 'Type Standard', ids: [1, 3] },
    { name: 'Type Deluxe', ids: [2] },
    { name: 'Type Cottage', ids: [4] },
  ])
})
