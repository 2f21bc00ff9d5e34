import type { Page } from '@playwright/test'

/** The screens whose first load is measured, and an element that shows when each is ready. */
export const watchedScreens = {
  login: { path: '/login', ready: (page: Page) => page.getByRole('button', { name: 'Sign In' }) },
  dashboard: { path: '/admin/dashboard', ready: (page: Page) => page.getByRole('link', { name: /Book Now/ }).first() },
  'all-bookings': {
    path: '/admin/booking/list',
    ready: (page: Page) => page.getByRole('link', { name: /Add New Booking/ }).first(),
  },
}

export type WatchedScreen = keyof typeof watchedScreens

/**
 * Opens a screen with an empty cache. Returns the bytes and requests, and after how many milliseconds the screen could
 * be used. `slowDown` makes the CPU that many times slower.
 */
export const firstLoad = async (page: Page, screen: WatchedScreen, slowDown = 1) => {
  const { path, ready } = watchedScreens[screen]
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  let bytes = 0
  let requests = 0
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests++
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await ready(page).waitFor()
  // A visible screen can be used only once its main thread is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  const interactive = performance.now() - began
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 1000))))
  await session.detach()
  return { bytes, requests, interactive: Math.round(interactive) }
}
