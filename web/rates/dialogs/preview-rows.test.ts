import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { bulkChanges } from '#contract/rates/changed-cells.ts'
import { readBulk } from '#web/rates/dialogs/bulk-input.ts'
import { nextYear } from '#web/rates/dialogs/next-year.ts'
import { previewRows } from '#web/rates/dialogs/preview-rows.ts'
import { applyEdits } from '#web/rates/edits/apply-edits.ts'
import { makeRates } from '#web/rates/testing/make-rates.ts'

const input = {
  from: '2026-12-24',
  to: '2026-12-26',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  room_type_ids: [1, 2],
  rate_plan_ids: [7],
  how: 'percent' as const,
  price: '+25',
  closed: 'keep' as const,
  closed_to_arrival: 'keep' as const,
  closed_to_departure: 'keep' as const,
  min_nights: '',
}
const rates = applyEdits(makeRates({}, { '1/7/2026-12-24': rupees(5000) }), [])
const rowsFor = (change: Partial<Parameters<typeof readBulk>[0]>) => {
  const { data } = readBulk({ ...input, ...change })
  return data ? previewRows(bulkChanges(rates, data), rates) : []
}

test('25 % more at Christmas, by room type and plan', () => {
  expect(rowsFor({}).map(({ type, plan, cells, before, after }) => ({ type, plan, cells, before, after }))).toEqual([
    {
      type: 'Deluxe',
      plan: 'Standard',
      cells: 3,
      before: { least: rupees(4000), most: rupees(5000) },
      after: { least: rupees(5000), most: rupees(6250) },
    },
    {
      type: 'Suite',
      plan: 'Standard',
      cells: 3,
      before: { least: rupees(9000), most: rupees(9000) },
      after: { least: rupees(11_250), most: rupees(11_250) },
    },
  ])
})

test('restrictions and weekdays', () => {
  const [row, ...others] = rowsFor({ how: 'keep', min_nights: '3', closed: 'yes', weekdays: [5], room_type_ids: [2] })
  expect(others).toEqual([])
  expect(row).toMatchObject({ type: 'Suite', cells: 1, restrictions: ['closed, at least 3 nights'] })
})

test('the season of next year, by date or by weekday', () => {
  expect(nextYear('2026-12-24', false)).toBe('2027-12-24')
  expect(nextYear('2026-12-24', true)).toBe('2027-12-23')
  expect(nextYear('2028-02-29', false)).toBe('2029-03-01')
})
