import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// Browser functions that Mantine needs and jsdom lacks.
vi.stubGlobal('matchMedia', (media: string) => ({
  matches: false,
  media,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
vi.stubGlobal('scrollTo', () => undefined)
Element.prototype.scrollIntoView = () => undefined

// A first render can take longer than a second on a shared machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
})

// The next test file runs in the same window.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
