import { expect, test } from 'vitest'
import { roomText, typesText } from '#web/my-stays/stay-text.ts'

const room = (line: number, room_number: string | null, room_type: string, check_in_date = '2026-11-15') => ({
  ...{ id: line, line, room_number, room_type, check_in_date },
  check_out_date: '2026-11-18',
})

test('a guest reads the room, the rooms of a group, and a later room move', () => {
  expect(roomText({ rooms: [room(1, null, 'Deluxe')] })).toBeUndefined()
  expect(roomText({ rooms: [room(1, '204', 'Deluxe'), room(2, '205', 'Deluxe')] })).toBe('Rooms 204, 205')
  const moves = [room(1, '204', 'Deluxe'), room(1, 'C1', 'Cottage', '2026-11-17')]
  expect(roomText({ rooms: moves })).toBe('Room 204, then C1 from Nov 17, 2026')
  expect(typesText({ rooms: moves })).toBe('Deluxe then Cottage')
  expect(typesText({ rooms: [...moves, room(2, '205', 'Deluxe'), room(3, '206', 'Deluxe')] })).toBe(
    'Deluxe then Cottage, 2 × Deluxe',
  )
})
