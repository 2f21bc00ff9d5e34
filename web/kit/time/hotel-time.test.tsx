import { act, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'

afterEach(() => vi.useRealTimers())

const Today = () => <p>{useHotelToday()}</p>

it("changes when the hotel's day starts, without any input", () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T23:59:20Z') })
  const { container } = render(
    <HotelContext value={{ name: 'Sarai', time_zone: 'Asia/Kolkata', day_starts_at: '05:30' }}>
      <Today />
    </HotelContext>,
  )
  expect(container.textContent).toBe('2026-11-15')
  act(() => vi.advanceTimersByTime(41_000))
  expect(container.textContent).toBe('2026-11-16')
})
