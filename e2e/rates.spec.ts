import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { rupees } from '#contract/kit/money.ts'
import { addDays, formatDay } from '#contract/kit/time/calendar-date.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { intercept } from '#e2e/kit/intercept.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test.use({ viewport: { width: 1366, height: 900 } })

const button = (inside: Page | Locator, name: string | RegExp) => inside.getByRole('button', { name, exact: true })
const nextYear = Number(dayFromToday(0).slice(0, 4)) + 1
const christmas = `${nextYear}-12-24`

let made: Promise<{ garden: number; suite: number; standard: number }> | undefined

/** Two room types, made once; the plan Standard is there from the start. */
const typesOf = ({ db, make }: Hotel) => {
  made ??= (async () => {
    const garden = await make.roomType({ name: 'Garden', price_per_night: rupees(4000) })
    const suite = await make.roomType({ name: 'Suite', price_per_night: rupees(9000) })
    const plan = await db.selectFrom('rate_plan').select('id').where('name', '=', 'Standard').executeTakeFirstOrThrow()
    return { garden: garden.id, suite: suite.id, standard: plan.id }
  })()
  return made
}

const open = async (page: Page, from: string) => {
  await page.goto(`${paths.rates}?from=${from}`)
  await expect(page.getByRole('grid', { name: 'Rates' })).toBeVisible()
}
const cell = (page: Page, type: number, plan: number, date: string) => page.locator(`#rate-${type}-${plan}-${date}`)
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Selected rates' })
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

test('Christmas prices are set in under a minute', async ({ hotel, signedInPage: page }) => {
  await page.goto(paths.dashboard)
  await button(page, 'Rates').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Rate Calendar' }).click()
  await expect(page.getByText('No room types yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Room Type' }).last()).toBeVisible()
  const { garden, suite, standard } = await typesOf(hotel)
  await page.reload()
  await expect(page.getByRole('grid', { name: 'Rates' })).toBeVisible()
  await expectAccessible(page)

  const began = Date.now()
  await button(page, 'Bulk edit').click()
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' })
  await dialog.getByLabel('From', { exact: true }).fill(formatDay(christmas))
  await dialog.getByLabel('To', { exact: true }).fill(formatDay(addDays(christmas, 2)))
  await dialog.getByLabel('Percent', { exact: true }).fill('+25')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('6 rates change')
  await expect(preview.getByRole('row', { name: /Garden, Standard/ })).toContainText('4,000')
  await expect(preview.getByRole('row', { name: /Garden, Standard/ })).toContainText('5,000')
  await expect(preview.getByRole('row', { name: /Suite, Standard/ })).toContainText('11,250')
  await button(dialog, 'Change 6 rates').click()
  await expect(toast(page, '6 rates changed')).toBeVisible()
  expect(Date.now() - began).toBeLessThan(60_000)

  await open(page, `${nextYear}-12-20`)
  await expect(cell(page, garden, standard, christmas)).toContainText('5,000')
  await expect(cell(page, suite, standard, addDays(christmas, 2))).toContainText('11,250')
  await expect(cell(page, garden, standard, addDays(christmas, 3))).toContainText('4,000')
  await expect(cell(page, garden, standard, christmas)).toHaveAttribute('aria-label', '₹5,000.00, entered')

  await test.step('only on weekends, closed, at least 3 nights; the fields say what is missing', async () => {
    await button(page, 'Bulk edit').click()
    await expect(preview).toContainText('Enter a price, a percentage or a restriction to change')
    await button(dialog, 'Choose none: Weekdays').click()
    await expect(dialog.getByText('Choose at least one weekday').first()).toBeVisible()
    await dialog.getByText('Sat', { exact: true }).click()
    await button(dialog, 'Choose none: Room types').click()
    await button(dialog, 'Choose all: Room types').click()
    await dialog.getByText('Suite', { exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Price' }).click()
    await page.getByRole('option', { name: 'Keep the prices' }).click()
    await dialog.getByRole('combobox', { name: 'Closed' }).click()
    await page.getByRole('option', { name: 'Yes' }).click()
    await dialog.getByLabel('Minimum nights').fill('3')
    await dialog.getByLabel('To', { exact: true }).fill(formatDay(`${nextYear}-12-31`))
    await dialog.getByLabel('To', { exact: true }).press('Tab')
    await expect(preview).toContainText('closed, at least 3 nights')
    await expectAccessible(page)
    await button(dialog, /^Change \d rates?$/).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('[data-closed]').filter({ hasText: 'C3' }).first()).toBeVisible()
  })
})

