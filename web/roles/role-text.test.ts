import { expect, it } from 'vitest'
import { paise } from '#contract/kit/money.ts'
import { includedBy, mainPermissions } from '#web/roles/role-text.ts'

it('names the chosen permission that includes another', () => {
  expect(includedBy('guests.view', ['staff.manage', 'bookings.change'])).toBe('bookings.change')
  expect(includedBy('bookings.change', ['bookings.change', 'guests.view'])).toBe(undefined)
})

it('tells the permissions that no other of the same part includes, in order, with their limits', () => {
  const permissions = [
    { permission: 'bookings.view' as const, up_to: null },
    { permission: 'bills.change' as const, up_to: null },
    { permission: 'discounts.give' as const, up_to: 10 },
    { permission: 'payments.refund' as const, up_to: paise(500_000) },
  ]
  expect(mainPermissions({ is_owner: false, permissions })).toBe(
    'See bookings, bills, invoices and the room calendar · Refund payments up to ₹5,000.00 · Give discounts up to 10\u00a0%',
  )
  expect(mainPermissions({ is_owner: true, permissions: [] })).toBe('Everything')
})
