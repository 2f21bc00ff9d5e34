import { expect, test } from 'vitest'
import { ageingOf, dueDate } from '#contract/companies/ageing.ts'
import { rupees } from '#contract/kit/money.ts'

const invoice = (invoice_date: string, amount: number) => ({ invoice_date, balance: rupees(amount) })

test.each([
  ['2026-11-15', 'not_due'],
  ['2026-11-16', 'days_1_to_30'],
  ['2026-12-15', 'days_1_to_30'],
  ['2026-12-16', 'days_31_to_60'],
  ['2027-01-14', 'days_31_to_60'],
  ['2027-01-15', 'days_61_to_90'],
  ['2027-02-13', 'days_61_to_90'],
  ['2027-02-14', 'over_90_days'],
])('on %s an invoice that was due on Nov 15 is %s', (day, column) => {
  expect(dueDate('2026-10-16', 30)).toBe('2026-11-15')
  expect(ageingOf([invoice('2026-10-16', 100)], 30, day)).toMatchObject({ [column]: rupees(100) })
})

test('several invoices are added up; one that was overpaid does not count', () => {
  const open = [
    invoice('2026-11-01', 100),
    invoice('2026-11-02', 50.5),
    invoice('2026-01-01', 7),
    invoice('2026-11-01', -9),
  ]
  expect(ageingOf(open, 0, '2026-11-15')).toEqual({
    not_due: 0,
    days_1_to_30: rupees(150.5),
    days_31_to_60: 0,
    days_61_to_90: 0,
    over_90_days: rupees(7),
  })
})
