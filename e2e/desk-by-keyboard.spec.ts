import type { Locator, Page } from '@playwright/test'
import { chooseFoodPlan, dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const mostSteps = 80

/** Presses Tab until the element has the focus. */
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

test('a new guest on the phone is booked with name and phone only, and completed at check-in', async ({
  hotel,
  signedInPage: page,
}) => {
  await hotel.make.room({ room_number: '306' })
  await hotel.make.guest({ name: 'Old Friend', phone: '9811122233' })
  await page.goto(paths.individualBooking)
  await expect(page.getByRole('combobox', { name: 'Guest', exact: true })).toBeFocused()
  await page.keyboard.type('Ravi Kumar')
  await page.getByRole('option', { name: 'Add “Ravi Kumar” as a new guest' }).waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Quick Guest' })
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Indian')
  await page.keyboard.type('9811122233')
  await expect(dialog.getByText('Already registered? Old Friend')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('9811122244')
  await expect(dialog.getByText('Already registered?')).toBeHidden()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/guests/duplicates?phone=9811122244')) asked.push(request.method())
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Guest registered successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Guest', exact: true })).toHaveValue('Ravi Kumar · 9811122244')
  expect(asked).toEqual([])

  await tabTo(page, page.getByRole('combobox', { name: 'Room', exact: true }))
  await page.keyboard.type('306')
  await page.getByRole('option', { name: /^306/ }).waitFor()
  await page.keyboard.press('Enter')
  await chooseFoodPlan(page, 'EP')
  await pressOn(page, /^Save$/)
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await pressOn(page, /^Check-in BK-/)
  const missing = page.getByRole('dialog').getByRole('region', { name: 'Still missing' })
  await expect(missing.getByRole('button')).toHaveText(['Address', 'ID proof', 'ID photo'])
  await tabTo(page, missing.getByRole('button', { name: 'Address' }))
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Ravi Kumar' })
  await expect(details.getByLabel('Address', { exact: true })).toBeFocused()
  await page.keyboard.type('4 Camp, Pune')
  await page.keyboard.press('Control+Enter')
  await expect(missing.getByRole('button')).toHaveText(['ID proof', 'ID photo'])
})

test('an arrival is checked in, and checked out with a payment, by keyboard alone', async ({
  hotel,
  signedInPage: page,
}) => {
  const room = await hotel.make.room({ room_number: '305' })
  const guest = await hotel.make.guest({ name: 'Nisha Iyer' })
  const { booking_number } = await hotel.make.booking({
    guest_id: guest.id,
    room_ids: [room.id],
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await page.goto(paths.bookings)
  await pressOn(page, `Check-in ${booking_number}`)
  await pressOn(page, 'Check in to 305')
  await expect(page.getByText('Check-in successful!')).toBeVisible()

  await pressOn(page, `Checkout ${booking_number}`)
  await tabTo(page, page.getByRole('dialog').getByRole('radio', { name: 'Cash' }))
  await page.keyboard.press('Space')
  await pressOn(page, 'Take ₹2,500.00 and check out')
  await expect(page.getByText(/^Checkout successful! Invoice/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: /Nisha Iyer/ })).toContainText('Checked-out')
})
