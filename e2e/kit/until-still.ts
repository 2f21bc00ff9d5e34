import type { Page } from '@playwright/test'

/** Waits until nothing moves, fades or is drawn half-way. */
export const untilStill = async (page: Page) => {
  await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'))
}
