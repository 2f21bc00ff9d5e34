import { expect, test } from 'vitest'
import { discountLimit } from '#contract/folios/discount-limit.ts'
import type { FolioCharge } from '#contract/folios/folio.ts'
import { rupees } from '#contract/kit/money.ts'

const charge = (kind: FolioCharge['kind'], amount: number, discount: number, extra: string | null = null) =>
  ({ kind, amount: rupees(amount), discount: rupees(discount), extra }) as FolioCharge

const charges = [charge('room', 9400, 600), charge('extra', 2000, 0, 'laundry'), charge('extra', 5000, 0)]

test('names the limit of the role, and no limit where there is none', () => {
  expect(discountLimit({ 'discounts.give': 10 }, [charge('room', 5000, 0)], 'all')).toBe(
    'Your role gives discounts up to 10\u00a0% together. More needs a colleague’s approval.',
  )
  expect(discountLimit({ 'discounts.give': null }, charges, 'all')).toBeUndefined()
  expect(discountLimit(undefined, charges, 'all')).toBeUndefined()
})

test('names the used part of the same charges, without fees', () => {
  const used = (on: string) =>
    /and (.+) of these charges/.exec(discountLimit({ 'discounts.give': 10 }, charges, on) ?? '')?.[1]
  expect(used('all')).toBe('5\u00a0%')
  expect(used('rooms')).toBe('6\u00a0%')
})