test('prices are typed, raised, closed, copied and undone like in a spreadsheet', async ({
  hotel,
  signedInPage: page,
}) => {
  const { garden, suite, standard } = await typesOf(hotel)
  const from = `${nextYear}-03-01`
  const day = (offset: number) => addDays(from, offset)
  await open(page, from)
  const garden1 = cell(page, garden, standard, day(0))

  await test.step('a price by keyboard; the next cell is active', async () => {
    await garden1.click()
    await page.keyboard.type('4500')
    await page.keyboard.press('Tab')
    await expect(garden1).toContainText('4,500')
    await expect(toast(page, '1 rate changed')).toBeVisible()
    await page.keyboard.type('nonsense')
    await page.keyboard.type('1.005')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/“1.005” is not a price/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cell(page, garden, standard, day(1))).toContainText('4,000')
  })

  await test.step('+10% on a range that was dragged', async () => {
    const target = cell(page, suite, standard, day(2))
    const start = (await garden1.boundingBox()) ?? { x: 0, y: 0 }
    const end = (await target.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(start.x + 20, start.y + 15)
    await page.mouse.down()
    await page.mouse.move(end.x + 20, end.y + 15, { steps: 5 })
    await page.mouse.up()
    await expect(toolbar(page)).toContainText('6 cells')
    await page.keyboard.type('+10%')
    await page.keyboard.press('Enter')
    await expect(garden1).toContainText('4,950')
    await expect(target).toContainText('9,900')
    await expect(toast(page, '6 rates changed')).toBeVisible()
  })

  await test.step('Ctrl+Z sets the range back, then the first price', async () => {
    await page.keyboard.press('Control+z')
    await expect(garden1).toContainText('4,500')
    await expect(cell(page, suite, standard, day(2))).toHaveAttribute('data-source', 'room_type')
    await page.keyboard.press('Control+z')
    await expect(garden1).toContainText('4,000')
    await page.keyboard.press('Control+z')
    await expect(page.getByText(/Nothing to undo/)).toBeVisible()
  })

  await test.step('the toolbar: price, closed, no arrival, no departure, minimum nights, and Undo in the toast', async () => {
    await garden1.click()
    await page.keyboard.press('Shift+ArrowRight')
    await toolbar(page).getByLabel('Price or change').fill('+500')
    await button(toolbar(page), 'Set').click()
    await expect(garden1).toContainText('4,500')
    await button(toolbar(page), 'Closed').click()
    await expect(garden1).toHaveAttribute('aria-label', '₹4,500.00, entered, closed')
    await button(toolbar(page), 'No arrival').click()
    await button(toolbar(page), 'No departure').click()
    await toolbar(page).getByLabel('Minimum nights').fill('2')
    await page.keyboard.press('Enter')
    await expect(garden1).toContainText('CAD2')
    // Saved one after the other; only the last change is offered.
    await expect(garden1).not.toHaveAttribute('data-mark')
    await expect(button(page, 'Undo')).toHaveCount(1)
    await button(page, 'Undo').click()
    await expect(garden1).not.toContainText('CAD2')
    await expect(garden1).toContainText('CAD')
    await button(toolbar(page), 'Closed').click()
    await button(toolbar(page), 'Clear').click()
    await expect(garden1).toHaveAttribute('data-source', 'room_type')
    await expectAccessible(page)
  })

  await test.step('Delete, copy and paste', async () => {
    await garden1.click()
    await page.keyboard.type('4100')
    await page.keyboard.press('Tab')
    await page.keyboard.type('4200')
    await page.keyboard.press('Enter')
    await garden1.click()
    await cell(page, garden, standard, day(1)).click({ modifiers: ['Shift'] })
    await page.keyboard.press('Control+c')
    await cell(page, suite, standard, day(5)).click()
    await page.keyboard.press('Control+v')
    await expect(cell(page, suite, standard, day(5))).toContainText('4,100')
    await expect(cell(page, suite, standard, day(6))).toContainText('4,200')
    await page.keyboard.press('Delete')
    await expect(cell(page, suite, standard, day(5))).toContainText('9,000')
  })

  await test.step('the list of changes, with Undo for each', async () => {
    await button(page, 'Changes').click()
    const panel = page.getByRole('region', { name: 'Changes' })
    await expect(panel.getByRole('listitem').first()).toContainText('Typed, 1 rate')
    await expectAccessible(page)
    await panel
      .getByRole('button', { name: /^Undo change/ })
      .first()
      .click()
    await expect(cell(page, suite, standard, day(5))).toContainText('4,100')
    await button(panel, 'Close changes').click()
  })

  await test.step('other days, months and one room type', async () => {
    await button(page, 'Later days').click()
    await expect(page).toHaveURL(new RegExp(`from=${day(28)}`))
    await button(page, 'Earlier days').click()
    await page.getByRole('combobox', { name: 'Month' }).click()
    await page.getByRole('option', { name: `May ${nextYear}` }).click()
    await expect(page).toHaveURL(new RegExp(`from=${nextYear}-05-01`))
    await page.getByRole('combobox', { name: 'Days shown' }).click()
    await page.getByRole('option', { name: '1 year' }).click()
    await expect(page).toHaveURL(/days=366/)
    await page.getByRole('combobox', { name: 'Room type' }).click()
    await page.getByRole('option', { name: 'Suite' }).click()
    await expect(page.getByRole('rowheader', { name: /Garden/ })).toHaveCount(0)
    await page.getByRole('combobox', { name: 'Room type' }).click()
    await page.getByRole('option', { name: 'All room types' }).click()
    await expect(page.getByRole('rowheader', { name: /Garden/ }).first()).toBeVisible()
    await button(page, 'Legend and keys').click()
    await expect(page.getByText('No arrival on this day')).toBeVisible()
    await page.keyboard.press('Escape')
    await button(page, 'Today').click()
    await expect(page).not.toHaveURL(/from=/)
  })
})

