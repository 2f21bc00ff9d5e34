import { describe, expect, test } from 'vitest'
import { readTyped } from '#web/rates/typing/read-typed.ts'

describe('what is typed into a cell', () => {
  test.each([
    ['4500', { price: 450_000 }],
    [' ₹ 4,500.50 ', { price: 450_050 }],
    ['0', { price: 0 }],
    ['+10%', { percent: 1000 }],
    ['-5 %', { percent: -500 }],
    ['−2.5%', { percent: -250 }],
    ['+500', { amount: 50_000 }],
    ['-250.75', { amount: -25_075 }],
  ])('%s', (text, values) => expect(readTyped(text)).toEqual({ values }))

  test.each(['', 'abc', '10%', '4500%', '1.005', '+', '+10.123%', '12 34 x'])('%s is refused with an example', (text) =>
    expect(readTyped(text)).toEqual({
      problem: `“${text.trim()}” is not a price. Enter for example 4500, +10%, -5% or +500.`,
    }),
  )

  test('limits', () => {
    expect(readTyped('-95%')).toEqual({ problem: 'Enter a percentage from -90 to +500' })
    expect(readTyped('1000000')).toEqual({ values: { price: 100_000_000 } })
    expect(readTyped('1000001')).toEqual({ problem: 'Enter at most ₹10,00,000.00' })
    expect(readTyped('+1000001')).toEqual({ problem: 'Enter at most ₹10,00,000.00' })
  })
})
