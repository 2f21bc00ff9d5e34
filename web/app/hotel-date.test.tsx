import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { HotelDate } from '#web/app/hotel-date.tsx'
import { HotelContext } from '#web/kit/page/brand.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.useRealTimers())

const hotel = { name: 'Sarai', time_zone: 'Asia/Kolkata', day_starts_at: '04:00' }

const showAt = (instant: string) => {
  vi.useFakeTimers({ now: new Date(instant) })
  show(
    <HotelContext value={hotel}>
      <HotelDate />
    </HotelContext>,
  )
}

const shownDate = () => screen.queryByText('Hotel date:')?.parentElement?.textContent ?? null

it('is shown from midnight until the day starts', () => {
  showAt('2026-11-15T18:29:30Z')
  expect(shownDate()).toBe(null)
  act(() => vi.advanceTimersByTime(60_000))
  expect(shownDate()).toBe('Hotel date: Nov 15, 2026')
  act(() => vi.advanceTimersByTime(4 * 60 * 60_000))
  expect(shownDate()).toBe(null)
})

it('says when the new day starts', async () => {
  showAt('2026-11-15T19:30:00Z')
  act(() => screen.getByText('Hotel date:').closest<HTMLElement>('[tabindex]')?.focus())
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByRole('tooltip').textContent).toBe('The new day starts at 04:00 AM')
})
