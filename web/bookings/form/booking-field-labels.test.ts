import { expect, test } from 'vitest'
import { bookingFieldLabels } from '#web/bookings/form/booking-field-labels.ts'
import { newBooking } from '#web/bookings/form/booking-input.ts'
import { differencesOf, mergeInput } from '#web/kit/form/merge-input.ts'

const names = { guest: String, room: String, foodPlan: String, ratePlan: String, source: String, company: String }
const labels = bookingFieldLabels('individual', names)
const base = newBooking('individual', '2026-11-15', 7)

test("a colleague's changes are merged, and typed values stay", () => {
  const theirs = { ...base, number_of_children: 2, food_plan_rate: 400 }
  const mine = { ...base, food_plan_rate: 900, room_rent: 3000 }
  const { merged } = mergeInput(base, theirs, mine)
  expect(merged).toEqual({ ...base, number_of_children: 2, food_plan_rate: 900, room_rent: 3000 })
  expect(differencesOf(base, theirs, merged, labels)).toMatchObject([
    { field: 'number_of_children', before: '0', theirs: '2', isContested: false },
    { field: 'food_plan_rate', theirs: '₹400.00', mine: '₹900.00', isContested: true },
  ])
})

test("a colleague's remarks, time, source and company are shown", () => {
  const theirs = {
    ...base,
    desk_remarks: 'Pays cash',
    expected_arrival: '18:30',
    pinned: true,
    source_id: 2,
    company_id: 5,
  }
  expect(differencesOf(base, theirs, base, labels)).toMatchObject([
    { label: 'Remarks for the desk', before: 'none', theirs: 'Pays cash' },
    { label: 'Expected arrival', before: 'none', theirs: '18:30' },
    { label: 'Pinned to this room', before: 'no', theirs: 'yes' },
    { label: 'Source', theirs: '2' },
    { label: 'Company', theirs: '5' },
  ])
})

test('the same change by both is no conflict', () => {
  const changed = { ...base, room_ids: [3] }
  expect(mergeInput(base, changed, changed)).toMatchObject({ merged: changed })
  expect(differencesOf(base, changed, changed, labels)).toMatchObject([{ label: 'Room', isContested: false }])
})
