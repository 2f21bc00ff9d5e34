import type { Page } from '@playwright/test'

/** Waits until nothing moves, fades or is drawn half-way. What follows the scrolling runs for ever and does not count. */
export const untilStill = async (page: Page) => {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline),
  )
}
