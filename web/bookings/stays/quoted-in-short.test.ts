import { expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { quotedInShort } from '#web/bookings/stays/quoted-in-short.ts'

const night = (date: string, rent: number, quoted?: number) => ({
  date,
  rent: rupees(rent),
  quoted_rent: quoted === undefined ? undefined : rupees(quoted),
})

test('names the price of the plan where the rent differs from it', () => {
  expect(quotedInShort([night('2026-11-20', 2500), night('2026-11-21', 2500, 2500)])).toBeUndefined()
  expect(quotedInShort([night('2026-11-20', 2500, 3000), night('2026-11-21', 2500, 3000)])).toBe(
    'Rate plan’s price: ₹3,000.00',
  )
  expect(quotedInShort([night('2026-11-20', 2500, 2500), night('2026-11-21', 2500, 3000)])).toBe(
    'Rate plan’s price: Nov 21, 2026 ₹3,000.00',
  )
})
