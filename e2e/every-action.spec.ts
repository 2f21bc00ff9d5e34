import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { rupees } from '#contract/kit/money.ts'
import { dayFromToday, typeDate } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expectPdfInNewTab } from '#e2e/kit/pdf-in-new-tab.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { paths } from '#web/paths.ts'

// Actions that no other test uses, each pressed once. after-all-journeys.ts fails if one is missing.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const menu = async (page: Page, text: string, entry: string) => {
  await row(page, text)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

const mailedLink = async (hotel: Hotel, link: RegExp) => {
  await expect.poll(() => hotel.mails.some((text) => link.test(text))).toBe(true)
  return link.exec(hotel.mails.findLast((text) => link.test(text)) ?? '')?.[0] ?? ''
}

test('an account gets a mailed link, changes its password and the colour scheme, and signs out', async ({
  hotel,
  signedInPage: desk,
  page: porter,
}) => {
  await desk.goto(paths.staff)
  await button(desk, 'Add account').click()
  await desk.getByLabel('Name', { exact: true }).fill('Night Porter')
  await desk.getByLabel('Email', { exact: true }).fill('porter@hotel.example')
  await chooseFrom(desk, 'Role', 'Owner')
  await button(desk, 'Save').click()
  await button(desk, 'Edit Night Porter').click()
  await desk.getByLabel('Name', { exact: true }).fill('Day Porter')
  await button(desk, 'Update').click()
  await menu(desk, 'Day Porter', 'Disable')
  await button(desk, 'Disable').click()
  await expect(row(desk, 'Day Porter')).toContainText('Inactive')
  await menu(desk, 'Day Porter', 'Enable')
  await expect(row(desk, 'Day Porter')).not.toContainText('Inactive')
  await menu(desk, 'Day Porter', 'Send a link for a new password')

  // The link in the first mail is void because the account was disabled.
  const links = () => hotel.mails.flatMap((text) => /\/reset-password\?token=[\w-]+/.exec(text)?.[0] ?? [])
  await expect.poll(() => links().length).toBe(2)
  await porter.goto(links()[1] ?? '')
  await porter.getByLabel('New password').fill('a lantern in the yard')
  await button(porter, 'Set password').click()
  await expect(porter).toHaveURL(/login/)
  await porter.getByLabel(/^Email/).fill('porter@hotel.example')
  await porter.getByLabel(/^Password/).fill('a lantern in the yard')
  await button(porter, 'Sign In').click()

  const account = async (role: 'menuitem' | 'menuitemradio', entry: string) => {
    await button(porter, 'Account').click()
    await porter.getByRole(role, { name: entry }).click()
  }
  const colours = porter.locator('html')
  await account('menuitemradio', 'Dark')
  await expect(colours).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await porter.keyboard.press('Escape')
  await account('menuitemradio', 'Light')
  await expect(colours).toHaveAttribute('data-mantine-color-scheme', 'light')
  await porter.keyboard.press('Escape')
  await account('menuitemradio', 'System')
  await porter.keyboard.press('Escape')
  await account('menuitem', 'Change password')
  await porter.getByLabel('Current password').fill('a lantern in the yard')
  await porter.getByLabel('New password').fill('two lanterns in the yard')
  await button(porter, 'Change password').click()
  await expect(porter.getByRole('dialog')).toBeHidden()
  await account('menuitem', 'Logout')
  await expect(porter).toHaveURL(/login/)
})

