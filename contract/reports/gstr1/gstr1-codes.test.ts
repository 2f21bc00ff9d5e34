import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { b2clLimitOn, gstr1Sheets, hsnDescriptions, uqcOf } from '#contract/reports/gstr1/gstr1-codes.ts'
import { gstr1SheetNames } from '#contract/reports/gstr1/gstr1-messages.ts'

test('the limit of b2cl is that of the invoice’s day', () => {
  expect(b2clLimitOn('2024-07-31').above).toBe(rupees(2_50_000))
  expect(b2clLimitOn('2024-08-01').above).toBe(rupees(1_00_000))
  expect(b2clLimitOn('2026-11-15').above).toBe(rupees(1_00_000))
})

test('services have no unit, goods have one, and descriptions fit', () => {
  expect(['996311', '2203', ''].map(uqcOf)).toEqual(['NA', 'OTH-OTHERS', ''])
  for (const description of Object.values(hsnDescriptions)) expect(description.length).toBeLessThanOrEqual(30)
  expect(Object.keys(gstr1SheetNames)).toEqual(Object.keys(gstr1Sheets))
})
