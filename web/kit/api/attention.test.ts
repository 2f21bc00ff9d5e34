import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnattended, watchAttention, whenCalm } from '#web/kit/api/attention.ts'

watchAttention()
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const touch = () => window.dispatchEvent(new Event('pointermove'))

test('waits until nobody is about to press something, but not for ever', () => {
  touch()
  const work = vi.fn()
  whenCalm(work)
  vi.advanceTimersByTime(500)
  touch()
  vi.advanceTimersByTime(500)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(work).toHaveBeenCalledTimes(1)

  const patient = vi.fn()
  whenCalm(patient)
  for (let index = 0; index < 9; index++) {
    touch()
    vi.advanceTimersByTime(500)
  }
  expect(patient).toHaveBeenCalledTimes(1)
})

test('is never done before it can be called off', () => {
  vi.advanceTimersByTime(10_000)
  const work = vi.fn()
  const callOff = whenCalm(work)
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
