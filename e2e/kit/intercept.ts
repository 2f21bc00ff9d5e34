import type { Page, Route } from '@playwright/test'

type Handle = (route: Route) => Promise<void> | void

/**
 * Handles a page's requests to an address until the returned function is called. The route itself is never removed:
 * requests that begin while Playwright removes a page's last route may never end.
 */
export const intercept = async (page: Page, url: string, handle: Handle) => {
  let isOn = true
  await page.route(url, (route) => (isOn ? handle(route) : route.fallback()))
  return () => {
    isOn = false
  }
}

/** Handles the first request of a method to an address; the others pass. */
export const interceptOnce = async (page: Page, method: string, url: string, handle: Handle) => {
  const stop = await intercept(page, url, (route) => {
    if (route.request().method() !== method) return route.fallback()
    stop()
    return handle(route)
  })
}

/** The server receives the request, but its reply is lost. */
export const loseReply = async (route: Route) => {
  await route.fetch()
  await route.abort()
}
