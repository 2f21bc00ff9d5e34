import { expect, test } from 'vitest'
import { asType, newBooking, sumOfInput } from '#web/bookings/booking-input.ts'

const individual = { ...newBooking('individual', '2026-11-15', 7), room_ids: [3], room_rent: 2500 }

test('the chosen room goes along to a group and back', () => {
  const group = asType(individual, 'group')
  expect(group.rooms.map(({ room_id, room_rent }) => [room_id, room_rent])).toEqual([
    [3, 2500],
    [null, 0],
  ])
  expect(asType(group, 'individual')).toMatchObject({ room_ids: [3], room_rent: 2500, guest_id: 7 })
})

test('the sum counts rent per room and night, food per eater and night', () => {
  const input = { ...individual, check_out_date: '2026-11-18', number_of_children: 1, food_plan_rate: 250.5 }
  expect(sumOfInput(input)).toMatchObject({ nights: 3, rent: 750_000, food: 150_300, balance: 900_300 })
})

test('what is not there yet counts nothing', () => {
  const input = { ...individual, check_out_date: null, room_rent: null, advance_amount: null }
  expect(sumOfInput(input)).toMatchObject({ nights: 0, rent: 0, balance: 0 })
})