test('a season is copied to next year', async ({ hotel, signedInPage: page }) => {
  const { garden, standard } = await typesOf(hotel)
  const from = `${nextYear}-08-02`
  await open(page, from)
  await cell(page, garden, standard, from).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  await expect(cell(page, garden, standard, from)).toContainText('5,000')
  await button(page, 'Copy season').click()
  const dialog = page.getByRole('dialog', { name: 'Copy season' })
  await expect(dialog.getByLabel('Starts on')).toHaveValue(formatDay(addDays(from, 364)))
  await dialog.getByLabel('Keep the weekdays').uncheck()
  await expect(dialog.getByLabel('Starts on')).toHaveValue(formatDay(`${nextYear + 1}-08-02`))
  await dialog.getByLabel('Keep the weekdays').check()
  await dialog.getByLabel('Percent more or less').fill('8')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('2 rates change')
  await expect(dialog.getByRole('row', { name: /Garden, Standard/ })).toContainText('5,400')
  await expectAccessible(page)
  await button(dialog, 'Change 2 rates').click()
  await expect(dialog).toBeHidden()
  await expect(toast(page, '2 rates changed').last()).toBeVisible()
  await open(page, addDays(from, 364))
  await expect(cell(page, garden, standard, addDays(from, 365))).toContainText('5,400')
})

