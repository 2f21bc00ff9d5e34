import { expect, test } from 'vitest'
import {
  type CancellationPolicy,
  policyText,
  policyTextFor,
} from '#contract/bookings/cancellation/cancellation-policy.ts'
import { feeTaxRate, feeWithTax, proposeFee, settleFee } from '#contract/bookings/cancellation/propose-fee.ts'
import { rupees } from '#contract/kit/money.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { rulesOf } from '#contract/taxes/rules-of.ts'

const night = (date: string, rent: number, meals = 0) => ({
  date,
  room_id: 1,
  rent: rupees(rent),
  meals,
  food_plan_id: 1,
  food_plan_rate: rupees(350),
})

/** Two nights for 4,000 and 5,000, and in the second room one night for 6,500 with two breakfasts of 350. */
const lines = [
  { nights: [night('2026-11-20', 4000), night('2026-11-21', 5000)] },
  { nights: [night('2026-11-20', 6500, 2)] },
]
const booking = { check_in_date: '2026-11-20', lines, isNoShow: false }

const policy = (changes: Partial<CancellationPolicy>): CancellationPolicy => ({
  cancellation_fee: 'first_night',
  cancellation_free_days: 2,
  cancellation_percent: 50,
  ...changes,
})

test.each([
  // 4,000 of the first room; 6,500 and 2 × 350 of the second.
  ['first_night', 11_200],
  // 4,000 + 5,000 + 6,500 + 700.
  ['whole_stay', 16_200],
  // 16,200 × 35 %.
  ['percent', 5670],
  ['none', 0],
] as const)('two days before arrival is free, one day before costs %s', (cancellation_fee, fee) => {
  const charged = policy({ cancellation_fee, cancellation_percent: 35 })
  expect(proposeFee(booking, charged, '2026-11-18')).toBe(0)
  expect(proposeFee(booking, charged, '2026-11-19')).toBe(rupees(fee))
  expect(proposeFee(booking, charged, '2026-11-25')).toBe(rupees(fee))
})

test('a policy without free days is free until the evening of the arrival, but never for a no-show', () => {
  const untilArrival = policy({ cancellation_free_days: 0 })
  expect(proposeFee(booking, untilArrival, '2026-11-20')).toBe(0)
  expect(proposeFee(booking, untilArrival, '2026-11-21')).toBe(rupees(11_200))
  expect(proposeFee({ ...booking, isNoShow: true }, untilArrival, '2026-11-20')).toBe(rupees(11_200))
})

test('the day is that of the hotel: at 3 a.m. of the 19th it is still the 18th', () => {
  const at = (time: string) => hotelDay(usualDayStart, new Date(`2026-11-19T${time}:00+05:30`))
  expect(proposeFee(booking, policy({}), at('03:59'))).toBe(0)
  expect(proposeFee(booking, policy({}), at('04:00'))).toBe(rupees(11_200))
})

test('a percentage is rounded to the paisa', () => {
  const odd = { ...booking, lines: [{ nights: [night('2026-11-20', 1000.01)] }] }
  // 1,000.01 × 33 % = 330.0033.
  const charged = policy({ cancellation_fee: 'percent', cancellation_percent: 33 })
  expect(proposeFee(odd, charged, '2026-11-20')).toBe(rupees(330))
})

test('a fee has the tax rate of the first night, whatever the fee is', () => {
  const taxes = { rules: rulesOf(indianGst(500)), composite: true }
  // 4,000 is in the slab of 5 %, although the fee is above 7,500.
  expect(feeTaxRate(lines, taxes, '2026-11-19')).toBe(500)
  const dear = [{ nights: [night('2026-11-20', 7200, 1)] }]
  expect(feeTaxRate(dear, taxes, '2026-11-19')).toBe(1800)
  expect(feeTaxRate(dear, { ...taxes, composite: false }, '2026-11-19')).toBe(500)
  expect(feeTaxRate([], taxes, '2026-11-19')).toBe(0)
})

test('tax and round-off are those of an invoice', () => {
  // 11,200 with 2.5 % and 2.5 %: 280 and 280.
  expect(feeWithTax(rupees(11_200), 500)).toMatchObject({ tax: rupees(560), round_off: 0, total: rupees(11_760) })
  // 333.33 with 8.33325 each, rounded to 8.33: 349.99, rounded up by 1 paisa.
  expect(feeWithTax(rupees(333.33), 500)).toMatchObject({
    tax: rupees(16.66),
    round_off: rupees(0.01),
    total: rupees(350),
  })
})

test('the money received pays the fee first', () => {
  expect(settleFee(rupees(1050), rupees(3000))).toEqual({ refund: rupees(1950), due: 0 })
  expect(settleFee(rupees(1050), rupees(1000))).toEqual({ refund: 0, due: rupees(50) })
  expect(settleFee(rupees(0), rupees(0))).toEqual({ refund: 0, due: 0 })
})

test('the policy in words', () => {
  expect(policyText(policy({}))).toBe(
    'Free cancellation until 2 days before arrival; after that it costs the first night',
  )
  expect(policyText(policy({ cancellation_free_days: 1, cancellation_fee: 'percent' }))).toBe(
    'Free cancellation until 1 day before arrival; after that it costs 50 % of the stay',
  )
  expect(policyText(policy({ cancellation_free_days: 0, cancellation_fee: 'whole_stay' }))).toBe(
    'Free cancellation until the day of arrival; after that it costs the whole stay',
  )
  expect(policyText(policy({ cancellation_fee: 'none' }))).toBe('Cancellations and no-shows are free')
})

test('a stay whose free days are over is not called free', () => {
  const textOn = (today: string, given = {}) => policyTextFor(policy(given), '2026-12-24', today)
  expect(textOn('2026-12-22')).toBe(
    'Free cancellation until 2 days before arrival; after that it costs the first night',
  )
  expect(textOn('2026-12-23')).toBe('A cancellation costs the first night')
  expect(textOn('2026-12-15', { cancellation_fee: 'whole_stay', cancellation_free_days: 365 })).toBe('Not refundable')
  expect(textOn('2026-12-24', { cancellation_fee: 'none' })).toBe('Cancellations and no-shows are free')
})
