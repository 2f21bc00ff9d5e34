import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isTouched } from '#web/kit/api/topics.ts'

const client = new QueryClient()
const query = (...queryKey: readonly unknown[]) =>
  client.getQueryCache().build<unknown, Error, unknown, readonly unknown[]>(client, { queryKey })

test.each([
  ['bookings', '/rooms/:slug/maintenance', true],
  ['bookings', '/dashboard', true],
  ['bookings', '/a-screen-without-an-entry', true],
  ['bookings', '/notifications', true],
  ['bookings', '/items', false],
  ['item-categories', '/items', true],
  ['a-topic-without-an-entry', '/bookings', true],
  ['notifications', '/notifications', true],
  ['notifications', '/bookings', false],
  ['settings', '/tax-rules', true],
  ['settings', '/bill-taxes', true],
  ['food-plans', '/tax-rules', true],
  ['bookings', '/tax-rules', false],
  ['bookings', '/calendar', true],
  ['calendar', '/calendar', true],
  ['calendar', '/bookings', true],
  ['rooms', '/calendar', true],
  ['room-types', '/calendar', true],
  ['guests', '/calendar', true],
  ['invoices', '/calendar', true],
  ['orders', '/calendar', true],
  ['booking-requests', '/calendar', true],
  ['staff', '/calendar', false],
  ['items', '/calendar', false],
  ['notifications', '/calendar', false],
])('%s affects %s: %s', (topic, path, isSo) => {
  expect(isTouched(query(path, { page: 1 }), [topic])).toBe(isSo)
})
