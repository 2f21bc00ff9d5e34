import { expect, test } from 'vitest'
import { newRoom, noNights, roomFormSchema } from '#web/rooms/room-input.ts'

const room = { ...newRoom, room_number: '101', room_type_id: 3, description: 'Ground floor' }
const night = { check_in_date: '2026-11-15', check_out_date: '2026-11-17', maintenance_reason: 'Paint' }

test('empty nights are not sent, and incomplete nights are refused', () => {
  expect(roomFormSchema.parse({ ...room, maintenance: { maintenance_reason: ' ' } }).maintenance).toBeUndefined()
  expect(roomFormSchema.parse({ ...room, maintenance: noNights }).maintenance).toBeUndefined()
  expect(roomFormSchema.parse({ ...room, maintenance: night }).maintenance).toEqual(night)
  const begun = roomFormSchema.safeParse({ ...room, maintenance: { maintenance_reason: 'Paint' } })
  expect(begun.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'maintenance.check_in_date',
    'maintenance.check_out_date',
  ])
})
