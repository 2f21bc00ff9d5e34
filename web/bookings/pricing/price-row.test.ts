import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { Quote } from '#contract/rates/quote.ts'
import type { BookingInput } from '#web/bookings/form/booking-form-schema.ts'
import { editedStay, inputOf, newBooking, stayOfInput } from '#web/bookings/form/booking-input.ts'
import { newViolations } from '#web/bookings/pricing/new-violations.ts'
import { isSoldAnew, priceRow } from '#web/bookings/pricing/price-row.ts'
import { quoteQueryOf, type Row, rowsOf, typesQueryOf } from '#web/bookings/pricing/rows.ts'
import { withRents } from '#web/bookings/pricing/send-rents.ts'
import { isAsPriced, rentsToSend, shownRent } from '#web/bookings/pricing/shown-rent.ts'
import { makeDetail, stay } from '#web/testing/make-booking.ts'

const today = '2026-11-10'
const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'] as const

/** 3,000 for the first night, and 100 more for each later one. */
const quote = Quote.parse({
  room_type_id: 1,
  room_type: 'Garden',
  rate_plan_id: 7,
  rate_plan: 'Standard',
  nights: dates.map((date, index) => ({
    date,
    rent: 3000 + index * 100,
    source: 'rate',
    steps: [{ kind: 'rate', amount: 3000 + index * 100, text: `Standard on ${date}` }],
  })),
  ...{ rent: 12_600, food_plan: null, food: 0, tax: 0, tax_rates: [], round_off: 0, total: 12_600 },
  violations: [
    { kind: 'closed', date: '2026-11-21', message: 'Closed on 21' },
    { kind: 'closed', date: '2026-11-22', message: 'Closed on 22' },
    { kind: 'closed_to_departure', date: '2026-11-23', message: 'No departure on 23' },
    { kind: 'book_min_days', date: null, message: 'Too late' },
  ],
  cancellation: 'Cancellations and no-shows are free',
})

/** Two nights of 2,500 that were booked by plan 7. */
const ofPlan = {
  ...{ status: 'booked' as const, rate_plan_id: 7, rate_plan: { id: 7, name: 'Standard' } },
  ...{ check_in_date: dates[0], check_out_date: dates[2] },
}
const booking = makeDetail({
  ...ofPlan,
  rooms: [{ ...stay('101', [dates[0], dates[1]]), line: 1 }],
})
const inGroup = { booking_type: 'group' as const, number_of_adults: 2 }
const edited = editedStay(booking, today)
const saved = edited && { ...edited, ...booking }
const edit = (changes: Partial<BookingInput> = {}) => ({ ...inputOf(booking), ...changes })
const nothingElse = { isSoldAnew: false, isOtherCompany: false }
const rowOf = (input: BookingInput, of = saved) => {
  const [row] = rowsOf(input, of)
  if (!row) throw new Error('the form has no room')
  return row
}
const pricesOf = (row: Row, plan = 7) =>
  priceRow(row, plan, saved, quote)?.map(({ rent, before }) => [rent / 100, before === undefined ? null : before / 100])

test('an unchanged booking keeps its prices and asks for none', () => {
  const row = rowOf(edit())
  expect(quoteQueryOf(row, edit(), saved)).toBeUndefined()
  expect(pricesOf(row)).toEqual([
    [2500, null],
    [2500, null],
  ])
  expect(isAsPriced(row)).toBe(true)
})

test('only the added nights have the price of the plan', () => {
  const input = edit({ check_out_date: '2026-11-24' })
  expect(quoteQueryOf(rowOf(input), input, saved)).toMatchObject({
    ...{ check_in_date: '2026-11-20', check_out_date: '2026-11-24', room_id: 101, rate_plan_id: 7, adults: 1 },
    except_booking: 'stay',
  })
  expect(pricesOf(rowOf(input))).toEqual([
    [2500, null],
    [2500, null],
    [3200, null],
    [3300, null],
  ])
})

test('other people, another plan and another room type price all nights anew, with the price before', () => {
  const anew = [
    [3000, 2500],
    [3100, 2500],
  ]
  expect(pricesOf(rowOf(edit({ number_of_adults: 3 })))).toEqual(anew)
  expect(pricesOf(rowOf(edit()), 8)).toEqual(anew)
  const moved = rowOf(edit({ room_ids: [102] }))
  expect(pricesOf(moved)).toEqual([
    [2500, null],
    [2500, null],
  ])
  expect(priceRow(moved, 7, saved, { ...quote, room_type: 'Suite' })?.map(({ rent }) => rent)).toEqual([
    rupees(3000),
    rupees(3100),
  ])
})

test('a guest in the house keeps the prices of past nights', () => {
  const inHouse = saved && { ...saved, firstOpen: '2026-11-21' }
  const row = rowOf(edit({ number_of_adults: 3 }), inHouse)
  expect(priceRow(row, 7, inHouse, quote)?.map(({ rent }) => rent)).toEqual([rupees(2500), rupees(3100)])
})

test('an edit names only the restrictions that it violates anew', () => {
  const longer = rowOf(edit({ check_out_date: '2026-11-23' }))
  expect(isSoldAnew(longer, 7, saved, quote)).toBe(false)
  expect(newViolations(longer, quote, nothingElse).map(({ message }) => message)).toEqual([
    'Closed on 22',
    'No departure on 23',
  ])
  expect(newViolations(longer, quote, { ...nothingElse, isSoldAnew: true })).toHaveLength(4)
})

