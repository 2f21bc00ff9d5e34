import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { type DemoHotel, openDemoHotel } from '#e2e/kit/demo-hotel.ts'
import { openScreen, screensOf } from '#e2e/kit/screens.ts'
import { watchPolicy } from '#e2e/kit/watch-policy.ts'

type StorageState = BrowserContextOptions['storageState']

/** Goes on to the other screens, so that one look finds all there is. */
const gently = expect.configure({ soft: true })

const desktop = { width: 1366, height: 768 }
// 200 % on a small desktop, and the 400 % that WCAG asks to reflow for, which is also the smallest phone.
const zoomed = [
  { width: 683, height: 384 },
  { width: 320, height: 640 },
]

/** What sticks out to the right, so that the page scrolls sideways. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > width + 1,
    )
    return wide.map((part) => part.outerHTML.slice(0, 120)).slice(0, 3)
  })

/** One context for each kind of person, whose cache spares most of every load but the first, and what went wrong in it. */
const contextsOf = ({ address, storageFor }: DemoHotel, browser: Browser) => {
  const open = new Map<StorageState, { context: BrowserContext; mistakes: string[] }>()
  return async (screen: string) => {
    const storageState = await storageFor(browser, screen)
    const known = open.get(storageState)
    if (known) return known
    const context = await browser.newContext({ baseURL: address, storageState, reducedMotion: 'reduce' })
    const mistakes = watchPolicy(context)
    context.on('weberror', (mistake) => mistakes.push(String(mistake.error())))
    open.set(storageState, { context, mistakes })
    return { context, mistakes }
  }
}

test('every screen has no barriers in light and dark, fits at every zoom, breaks nothing and keeps the policy', async ({
  browser,
}) => {
  // Some sixty screens, on a machine that may be slow.
  test.setTimeout(1_200_000)
  const hotel = await openDemoHotel()
  const contextFor = contextsOf(hotel, browser)
  try {
    for (const [name, address] of Object.entries(await screensOf(hotel.db))) {
      const { context, mistakes } = await contextFor(address)
      const page = await context.newPage()
      await test.step(name, async () => {
        await page.setViewportSize(desktop)
        await openScreen(page, address)
        await expectAccessible(page)
        for (const viewport of zoomed) {
          await page.setViewportSize(viewport)
          // Tables turn into cards a moment after the width has changed.
          const message = `${name} at ${viewport.width} pixels`
          await gently.poll(() => sticksOut(page), { message, timeout: 10_000 }).toEqual([])
        }
        gently(mistakes.splice(0), name).toEqual([])
      })
      await page.close()
    }
  } finally {
    await hotel.close()
  }
})
