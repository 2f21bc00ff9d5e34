import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { rulesOf } from '#contract/taxes/rules-of.ts'
import { taxWarnings } from '#contract/taxes/tax-warnings.ts'

const today = '2026-11-15'
const categories = [
  { key: 'accommodation' as const, name: 'Accommodation' },
  { key: 'food' as const, name: 'Food and beverages' },
]
const hotel = { categories, gstin: '27AAPFU0939F1ZV', today }
const all = rulesOf(indianGst(500))
const warn = (rules: typeof all, changes: object = {}) => taxWarnings({ ...hotel, rules, ...changes })
const [low, high, food] = all as [never, never, never]

test('the Indian rates have no gap, and a hotel without a GSTIN and rates gets no warning', () => {
  expect(warn(all)).toEqual([])
  expect(warn([], { gstin: '' })).toEqual([])
})

test('warns about rates without a GSTIN, and about a GSTIN without rates', () => {
  expect(warn(all, { gstin: '' })).toEqual(['Tax is charged, but the hotel has no GSTIN. Enter it in the settings.'])
  expect(warn([])).toEqual(['The hotel has a GSTIN, but no tax rates. No tax is charged.'])
})

test('warns about a gap in dates or amounts within a year', () => {
  expect(warn([low, high])).toEqual(['No tax rate is in force for Food and beverages. Nothing is charged.'])
  expect(warn([low, food])).toEqual(['No tax rate is in force for Accommodation above ₹7,500.00. Nothing is charged.'])
  expect(warn([high, food])).toEqual([
    'No tax rate is in force for Accommodation from ₹0.00 to ₹7,500.00. Nothing is charged.',
  ])
  const ends = { ...(high as object), valid_to: '2027-03-31' } as never
  expect(warn([low, ends, food])).toEqual([
    'From Apr 01, 2027 no tax rate is in force for Accommodation above ₹7,500.00.',
  ])
  const follows = { ...(high as object), valid_from: '2027-04-01', rate: 2800 } as never
  expect(warn([low, ends, follows, food])).toEqual([])
  const late = { ...(high as object), valid_to: '2028-03-31' } as never
  expect(warn([low, late, food])).toEqual([])
  const limited = { ...(high as object), value_to: rupees(50_000) } as never
  expect(warn([low, limited, food])).toEqual([
    'No tax rate is in force for Accommodation above ₹50,000.00. Nothing is charged.',
  ])
})