test('other people ask for no reason for restrictions that the booking violated before', () => {
  const fuller = rowOf(edit({ number_of_adults: 3 }))
  const [closed, , , late] = quote.violations
  const quoted = { ...quote, violations: [closed, late].filter((violation) => violation !== undefined) }
  expect(isSoldAnew(fuller, 7, saved, quoted)).toBe(false)
  expect(newViolations(fuller, quoted, nothingElse)).toEqual([])
  expect(isSoldAnew(fuller, 8, saved, quote)).toBe(true)
})

test('fewer nights are quoted for their restrictions, and keep their prices', () => {
  const input = edit({ check_out_date: dates[1] })
  const shorter = rowOf(input)
  expect(quoteQueryOf(shorter, input, saved)).toMatchObject({ check_in_date: dates[0], check_out_date: dates[1] })
  expect(pricesOf(shorter)).toEqual([[2500, null]])
  const tooShort: Quote['violations'][number] = { kind: 'min_nights', date: dates[0], message: 'At least 2 nights' }
  const quoted = { ...quote, violations: [tooShort] }
  expect(newViolations(shorter, quoted, nothingElse)).toEqual([tooShort])
  // Two nights were booked: a restriction that came later says nothing about them.
  expect(newViolations(rowOf(edit()), quoted, nothingElse)).toEqual([])
})

test('another company is quoted, since the plan may not be for it', () => {
  const input = edit({ company_id: 5 })
  expect(quoteQueryOf(rowOf(input), input, saved)).toMatchObject({ company_id: 5 })
  const quoted = { ...quote, violations: [{ kind: 'company' as const, date: null, message: 'For another company' }] }
  expect(newViolations(rowOf(input), quoted, nothingElse)).toEqual([])
  expect(newViolations(rowOf(input), quoted, { ...nothingElse, isOtherCompany: true })).toHaveLength(1)
})

test('the rent of a new booking is the average of its nights, and its bill is that of the nights', () => {
  const nightly_rents = [
    { date: dates[0], rent: 2800 },
    { date: dates[1], rent: 3400 },
    { date: dates[2], rent: 3400 },
  ]
  expect(shownRent(nightly_rents)).toBe(3200)
  const input: BookingInput = {
    ...newBooking('individual', today, 1, { check_in_date: dates[0], check_out_date: dates[3] }),
    ...{ room_ids: [101], rate_plan_id: 7, room_rent: 3200, nightly_rents },
  }
  const rents = (of: BookingInput) => stayOfInput(of, undefined)?.lines[0]?.nights.map(({ rent }) => rent / 100)
  expect(rents(input)).toEqual([2800, 3400, 3400])
  // A rent that was typed, and a booking without a plan, have the same rent each night.
  expect(rents({ ...input, room_rent: 3000 })).toEqual([3000, 3000, 3000])
  expect(rents({ ...input, rate_plan_id: null })).toEqual([3200, 3200, 3200])
  expect(rentsToSend({ room_rent: 3000, nightly_rents }, 7)).toBeUndefined()
  const stayed = { check_in_date: dates[0], check_out_date: dates[3] }
  const draft = { booking_type: 'individual', room_rent: rupees(0), ...stayed } as Parameters<typeof withRents>[0]
  expect(withRents(draft, input)).toMatchObject({
    room_rent: rupees(3200),
    nightly_rents: [{ rent: rupees(2800) }, { rent: rupees(3400) }, { rent: rupees(3400) }],
  })
  // The quote of the shorter stay has not been read: the rent of the night that is left out is not sent.
  expect(withRents({ ...draft, check_out_date: dates[2] }, input)).toMatchObject({
    nightly_rents: [{ rent: rupees(2800) }, { rent: rupees(3400) }],
  })
})

test('each room of a group is priced for its own people and dates', () => {
  const group = newBooking('group', today, 1, { check_in_date: dates[0], check_out_date: dates[2] })
  const [first, second] = group.rooms
  if (!first || !second) throw new Error('a group has two rooms')
  const rooms = [
    { ...first, room_id: 101 },
    { ...second, room_type_id: 4, check_out_date: dates[1] },
  ]
  const input: BookingInput = { ...group, rate_plan_id: 7, company_id: 5, number_of_adults: 5, rooms }
  expect(rowsOf(input, undefined).map((row) => quoteQueryOf(row, input, undefined))).toEqual([
    {
      ...{ check_in_date: dates[0], check_out_date: dates[2], adults: 3, children: 0, rate_plan_id: 7 },
      ...{ company_id: 5, room_id: 101 },
    },
    {
      ...{ check_in_date: dates[0], check_out_date: dates[1], adults: 2, children: 0, rate_plan_id: 7 },
      ...{ company_id: 5, room_type_id: 4 },
    },
  ])
  // The list of rooms shows the price of every type for the same people and dates, also before a room is chosen.
  const undecided = { ...input, rooms: [first, { ...second, check_out_date: dates[1] }] }
  expect(rowsOf(undecided, undefined).map((row) => typesQueryOf(row, input, undefined))).toEqual([
    { check_in_date: dates[0], check_out_date: dates[2], adults: 3, children: 0, rate_plan_id: 7, company_id: 5 },
    { check_in_date: dates[0], check_out_date: dates[1], adults: 2, children: 0, rate_plan_id: 7, company_id: 5 },
  ])
})

test('a room that was taken out of a group and added again is priced as the line that it had', () => {
  const rooms = ['101', '102'].map((number, index) => ({ ...stay(number, [dates[0], dates[1]]), line: index + 1 }))
  const group = makeDetail({ ...ofPlan, ...inGroup, rooms })
  const lines = editedStay(group, today)
  const input = inputOf(group)
  const again = input.rooms.map((room, index) => (index === 1 ? { ...room, line: null } : room))
  expect(rowsOf({ ...input, rooms: again }, lines && { ...lines, ...group }).map((row) => row?.line?.line)).toEqual([
    1, 2,
  ])
})
