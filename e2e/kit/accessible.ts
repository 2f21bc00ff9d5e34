import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
    /** The elements that are being checked, so that only their numbers travel between the test and the page. */
    checkedElements?: Element[]
  }
}

/** The minified checker: a page reads it in half the time. */
const checker = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** The shapes of the elements that this worker has checked in both colour schemes. */
const known = new Set<number>()

/**
 * Checks the accessibility of a part of the page, in light and in dark: of the open dialog or the page without its menu,
 * which is the same on every screen, if none is named. Elements of a shape that was checked before are left out: an
 * element has the shape of another if it, and everything that contains it, has the same tag, classes and attributes.
 */
export const expectAccessible = async (page: Page, part?: string) => {
  const shapes = await page.evaluate(shapesIn, part)
  const isNew = shapes.map((shape) => !known.has(shape))
  if (!isNew.includes(true)) return
  const exclude = part === undefined ? ['nav'] : []
  await check(page, 'light', { runOnly: standards, isNew, exclude })
  await check(page, 'dark', { runOnly: ['color-contrast'], isNew, exclude })
  for (const shape of shapes) known.add(shape)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/** Checks the whole screen by every rule, also by those for pages; in dark only what differs can be wrong: new colours. */
export const expectScreenAccessible = async (page: Page) => {
  const shapes = await page.evaluate(shapesIn, 'body')
  const isNew = shapes.map((shape) => !known.has(shape))
  await check(page, 'light', { runOnly: standards })
  if (isNew.includes(true)) await check(page, 'dark', { runOnly: ['color-contrast'], isNew })
  for (const shape of shapes) known.add(shape)
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

interface Wanted {
  runOnly: string[]
  /** For each of `checkedElements`; all of the page if it is not given. */
  isNew?: boolean[]
  exclude?: string[]
}

const check = async (page: Page, colorScheme: 'light' | 'dark', wanted: Wanted) => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Once per page load, because the checker is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(checker)
  const found = await page.evaluate(barriersIn, { colorScheme, ...wanted })
  expect.soft(found, `${page.url()} in ${colorScheme}`).toEqual([])
}

/** Runs in the page: numbers the elements of a part and returns the shape of each. */
const shapesIn = (part: string | undefined) => {
  // Their values differ between elements that look and work alike.
  const unlike =
    /^(id|for|name|value|href|src|alt|title|placeholder|min|max|datetime|d|points|aria-(label|labelledby|describedby|controls|owns|activedescendant|valuenow|rowcount|rowindex|colindex|posinset|setsize))$/
  const root = document.querySelector(part ?? '[role=dialog]') ?? document.body
  const all = [...root.querySelectorAll('*')]
  const elements = part === undefined ? all.filter((element) => !element.closest('nav')) : all
  /** A hash of 53 bits (cyrb53). */
  const hash = (text: string) => {
    let high = 0xdeadbeef
    let low = 0x41c6ce57
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 2_654_435_761)
      low = Math.imul(low ^ code, 1_597_334_677)
    }
    high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
    low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
    return 4_294_967_296 * (2_097_151 & low) + (high >>> 0)
  }
  const shapes = new Map<Element | null, number>([[root, hash(root.tagName + root.getAttribute('role'))]])
  // Parents come before their children.
  for (const element of elements) {
    const attributes = [...element.attributes].map(({ name, value }) =>
      unlike.test(name) && value !== '' ? name : `${name}=${value}`,
    )
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const own = [element.tagName, ...attributes.sort(), hasText].join('|')
    shapes.set(element, hash(`${shapes.get(element.parentElement)} ${own}`))
  }
  window.checkedElements = elements
  return elements.map((element) => shapes.get(element) ?? 0)
}

/** Runs in the page. */
const barriersIn = async (wanted: Wanted & { colorScheme: string }) => {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // The app switches its colours after the event, a colour that is fading would be measured half-way, and a list is
  // dimmed while its new rows are on their way. Animations that are driven by scrolling never end, so they are not
  // waited for.
  const isReady = () =>
    document.documentElement.dataset.mantineColorScheme === wanted.colorScheme &&
    !document.querySelector('[data-stale="true"]') &&
    !document.getAnimations().some((one) => one.playState === 'running' && one.timeline === document.timeline)
  while (!isReady()) await nextFrame()
  const found = new Set(
    window.checkedElements?.filter((element, index) => wanted.isNew?.[index] && element.isConnected),
  )
  // An element is checked with all that it contains.
  const include = [...found].filter((element) => !element.parentElement || !found.has(element.parentElement))
  if (wanted.isNew && include.length === 0) return []
  const context = wanted.isNew ? { include, exclude: wanted.exclude } : document
  const { violations = [] } =
    (await window.axe?.run(context, { runOnly: wanted.runOnly, resultTypes: ['violations'], preload: false })) ?? {}
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}
