import { test as base, expect, type Page } from '@playwright/test'
import { expectScreenAccessible } from '#e2e/kit/accessible.ts'
import { type DemoHotel, openDemoHotel } from '#e2e/kit/demo-hotel.ts'
import { addressOf, openScreen, screenNames } from '#e2e/kit/screens.ts'
import { watchPolicy } from '#e2e/kit/watch-policy.ts'

interface Opened {
  hotel: DemoHotel
  contextFor: ReturnType<DemoHotel['contexts']>
}

/** A worker opens the demo hotel and its browser contexts once. */
const test = base.extend<object, { opened: Opened }>({
  opened: [
    async ({ browser }, use) => {
      const hotel = await openDemoHotel()
      await use({ hotel, contextFor: hotel.contexts(browser, { reducedMotion: 'reduce' }) })
      await hotel.close()
    },
    { scope: 'worker' },
  ],
})

// The screens are shared out among the workers.
test.describe.configure({ mode: 'parallel' })

const desktop = { width: 1366, height: 768 }
// 200 % zoom on a small desktop, and 400 % as WCAG's reflow rule requires, which is also the smallest phone.
const zoomed = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
]

/** Elements that are wider than the page, so that it scrolls sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > width + 1,
    )
    return wide.map((part) => part.outerHTML.slice(0, 120)).slice(0, 3)
  })

for (const name of screenNames) {
  test(`${name}: accessible in light and dark, fits at every zoom, logs no error and obeys the security policy`, async ({
    opened: { hotel, contextFor },
  }) => {
    const address = await addressOf(hotel.db, name)
    const page = await (await contextFor(address)).newPage()
    const mistakes = watchPolicy(page)
    page.on('pageerror', (mistake) => mistakes.push(String(mistake)))
    await page.setViewportSize(desktop)
    await openScreen(page, address)
    await expectScreenAccessible(page)
    for (const viewport of zoomed) {
      await page.setViewportSize(viewport)
      // Tables become cards a moment after the width has changed.
      await expect.soft.poll(() => sticksOut(page), `at ${viewport.width} pixels`).toEqual([])
    }
    expect.soft(mistakes).toEqual([])
    await page.close()
  })
}