test('rooms, their types, food plans, payment methods and tax rates are changed and deleted', async ({
  hotel,
  signedInPage: page,
}) => {
  const type = await hotel.make.roomType({ name: 'Garden Hut' })
  await hotel.make.room({ room_type_id: type.id, room_number: '707' })

  await page.goto(paths.rooms)
  await button(page, 'Edit room 707')
    .or(page.getByRole('link', { name: /^Edit.*707/ }))
    .click()
  const nights = page.getByRole('region', { name: 'Blocked for maintenance' })
  await typeDate(page, 'First night', 5)
  await typeDate(page, 'Available from', 6)
  await nights.getByLabel('Reason').fill('New tiles')
  await button(page, 'Block nights').click()
  await expect(nights).toContainText('New tiles')
  await nights.getByRole('button', { name: /^Unblock/ }).click()
  await expect(nights).not.toContainText('New tiles')
  await page.getByLabel('Description').fill('Behind the kitchen')
  await button(page, 'Update').click()
  await expect(page).toHaveURL(new RegExp(paths.rooms))
  await menu(page, '707', 'Delete')
  await button(page, 'Delete').click()
  await expect(row(page, '707')).toBeHidden()

  await page.goto(paths.roomTypes)
  await page
    .getByRole('link', { name: /^Edit.*Garden Hut/ })
    .or(button(page, 'Edit Garden Hut'))
    .click()
  await page.getByLabel('Description').fill('Cool in summer')
  await button(page, 'Update').click()
  await expect(page).toHaveURL(new RegExp(paths.roomTypes))
  await menu(page, 'Garden Hut', 'Delete')
  await button(page, 'Delete').click()
  await expect(row(page, 'Garden Hut')).toBeHidden()

  await page.goto(paths.foodPlans)
  await button(page, /^Edit /)
    .first()
    .click()
  await page.getByLabel('Price').fill('333')
  await button(page, 'Update').click()
  await expect(page.getByRole('table')).toContainText('₹333.00')
  await page.goto(paths.paymentMethods)
  await button(page, 'Edit Company').click()
  await page.getByLabel('Name', { exact: true }).fill('On account')
  await button(page, 'Update').click()
  await expect(row(page, 'On account')).toBeVisible()

  await page.goto(paths.taxes)
  await button(page, 'Apply Indian GST rates').click()
  await menu(page, 'Services', 'Delete')
  await button(page, 'Delete').click()
  const rate = page.getByRole('table', { name: 'Tax rates' }).getByRole('row', { name: /Services/ })
  await expect(rate).toBeHidden()
  await button(page, 'Add tax rate').click()
  await chooseFrom(page, 'Category', 'Services')
  await page.getByRole('textbox', { name: 'Rate' }).fill('18')
  await button(page, 'Save').click()
  await expect(rate).toContainText('18 %')
})

/** Puts a job into the queue in the state after its last try. */
const failJob = (hotel: Hotel, data: object, about: string) =>
  sql`select from sarai_jobs.add_job('mail_password_link', max_attempts => 1, run_at => now() + interval '1 hour',
      payload => ${JSON.stringify({ id: `failed-${about}`, about, data })}::json) added,
    lateral sarai_jobs.permanently_fail_jobs(array[added.id], 'The mail server could not be reached.')`.execute(
    hotel.db,
  )

test('a failed job is tried again, and another one is deleted', async ({ hotel, signedInPage: page }) => {
  await page.goto(paths.failedJobs)
  await expect(page.getByText('No failed jobs')).toBeVisible()
  await failJob(hotel, { email: hotel.admin.email }, 'The desk')
  await failJob(hotel, { email: 'nobody@hotel.example' }, 'Nobody')
  await page.reload()
  await expect(row(page, 'Nobody')).toContainText('The mail server could not be reached.')
  await row(page, 'The desk').getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, 'The desk')).toBeHidden()
  await expect.poll(() => hotel.mails.some((text) => text.includes('failed-The desk'))).toBe(true)
  await menu(page, 'Nobody', 'Delete')
  await button(page, 'Delete').click()
  await expect(page.getByText('No failed jobs')).toBeVisible()
})

