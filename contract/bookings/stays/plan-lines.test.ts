import { expect, test } from 'vitest'
import type { Line } from '#contract/bookings/stays/line.ts'
import { type DraftOfStay, planLines } from '#contract/bookings/stays/plan-lines.ts'
import { rupees } from '#contract/kit/money.ts'

const people = { number_of_adults: 2, number_of_children: 0, number_of_infants: 0 }
const night = (day: number, rent: number, room_id = 101) => ({
  ...{ date: `2026-11-${day}`, rent: rupees(rent), room_id },
  ...{ meals: 2, food_plan_id: 1, food_plan_rate: rupees(0) },
})
const booked = (...nights: Line['nights']): Line => ({ line: 1, departed_on: null, ...people, nights })

const draft = (more: Partial<DraftOfStay> & { room_ids?: number[]; room_rent?: number } = {}) =>
  ({
    ...{ booking_type: 'individual', room_ids: [101], check_in_date: '2026-11-19', check_out_date: '2026-11-22' },
    ...{ food_plan_id: 1, food_plan_rate: rupees(0), ...people, ...more },
    room_rent: rupees(more.room_rent ?? 3100),
  }) as DraftOfStay

const nightsOf = (lines: Line[]) =>
  lines.flatMap(({ nights }) => nights.map(({ date, rent, room_id }) => [Number(date.slice(8)), rent / 100, room_id]))

// Booked from the 20th to the 22nd; the arrival is now on the 19th.
const twoNights = { lines: [booked(night(20, 3000), night(21, 3200))] }

test('an earlier arrival has the rent of its own night', () => {
  const nightly_rents = [2500, 3000, 3200].map((rent, index) => ({
    date: `2026-11-${19 + index}`,
    rent: rupees(rent),
  }))
  expect(nightsOf(planLines(draft({ nightly_rents } as Partial<DraftOfStay>), twoNights))).toEqual([
    [19, 2500, 101],
    [20, 3000, 101],
    [21, 3200, 101],
  ])
})

test('an earlier arrival in another room has that room and its rent from the first night on', () => {
  expect(nightsOf(planLines(draft({ room_ids: [102], room_rent: 4000 }), twoNights))).toEqual([
    [19, 4000, 102],
    [20, 4000, 102],
    [21, 4000, 102],
  ])
})

test('after a room move, an earlier arrival is in the first room, which keeps its rent', () => {
  const moved = { lines: [booked(night(20, 3000), night(21, 3200, 102))] }
  expect(nightsOf(planLines(draft({ room_ids: [103], room_rent: 4000 }), moved))).toEqual([
    [19, 3000, 101],
    [20, 3000, 101],
    [21, 4000, 103],
  ])
})
