import { expect, test } from 'vitest'
import { calendarOf, day, stayOf, today } from '#contract/calendar/testing/small-calendar.ts'
import { rupees } from '#contract/kit/money.ts'
import {
  addedTo,
  canTakePlanPrice,
  movesText,
  moveText,
  planPriceChange,
  shortDates,
  signedRupees,
} from '#web/calendar/rearrange/move-text.ts'

const calendar = calendarOf([])
const was = stayOf('asha', 2, 5)
const move = { was, room_id: 2, check_in_date: day(2), check_out_date: day(5) }

test('says room and dates in short', () => {
  expect(moveText(calendar, move, today)).toBe('101 → 102, Nov 18–21')
  expect(moveText(calendar, { ...move, room_id: 1, check_out_date: day(6) }, today)).toBe('101, Nov 18–22, 4 nights')
  expect(moveText(calendar, { ...move, room_id: null }, today)).toBe('101 → parked, Nov 18–21')
  expect(movesText(calendar, [move, move], today)).toBe('2 stays: 101 → 102, Nov 18–21 …')
  expect(shortDates('2026-11-28', '2026-12-02')).toBe('Nov 28 – Dec 2')
})

test('says from which day guests in the house have the new room', () => {
  const inHouse = { ...was, status: 'checked_in' as const, check_in_date: day(-3) }
  expect(moveText(calendar, { ...move, was: inHouse, check_in_date: day(-3) }, today)).toBe('101 → 102, Nov 16–21')
})

test('adds up what the bills change, with a sign', () => {
  const bill = { booking: 'b', booking_number: 'BK-1', violations: [], before: rupees(1000), after: rupees(2200) }
  expect(signedRupees(addedTo([bill]))).toBe('+₹1,200')
  expect(signedRupees(addedTo([{ ...bill, after: rupees(949.5) }]))).toBe('−₹50.50')
})

test('stays that get another type or other nights can take the price of the plan', () => {
  expect(canTakePlanPrice(calendar, [{ ...move, room_id: 3 }])).toEqual(new Set(['asha']))
  expect(canTakePlanPrice(calendar, [{ ...move, check_out_date: day(6) }])).toEqual(new Set(['asha']))
  expect(canTakePlanPrice(calendar, [{ ...move, check_out_date: day(4) }])).toEqual(new Set())
  expect(canTakePlanPrice(calendar, [move, { ...move, room_id: null }])).toEqual(new Set())
})

test('names the price of the plan only if it differs', () => {
  const bill = { booking: 'b', booking_number: 'BK-1', violations: [], before: rupees(7500), after: rupees(12_000) }
  expect(planPriceChange([], [bill])).toBe('Rate plan’s price: +₹4,500')
  expect(planPriceChange([bill], [bill])).toBeUndefined()
  expect(planPriceChange(undefined, [bill])).toBeUndefined()
})
