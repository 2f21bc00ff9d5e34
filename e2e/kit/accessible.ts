import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** The minified checker: a page reads it in half the time. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/**
 * Checks the accessibility of a part of the page, in light and in dark: of the open dialog or the page without its menu,
 * which is the same on every screen, if none is named.
 */
export const expectAccessible = async (page: Page, part?: string) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Once per page load, because the checker is large.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
    // In dark mode only the colours differ.
    const runOnly = colorScheme === 'light' ? standards : ['color-contrast']
    const found = await page.evaluate(barriersIn, { part, colorScheme, runOnly })
    expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Runs in the page. */
const barriersIn = async (wanted: { part: string | undefined; colorScheme: string; runOnly: string[] }) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The app switches its colours after the event, a colour that is fading would be measured half-way, and a list is
  // dimmed while its new rows are on their way. Animations that are driven by scrolling never end, so they are not
  // waited for.
  const isReady = () =>
    document.documentElement.dataset.mantineColorScheme === wanted.colorScheme &&
    !document.querySelector('[data-stale="true"]') &&
    !document.getAnimations().some((one) => one.playState === 'running' && one.timeline === document.timeline)
  while (!isReady()) await nextFrame()
  const context = wanted.part ?? document.querySelector('[role=dialog]') ?? { exclude: ['nav'] }
  const { violations = [] } =
    (await window.axe?.run(context, { runOnly: wanted.runOnly, resultTypes: ['violations'], preload: false })) ?? {}
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
