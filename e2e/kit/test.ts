import { test as base, expect, type Page } from '@playwright/test'
import { type Hotel, openHotel } from '#e2e/kit/hotel.ts'
import { keepPresses, watchPresses } from '#e2e/kit/pressed.ts'
import { watchPolicy } from '#e2e/kit/watch-policy.ts'

interface Hotels {
  /** The hotel of a spec file. A worker runs one file at a time, so only one hotel is open. */
  of(file: string): Promise<Hotel>
}

/** Each spec file has its own hotel, and relative addresses belong to it. */
export const test = base.extend<{ hotel: Hotel; signedInPage: Page }, { hotels: Hotels }>({
  browser: [
    async ({ browser }, use, { workerIndex }) => {
      const pressed = watchPresses(browser)
      await use(browser)
      await keepPresses(pressed, workerIndex)
    },
    { scope: 'worker' },
  ],
  hotels: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      let open: { file: string; hotel: Promise<Hotel> } | undefined
      await use({
        async of(file) {
          if (open?.file !== file) {
            await (await open?.hotel)?.close()
            open = { file, hotel: openHotel() }
          }
          return open.hotel
        },
      })
      await (await open?.hotel)?.close()
    },
    { scope: 'worker' },
  ],
  hotel: async ({ hotels }, use, { file }) => use(await hotels.of(file)),
  baseURL: async ({ hotel }, use) => use(hotel.address),
  context: async ({ context }, use) => {
    const violations = watchPolicy(context)
    await use(context)
    expect(violations).toEqual([])
  },
  signedInPage: async ({ hotel, browser, contextOptions, viewport, baseURL, timezoneId }, use) => {
    const options = { ...contextOptions, baseURL, timezoneId }
    const context = await hotel.signedInContext(browser, options)
    const violations = watchPolicy(context)
    const page = await context.newPage()
    if (viewport) await page.setViewportSize(viewport)
    await use(page)
    await Promise.all(context.pages().map((open) => open.close()))
    expect(violations).toEqual([])
  },
})

export { expect } from '@playwright/test'
