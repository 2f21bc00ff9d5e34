import { expect, test } from 'vitest'
import { isLeavingDown, scrollStep, stepAfter } from '#web/calendar/drag/auto-scroll.ts'

test('scrolls at an edge, and faster beyond it', () => {
  expect(scrollStep(500, 100, 900)).toBe(0)
  expect(scrollStep(110, 100, 900)).toBeLessThan(0)
  expect(scrollStep(80, 100, 900)).toBeLessThan(scrollStep(110, 100, 900))
  expect(scrollStep(890, 100, 900)).toBeGreaterThan(0)
  expect(scrollStep(2000, 100, 900)).toBe(12)
})

test('leaves the middle of the first and the last row alone', () => {
  expect(scrollStep(118, 100, 900)).toBe(0)
  expect(scrollStep(882, 100, 900)).toBe(0)
})

test('waits before it scrolls, and starts slowly', () => {
  expect(stepAfter(12, 400)).toBe(0)
  expect(stepAfter(-12, 450)).toBe(-3)
  expect(stepAfter(1, 450)).toBe(1)
  expect(stepAfter(12, 3000)).toBe(12)
})

test('a pointer on its way to the parked stays does not scroll', () => {
  expect(isLeavingDown(895, 890, 900)).toBe(true)
  expect(isLeavingDown(905, 905, 900)).toBe(true)
  expect(isLeavingDown(895, 895, 900)).toBe(false)
})
