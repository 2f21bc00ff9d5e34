import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { shownDay } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

/** Presses Tab until the field or button of that name has the focus. */
const tabTo = async (
  page: Page,
  role: 'textbox' | 'combobox' | 'button' | 'link' | 'menuitem',
  name: string | RegExp,
) => {
  const wanted = page.getByRole(role, { name }).first()
  await wanted.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}

test('a new hotel is guided to its first room type and room, by keyboard alone', async ({ signedInPage: page }) => {
  await page.goto(paths.dashboard)
  await expectAccessible(page)
  await tabTo(page, 'link', 'Add Room Type')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/room-type\/add/)
  await tabTo(page, 'textbox', 'Name')
  await page.keyboard.type('Honeymoon Cottage')
  await tabTo(page, 'textbox', 'Description')
  await page.keyboard.type('A cottage of its own by the lake')
  await tabTo(page, 'textbox', /price/i)
  await page.keyboard.type('8500')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Room type saved successfully!')).toBeVisible()
  await expect(page).toHaveURL(/list-room-type/)
  await expect(page.getByRole('row', { name: /Honeymoon Cottage/ })).toContainText('₹8,500.00')

  await page.goto(paths.addRoom)
  await tabTo(page, 'textbox', 'Room number')
  await page.keyboard.type('204')
  await tabTo(page, 'combobox', 'Room type')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('option', { name: 'Honeymoon Cottage' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', 'Description')
  await page.keyboard.type('Lake side')
  await tabTo(page, 'button', /^Save$/)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Room saved successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /204/ })).toContainText('Available')
  await expectAccessible(page)

  await tabTo(page, 'button', /more.*204|actions.*204|204/i)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Room' })
  await expect(dialog).toContainText('Are you sure you want to delete room 204?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: /204/ })).toBeVisible()
})

