import { brotliCompressSync, constants as zlib } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { emptyFrames, type Scrolling, scrollFrames } from '#bench/calendar/frames.ts'
import { launchChromium } from '#bench/launch-chromium.ts'
import type { HotelSize } from '#bench/speed/load-hotel.ts'
import { type Bench, clerk, openBench, password } from '#bench/speed/open-bench.ts'
import { machine, openTable } from '#bench/speed/report.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { hotelDay, usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'

const slowDown = 4
const viewport = { width: 1366, height: 768 }
const goals = { open: 1500, frames: 50, nodes: 3000, bytes: 40 * 1024 }

const usual: HotelSize = { rooms: 100, guests: 4000, bookings: 6000, ordersPerStay: 0.2 }
/** 20,000 stays in 365 days. */
const large: HotelSize = {
  rooms: 500,
  guests: 12_000,
  bookings: 20_000,
  ordersPerStay: 0.1,
  plan: {
    daysBack: 300,
    daysAhead: 65,
    occupancy: 0.72,
    lengths: [
      [3, 30],
      [5, 40],
      [8, 30],
    ],
  },
}

const withHotel = async <Found>(
  size: HotelSize,
  browser: Browser,
  work: (page: Page, bench: Bench, session: CDPSession) => Promise<Found>,
) => {
  const bench = await openBench(size)
  try {
    const baseURL = bench.sarai.address
    const storageState = await signInByHand(browser, baseURL, { email: clerk(0), password })
    const context = await browser.newContext({ baseURL, viewport, storageState })
    // tsx names functions with a helper that the browser lacks.
    await context.addInitScript('globalThis.__name = (named) => named')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: bench.isSmallest ? 1 : slowDown })
    const found = await work(page, bench, session)
    await context.close()
    return found
  } finally {
    await bench.close()
  }
}

/** Opens the calendar and waits until its stays are shown and the main thread is idle. */
const open = (page: Page, path: string) => timeOf(page, () => page.goto(path, { waitUntil: 'commit' }))

/** The same from another screen of the running program. */
const openAgain = async (page: Page) => {
  await page.getByRole('link', { name: 'All Bookings' }).click()
  await page.getByRole('row').nth(1).waitFor()
  return timeOf(page, () => page.goBack({ waitUntil: 'commit' }))
}

const timeOf = async (page: Page, go: () => Promise<unknown>) => {
  const began = performance.now()
  await go()
  await page.locator('[data-stay]').first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  return performance.now() - began
}

/** The processor time of the main thread for each frame, which a busy machine does not distort. */
const cpuOfFrames = async (page: Page, session: CDPSession, seconds: number) => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await cpu()
  const { frames } = await scrollFrames(page.getByRole('grid'), seconds)
  return ((await cpu()) - before) / frames
}

const bytesOf = async ({ sarai, token }: Bench) => {
  const today = hotelDay(usualDayStart, new Date())
  const days = new URLSearchParams({ from: addDays(today, -1), to: addDays(today, 28) })
  const reply = await fetch(`${sarai.address}/api/calendar?${days}`, { headers: { authorization: `Bearer ${token}` } })
  const text = await reply.text()
  const brotli = brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }).length
  return { stays: JSON.parse(text).data.stays.length, plain: text.length, brotli }
}

/** What is measured: how often it opens, how long it scrolls, and in which hotels. */
interface Effort {
  times: number
  seconds: number
  opened: HotelSize
  scrolled: HotelSize
  /** The first day to scroll from, this many days ago. */
  daysBack: number
}

export const calendarEffort: Effort = { times: 5, seconds: 4, opened: usual, scrolled: large, daysBack: 290 }

/** How fast the room calendar opens and scrolls in Chromium with the CPU slowed down four times. */
export const calendarBench = async ({ times, seconds, opened, scrolled, daysBack } = calendarEffort) => {
  const browser = await launchChromium()
  const verdict = openVerdict()
  try {
    await withHotel(opened, browser, async (page, bench) => {
      await open(page, '/admin/calendar?days=30')
      const loads: number[] = []
      for (let time = 0; time < times; time++) loads.push(await openAgain(page))
      const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
      loads.sort((one, other) => one - other)
      verdict.addOpened({ time: loads[Math.floor(times / 2)] ?? 0, nodes, ...(await bytesOf(bench)) })
    })
    await withHotel(scrolled, browser, async (page, { isSmallest }, session) => {
      const today = hotelDay(usualDayStart, new Date())
      await open(page, `/admin/calendar?days=30&from=${addDays(today, -daysBack)}`)
      const grid = page.getByRole('grid')
      const calendar = await scrollFrames(grid, seconds)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      const cpu = await cpuOfFrames(page, session, seconds)
      await session.send('Emulation.setCPUThrottlingRate', { rate: isSmallest ? 1 : slowDown })
      verdict.addScrolled({ calendar, cpu, empty: await emptyFrames(page, grid, seconds) })
    })
    return verdict.isGood()
  } finally {
    await browser.close()
  }
}

type Opened = { time: number; nodes: number; stays: number; plain: number; brotli: number }
type Scrolled = Record<'calendar' | 'empty', Scrolling> & { cpu: number }

/** A table that gets the lines of each part as soon as it is measured. */
const openVerdict = () => {
  const head = [`Room calendar, ${slowDown} x slower CPU`, 'measured', 'goal', '']
  const table = openTable('calendar', machine(), head)
  let isGood = true
  const add = (name: string, value: string, goal: string, isMet: boolean) => {
    table.add([name, value, goal, isMet ? 'met' : 'not met'])
    isGood &&= isMet
  }
  const addNodes = (name: string, nodes: number) => add(name, `${nodes}`, `${goals.nodes}`, nodes <= goals.nodes)
  return {
    addOpened: ({ time, nodes, stays, plain, brotli }: Opened) => {
      add('open from another screen, ms', time.toFixed(0), `${goals.open}`, time <= goals.open)
      addNodes('DOM nodes', nodes)
      add(`bytes of ${stays} stays, brotli`, `${brotli} of ${plain}`, `${goals.bytes}`, brotli <= goals.bytes)
    },
    addScrolled: ({ calendar, empty, cpu }: Scrolled) => {
      for (const direction of ['down', 'right'] as const) {
        const ofEmpty = (calendar[direction] / empty[direction]).toFixed(2)
        const shown = `${calendar[direction].toFixed(0)} (${ofEmpty} of an empty page)`
        add(`frames per second, scrolling ${direction}`, shown, `${goals.frames}`, calendar[direction] >= goals.frames)
      }
      add('CPU of the main thread for each frame, ms, not slowed down', cpu.toFixed(1), '5', cpu <= 5)
      add('longest frame, ms', calendar.longest.toFixed(0), '', true)
      addNodes('DOM nodes while scrolling', calendar.nodes)
    },
    isGood: () => isGood,
  }
}
