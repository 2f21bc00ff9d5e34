import { expect, test } from 'vitest'
import { noTaxes } from '#contract/folios/taxes.ts'
import { paise } from '#contract/kit/money.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { rulesOf } from '#contract/taxes/rules-of.ts'
import { asType, emptyLine, inputOf, newBooking } from '#web/bookings/form/booking-input.ts'
import { sumOfInput } from '#web/bookings/form/use-form-bill.ts'
import { makeDetail, stay } from '#web/testing/make-booking.ts'

const individual = { ...newBooking('individual', '2026-11-15', 7), room_ids: [3], room_rent: 2500 }

test('the chosen room is kept when switching to a group and back', () => {
  const group = asType(individual, 'group')
  expect(group.rooms.map(({ room_id, room_rent }) => [room_id, room_rent])).toEqual([
    [3, 2500],
    [null, 0],
  ])
  expect(asType(group, 'individual')).toMatchObject({ room_ids: [3], room_rent: 2500, guest_id: 7 })
})

const groupOf = (...rooms: [number, number][]) => ({
  ...newBooking('group', '2026-11-15', 7),
  rooms: rooms.map(([room_id, room_rent]) => ({ ...emptyLine, room_id, room_rent })),
})
const linesOf = (input: ReturnType<typeof asType>) => input.rooms.map(({ room_id, room_rent }) => [room_id, room_rent])

test('the room and rent chosen last are kept when the type is switched', () => {
  const chosen = { ...asType(groupOf([203, 1800], [208, 2000]), 'individual'), room_ids: [107], room_rent: 2500 }
  const group = asType(chosen, 'group')
  expect(linesOf(group)).toEqual([
    [107, 2500],
    [208, 2000],
  ])
  expect(asType(group, 'individual')).toMatchObject({ room_ids: [107], room_rent: 2500 })
})

test('a room that is in another line of the group is moved to the first line', () => {
  const chosen = { ...asType(groupOf([203, 1800], [208, 2000]), 'individual'), room_ids: [208], room_rent: 2100 }
  expect(linesOf(asType(chosen, 'group'))).toEqual([
    [208, 2100],
    [203, 1800],
  ])
})

test('there is at least 1 adult after the type is switched', () => {
  const switched = asType(newBooking('group', '2026-11-15', 7), 'individual')
  expect(switched.number_of_adults).toBe(1)
  expect(asType({ ...switched, number_of_adults: 0 }, 'group').number_of_adults).toBe(1)
  expect(asType({ ...switched, number_of_adults: 4 }, 'group').number_of_adults).toBe(4)
})

test('a room keeps both dates if one differs from the booking', () => {
  const [check_in_date, check_out_date] = ['2026-11-20', '2026-11-22']
  const rooms = [stay('203', [check_in_date, '2026-11-21']), { ...stay('208', [check_in_date]), line: 2 }]
  const booking = makeDetail({ booking_type: 'group', check_in_date, check_out_date, rooms })
  expect(inputOf(booking).rooms).toMatchObject([
    { room_id: 203, check_in_date: null, check_out_date: null },
    { room_id: 208, check_in_date: '2026-11-20', check_out_date: '2026-11-21' },
  ])
})

test('the sum counts rent per room and night, meals per guest and night', () => {
  const input = { ...individual, check_out_date: '2026-11-18', number_of_children: 1, food_plan_rate: 250.5 }
  expect(sumOfInput(input, noTaxes, undefined, undefined)).toMatchObject({
    nights: 3,
    rent: 750_000,
    food: 150_300,
    balance: 900_300,
  })
})

test('missing values count as zero', () => {
  const input = { ...individual, check_out_date: null, room_rent: null, advance_amount: null }
  expect(sumOfInput(input, noTaxes, undefined, undefined)).toMatchObject({ nights: 0, rent: 0, balance: 0 })
})

test('the tax and the total are those of the bill', () => {
  const gst = { rules: rulesOf(indianGst(500)), composite: true }
  const input = { ...individual, room_rent: 7500.5, advance_amount: 1000 }
  expect(sumOfInput(input, gst, undefined, undefined)).toMatchObject({
    rent: 750_050,
    tax_rates: [1800],
    tax: 135_010,
    round_off: 40,
    total: 885_100,
    balance: 785_100,
  })
})

test('the orders of a saved booking and the money received count', () => {
  const order = { kind: 'order' as const, description: 'Tea', sac: '996332', quantity: 2, rate: paise(10_000) }
  const line = {
    ...order,
    discount: paise(0),
    amount: paise(20_000),
    treatment: 'taxable' as const,
    tax_rate: 500,
    cgst: paise(500),
    sgst: paise(500),
  }
  const saved = { lines: [line, { ...line, kind: 'room' as const }] }
  expect(sumOfInput({ ...individual, advance_amount: 500 }, noTaxes, saved, undefined)).toMatchObject({
    orders: 20_000,
    tax: 1000,
    total: 271_000,
    advance: 50_000,
    balance: 221_000,
  })
})

test('a booking that begins in the room calendar has the dates that were chosen there', () => {
  const dates = { check_in_date: '2026-12-24', check_out_date: '2026-12-27' }
  expect(newBooking('individual', '2026-11-15', null, dates)).toMatchObject(dates)
  expect(newBooking('individual', '2026-11-15', null)).toMatchObject({ check_out_date: '2026-11-16' })
})
