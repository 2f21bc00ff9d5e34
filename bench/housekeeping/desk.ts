import type { Browser, ElementHandle, Page } from '@playwright/test'
import { during, untilIdle, watch, whenShown } from '#bench/housekeeping/in-page.ts'
import { type Bench, clerk, password } from '#bench/speed/open-bench.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'

export const slowDown = 4
const viewport = { width: 1366, height: 768 }
const board = '/admin/housekeeping'

const rows = (page: Page) => page.locator('[data-slug]')
/** The total above the board. A search by role would read all rows, and be a large part of what is measured. */
const dirty = (page: Page) => page.locator('main button', { hasText: 'Dirty' }).first()

/** A desk with the board open and live, its processor slowed down. */
export const openDesk = async (browser: Browser, { sarai, isSmallest }: Bench, number: number) => {
  const baseURL = sarai.address
  const storageState = await signInByHand(browser, baseURL, { email: clerk(number), password })
  const context = await browser.newContext({ baseURL, viewport, storageState })
  // tsx names functions with a helper that the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: isSmallest ? 1 : slowDown })
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(board)
  await listening
  await rows(page).last().waitFor()
  await watch(page)
  return { page, session }
}

export const leave = async (page: Page) => {
  await page.getByRole('link', { name: 'Lost Property' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lost Property' }).waitFor()
  await untilIdle(page)
}

export const comeBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  await rows(page).last().waitFor()
}

export const openAgain = async (page: Page) => {
  await leave(page)
  const began = performance.now()
  await comeBack(page)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 })))
  return performance.now() - began
}

/** Shows only the dirty rooms, or all again. */
export const filter = (page: Page) => dirty(page).click()

/** From taking the filter off until every room has its row. */
export const untilAllRows = async (page: Page, rooms: number) => {
  await filter(page)
  await untilIdle(page)
  const button = await dirty(page).elementHandle()
  return page.evaluate(
    ([pressed, count]) =>
      new Promise<number>((shown) => {
        const began = performance.now()
        const look = () => {
          if (document.querySelectorAll('[data-slug]').length < count) requestAnimationFrame(look)
          else shown(performance.now() - began)
        }
        pressed?.click()
        requestAnimationFrame(look)
      }),
    [button as ElementHandle<HTMLElement> | null, rooms] as const,
  )
}

export const pressOther = (page: Page, row: number) =>
  rows(page).nth(row).locator('[aria-pressed="false"]').first().click()

/** Drags a room over everybody to the last cleaner in view. */
export const drag = async (page: Page, row: number) => {
  const middle = async (box: { x: number; y: number; width: number; height: number } | null) => {
    if (!box) throw new Error('not on screen')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const people = page.locator('[data-drop]')
  const from = await middle(await rows(page).nth(row).locator('strong').first().boundingBox())
  const to = await middle(await people.nth(row % 2 === 0 ? 4 : 3).boundingBox())
  return during(page, async () => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 40 })
    await page.mouse.up()
    await page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  })
}

/** From the click at one desk until the other shows the condition. */
export const untilOtherDesk = async (page: Page, other: Page, row: number) => {
  const slug = await rows(page).nth(row).getAttribute('data-slug')
  const button = `[data-slug="${slug}"] [aria-keyshortcuts="i"]`
  await untilIdle(page)
  await untilIdle(other)
  const seen = whenShown(other, `${button}[aria-pressed="true"]`)
  const clicked = page.evaluate((wanted) => {
    document.querySelector<HTMLElement>(wanted)?.click()
    return performance.timeOrigin + performance.now()
  }, button)
  const [at, shown] = await Promise.all([clicked, seen])
  return shown - at
}
