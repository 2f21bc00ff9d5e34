import { test } from '@playwright/test'
import { type DemoHotel, openDemoHotel } from '#e2e/kit/demo-hotel.ts'
import { openScreen, screensOf } from '#e2e/kit/screens.ts'

const sizes = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}

const isSmallest = process.env.TOUR === 'smallest'
const folder = isSmallest ? 'test-results/tour' : 'tour'
const wantedSizes = isSmallest ? { desktop: sizes.desktop } : sizes
const wantedScreens = isSmallest ? 2 : undefined

let hotel: DemoHotel
test.beforeAll(async () => {
  hotel = await openDemoHotel()
})
test.afterAll(() => hotel.close())

for (const colorScheme of isSmallest ? (['light'] as const) : (['light', 'dark'] as const)) {
  for (const [size, viewport] of Object.entries(wantedSizes)) {
    test(`${size}, ${colorScheme}`, async ({ browser }) => {
      const contextFor = hotel.contexts(browser, { viewport, colorScheme, reducedMotion: 'reduce' })
      for (const [screen, address] of Object.entries(await screensOf(hotel.db)).slice(0, wantedScreens)) {
        const page = await (await contextFor(address)).newPage()
        await openScreen(page, address)
        await page.screenshot({ path: `${folder}/${screen}-${size}-${colorScheme}.png` })
        await page.close()
      }
    })
  }
}