test('rates are downloaded, changed in Excel and imported; a wrong cell is named', async ({
  hotel,
  signedInPage: page,
}) => {
  const { garden, standard } = await typesOf(hotel)
  const from = `${nextYear}-09-01`
  await page.goto(`${paths.rates}?from=${from}&days=31`)
  const first = cell(page, garden, standard, from)
  await expect(first).toContainText('4,000')
  await button(page, 'Excel').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download these days' }).click()
  const { sheets, properties } = await readXlsx(await readFile(await (await downloading).path()))
  const rows = (sheets[0]?.rows ?? []).map((row) => [...row])
  const price = rows.findIndex((row) => row[0] === 'Garden' && row[1] === 'Standard' && row[2] === 'Price')
  /** The downloaded file with another price on the first day, as Excel would save it. */
  const fileWith = async (value: string | number, kept = properties) => {
    const changed = rows.map((row, index) => (index === price ? [...row.slice(0, 3), value, ...row.slice(4)] : row))
    const bytes = await writeXlsx({ sheets: [{ name: 'Rates', rows: changed }], ...(kept && { properties: kept }) })
    return { name: 'rates.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
  }
  await button(page, 'Excel').click()
  await page.getByRole('menuitem', { name: 'Import a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import Excel' })
  await dialog.locator('input[type=file]').setInputFiles(await fileWith('cheap'))
  await button(dialog, 'Import').click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was imported')
  await expect(dialog.getByRole('list', { name: 'Wrong cells' })).toContainText(`D${price + 1}: “cheap” is not a price`)
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles(await fileWith(4321))
  await button(dialog, 'Import').click()
  await expect(dialog).toBeHidden()
  await expect(first).toContainText('4,321')

  await test.step('a file that no longer says when it was downloaded is imported only on purpose', async () => {
    await button(page, 'Excel').click()
    await page.getByRole('menuitem', { name: 'Import a file' }).click()
    await dialog.locator('input[type=file]').setInputFiles(await fileWith(4567, {}))
    await button(dialog, 'Import').click()
    await expect(dialog.getByRole('alert')).toContainText('no longer says when it was downloaded')
    await expect(first).toContainText('4,321')
    await button(dialog, 'Import anyway').click()
    await expect(dialog).toBeHidden()
    await expect(first).toContainText('4,567')
  })
})

test('a derived plan is lighter in the calendar, and its price is explained', async ({ hotel, signedInPage: page }) => {
  const { garden, standard } = await typesOf(hotel)
  const { db } = hotel
  await page.goto(paths.ratePlans)
  await page.getByRole('link', { name: 'Add Rate Plan' }).first().click()
  await page.getByLabel('Name', { exact: true }).fill('Non-refundable')
  await page.getByText('Derived from another plan').click()
  await page.getByRole('textbox', { name: 'Difference' }).fill('10')
  await expect(page.getByText(/10 % less than Standard. Example: Garden for ₹4,000.00 costs ₹3,600.00/)).toBeVisible()
  await page.getByLabel('Minimum nights').fill('2')
  await page.getByText('Own policy').click()
  await expect(
    page.getByText('Free cancellation until the day of arrival; after that it costs the whole stay.'),
  ).toBeVisible()
  await page.getByLabel('Public').check()
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByRole('row', { name: /Non-refundable/ })).toContainText('10 % less than Standard')
  await expectAccessible(page)
  const { id: saver } = await db
    .selectFrom('rate_plan')
    .select('id')
    .where('name', '=', 'Non-refundable')
    .executeTakeFirstOrThrow()

  const date = `${nextYear}-05-10`
  await open(page, date)
  await cell(page, garden, standard, date).click()
  await page.keyboard.type('5000')
  await page.keyboard.press('Enter')
  const derived = cell(page, garden, saver, date)
  await expect(derived).toContainText('4,500')
  await expect(derived).toHaveAttribute('data-source', 'derived')
  const lightness = (of: Locator) =>
    of
      .locator('span')
      .first()
      .evaluate((span) => getComputedStyle(span).color)
  expect(await lightness(derived)).not.toBe(await lightness(cell(page, garden, standard, date)))

  // The type has no rooms yet: 0 of 0 are sold.
  await db.updateTable('property').set({ occupancy_above_percent: 70, occupancy_raise_percent: 12 }).execute()
  await derived.click()
  await page.keyboard.press('Alt')
  const panel = page.getByRole('region', { name: 'Price details' })
  await expect(panel).toContainText('₹4,500.00')
  await expect(panel).toContainText(`Standard on ${formatDay(date)}`)
  await expect(panel).toContainText('Non-refundable: 10 % less than Standard')
  await expect(panel).toContainText('No changes yet.')
  await expect(panel).toContainText('the price rises by 12 %. 0 of 0 are sold on this night, so it is not raised now.')
  await db.updateTable('property').set({ occupancy_above_percent: null, occupancy_raise_percent: null }).execute()
  await expectAccessible(page)
  await button(panel, 'Go to this row').click()
  await expect(panel).toContainText('Typed into this cell')
  await expect(panel.getByRole('list').last()).toContainText(/Administrator|desk/i)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await button(toolbar(page), 'Price details').click()
  await expect(panel).toBeVisible()
  await button(panel, 'Close price details').click()

  await test.step('two clerks edit the plan, then it is deleted', async () => {
    await page.goto(paths.ratePlans)
    await page.getByRole('link', { name: 'Non-refundable', exact: true }).click()
    await expect(page.getByLabel('Minimum nights')).toHaveValue('2')
    const colleague = await page.context().newPage()
    await colleague.goto(page.url())
    await colleague.getByLabel('Minimum nights').fill('3')
    await button(colleague, 'Update').click()
    await expect(colleague.getByText('Rate plan updated successfully!').first()).toBeVisible()
    await colleague.close()
    await page.getByLabel('Maximum nights').fill('9')
    await button(page, 'Update').click()
    await expect(page.getByLabel('Minimum nights')).toHaveValue('3')
    await expect(page.getByLabel('Maximum nights')).toHaveValue('9')
    await button(page, 'Update').click()
    await expect(page.getByRole('row', { name: /Non-refundable/ })).toContainText('3 to 9 nights')
    await button(page, 'More for Non-refundable').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await button(page.getByRole('dialog', { name: 'Delete Rate Plan' }), 'Delete').click()
    await expect(page.getByRole('row', { name: /Non-refundable/ })).toHaveCount(0)
  })
})

