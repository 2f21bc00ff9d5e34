import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import { intercept } from '#e2e/kit/intercept.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { picture } from '#server/testing/pictures.ts'
import { paths } from '#web/paths.ts'

const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true })
const field = (inside: Page | Locator, label: string) => inside.getByLabel(label, { exact: true })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const saved = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('dialog').getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const photo = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await picture('jpeg') })

test('a fault is reported with photos, blocks nights, is worked on, closed and reopened', async ({
  hotel,
  signedInPage: page,
}) => {
  const room = await hotel.make.room({ room_number: '4711' })
  await page.goto(paths.dashboard)
  await button(page, 'Repairs').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'All Repairs' }).click()
  await expect(page.getByText('No repairs yet')).toBeVisible()
  await expectAccessible(page)

  await test.step('the form says what is missing; a report has photos and nights', async () => {
    await button(page, 'Report a fault').first().click()
    const dialog = page.getByRole('dialog', { name: 'Report a fault' })
    await button(dialog, 'Report').click()
    await expect(dialog.getByText('Choose a room, or enter an area')).toBeVisible()
    await choose(page, 'Room', '4711')
    await field(dialog, 'What is broken').fill('AC does not cool')
    await choose(page, 'Priority', 'High')
    await choose(page, 'Assigned to', 'Administrator')
    await typeDate(page, 'Due date', 3)
    await field(dialog, 'Cost').fill('1500')
    await typeDate(page, 'Block nights from', 0)
    await typeDate(page, 'Free again on', 4)
    await field(dialog, 'Photo files').setInputFiles([
      await photo('ac.jpg'),
      await photo('wall.jpg'),
      await photo('x.jpg'),
    ])
    await button(dialog, 'Remove x.jpg').click()
    await expectAccessible(page)
    await button(dialog, 'Report').click()
    await saved(page, 'Thank you. The fault is reported.')
    await expect(row(page, 'AC does not cool')).toContainText('High')
  })

  await test.step('its page has photos, comments and history', async () => {
    await row(page, 'AC does not cool').getByRole('link', { name: 'Room 4711' }).click()
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible()
    await expect(page.getByText(`Blocked, ${shownDay(0)} to ${shownDay(4)}`)).toBeVisible()
    await page.getByLabel('Photo files').setInputFiles([await photo('more.jpg')])
    await saved(page, 'Photo added.')
    await expect(page.getByRole('img', { name: 'Photo 3' })).toBeVisible()
    await button(page, 'Delete photo 1').click()
    await saved(page, 'Photo deleted.')
    await expect(page.getByRole('img', { name: 'Photo 3' })).toHaveCount(0)
    const popup = page.waitForEvent('popup')
    await button(page, 'Open photo 1').click()
    await (await popup).close()
    await field(page, 'New comment').fill('Compressor ordered')
    await button(page, 'Add comment').click()
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Compressor ordered')
    // The form is open before the page has read the repair again, and takes its new version.
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const stop = await intercept(page, '**/api/repairs/*', async (route) => {
      if (route.request().method() === 'GET') await begun
      await route.continue()
    })
    await button(page, 'Start work').click()
    await button(page, 'Edit').click()
    const dialog = page.getByRole('dialog', { name: 'Edit repair' })
    await field(dialog, 'Cost').fill('1600')
    begin()
    await saved(page, 'The repair is in progress.')
    await button(dialog, 'Update').click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Repair' })).toContainText('₹1,600.00')
    stop()
    await expectAccessible(page)
  })

  await test.step('the fault is shown in the room list, in the room and in the room calendar', async () => {
    await page.goto(`${paths.rooms}?search=4711`)
    await expect(row(page, '4711')).toContainText('1 fault')
    await page.goto(`${paths.editRoom}?slug=${room.slug}`)
    await expect(page.getByRole('region', { name: 'Open faults' })).toContainText('AC does not cool')
    await page.goto(paths.calendar)
    await expect(page.getByRole('img', { name: '1 open fault' })).toBeVisible()
    await page.goto(`${paths.rooms}?search=4711`)
    await page.getByRole('link', { name: '1 fault' }).click()
    await expect(row(page, 'AC does not cool')).toBeVisible()
  })

  await test.step('the list is filtered and searched', async () => {
    await page.goto(paths.repairs)
    await page.getByText('Overdue', { exact: true }).click()
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.getByText('Overdue', { exact: true }).click()
    await page.getByText('Mine', { exact: true }).click()
    await expect(row(page, 'AC does not cool')).toBeVisible()
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Closed', exact: true }).click()
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.goto(`${paths.repairs}?search=cool`)
    await button(page, 'Edit Room 4711: AC does not cool').click()
    const dialog = page.getByRole('dialog', { name: 'Edit repair' })
    await choose(page, 'Priority', 'Urgent')
    await button(dialog, 'Update').click()
    await saved(page, 'Repair updated successfully!')
    await expect(row(page, 'AC does not cool')).toContainText('Urgent')
  })

  await test.step('closing releases the nights; it can be reopened, edited and deleted', async () => {
    await page.getByRole('link', { name: 'Room 4711' }).click()
    await button(page, 'Close repair').click()
    const dialog = page.getByRole('dialog', { name: 'Close repair' })
    await expect(dialog.getByText(/can be booked again/)).toBeVisible()
    await field(dialog, 'Cost').fill('4200')
    await field(dialog, 'What was done').fill('New compressor')
    await button(dialog, 'Close repair').click()
    await saved(page, /The nights from today on can be booked again/)
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Closed')
    await button(page, 'Reopen').click()
    await saved(page, 'Repair reopened.')
    await button(page, 'Edit').click()
    await page.getByRole('dialog', { name: 'Edit repair' }).getByLabel('What is broken').fill('AC is loud')
    await button(page, 'Update').click()
    await expect(page.getByRole('region', { name: 'Repair' })).toContainText('AC is loud')
    await page.goto(paths.faultsReport)
    await expect(row(page, 'Room 4711')).toContainText('₹4,200.00')
    await expectAccessible(page)
    await row(page, 'Room 4711').getByRole('link', { name: 'Room 4711' }).click()
    await button(page, 'More for Room 4711: AC is loud').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await button(page.getByRole('dialog', { name: 'Delete repair' }), 'Delete').click()
    await saved(page, 'Repair deleted successfully')
  })
})

