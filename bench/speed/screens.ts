import { launchChromium } from '#bench/launch-chromium.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { clerk, openBench, password } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'
import { firstLoad, type WatchedScreen, watchedScreens } from '#e2e/kit/first-load.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'

const slowDown = 4
const usual: HotelSize = { rooms: 100, guests: 4000, bookings: 5000, ordersPerStay: 2 }

/** The median of several first loads in Chromium with the CPU slowed down four times. */
export const screens = async (times: number, size: HotelSize = usual) => {
  const bench = await openBench(size)
  const browser = await launchChromium()
  try {
    const baseURL = bench.sarai.address
    const storageState = await signInByHand(browser, baseURL, { email: clerk(0), password })
    const head = ['Screen', 'kB over the wire', 'requests', `interactive after ms, ${slowDown} x slower`]
    const table = openTable('screens', machine(), head)
    for (const screen of Object.keys(watchedScreens) as WatchedScreen[]) {
      const loads = []
      for (let time = 0; time < times; time++) {
        const state = screen === 'login' ? {} : { storageState }
        const context = await browser.newContext({ baseURL, viewport: { width: 1366, height: 768 }, ...state })
        loads.push(await firstLoad(await context.newPage(), screen, bench.isSmallest ? 1 : slowDown))
        await context.close()
      }
      loads.sort((one, other) => one.interactive - other.interactive)
      const { bytes, requests, interactive } = loads[Math.floor(times / 2)] ?? { bytes: 0, requests: 0, interactive: 0 }
      table.add([screen, (bytes / 1000).toFixed(0), String(requests), String(interactive)])
    }
    return true
  } finally {
    await browser.close()
    await bench.close()
  }
}
