import { expect, test } from 'vitest'
import type { BookingType } from '#contract/bookings/booking.ts'
import { bookingFormSchema } from '#web/bookings/form/booking-form-schema.ts'
import { newBooking } from '#web/bookings/form/booking-input.ts'

const today = '2026-11-15'
const complaints = (input: object, keptArrival?: string) => {
  const schema = bookingFormSchema((input as { booking_type: BookingType }).booking_type, { today, keptArrival })
  const said = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  return schema.safeParse(said).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}
const blank = newBooking('individual', today, null)

test('the dates are checked while other fields are missing', () => {
  expect(complaints({ ...blank, check_out_date: today })).toEqual(
    expect.arrayContaining([
      'guest_id: Please select a guest',
      'room_ids: Please select a room',
      'check_out_date: Check-out date must be after check-in date',
    ]),
  )
})

test('a past arrival needs a late entry with a reason, unless it is unchanged', () => {
  const past = { ...blank, check_in_date: '2026-11-10' }
  expect(complaints(past)).toContain('check_in_date: Date cannot be in the past')
  expect(complaints(past, '2026-11-10')).not.toContain('check_in_date: Date cannot be in the past')
  expect(complaints({ ...past, late_entry_reason: '' })).toContain(
    'late_entry_reason: Please say why this stay is entered late',
  )
})

test('a group has its own messages', () => {
  const group = newBooking('group', today, null)
  const [line] = group.rooms
  expect(complaints({ ...group, rooms: [{ ...line, room_id: 4 }] })).toEqual(
    expect.arrayContaining([
      'guest_id: Guest is required',
      'food_plan_id: Food plan is required',
      'rooms: At least 2 room(s) are required.',
      'number_of_adults: At least 1 adult is required',
    ]),
  )
})

test('the fields of the other type of booking are kept without a check', () => {
  const single = { ...blank, guest_id: 7, room_ids: [3], room_rent: 2500, food_plan_id: 1 }
  expect(complaints(single)).toEqual([])
  const line = { room_rent: 2500 }
  const group = {
    ...newBooking('group', today, 7),
    number_of_adults: 2,
    food_plan_id: 1,
    rooms: [
      { ...line, room_id: 3 },
      { ...line, room_id: 4 },
    ],
  }
  expect(complaints({ ...group, room_ids: [99], room_rent: -1 })).toEqual([])
})

test('emptied details are sent as empty, so that an edit clears them', () => {
  const schema = bookingFormSchema('individual', { today, keptArrival: undefined })
  const { late_entry_reason: _none, ...input } = { ...blank, guest_id: 1, room_ids: [2], food_plan_id: 3 }
  const sent = (more: object) => {
    const given = Object.entries({ ...input, ...more }).filter(([, value]) => value !== null)
    return schema.parse(Object.fromEntries(given))
  }
  expect(sent({})).toMatchObject({
    expected_arrival: null,
    source_id: null,
    company_id: null,
    desk_remarks: '',
    pinned: false,
  })
  expect(sent({ expected_arrival: '' })).toMatchObject({ expected_arrival: null })
  expect(sent({ expected_arrival: '18:30', source_id: 4 })).toMatchObject({ expected_arrival: '18:30', source_id: 4 })
})