test('an open fault is shown at check-in and does not prevent it', async ({ hotel, signedInPage: page }) => {
  const room = await hotel.make.room({ room_number: '4712' })
  await hotel.make.booking({ room_ids: [room.id] })
  await page.goto(paths.repairs)
  await button(page, 'Report a fault').first().click()
  const dialog = page.getByRole('dialog', { name: 'Report a fault' })
  await choose(page, 'Room', '4712')
  await field(dialog, 'What is broken').fill('Shower is slow')
  await button(dialog, 'Report').click()
  await saved(page, 'Thank you. The fault is reported.')
  await page.goto(paths.bookings)
  await row(page, '4712')
    .getByRole('button', { name: /^Check-in/ })
    .click()
  await expect(page.getByRole('region', { name: 'Open faults' })).toContainText('Shower is slow')
})

test('recurring tasks are planned, paused and deleted', async ({ hotel, signedInPage: page }) => {
  await hotel.make.room({ room_number: '5501' })
  await page.goto(paths.repairs)
  await page.getByRole('link', { name: 'Recurring tasks', exact: true }).click()
  await expect(page.getByText('No recurring tasks yet')).toBeVisible()
  await button(page, 'Add recurring task').click()
  const dialog = page.getByRole('dialog', { name: 'Add recurring task' })
  await field(dialog, 'What is to be done').fill('AC service')
  await button(dialog, 'Save').click()
  await expect(dialog.getByText('Choose at least one room or enter an area')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Rooms', exact: true }).click()
  await page.getByRole('option', { name: '5501' }).click()
  // Closes the list of rooms, which covers the next field.
  await page.keyboard.press('Tab')
  await dialog.getByRole('combobox', { name: 'Add several rooms' }).click()
  await page.getByRole('option', { name: 'Floor 55 (1)' }).click()
  await field(dialog, 'Areas').fill('Lobby')
  await page.keyboard.press('Enter')
  await typeDate(page, 'First due on', 10)
  await button(dialog, 'Save').click()
  await saved(page, 'Recurring task saved successfully!')
  await expect(row(page, 'AC service')).toContainText(`Room 5501: ${shownDay(10)}`)
  await expectAccessible(page)
  await button(page, 'Edit AC service').click()
  await page.getByRole('checkbox', { name: 'Paused' }).check()
  await button(page, 'Update').click()
  await expect(row(page, 'AC service')).toContainText('Paused')
  await button(page, 'More for AC service').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await button(page.getByRole('dialog', { name: 'Delete recurring task' }), 'Delete').click()
  await saved(page, 'Recurring task deleted successfully')
})
