import { type BrowserContextOptions, test } from '@playwright/test'
import { openDemoHotel } from '#e2e/tour/demo-hotel.ts'
import { paths } from '#web/app/paths.ts'

const sizes = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
}

type Screen = keyof typeof paths

// They only lead on to another screen.
const redirects: Screen[] = ['root', 'logout', 'admin', 'candidate']

let hotel: Awaited<ReturnType<typeof openDemoHotel>>
let signedIn: Awaited<ReturnType<typeof hotel.signIn>>
test.beforeAll(async ({ browser }) => {
  hotel = await openDemoHotel()
  signedIn = await hotel.signIn(browser)
})
test.afterAll(() => hotel.close())

/** Where a screen is: those that show one record need its slug. */
const addressOf = async (screen: Screen) => {
  const { room, roomType } = await hotel.slugs()
  const ofRecord: Partial<Record<Screen, string>> = {
    editRoomType: `?slug=${roomType}`,
    editRoom: `?slug=${room}`,
    resetPassword: '?token=from-the-mail',
    invitation: '?token=from-the-mail',
  }
  return `${paths[screen]}${ofRecord[screen] ?? ''}`
}

const storageFor = (screen: Screen): BrowserContextOptions['storageState'] => {
  if (paths[screen].startsWith(paths.admin)) return signedIn.admin
  return paths[screen].startsWith(paths.candidate) ? signedIn.candidate : undefined
}

const screens = (Object.keys(paths) as Screen[]).filter((screen) => !redirects.includes(screen))

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    test(`${size}, ${colorScheme}`, async ({ browser }) => {
      for (const screen of screens) {
        const options = { baseURL: hotel.address, viewport, colorScheme, storageState: storageFor(screen) }
        const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
        await page.goto(await addressOf(screen), { waitUntil: 'networkidle' })
        await page.screenshot({ path: `tour/${screen}-${size}-${colorScheme}.png` })
        await page.close()
      }
    })
  }
}
