import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnattended, watchUserActivity, whenIdle } from '#web/kit/api/user-activity.ts'

watchUserActivity()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const touch = () => window.dispatchEvent(new Event('pointermove'))

test('waits for a moment without input, up to a limit', () => {
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

test('can be cancelled before it runs', () => {
  vi.advanceTimersByTime(10_000)
  const work = vi.fn()
  const cancel = whenIdle(work)
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(work).not.toHaveBeenCalled()
})

test('the screen is unattended after minutes without input', () => {
  touch()
  expect(isUnattended()).toBe(false)
  vi.advanceTimersByTime(6 * 60_000)
  expect(isUnattended()).toBe(true)
})
