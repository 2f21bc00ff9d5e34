import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFastScroll } from '#web/calendar/scroll/use-fast-scroll.ts'

const scrolling = () => {
  let now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const hook = renderHook(() => useFastScroll())
  const to = (scrollTop: number, after: number) => {
    now += after
    act(() => hook.result.current.onScroll({ scrollLeft: 0, scrollTop } as HTMLElement))
    return hook.result.current.isFast
  }
  return { hook, to }
}

it('leaves text out while a fast wheel turns, until it slows down', () => {
  const { to } = scrolling()
  expect([24, 48, 72, 96, 120].map((top) => to(top, 17))).toEqual([false, false, false, false, true])
  expect([122, 124, 126, 128].map((top) => to(top, 17))).toEqual([true, true, true, false])
})

it('goes on without text when single frames come late', () => {
  const { to } = scrolling()
  for (const top of [24, 48, 72, 96, 120]) to(top, 17)
  expect([144, 168, 192, 216, 240, 264].every((top, frame) => to(top, frame % 2 ? 17 : 200))).toBe(true)
})

it('shows everything after a jump to a date, at a slow speed, and when scrolling pauses', () => {
  const { hook, to } = scrolling()
  expect([50_000, 50_000, 50_004, 50_008, 50_012].some((top) => to(top, 17))).toBe(false)
  for (const top of [51_000, 52_000, 53_000, 54_000]) to(top, 17)
  expect(hook.result.current.isFast).toBe(true)
  act(() => hook.result.current.onPause())
  expect(hook.result.current.isFast).toBe(false)
})
