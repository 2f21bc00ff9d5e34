import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { cashLimitOn } from '#contract/payments/cash-limit.ts'

test('the limit of a day is that of the law in force', () => {
  expect(cashLimitOn('2017-03-31')).toBeUndefined()
  expect(cashLimitOn('2026-03-31')).toMatchObject({ law: expect.stringContaining('269ST'), amount: rupees(200_000) })
  expect(cashLimitOn('2026-04-01')).toMatchObject({ law: expect.stringContaining('Section 186') })
})
