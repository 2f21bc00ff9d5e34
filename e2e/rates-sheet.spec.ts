import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { addDays, formatDay } from '#contract/kit/time/calendar-date.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { interceptOnce, loseReply } from '#e2e/kit/intercept.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test.use({ viewport: { width: 1366, height: 900 } })

const nextYear = Number(dayFromToday(0).slice(0, 4)) + 1
const from = `${nextYear}-02-01`
const day = (offset: number) => addDays(from, offset)
const button = (inside: Page | Locator, name: string | RegExp) => inside.getByRole('button', { name, exact: true })

let made: Promise<{ lake: number; standard: number }> | undefined

/** One room type, made once; the plan Standard is there from the start. */
const typeOf = ({ db, make }: Hotel) => {
  made ??= (async () => {
    const lake = await make.roomType({ name: 'Lake', price_per_night: rupees(4000) })
    const plan = await db.selectFrom('rate_plan').select('id').where('name', '=', 'Standard').executeTakeFirstOrThrow()
    return { lake: lake.id, standard: plan.id }
  })()
  return made
}

/** Opens the rate calendar, and returns its cells by the days after the first. */
const open = async (page: Page, hotel: Hotel) => {
  const { lake, standard } = await typeOf(hotel)
  await page.goto(`${paths.rates}?from=${from}&room_type_id=${lake}`)
  await expect(page.getByRole('grid', { name: 'Rates' })).toBeVisible()
  return (offset: number) => page.locator(`#rate-${lake}-${standard}-${day(offset)}`)
}
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rates' })
const middle = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

test('cells are edited with the mouse', async ({ hotel, signedInPage: page }) => {
  const cell = await open(page, hotel)
  const editor = page.getByRole('textbox', { name: 'Price', exact: true })

  await test.step('a double click opens the price of the cell', async () => {
    const { x, y } = await middle(cell(0))
    await page.mouse.dblclick(x, y)
    await expect(editor).toHaveValue('4000')
    await editor.fill('4100')
    await page.keyboard.press('Enter')
    await expect(cell(0)).toContainText('4,100')
  })

  await test.step('a range that is dragged and typed into; the sheet stays where it is', async () => {
    const before = await middle(cell(1))
    const end = await middle(cell(4))
    await page.mouse.move(before.x, before.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 6 })
    expect(await middle(cell(1))).toEqual(before)
    await page.mouse.up()
    await expect(toolbar(page)).toContainText('4 cells')
    await page.keyboard.type('4200')
    await page.keyboard.press('Enter')
    await expect(cell(1)).toContainText('4,200')
    await expect(cell(4)).toContainText('4,200')
    await expect(cell(5)).toContainText('4,000')
  })

  await test.step('a double click after a drag opens the cell under the mouse', async () => {
    const { x, y } = await middle(cell(5))
    await page.mouse.dblclick(x, y)
    await expect(editor).toHaveValue('4000')
    await page.keyboard.press('Escape')
    await expect(editor).toBeHidden()
  })

  await test.step('Alt and the mouse show where a price comes from', async () => {
    const { x, y } = await middle(cell(4))
    await page.keyboard.down('Alt')
    await page.mouse.move(x - 5, y)
    await page.mouse.move(x, y)
    await page.keyboard.up('Alt')
    const panel = page.getByRole('region', { name: 'Price details' })
    await expect(panel).toContainText(formatDay(day(4)))
    await expect(panel).toContainText('₹4,200.00')
    await expect(panel).toContainText('Typed into this cell')
    await button(panel, 'Close price details').click()
  })

  await test.step('a price below zero is refused, and Ctrl+Y makes an undone change again', async () => {
    await cell(0).click()
    await page.keyboard.type('-9000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/which is below zero/)).toBeVisible()
    await expect(cell(0)).toContainText('4,100')
    await page.keyboard.press('Control+z')
    await expect(cell(4)).toContainText('4,000')
    await page.keyboard.press('Control+y')
    await expect(cell(4)).toContainText('4,200')
  })

  await test.step('the list of changes says what was changed', async () => {
    await button(page, 'Changes').click()
    const panel = page.getByRole('region', { name: 'Changes' })
    await expect(panel.getByRole('listitem').first()).toContainText('₹4,200.00 entered')
    await expect(panel.getByRole('listitem').nth(1)).toContainText(/^Undo, 4 rates.*Redone/)
    await expect(panel.getByRole('listitem').nth(2)).toContainText(/^Typed, 4 rates.*Undone/)
  })

  await test.step('Undo and Redo in the list of changes', async () => {
    const changes = page.getByRole('region', { name: 'Changes' }).getByRole('listitem')
    await button(changes.first(), /^Undo change/).click()
    await expect(cell(4)).toContainText('4,000')
    await expect(changes.first()).toContainText('Undo, 4 rates')
    await button(changes.first(), /^Redo change/).click()
    await expect(cell(4)).toContainText('4,200')
    await expect(changes.first()).toContainText('Typed, 4 rates')
    await expect(changes.nth(1)).toContainText(/^Undo, 4 rates.*Redone/)
  })
})

test('after a lost reply, a bulk edit that is sent again raises prices once', async ({ hotel, signedInPage: page }) => {
  const cell = await open(page, hotel)
  await cell(10).click()
  await button(page, 'Bulk edit').click()
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' })
  await dialog.getByLabel('Percent', { exact: true }).fill('+10')
  // The server makes the change, but its answer is lost.
  await interceptOnce(page, 'PUT', '**/api/rates', loseReply)
  await button(dialog, /^Change \d+ rates?$/).click()
  await expect(dialog.getByRole('alert')).toContainText('may have been saved already')
  await expect(cell(10)).toContainText('4,400')
  await button(dialog, /^Change \d+ rates?$/).click()
  await expect(dialog).toBeHidden()
  await expect(cell(10)).toContainText('4,400')
  await page.reload()
  await expect(cell(10)).toContainText('4,400')
})

test('a range is selected with two taps', async ({ hotel, browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 820, height: 1100 },
    storageState: await hotel.signIn(browser),
  })
  const page = await context.newPage()
  const cell = await open(page, hotel)
  const tap = async (at: Locator) => {
    const { x, y } = await middle(at)
    await page.touchscreen.tap(x, y)
  }
  await tap(cell(1))
  await expect(toolbar(page)).toContainText(formatDay(day(1)))
  await button(toolbar(page), 'Select range').tap()
  await tap(cell(3))
  await expect(toolbar(page)).toContainText('3 cells')
  await toolbar(page).getByLabel('Price or change').fill('4700')
  await button(toolbar(page), 'Set').tap()
  await expect(cell(1)).toContainText('4,700')
  await expect(cell(3)).toContainText('4,700')
  await context.close()
})
