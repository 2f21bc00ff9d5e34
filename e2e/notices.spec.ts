import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, typeDate } from '#e2e/kit/booking-form.ts'
import { openLine } from '#e2e/kit/cuttable-line.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { paths } from '#web/paths.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const expectUnread = (page: Page, unread: number) =>
  expect(bell(page)).toHaveAccessibleName(unread ? `Notifications, ${unread} unread` : 'Notifications')
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Opens a page and waits until it receives live updates. */
const openListening = async (page: Page, path: string) => {
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(path)
  await listening
}

test('a second desk sees the changes of the first one, also after its connection was cut', async ({
  browser,
  hotel,
  signedInPage: deskA,
}) => {
  const type = await hotel.make.roomType({ name: 'Lake View' })
  const room = await hotel.make.room({ room_number: '204', room_type_id: type.id })
  await hotel.make.guest({ name: 'Asha Rao', phone: '9820011111' })
  const meera = { email: 'meera@hotel.example', password: 'correct horse battery' }
  await addAccount(hotel.db, { ...meera, name: 'Meera', role: 'admin' })
  const line = await openLine(hotel.address)
  const storageState = await signInByHand(browser, line.address, meera)
  const context = await browser.newContext({ baseURL: line.address, storageState })
  const [list, dashboard, form] = [await context.newPage(), await context.newPage(), await context.newPage()]

  await openListening(list, paths.bookings)
  await openListening(dashboard, paths.dashboard)
  await openListening(form, `${paths.editRoom}?slug=${room.slug}`)
  const description = form.getByLabel(/^Description/)
  await description.fill('Being painted blue')
  await expectUnread(list, 0)

  await deskA.goto(paths.addBooking)
  await chooseGuest(deskA, 'Asha Rao')
  await typeDate(deskA, 'Check-out', 2)
  await chooseRoom(deskA, '204')
  await chooseFoodPlan(deskA, 'CP')
  const readAgain = dashboard.waitForResponse((response) => /\/api\/(dashboard|rooms)/.test(response.url()))
  await deskA.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(deskA.getByText('Booking saved successfully')).toBeVisible()

  await expect(row(list, 'Asha Rao')).toContainText('204')
  await expectUnread(list, 1)
  await expect(list.getByRole('status').filter({ hasText: 'New Booking: Asha Rao is booked' })).toBeAttached()
  await readAgain
  await expectUnread(form, 1)
  await expect(description).toHaveValue('Being painted blue')
  await expectUnread(deskA, 0)

  await list.evaluate(() => window.scrollTo(0, 0))
  await bell(list).focus()
  await list.keyboard.press('Enter')
  const notice = list.getByRole('link', { name: /New Booking.*Asha Rao is booked into room 204/ })
  await expect(notice).toBeVisible()
  await expectAccessible(list)
  await list.keyboard.press('Escape')
  await expect(notice).toBeHidden()
  await expect(bell(list)).toBeFocused()

  const cut = list.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'))
  line.cut()
  await cut
  await row(deskA, 'Asha Rao')
    .getByRole('button', { name: /^Check-in/ })
    .click()
  await deskA.getByRole('button', { name: 'Check in to 204' }).click()
  await expect(deskA.getByText('Check-in successful!')).toBeVisible()
  await expect(row(list, 'Asha Rao')).not.toContainText('Checked-in')
  line.mend()
  await expect(row(list, 'Asha Rao')).toContainText('Checked-in')
  await expectUnread(list, 2)

  await list.setViewportSize({ width: 390, height: 844 })
  await bell(list).click()
  await expect(list.getByRole('link', { name: /Check-in Alert/ })).toBeVisible()
  // The page behind the panel is partly covered, and is checked elsewhere.
  await expectAccessible(list, '[role="dialog"]')
  await notice.click()
  await expect(list).toHaveURL(/booking\/details/)
  await expectUnread(list, 1)
  await bell(list).click()
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expectUnread(list, 0)
  // A notification that is read on one screen is read on the others.
  await expectUnread(form, 0)
  await context.close()
  line.close()
})
