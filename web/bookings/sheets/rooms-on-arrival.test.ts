import { expect, it } from 'vitest'
import { roomsOnArrival } from '#web/bookings/sheets/rooms-on-arrival.ts'
import { makeBooking, room } from '#web/testing/make-booking.ts'

const group = makeBooking({
  booking_type: 'group',
  status: 'booked',
  check_in_date: '2026-11-16',
  check_out_date: '2026-11-20',
  rooms: [
    room('103', '2026-11-16', '2026-11-20'),
    room('104', '2026-11-18', '2026-11-20'),
    room('105', '2026-11-18', '2026-11-19'),
    room('106', '2026-11-17', '2026-11-20'),
  ],
})

const on = (today: string) => {
  const { rooms, follow } = roomsOnArrival(group, today)
  return { rooms: rooms.map(({ room_number }) => room_number), follow }
}

it('names the rooms that begin today, and the dates of the others', () => {
  const follow = ['106 follows on Nov 17, 2026.', '104 and 105 follow on Nov 18, 2026.']
  expect(on('2026-11-16')).toEqual({ rooms: ['103'], follow })
  // On an early arrival, the rooms of the first day begin today.
  expect(on('2026-11-15')).toEqual({ rooms: ['103'], follow })
  expect(on('2026-11-18')).toEqual({ rooms: ['103', '104', '105', '106'], follow: [] })
  expect(on('2026-11-19')).toEqual({ rooms: ['103', '104', '106'], follow: [] })
})

it('names all rooms of a past late entry', () => {
  expect(on('2026-12-01')).toEqual({ rooms: ['103', '104', '105', '106'], follow: [] })
})
