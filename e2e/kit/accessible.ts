import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { untilStill } from '#e2e/kit/until-still.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Looks for barriers on the page as it stands, or in a part of it, in light and in dark. */
export const expectAccessible = async (page: Page, part = 'body') => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The app hears of the change, and only then puts on the other colours.
    await page.waitForFunction((wanted) => document.documentElement.dataset.mantineColorScheme === wanted, colorScheme)
    // What fades in or out would be measured half-way.
    await untilStill(page)
    const axe = new AxeBuilder({ page }).include(part)
    // In the dark only the colours are others.
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(standards)
      : axe.withRules('color-contrast')
    ).analyze()
    const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
    expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