test('a colleague who is faster is seen, and nothing typed is lost', async ({ hotel, signedInPage: page }) => {
  const { garden, standard } = await typesOf(hotel)
  const date = `${nextYear}-06-10`
  await open(page, date)
  const colleague = await page.context().newPage()
  await open(colleague, date)
  const mine = cell(page, garden, standard, date)
  const theirs = cell(colleague, garden, standard, date)

  await test.step('their change appears without a click', async () => {
    await theirs.click()
    await colleague.keyboard.type('4444')
    await colleague.keyboard.press('Enter')
    await expect(mine).toContainText('4,444')
  })

  await test.step('a change that was not seen yet is told, and saved again on purpose', async () => {
    // Both type at the same moment, and the colleague's change arrives first.
    let release = () => {}
    const colleagueSaved = new Promise<void>((resolve) => {
      release = resolve
    })
    const stop = await intercept(page, '**/api/rates/cells', async (route) => {
      await colleagueSaved
      await route.continue()
    })
    await mine.click()
    await page.keyboard.type('4800')
    await page.keyboard.press('Enter')
    await theirs.click()
    await colleague.keyboard.type('4700')
    await colleague.keyboard.press('Enter')
    await expect(colleague.getByText('1 rate changed').first()).toBeVisible()
    await expect(theirs).toContainText('4,700')
    await expect(theirs).not.toHaveAttribute('data-mark')
    release()
    const bar = page.getByRole('alert').filter({ hasText: 'changed 1 of these rates meanwhile' })
    await expect(bar).toBeVisible()
    stop()
    await expect(mine).toContainText('4,800')
    await expect(mine).toHaveAttribute('data-mark', 'changed')
    await expect(mine).toHaveAttribute('title', /set ₹4,700.00/)
    await expectAccessible(page)
    await button(bar, 'Save 1 rate again').click()
    await expect(bar).toBeHidden()
    await expect(theirs).toContainText('4,800')
  })

  await test.step('a price that arrives while another is being typed is told too', async () => {
    await mine.click()
    await page.keyboard.type('4900')
    await theirs.click()
    await colleague.keyboard.type('4600')
    await colleague.keyboard.press('Enter')
    await expect(mine).toContainText('4,600')
    await page.keyboard.press('Enter')
    const bar = page.getByRole('alert').filter({ hasText: 'changed 1 of these rates meanwhile' })
    await expect(bar).toBeVisible()
    await button(bar, 'Discard').click()
    await expect(mine).toContainText('4,600')
    await mine.click()
    await page.keyboard.type('4800')
    await page.keyboard.press('Enter')
    await expect(theirs).toContainText('4,800')
  })

  await test.step('or discarded', async () => {
    const stop = await intercept(page, '**/api/rates/cells', (route) => route.abort())
    await mine.click()
    await page.keyboard.type('1')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Discard')).toBeVisible()
    stop()
    await button(page, 'Discard').click()
    await expect(mine).toContainText('4,800')
  })
})
