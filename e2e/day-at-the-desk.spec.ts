import type { Locator, Page } from '@playwright/test'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { paths } from '#web/paths.ts'

// One long day whose amounts were all calculated by hand: 5 % GST up to 7,500 a room-night, 18 % above, 5 % on food,
// CGST and SGST each rounded to the paisa, the total to the rupee.

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const nights = (from: number, to: number) => ({ check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) })
const next = (page: Page, name: string, step: string) =>
  row(page, name)
    .getByRole('button', { name: new RegExp(`^${step}`) })
    .click()
const menu = async (page: Page, name: string, item: string) => {
  await row(page, name)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}
const saved = (page: Page, message: string | RegExp) => expect(page.getByText(message).first()).toBeVisible()

test('a day at the desk, with every amount calculated by hand', async ({ hotel, signedInPage: page }) => {
  await installTaxCategories(hotel.db, indianGst(500))
  const type = await hotel.make.roomType({ name: 'Garden' })
  const rooms = ['101', '102', '103', '104', '105', '106']
  for (const room_number of rooms) await hotel.make.room({ room_number, room_type_id: type.id })
  await hotel.make.item({ name: 'Masala Tea' })
  await hotel.make.guest({ name: 'Phone Mehta' })
  await hotel.make.guest({ name: 'Group Khan' })
  const sum = page.getByRole('region', { name: 'Running sum' })

  await test.step('a walk-in for tonight: 7,500.50 and 18 % are 8,851', async () => {
    await page.goto(paths.addBooking)
    await page.getByRole('combobox', { name: 'Guest', exact: true }).fill('Walkin Rao')
    await page.getByRole('option', { name: 'Add “Walkin Rao” as a new guest' }).click()
    const quickGuest = page.getByRole('dialog', { name: 'Quick Guest' })
    await quickGuest.getByLabel('Phone').fill('9811122255')
    await button(quickGuest, 'Save Guest').click()
    await saved(page, 'Guest registered successfully!')
    await chooseRoom(page, '101')
    await page.getByLabel('Room rent').fill('7500.50')
    await page.getByLabel('Reason for a different price or restriction').fill('With the terrace')
    await chooseFoodPlan(page, 'EP')
    await expect(sum).toContainText('₹1,350.10')
    await expect(sum).toContainText('₹8,851.00')
    await button(page, 'Save').click()
    await saved(page, 'Booking saved successfully')
    await next(page, 'Walkin Rao', 'Check-in')
    await expect(page.getByRole('dialog')).toContainText('Total ₹8,851.00, tax included')
    await expect(page.getByRole('region', { name: 'Still missing' }).getByRole('button')).toHaveText([
      'Address',
      'ID proof',
      'ID photo',
    ])
    await button(page, 'Check in to 101').click()
    await saved(page, 'Check-in successful!')
  })

  await test.step('a booking by phone: 2 × 2,500 and 5 % are 5,250, with 2,000 in advance 3,250 are left', async () => {
    await page.goto(paths.addBooking)
    await chooseGuest(page, 'Phone Mehta')
    await typeDate(page, 'Check-in', 3)
    await typeDate(page, 'Check-out', 5)
    await chooseRoom(page, '102')
    await chooseFoodPlan(page, 'EP')
    await page.getByRole('textbox', { name: 'Advance amount' }).fill('2000')
    await expect(sum).toContainText('₹5,250.00')
    await expect(sum).toContainText('₹3,250.00')
    await button(page, 'Save').click()
    await saved(page, 'Booking saved successfully')
  })

  await test.step('a group whose second room comes a day later: 2 × 2,500 + 2,500 and 5 % are 7,875', async () => {
    await page.goto(paths.groupBooking)
    await chooseGuest(page, 'Group Khan')
    await typeDate(page, 'Check-out', 2)
    await chooseRoom(page, '103', 'Room 1')
    await chooseRoom(page, '104', 'Room 2')
    const second = page.getByRole('group', { name: 'Room 2' })
    await button(second, 'Other dates').click()
    await typeDate(page, 'Check-in of this room', 1)
    await page.getByLabel('Adults').fill('4')
    await chooseFoodPlan(page, 'EP')
    await expect(sum).toContainText('₹7,875.00')
    await button(page, 'Save').click()
    await saved(page, 'Group booking saved successfully!')
    await next(page, 'Group Khan', 'Check-in')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText(`104 follows on ${shownDay(1)}.`)
    await expect(button(sheet, 'Check in to 103')).toBeVisible()
    await button(sheet, 'Back').click()
  })

  await test.step('a guest who arrives two days early: 3 nights are 7,875 instead of 2,625', async () => {
    const walkIn = await guestId(hotel.db, 'Walkin Rao')
    await hotel.make.booking({ guest_id: walkIn, ...nights(2, 3), room_ids: [await roomId(hotel.db, '105')] })
    await page.goto(`${paths.bookings}?search=105`)
    await next(page, '105', 'Check-in')
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('Checking in today adds 2 nights.')
    await expect(sheet).toContainText('The total becomes ₹7,875.00 instead of ₹2,625.00, tax included.')
    await button(page, 'Check in to 105').click()
    await button(page, 'Check in today').click()
    // The walk-in is still in room 101.
    const question = page.getByRole('dialog', { name: 'Already in the house' })
    await expect(question).toContainText('Walkin Rao is already in room 101')
    await button(question, 'Check in anyway').click()
    await saved(page, 'Check-in successful!')
  })

  await test.step('the walk-in stays a night longer: 15,001 and 18 % are 17,701', async () => {
    await page.goto(`${paths.bookings}?search=101`)
    await menu(page, '101', 'Edit')
    await typeDate(page, 'Check-out', 2)
    // The added night has the price of the plan, 2,500, until the clerk types the rent of the first one.
    await expect(page.getByLabel('Room rent')).toHaveValue('5,000.25')
    await page.getByLabel('Room rent').fill('7500.50')
    await expect(sum).toContainText('₹2,700.18')
    await expect(sum).toContainText('₹17,701.00')
    await button(page, 'Update').click()
    await saved(page, 'Booking updated successfully')
  })

  await test.step('a guest does not arrive', async () => {
    const guest = await hotel.make.guest({ name: 'Absent Iyer' })
    await hotel.make.booking({ guest_id: guest.id, ...nights(0, 1), room_ids: [await roomId(hotel.db, '106')] })
    await page.goto(`${paths.bookings}?search=Absent`)
    await menu(page, 'Absent Iyer', 'No-show')
    await button(page, 'Mark as no-show').click()
    await saved(page, 'Marked as no-show. Its nights are free again.')
  })

  await test.step('the booking by phone is cancelled and its 2,000 refunded', async () => {
    await page.goto(`${paths.bookings}?search=Phone`)
    await menu(page, 'Phone Mehta', 'Cancel Booking')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('₹2,000.00 was received for this booking.')
    await dialog.getByLabel('Reason').fill('Flight cancelled')
    await button(dialog, 'Cancel the booking').click()
    await expect(row(page, 'Phone Mehta')).toContainText('Refund due ₹2,000.00')
    await next(page, 'Phone Mehta', 'Refund')
    await expect(page.getByLabel('Amount')).toHaveValue('2,000.00')
    await chooseFrom(page, 'Payment Method', 'Cash')
    await page.getByLabel('Reason').fill('Flight cancelled')
    await button(page.getByRole('dialog'), 'Refund').click()
    await saved(page, 'Refund saved successfully')
    await expect(row(page, 'Phone Mehta')).not.toContainText('Refund due')
  })

  await test.step('tea to the room: 3 × 120 and 5 % more are 18,079 in all', async () => {
    await page.goto(`${paths.bookings}?search=101`)
    await page.getByRole('link', { name: /^BK-/ }).click()
    await page.getByRole('link', { name: 'New Order' }).click()
    await expect(page.getByRole('combobox', { name: 'Booking', exact: true })).toHaveValue(/Walkin Rao/)
    await page.getByRole('combobox', { name: 'Item', exact: true }).fill('Masala')
    await page.getByRole('option', { name: /Masala Tea/ }).click()
    await page.getByLabel('Quantity').fill('3')
    await button(page, 'Save').click()
    await saved(page, 'Order placed successfully!')
  })

  await test.step('check-out for a company: 5,000 in cash, the rest by UPI', async () => {
    await page.goto(`${paths.bookings}?search=101`)
    await next(page, '101', 'Checkout')
    const sheet = page.getByRole('dialog', { name: /^Checkout/ })
    await button(sheet, 'Complete').click()
    await expect(sheet.getByText(/still pending or being prepared/)).toHaveCount(0)
    await expect(sheet).toContainText('₹18,079.00')
    await sheet.getByRole('checkbox', { name: 'The invoice is for a company' }).check()
    await sheet.getByLabel('Company', { exact: true }).fill('Acme Tools')
    await sheet.getByLabel('GSTIN').fill('29AABCU9603R1ZJ')
    await sheet.getByRole('radio', { name: 'Cash' }).click()
    await sheet.getByLabel('Amount').fill('5000')
    await button(sheet, 'Add another payment').click()
    await expect(sheet.getByLabel('Amount')).toHaveValue('13,079.00')
    await sheet.getByRole('radio', { name: 'Online' }).click()
    await sheet.getByLabel('Source').fill('UPI')
    await page.keyboard.press('Escape')
    await sheet.getByLabel('Reference').fill('UTR 4711')
    await button(sheet, 'Take ₹18,079.00 and check out').click()
    await expect(sheet.getByText('An invoice with a GSTIN needs the address')).toBeVisible()
    await sheet.getByLabel('Address').fill('5 MG Road, Bengaluru')
    await button(sheet, 'Take ₹18,079.00 and check out').click()
    await expect(page.getByRole('dialog')).toContainText('₹18,079.00, paid')
    await button(page, 'Done').click()
    await expect(row(page, '101')).toContainText('Paid')
  })

  await test.step('his other room checks out today: one night is 2,625, 1,000 of it is paid, and the company is filled in', async () => {
    await page.goto(`${paths.bookings}?search=105`)
    await next(page, '105', 'Checkout')
    const sheet = page.getByRole('dialog', { name: /^Checkout/ })
    await expect(sheet.getByRole('checkbox', { name: 'The invoice is for a company' })).toBeChecked()
    await expect(sheet.getByLabel('Company', { exact: true })).toHaveValue('Acme Tools')
    await expect(sheet.getByLabel('GSTIN')).toHaveValue('29AABCU9603R1ZJ')
    await expect(sheet.getByLabel('Address')).toHaveValue('5 MG Road, Bengaluru')
    await sheet.getByRole('radio', { name: /^Today/ }).check()
    await expect(sheet.getByText(`${shownDay(0)} – ${shownDay(1)}`)).toBeVisible()
    await expect(button(sheet, 'Check out with ₹2,625.00 pending')).toBeVisible()
    await sheet.getByRole('radio', { name: 'Cash' }).click()
    await sheet.getByLabel('Amount').fill('1000')
    await button(sheet, 'Add another payment').click()
    await expect(sheet.getByRole('list', { name: 'Parts of the payment' })).toContainText('Cash')
    await button(sheet, 'Take ₹1,000.00 and leave ₹1,625.00 pending').click()
    await expect(page.getByRole('dialog')).toContainText('₹1,625.00 is still due.')
    await button(page, 'Done').click()
  })

  await test.step('one tea too many was billed: 120 and 5 % are 126 to be refunded', async () => {
    await page.goto(`${paths.bookings}?search=101`)
    await row(page, '101').getByRole('link', { name: /^INV-/ }).click()
    await button(page, 'Credit note').click()
    const dialog = page.getByRole('dialog', { name: /^Credit note for/ })
    await dialog.getByRole('listitem').filter({ hasText: 'Masala Tea' }).getByRole('textbox').fill('120')
    await expect(dialog.getByRole('region', { name: 'Credit note total' })).toContainText('₹126.00')
    await dialog.getByLabel('Reason').fill('Two teas were served')
    await button(dialog, 'Create credit note').click()
    await saved(page, /^Credit note .* generated\.$/)
    const due = page.getByRole('dialog', { name: 'Refund' })
    const dueIsFilledIn = async () => {
      await expect(due).toContainText('Refund due')
      await expect(due.getByLabel('Amount')).toHaveValue('126.00')
    }
    await page.goto(`${paths.bookings}?search=101`)
    await expect(row(page, '101')).toContainText('Refund due ₹126.00')
    await next(page, '101', 'Refund')
    await dueIsFilledIn()
    await button(due, 'Cancel').click()
    await page.goto(`${paths.invoices}?status=refund_due`)
    await next(page, 'Walkin Rao', 'Refund')
    await dueIsFilledIn()
    await button(due, 'Cancel').click()
    await row(page, 'Walkin Rao').getByRole('link', { name: /^INV-/ }).click()
    await button(page, 'Refund').click()
    await dueIsFilledIn()
    await chooseFrom(page, 'Payment Method', 'Cash')
    await due.getByLabel('Reason').fill('Two teas were served')
    await button(due, 'Refund').click()
    await saved(page, 'Refund saved successfully')
    await expect(button(page, 'Refund')).toHaveCount(0)
    await expect(page.getByText('Refund due')).toHaveCount(0)
  })
})

const guestId = async (db: Parameters<typeof installTaxCategories>[0], name: string) =>
  (await db.selectFrom('guest').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id

const roomId = async (db: Parameters<typeof installTaxCategories>[0], room_number: string) =>
  (await db.selectFrom('room').select('id').where('room_number', '=', room_number).executeTakeFirstOrThrow()).id
