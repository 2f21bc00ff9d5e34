import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** How long a person holds the mouse button; a button that moves away meanwhile is missed. */
const press = (target: Locator) => target.click({ delay: 100 })

/** Whether the middle of the element is visible and not covered by another element. */
const isInSight = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    return element.contains(seen)
  })

test('a click that leaves an empty field is not lost, and no field is covered by the buttons', async ({
  hotel,
  signedInPage: page,
}) => {
  const category = await hotel.make.itemCategory({ name: 'Tea' })
  await hotel.make.item({ name: 'Masala Tea', category_id: category.id })

  await page.goto(paths.groupBooking)
  const rooms = page.getByRole('group', { name: /^Room \d/ })
  await expect(rooms).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Guest', exact: true }).focus()
  await press(button(page, 'Add Room'))
  await expect(rooms).toHaveCount(3)
  await box(page, 'Rent per night').last().fill('')
  await press(button(page, 'Add Room'))
  await expect(rooms).toHaveCount(4)
  // An empty field that is only passed shows no error; saving checks every field.
  await expect(page.getByText('Guest is required')).toHaveCount(0)
  await press(button(page, 'Save'))
  await expect(page.getByText('Guest is required').first()).toBeVisible()

  // Every field that Tab reaches, from the top to the buttons.
  await page.reload()
  await button(page, 'Add Room').waitFor()
  await page.getByRole('combobox', { name: 'Guest', exact: true }).focus()
  for (let stop = 0; stop < 60; stop += 1) {
    const focused = page.locator(':focus')
    const message = await focused.evaluate((element) => element.outerHTML.slice(0, 160))
    // The calendar of the previous field covers it for a moment while it fades out.
    await expect.poll(() => isInSight(focused), { message }).toBe(true)
    if ((await focused.textContent()) === 'Save') break
    await page.keyboard.press('Tab')
  }
  await expect(button(page, 'Save')).toBeFocused()

  await page.goto(paths.addOrder)
  const lines = page.getByRole('group', { name: /^Item \d/ })
  await page.getByRole('combobox', { name: 'Item' }).focus()
  await press(button(page, 'Add Item'))
  await expect(lines).toHaveCount(2)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.addBooking)
  await page.getByRole('combobox', { name: 'Guest', exact: true }).focus()
  await press(button(page, 'Add New Guest'))
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await press(dialog.getByRole('button', { name: 'Cancel' }))
  await expect(dialog).toBeHidden()
})

test('an error message does not move other fields', async ({ hotel, signedInPage: page }) => {
  await hotel.make.roomType({ name: 'Loft' })
  /** Both positions are measured at once, because the page may be scrolling to the wrong field. */
  const distance = async (from: Locator, to: Locator) =>
    from.evaluate(
      (one, other) => (other?.getBoundingClientRect().top ?? Number.NaN) - one.getBoundingClientRect().top,
      (await to.elementHandle()) as ElementHandle<Element> | null,
    )

  await page.goto(paths.addBooking)
  const guest = page.getByRole('combobox', { name: 'Guest', exact: true })
  const toDates = await distance(guest, box(page, 'Check-in'))
  await press(button(page, 'Save'))
  await expect(page.getByText('Please select a guest')).toBeVisible()
  expect((await distance(guest, box(page, 'Check-in'))) - toDates).toBeCloseTo(0)

  await page.goto(paths.addRoom)
  const toDescription = await distance(box(page, 'Room number'), box(page, 'Description'))
  await box(page, 'Room number').fill('1')
  await box(page, 'Room number').fill('')
  await expect(page.getByText('This field is required')).toBeVisible()
  expect((await distance(box(page, 'Room number'), box(page, 'Description'))) - toDescription).toBeCloseTo(0)
})

test('a value that cannot be read stays as typed and shows the reason', async ({ hotel, signedInPage: page }) => {
  await hotel.make.roomType({ name: 'Attic' })
  const invalid = page.getByText('Not a valid date. Type it as 25/12/2026.')

  await page.goto(paths.addGuest)
  for (const typed of ['31/02/1990', '12/25/1990']) {
    await box(page, 'Birth date').fill(typed)
    await page.keyboard.press('Tab')
    await expect(box(page, 'Birth date')).toHaveValue(typed)
    await expect(invalid).toBeVisible()
  }
  await box(page, 'Birth date').fill('25/12/1990')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Birth date')).toHaveValue('Dec 25, 1990')
  await expect(invalid).toBeHidden()

  const nationality = page.getByRole('combobox', { name: 'Nationality' })
  await nationality.fill('ger')
  await page.keyboard.press('Enter')
  await expect(nationality).toHaveValue('German')
  await box(page, 'Email').focus()
  await press(nationality)
  await page.keyboard.type('ind')
  await page.keyboard.press('Enter')
  await expect(nationality).toHaveValue('Indian')

  await page.goto(paths.addBooking)
  await page.getByLabel('Adults').fill('2.5')
  await expect(page.getByText('Enter a whole number')).toBeVisible()
  await expect(page.getByLabel('Adults')).toHaveValue('2.5')
  await box(page, 'Check-in').fill('30/02')
  await page.keyboard.press('Tab')
  await expect(box(page, 'Check-in')).toHaveValue('30/02')
  await expect(invalid).toBeVisible()

  await page.goto(paths.addRoomType)
  await page.getByLabel(/price/i).fill('25000000')
  await expect(page.getByText('Enter at most ₹10,00,000.00')).toBeVisible()

  await page.goto(paths.bookings)
  const filter = box(page, 'Arrival from')
  await filter.fill('99/99')
  await page.keyboard.press('Tab')
  await expect(filter).toHaveValue('99/99')
  await expect(invalid).toBeVisible()
})
