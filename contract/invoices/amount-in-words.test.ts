import { expect, test } from 'vitest'
import { amountInWords } from '#contract/invoices/amount-in-words.ts'
import { rupees } from '#contract/kit/money.ts'
import { financialYear } from '#contract/kit/time/financial-year.ts'

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees One Only'],
  [0.05, 'Rupees Zero and Five Paise Only'],
  [21, 'Rupees Twenty-One Only'],
  [100, 'Rupees One Hundred Only'],
  [1019.5, 'Rupees One Thousand Nineteen and Fifty Paise Only'],
  [123456, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six Only'],
  [10000000, 'Rupees One Crore Only'],
  [
    1234567890.99,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Ninety-Nine Paise Only',
  ],
  [-40, 'Minus Rupees Forty Only'],
])('%d in words', (amount, words) => {
  expect(amountInWords(rupees(amount))).toBe(words)
})

test('a financial year begins in April', () => {
  expect(financialYear('2026-03-31')).toBe('2526')
  expect(financialYear('2026-04-01')).toBe('2627')
  expect(financialYear('2099-12-31')).toBe('9900')
})
