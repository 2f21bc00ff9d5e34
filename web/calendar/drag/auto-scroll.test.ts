import { expect, test } from 'vitest'
import { scrollStep } from '#web/calendar/drag/auto-scroll.ts'

test('scrolls towards an edge that is near, and faster the nearer it is', () => {
  expect(scrollStep(500, 100, 900)).toBe(0)
  expect(scrollStep(130, 100, 900)).toBeLessThan(0)
  expect(scrollStep(100, 100, 900)).toBeLessThan(scrollStep(130, 100, 900))
  expect(scrollStep(890, 100, 900)).toBeGreaterThan(0)
  expect(scrollStep(2000, 100, 900)).toBe(12)
})
