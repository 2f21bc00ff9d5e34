import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isTouched } from '#web/app/live-topics.ts'

const client = new QueryClient()
const query = (...queryKey: readonly unknown[]) =>
  client.getQueryCache().build<unknown, Error, unknown, readonly unknown[]>(client, { queryKey })

test.each([
  ['bookings', '/rooms/:slug/maintenance', true],
  ['bookings', '/dashboard', true],
  ['bookings', '/a-screen-of-tomorrow', true],
  ['bookings', '/notifications', true],
  ['bookings', '/items', false],
  ['item-categories', '/items', true],
  ['a-topic-of-tomorrow', '/bookings', true],
  ['notifications', '/notifications', true],
  ['notifications', '/bookings', false],
])('%s touches %s: %s', (topic, path, isSo) => {
  expect(isTouched(query(path, { page: 1 }), new Set([topic]))).toBe(isSo)
})
