import type { CDPSession, Page } from '@playwright/test'

/** What the browser itself noticed while something was done: times in milliseconds. */
export interface Noticed {
  /** From the press of the mouse until the page shows its effect. */
  response: number
  /** The longest piece of work that let nothing else happen; 0 if none took 50 ms. */
  longestTask: number
}

declare global {
  var noticed: { response: number; longestTask: number }
}

/** Watches a page from now on. */
export const watch = (page: Page) =>
  page.evaluate(() => {
    globalThis.noticed = { response: 0, longestTask: 0 }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.noticed.longestTask = Math.max(globalThis.noticed.longestTask, duration)
    }).observe({ type: 'longtask' })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click' || name === 'pointerup')
          globalThis.noticed.response = Math.max(globalThis.noticed.response, duration)
      // TypeScript does not know the threshold, without which only events of 104 ms and more are told.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 }))
    // The observers are told after the work that they observe.
    await new Promise((told) => setTimeout(told, 100))
  })

/** What is noticed while this is done, until the page is idle. */
export const during = async (page: Page, act: () => Promise<unknown>): Promise<Noticed> => {
  await untilIdle(page)
  await page.evaluate(() => {
    globalThis.noticed.response = 0
    globalThis.noticed.longestTask = 0
  })
  await act()
  await untilIdle(page)
  return page.evaluate(() => ({ ...globalThis.noticed }))
}

/**
 * The processor time of the main thread for something, until the page is idle, in milliseconds. Other work on the machine
 * does not distort it; a processor that is slowed down does.
 */
export const cpuOf = async (page: Page, session: CDPSession, act: () => Promise<unknown>) => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await untilIdle(page)
  const before = await cpu()
  await act()
  await untilIdle(page)
  return (await cpu()) - before
}

/** When the page first matched a selector, by the machine's clock. Call it before the change, and wait for it after. */
export const whenShown = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((shown) => {
        const look = () => {
          if (!document.querySelector(wanted)) return requestAnimationFrame(look)
          shown(performance.timeOrigin + performance.now())
        }
        look()
      }),
    selector,
  )
