import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Looks for barriers on the page or in a part of it, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'body') => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Once a page: the program is large, and a click does not load a new page.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
    // In the dark only the colours are others.
    const runOnly = colorScheme === 'light' ? standards : ['color-contrast']
    const found = await page.evaluate(barriersIn, { part, colorScheme, runOnly })
    expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Runs in the page. */
const barriersIn = async (wanted: { part: string; colorScheme: string; runOnly: string[] }) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The app hears of the change, and only then puts on the other colours; a colour that fades in would be measured
  // half-way. What follows the scrolling runs for ever and does not count.
  const isReady = () =>
    document.documentElement.dataset.mantineColorScheme === wanted.colorScheme &&
    !document.getAnimations().some((one) => one.playState === 'running' && one.timeline === document.timeline)
  while (!isReady()) await nextFrame()
  const { violations = [] } =
    (await window.axe?.run(wanted.part, { runOnly: wanted.runOnly, resultTypes: ['violations'] })) ?? {}
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
