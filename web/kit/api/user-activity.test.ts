import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnattended, watchUserActivity, whenIdle } from '#web/kit/api/user-activity.ts'

watchUserActivity()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const touch = () => window.dispatchEvent(new Event('pointermove'))

test('waits until nobody is about to press something, but not for ever', () => {
  touch()
  const work = vi.fn()
  whenIdle(work)
  vi.advanceTimersByTime(500)
  touch()
  vi.advanceTimersByTime(500)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(work).toHaveBeenCalledTimes(1)

  const patient = vi.fn()
  whenIdle(patient)
  for (let index = 0; index < 9; index++) {
    touch()
    vi.advanceTimersByTime(500)
  }
  expect(patient).toHaveBeenCalledTimes(1)
})

test('is never done before it can be called off', () => {
  vi.advanceTimersByTime(10_000)
  const work = vi.fn()
  const callOff = whenIdle(work)
  callOff()
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})

test('after minutes without a touch nobody is there', () => {
  touch()
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(6 * 60_000)
  expect(isUnattended()).toBe(true)
})
