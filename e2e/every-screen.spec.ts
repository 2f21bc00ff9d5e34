import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { openDemoHotel } from '#e2e/kit/demo-hotel.ts'
import { openScreen, screensOf } from '#e2e/kit/screens.ts'
import { watchPolicy } from '#e2e/kit/watch-policy.ts'

/** Collects the problems of all screens instead of stopping at the first one. */
const gently = expect.configure({ soft: true })

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

test('every screen is accessible in light and dark, fits at every zoom, logs no error and obeys the security policy', async ({
  browser,
}) => {
  // About sixty screens, on a machine that may be slow.
  test.setTimeout(2_400_000)
  const hotel = await openDemoHotel()
  const contextFor = hotel.contexts(browser, { reducedMotion: 'reduce' })
  try {
    for (const [name, address] of Object.entries(await screensOf(hotel.db))) {
      const context = await contextFor(address)
      const page = await context.newPage()
      const mistakes = watchPolicy(page)
      page.on('pageerror', (mistake) => mistakes.push(String(mistake)))
      await test.step(name, async () => {
        await page.setViewportSize(desktop)
        await openScreen(page, address)
        await expectAccessible(page, 'body')
        for (const viewport of zoomed) {
          await page.setViewportSize(viewport)
          // Tables become cards a moment after the width has changed.
          const message = `${name} at ${viewport.width} pixels`
          await gently.poll(() => sticksOut(page), { message }).toEqual([])
        }
        gently(mistakes, name).toEqual([])
      })
      await page.close()
    }
  } finally {
    await hotel.close()
  }
})
