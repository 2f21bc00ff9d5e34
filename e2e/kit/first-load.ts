import type { Page } from '@playwright/test'

/** The screens whose first load is watched, and what shows that one can be used. */
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
 * Opens a screen in a browser that has never seen it: what comes over the wire, by how many requests, and after how many
 * milliseconds somebody could use it. `slowDown` makes the processor that many times slower.
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
  // Visible is not usable: the thread that answers clicks must have come to rest.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  const interactive = performance.now() - began
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => new Promise((resolve) => setTimeout(resolve, 1000))))
  await session.detach()
  return { bytes, requests, interactive: Math.round(interactive) }
}
