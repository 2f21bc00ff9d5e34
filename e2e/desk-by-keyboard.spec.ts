import type { Locator, Page } from '@playwright/test'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/app/paths.ts'

const mostSteps = 80

/** Goes on with Tab until the thing has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, wanted: Locator) => {
  await wanted.waitFor()
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < mostSteps && !(await hasFocus()); steps++) await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

const pressOn = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole('button', { name }))
  await page.keyboard.press('Enter')
}

test('an arrival is checked in, and out again with the money taken, by keyboard alone', async ({
  hotel,
  signedInPage: page,
}) => {
  const room = await hotel.make.room({ room_number: '305' })
  const guest = await hotel.make.guest({ name: 'Nisha Iyer' })
  await hotel.make.booking({
    guest_id: guest.id,
    room_ids: [room.id],
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await page.goto(paths.bookings)
  await pressOn(page, /^Check-in BK-/)
  await pressOn(page, 'Check in to 305')
  await expect(page.getByText('Check-in successful!')).toBeVisible()

  await pressOn(page, /^Checkout BK-/)
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { name: 'Cash' }))
  await page.keyboard.press('Space')
  await pressOn(page, 'Take ₹2,500.00 and check out')
  await expect(page.getByText(/^Checkout successful! Invoice/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Nisha Iyer/ })).toContainText('Checked-out')
})
