import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const phone = { width: 390, height: 844 }

/** Asha is checked in; a second room of the same type is free. */
const furnish = async ({ make, db }: Hotel) => {
  const guest = await make.guest({ name: 'Asha Rao', email: 'asha@home.example' })
  const type = await make.roomType({ name: 'Lake View', price_per_night: rupees(4000) })
  const room = await make.room({ room_type_id: type.id, room_number: '204' })
  await make.room({ room_type_id: type.id, room_number: '205' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }
  const booking = await make.booking({ guest_id: guest.id, room_ids: [room.id], ...dates })
  await db.updateTable('booking').set({ status: 'checked_in' }).where('id', '=', booking.id).execute()
  const category = await make.itemCategory({ name: 'Kitchen' })
  await make.item({ name: 'Masala Dosa', price: rupees(150), category_id: category.id })
  await make.guest({ name: 'Nobody Mailed', email: '' })
  return booking
}

const letterTo = async (hotel: Hotel, words: string) => {
  await expect.poll(() => hotel.mails.some((mail) => mail.includes(words))).toBe(true)
  return hotel.mails.findLast((mail) => mail.includes(words)) ?? ''
}

const openPhone = async (browser: Browser, hotel: Hotel) => {
  const context = await browser.newContext({ baseURL: hotel.address, viewport: phone, acceptDownloads: true })
  return context.newPage()
}

const viewGuest = async (desk: Page, name: string) => {
  await desk.goto(`${paths.guests}?search=${encodeURIComponent(name)}`)
  await desk.getByRole('button', { name, exact: true }).click()
  return desk.getByRole('region', { name: 'Guest area' })
}

/** No screen may be wider than the phone. */
const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

test('a guest is invited, sees the stay, orders, requests a room, gets the invoice, and loses access', async ({
  signedInPage: desk,
  browser,
  hotel,
}) => {
  const booking = await furnish(hotel)
  await expect(await viewGuest(desk, 'Nobody Mailed')).toContainText('This guest has no email. Add one with Edit')

  const area = await viewGuest(desk, 'Asha Rao')
  await expect(area).toContainText('Not invited')
  await area.getByRole('button', { name: 'Invite to the guest area' }).click()
  await expect(desk.getByText(/An invitation is on its way to asha@home.example/)).toBeVisible()
  await expect(area).toContainText('Invited on')
  await expectAccessible(desk)

  const link = /\/invitation\?token=[\w-]+/.exec(await letterTo(hotel, '/invitation?token='))?.[0] ?? ''
  const guest = await openPhone(browser, hotel)
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Welcome, Asha' })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Password', { exact: true }).fill('a password of my own')
  await guest.getByRole('button', { name: 'Open the guest area' }).click()
  await expect(guest).toHaveURL(/candidate\/dashboard/)
  const stay = guest.getByRole('region', { name: 'Your stay' })
  await expect(stay).toContainText('Room 204')
  await expect(stay).toContainText('2 nights')
  await expect(stay).toContainText('from 12:00 PM')
  await guest.getByRole('button', { name: 'See the bill' }).click()
  await expect(guest.getByRole('table', { name: 'Bill' })).toContainText('₹5,000.00')
  await expectAccessible(guest)
  await expectNoSideways(guest)
  await guest.goto(paths.dashboard)
  await expect(guest).toHaveURL(/candidate\/dashboard/)

  await guest.getByRole('link', { name: 'Order room service' }).click()
  await guest.getByLabel('Search the menu').fill('dosa')
  await guest.getByRole('button', { name: 'Add Masala Dosa' }).click()
  await guest.getByRole('button', { name: 'One Masala Dosa more' }).click()
  await expect(guest.getByRole('region', { name: 'Your order', exact: true })).toContainText('₹300.00')
  await guest.getByLabel('Notes').fill('Not too hot')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Order to your room' }).click()
  await expect(guest.getByText('Your order was sent to the kitchen.')).toBeVisible()
  await expect(guest.getByRole('region', { name: 'Your orders' })).toContainText('2 × Masala Dosa')
  await expectNoSideways(guest)
  await desk.goto(paths.orders)
  await expect(desk.getByRole('row', { name: /Asha Rao/ })).toContainText('2 × Masala Dosa')
  await desk.getByRole('combobox', { name: /^Status of order/ }).click()
  const answered = desk.waitForResponse((response) => response.request().method() === 'PATCH')
  await desk.getByRole('option', { name: 'Served' }).click()
  expect((await answered).status()).toBe(200)

  await guest.goto(paths.candidateRooms)
  await guest.getByRole('button', { name: 'Show free rooms' }).click()
  await expect(guest.getByRole('list', { name: 'Free rooms' })).toContainText('Only 1 left')
  await expectAccessible(guest)
  await expectNoSideways(guest)
  await guest.getByRole('button', { name: 'Request booking of Lake View' }).click()
  await guest.getByLabel('Anything the hotel should know').fill('A quiet one, please')
  await guest.getByRole('button', { name: 'Send request' }).click()
  await expect(guest).toHaveURL(/candidate\/bookings/)
  await expect(guest.getByRole('region', { name: 'Requests' })).toContainText('Lake View')

  await desk.goto(paths.dashboard)
  await desk.getByRole('button', { name: /^Notifications/ }).click()
  await desk.getByRole('link', { name: /^Booking Request/ }).click()
  await expect(desk.getByText('Opened from a notification')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Confirm Asha Rao' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Confirm the request' })
  await expect(dialog).toContainText('A quiet one, please')
  await expect(dialog.getByLabel('Room', { exact: true })).toHaveValue('205 · Lake View')
  await expect(dialog.getByLabel('Room rent')).toHaveValue('4,000.00')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(desk.getByText(/is booked. The guest is informed by email./)).toBeVisible()
  expect(await letterTo(hotel, 'is confirmed')).toContain('To: asha@home.example')

  // The check-out at the desk has its own test.
  const left = await desk.evaluate(async (slug) => {
    const authorization = `Bearer ${localStorage.getItem('sarai.token')}`
    const headers = { authorization, 'content-type': 'application/json' }
    return (await fetch(`/api/bookings/${slug}/check-out`, { method: 'POST', headers, body: '{}' })).status
  }, booking.slug)
  expect(left).toBe(200)
  await guest.reload()
  await expect(guest.getByRole('list', { name: 'Current and upcoming' })).toContainText(
    'Your room is assigned on arrival',
  )
  await expectAccessible(guest)
  await expectNoSideways(guest)
  const download = guest.waitForEvent('download')
  await guest.getByRole('button', { name: /^Invoice INV-/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^invoice-INV-.*\.pdf$/)
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await guest.goto(paths.candidateProfile)
  await guest.getByLabel('Phone', { exact: true }).fill('98765 43210')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(guest.getByText('Your profile is saved.')).toBeVisible()
  await expect(guest).toHaveURL(/candidate\/dashboard/)

  const access = await viewGuest(desk, 'Asha Rao')
  await expect(access).toContainText('Has an account, signs in with asha@home.example')
  await expect(desk.getByRole('dialog')).toContainText('9876543210')
  await access.getByRole('button', { name: 'Withdraw access' }).click()
  await desk.getByRole('dialog', { name: 'Withdraw access' }).getByRole('button', { name: 'Withdraw access' }).click()
  await expect(access).toContainText('Access withdrawn')
  await guest.goto(paths.candidateBookings)
  await expect(guest).toHaveURL(/login/)
  await guest.context().close()
})
