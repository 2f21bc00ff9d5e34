import type { Page } from '@playwright/test'

/** Waits until no animation runs. Animations that are driven by scrolling never end and do not count. */
export const untilStill = async (page: Page) => {
  await page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(({ playState, timeline }) => playState === 'running' && timeline === document.timeline),
  )
}
