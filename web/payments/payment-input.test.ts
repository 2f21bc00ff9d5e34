import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { newPayment, payingUpTo, refundingUpTo } from '#web/payments/payment-input.ts'

test('a payment is at most the balance, which is the default', () => {
  const typed = { ...newPayment(rupees(500)), payment_method: 'cash' }
  expect(payingUpTo(rupees(500)).parse(typed)).toMatchObject({ payment_method: 'cash', amount: 50_000 })
  expect(payingUpTo(rupees(500)).parse({ ...typed, amount: undefined }).amount).toBeUndefined()
  expect(payingUpTo(rupees(400)).safeParse(typed).error?.issues[0]?.path).toEqual(['amount'])
})

test('a refund needs a reason, and is at most the received amount if that is known', () => {
  const typed = { ...newPayment(rupees(500)), payment_method: 'cash', reason: 'Left early' }
  expect(refundingUpTo(undefined).safeParse(typed).success).toBe(true)
  expect(refundingUpTo(rupees(400)).safeParse(typed).error?.issues[0]?.path).toEqual(['amount'])
  expect(refundingUpTo(rupees(500)).safeParse({ ...typed, reason: '' }).error?.issues[0]?.path).toEqual(['reason'])
})
