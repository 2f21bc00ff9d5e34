import { expect, test } from 'vitest'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { canCheckOutRoom, canCorrectNights, canMoveRoom } from '#contract/bookings/stays/stay-rules.ts'
import { rupees } from '#contract/kit/money.ts'
import { DayListRow } from '#contract/reports/day-list.ts'
import { Room } from '#contract/rooms/room.ts'
import { roomNumbers } from '#web/bookings/booking-text.ts'
import { extension } from '#web/bookings/stays/extension.ts'
import { freeForLine } from '#web/bookings/stays/free-for-line.ts'
import { correctedBill, pastNights } from '#web/bookings/stays/past-nights.ts'
import { rentsInShort } from '#web/bookings/stays/rents-in-short.ts'
import { swapPartners } from '#web/bookings/stays/swap-partners.ts'
import { makeBooking, makeDetail, room, stay } from '#web/testing/make-booking.ts'

const today = '2026-11-17'

/** Line 1 is in 101 and moves to 102; line 2 is in 103. */
const rooms = [
  { ...room('101', '2026-11-15', '2026-11-18'), line: 1 },
  { ...room('102', '2026-11-18', '2026-11-20'), line: 1 },
  { ...room('103', '2026-11-15', '2026-11-20'), line: 2 },
]
const dates = { check_in_date: '2026-11-15', check_out_date: '2026-11-20' }
const group = makeBooking({ booking_type: 'group', rooms, ...dates })

const free = (...numbers: string[]) =>
  numbers.map((room_number) =>
    Room.parse({
      id: Number(room_number),
      slug: room_number,
      room_number,
      room_type_id: 1,
      room_type: {
        name: room_number < '200' ? 'Garden' : 'Suite',
        max_adults: 2,
        max_children: 0,
        max_infants: 0,
        price_per_night: 2500,
      },
      status: 'available',
      description: '',
      condition: 'clean',
      is_ready: true,
      open_faults: 0,
      overstay: null,
      version: 1,
    }),
  )

test('rooms are named by line, and in sequence for guests who change rooms', () => {
  expect(roomNumbers(group)).toBe('101 → 102, 103')
})

test('a line is offered rooms that no other line of the booking has, and no room that it has anyway', () => {
  const offered = (from: string) =>
    freeForLine(free('101', '102', '103', '104'), group.rooms, 1, { from, to: '2026-11-20' }).map(({ id }) => id)
  expect(offered('2026-11-17')).toEqual([101, 102, 104])
  expect(offered('2026-11-18')).toEqual([101, 104])
})

test('an extension needs another room if the own one is taken, of the same type first', () => {
  const own = bookedLines(group.rooms.slice(0, 1))
  expect(extension(own, { rooms: free('101', '104'), isCertain: true })).toMatchObject({ taken: [], needsRoom: false })
  const { needsRoom, freeRooms, likely } = extension(own, { rooms: free('201', '104'), isCertain: true })
  expect(needsRoom).toBe(true)
  expect(likely?.room_number).toBe('104')
  expect(freeRooms.map(({ room_number }) => room_number)).toEqual(['104', '201'])
  expect(extension(own, { rooms: free('201'), isCertain: true }).likely).toBeUndefined()
  expect(extension(own, { rooms: [], isCertain: false })).toMatchObject({ taken: [], needsRoom: false })
})

test('rooms are swapped with guests of the same night, not with the own line', () => {
  const listed = (stay_id: number, more: object) =>
    DayListRow.parse({
      stay_id,
      line: 1,
      booking_slug: 'other',
      booking_number: 'BK-000002',
      room_number: '104',
      from_room: null,
      room_type: 'Garden',
      guest_name: 'Ravi',
      phone: '',
      group_name: null,
      check_in_date: '2026-11-16',
      check_out_date: '2026-11-19',
      ...{ number_of_adults: 1, number_of_children: 0, number_of_infants: 0, source: null },
      ...{ food_plan: 'EP', special_requests: '', desk_remarks: '', housekeeping_remarks: '' },
      ...{ expected_arrival: null, pinned: false, is_overdue: false },
      status: 'checked_in',
      ...more,
    })
  const rows = [
    listed(1, {}),
    listed(1, {}),
    listed(2, { booking_slug: 'stay', room_number: '101' }),
    listed(3, { booking_slug: 'stay', line: 2, room_number: '103' }),
    listed(4, { room_number: '105', status: 'checked_out' }),
    listed(5, { room_number: '106', check_out_date: today }),
  ]
  const partners = swapPartners(rows, { booking: group, stay: { room_number: '101', line: 1 }, from: today })
  expect(partners.map(({ stay_id }) => stay_id)).toEqual([1, 3])
})

test('the actions follow from status, dates and rooms', () => {
  expect(canMoveRoom(group, today)).toBe(true)
  expect(canMoveRoom(group, '2026-11-20')).toBe(false)
  expect(canMoveRoom({ ...group, status: 'booked' }, '2026-11-30')).toBe(true)
  expect(canMoveRoom({ ...group, status: 'checked_out' }, today)).toBe(false)
  expect(canCheckOutRoom(group, today)).toBe(true)
  const left = group.rooms.map((one) => (one.line === 2 ? { ...one, departed_on: one.check_out_date } : one))
  expect(canCheckOutRoom({ ...group, rooms: left }, today)).toBe(false)
  expect(canCorrectNights(group, today)).toBe(true)
  expect(canCorrectNights(group, '2026-11-15')).toBe(false)
})

test('a correction changes the bill by the past nights that it names', () => {
  const rooms = [{ ...stay('101', ['2026-11-15', '2026-11-16', '2026-11-17']), line: 1 }]
  const booking = makeDetail({ rooms, check_out_date: '2026-11-18' })
  expect(pastNights(booking, today).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-16'])
  const corrected = [{ line: 1, date: '2026-11-16', rent: rupees(2000) }]
  const saved = { lines: [], paid: rupees(0) }
  expect(
    correctedBill(booking, { nights: corrected, departure: undefined }, { rules: [], composite: false }, saved).total,
  ).toBe(rupees(7000))
})

test('rents that differ are shown with the night from which they apply', () => {
  const night = (date: string, rent: number) => ({ date, rent: rupees(rent) })
  expect(rentsInShort([night('2026-11-15', 2500), night('2026-11-16', 2500)])).toBe('₹2,500.00')
  expect(rentsInShort([night('2026-11-15', 2000), night('2026-11-16', 2500)])).toBe(
    '₹2,000.00, from Nov 16, 2026 ₹2,500.00',
  )
})