test('every entry of the menus of bookings, invoices, orders and guests', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Menu Guest', email: 'menu@home.example' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }
  const booking = await hotel.make.booking({ guest_id: guest.id, ...dates })
  await hotel.make.order({ booking_id: booking.id, status: 'served' })

  await page.goto(paths.bookings)
  await menu(page, 'Menu Guest', 'Details page')
  await expect(page).toHaveURL(/booking\/details/)
  await page.goto(paths.bookings)
  await menu(page, 'Menu Guest', 'Edit')
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible()
  await page.goto(paths.orders)
  await menu(page, 'Menu Guest', 'Booking')
  await expect(page).toHaveURL(/booking\/details/)
  await page.goto(paths.guests)
  await menu(page, 'Menu Guest', 'View details')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await menu(page, 'Menu Guest', 'Invite to the guest area')
  await mailedLink(hotel, /\/invitation\?token=[\w-]+/)

  await hotel.db.updateTable('booking').set({ status: 'checked_in' }).where('id', '=', booking.id).execute()
  const clock = { now: () => new Date() }
  await hotel.db.transaction().execute((db) => checkOut({ db, clock }, booking.slug, {}))
  await page.goto(paths.bookings)
  await menu(page, 'Menu Guest', 'View')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await Promise.all([page.waitForEvent('download'), menu(page, 'Menu Guest', 'PDF')])
  await expectPdfInNewTab(page, () => menu(page, 'Menu Guest', 'Print invoice'))
  await page.goto(paths.invoices)
  await Promise.all([page.waitForEvent('download'), menu(page, 'Menu Guest', 'PDF')])
  await expectPdfInNewTab(page, () => menu(page, 'Menu Guest', 'Print'))
  await menu(page, 'Menu Guest', 'View')
  await expect(page).toHaveURL(/invoice\/view/)
})

test('a guest cancels an order and a request, and the desk declines another request', async ({
  hotel,
  signedInPage: desk,
  page: phone,
}) => {
  const guest = await hotel.make.guest({ name: 'Second Thoughts', email: 'second@home.example' })
  const type = await hotel.make.roomType({ name: 'Tree House', price_per_night: rupees(3000) })
  const room = await hotel.make.room({ room_type_id: type.id, room_number: '801' })
  await hotel.make.room({ room_type_id: type.id, room_number: '802' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }
  const booking = await hotel.make.booking({ guest_id: guest.id, room_ids: [room.id], ...dates })
  await hotel.db.updateTable('booking').set({ status: 'checked_in' }).where('id', '=', booking.id).execute()
  await hotel.make.item({ name: 'Lemon Soda', price: rupees(60) })

  await desk.goto(paths.guests)
  await menu(desk, 'Second Thoughts', 'Invite to the guest area')
  await expect(desk.getByText(/second@home.example/).last()).toBeVisible()
  await expect.poll(() => hotel.mails.some((text) => text.includes('To: second@home.example'))).toBe(true)
  const invitation = hotel.mails.findLast((text) => text.includes('To: second@home.example')) ?? ''
  await phone.goto(/\/invitation\?token=[\w-]+/.exec(invitation)?.[0] ?? '')
  await phone.getByLabel('Password', { exact: true }).fill('a password of my own')
  await button(phone, 'Open the guest area').click()
  await expect(phone).toHaveURL(/candidate\/dashboard/)

  await phone.goto(paths.candidateServices)
  await button(phone, 'Add Lemon Soda').click()
  await button(phone, 'Order to your room').click()
  const orders = phone.getByRole('region', { name: 'Your orders' })
  await orders.getByRole('button', { name: 'Cancel' }).click()
  await button(phone, 'Cancel the order').click()
  await expect(orders).toContainText('Cancelled')

  const ask = async () => {
    await phone.goto(paths.candidateRooms)
    await button(phone, 'Show free rooms').click()
    await button(phone, 'Request booking of Tree House').click()
    await button(phone, 'Send request').click()
    await expect(phone).toHaveURL(/candidate\/bookings/)
  }
  await ask()
  const requests = phone.getByRole('region', { name: 'Requests' })
  await requests.getByRole('button', { name: 'Withdraw' }).click()
  await expect(requests).toBeHidden()
  await ask()
  await desk.goto(paths.bookingRequests)
  await menu(desk, 'Second Thoughts.*Open', 'Decline')
  await desk.getByLabel('Reason').fill('The roof is being mended')
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(row(desk, 'Second Thoughts.*Declined')).toBeVisible()
  await menu(desk, 'Second Thoughts.*Declined', 'Guest')
  await expect(desk).toHaveURL(/guests\/add/)
})