test('the first hour: a floor of rooms at once, another room without going back, until the set-up is complete', async ({
  signedInPage: page,
}) => {
  const choose = async (label: string, option: string, inside: Page | Locator = page) => {
    await inside.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option }).click()
  }
  const addAnother = () => page.getByRole('button', { name: 'Save and add another' }).click()

  await page.goto(paths.addRoomType)
  await page.getByLabel('Name').fill('Deluxe')
  await page.getByLabel('Description').fill('With a balcony')
  await addAnother()
  await expect(page.getByText('Room type saved successfully!')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect(page.getByLabel('Name')).toBeFocused()

  await page.goto(paths.rooms)
  await page.getByRole('button', { name: 'Add Several Rooms' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Several Rooms' })
  await dialog.getByLabel('Room numbers').fill('101-103, 204')
  await expect(dialog.getByText('This room exists already: 204.')).toBeVisible()
  await dialog.getByLabel('Room numbers').fill('101-103, 201')
  await expect(dialog.getByText('101, 102, 103, 201')).toBeVisible()
  await expect(dialog.getByText('exists already')).toHaveCount(0)
  await choose('Room type', 'Deluxe', dialog)
  await dialog.getByLabel('Description').fill('Street side')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 4 rooms' }).click()
  await expect(page.getByText('4 rooms saved successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /103/ })).toContainText('Deluxe')

  await page.goto(paths.addRoom)
  await page.getByLabel('Room number').fill('601')
  await choose('Room type', 'Deluxe')
  await page.getByLabel('Description').fill('Roof')
  await addAnother()
  await expect(page.getByText('Room saved successfully!')).toBeVisible()
  await expect(page.getByLabel('Room number')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Room type' })).toHaveValue('Deluxe')

  await page.goto(paths.addItemCategory)
  await page.getByLabel('Name').fill('Kitchen')
  await addAnother()
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.goto(paths.addItem)
  await choose('Category', 'Kitchen')
  await page.getByLabel('Item name').fill('Masala tea')
  await page.getByRole('textbox', { name: 'Price' }).fill('40')
  await addAnother()
  await expect(page.getByLabel('Item name')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveValue('Kitchen')

  await page.goto(paths.dashboard)
  const card = page.getByRole('region', { name: /Set up your hotel/ })
  await expect(card).toContainText('5 of 8 done')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'We charge no tax' }).click()
  await expect(card).toContainText('6 of 8 done')
  await card.getByRole('link', { name: 'Address' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('12 Lake Road, Udaipur')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await page.goto(paths.dashboard)
  await expect(page.getByRole('link', { name: 'Book Now' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Available Rooms/ })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('errors are shown at their field, and a room number in use keeps what was typed', async ({
  signedInPage,
  hotel,
}) => {
  const page = signedInPage
  const room = await hotel.make.room({ room_number: 'A-7' })
  await page.goto(paths.addRoom)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByText('Incomplete Form')).toBeVisible()
  await expect(page.getByText('This field is required').first()).toBeVisible()
  await page.getByLabel('Room number').fill(' a-7 ')
  await page.getByRole('combobox', { name: 'Room type' }).click()
  await page.getByRole('option', { name: room.room_type.name }).click()
  await page.getByLabel('Description').fill('A second one')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Room Save Failed')).toBeVisible()
  await expect(page.getByText('Room number already exists').first()).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('A second one')
})

test('nights of maintenance are saved by Update, and a room with guests cannot be closed', async ({
  signedInPage: page,
  hotel,
}) => {
  const room = await hotel.make.room({ room_number: '861' })
  await page.goto(`${paths.editRoom}?slug=${room.slug}`)
  await page.getByLabel('First night').fill(shownDay(40))
  await page.getByLabel('Available from').fill(shownDay(43))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('This field is required')).toBeVisible()
  await page.getByLabel('Reason').fill('New tiles')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('The nights you entered are blocked.')).toBeVisible()

  await page.goto(`${paths.editRoom}?slug=${room.slug}`)
  await expect(page.getByText(`${shownDay(40)} – ${shownDay(43)}: New tiles`)).toBeVisible()
  await page.getByLabel('First night').fill(shownDay(50))
  await page.getByLabel('Available from').fill(shownDay(51))
  await page.getByLabel('Reason').fill('Paint')
  await page.getByRole('button', { name: 'Block nights' }).click()
  await expect(page.getByText(`${shownDay(50)} – ${shownDay(51)}: Paint`)).toBeVisible()
  await expect(page.getByLabel('Reason')).toHaveValue('')
  await page.getByRole('button', { name: `Unblock ${shownDay(40)}` }).click()
  await expect(page.getByText('New tiles')).toBeHidden()

  const booking = await hotel.make.booking({ room_ids: [room.id] })
  await page.goto(`${paths.bookings}?search=${booking.booking_number}`)
  await page.getByRole('button', { name: `Check-in ${booking.booking_number}` }).click()
  await page.getByRole('button', { name: 'Check in to 861' }).click()
  await expect(page.getByText('Check-in successful!')).toBeVisible()
  await page.goto(`${paths.editRoom}?slug=${room.slug}`)
  await page.getByRole('combobox', { name: 'Status' }).click()
  // Occupied is offered only while the room is.
  await expect(page.getByRole('option')).toHaveText(['Available', 'Occupied', 'Maintenance'])
  await page.getByRole('option', { name: 'Maintenance' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText(/is in this room\. Move them to another room/).first()).toBeVisible()
})

test('a room type with rooms cannot be deleted, and the message says why', async ({ signedInPage: page, hotel }) => {
  const type = await hotel.make.roomType({ name: 'Garden Suite' })
  await hotel.make.room({ room_type_id: type.id })
  await page.goto(`${paths.roomTypes}?search=Garden`)
  await page.getByRole('button', { name: /Garden Suite/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(/This room type has 1 room\. Move or delete/).first()).toBeVisible()
})

test('page, size, search and sort are in the address', async ({ signedInPage: page, hotel }) => {
  const type = await hotel.make.roomType()
  for (let number = 301; number <= 323; number++) {
    await hotel.make.room({ room_number: String(number), room_type_id: type.id, description: 'Third floor' })
  }
  await page.goto(`${paths.rooms}?search=Third`)
  await expect(page.getByText('1–10 of 23')).toBeVisible()
  await page.getByRole('button', { name: /^(page )?3$/i }).click()
  await expect(page).toHaveURL(/page=3/)
  await expect(page.getByRole('row', { name: /323/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row', { name: /323/ })).toBeVisible()
  await page.getByRole('button', { name: /Room Number/ }).click()
  await page.getByRole('button', { name: /Room Number/ }).click()
  await expect(page).toHaveURL(/sort=-room_number/)
  await expect(page.getByRole('row').nth(1)).toContainText('323')
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=-room_number/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rooms are cards, and the menu is a drawer', async ({ signedInPage: page, hotel }) => {
    await hotel.make.room({ room_number: '901' })
    await page.goto(`${paths.rooms}?search=901`)
    await expect(page.getByRole('link', { name: '901', exact: true })).toBeVisible()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test('a form that was opened before another window changed the price does not undo that change', async ({
  hotel,
  signedInPage: page,
}) => {
  const { slug } = await hotel.make.roomType({ name: 'Garden Villa', price_per_night: rupees(4000) })
  const address = `${paths.editRoomType}?slug=${slug}`
  const price = (window: Page) => window.getByRole('textbox', { name: 'Price per night' })
  const update = (window: Page) => window.getByRole('button', { name: 'Update' }).click()
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Description' }).fill('With a garden of its own')
  const other = await page.context().newPage()
  await other.goto(address)
  await price(other).fill('5500')
  await update(other)
  await expect(other.getByText('Room type updated successfully!')).toBeVisible()
  await other.close()

  await update(page)
  await expect(page.getByText(/changed this room type while you were editing it/)).toBeVisible()
  const changes = page.getByRole('table', { name: 'What changed' })
  await expect(changes.getByRole('row', { name: /Price per night/ })).toContainText('₹5,500.00')
  await expect(price(page)).toHaveValue('5,500.00')
  await expectAccessible(page)
  await update(page)
  await expect(page.getByText('Room type updated successfully!')).toBeVisible()
  await expect(page.getByRole('row', { name: /Garden Villa/ })).toContainText('₹5,500.00')
  await expect(page.getByRole('row', { name: /Garden Villa/ })).toContainText('With a garden of its own')
})
