import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expectPdfInNewTab } from '#e2e/kit/pdf-in-new-tab.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { paths } from '#web/paths.ts'

// Each screen is checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const card = (page: Page, title: string) => page.getByRole('region', { name: title })

const installTaxes = async ({ db }: Hotel) => {
  if ((await listTaxRules(db)).length === 0) await installTaxCategories(db, indianGst(500))
}

const openMenu = async (page: Page, guest: string, entry: string) => {
  await row(page, guest).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog')
}

test('a policy proposes the fee of a cancellation, the fee is invoiced and the rest refunded', async ({
  hotel,
  signedInPage: page,
}) => {
  await installTaxes(hotel)
  const guest = await hotel.make.guest({ name: 'Late Canceller' })
  const dates = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(3) }
  const money = { room_rent: rupees(4000), advance_amount: rupees(5000) }
  const { slug } = await hotel.make.booking({ ...dates, ...money, guest_id: guest.id })
  const absent = await hotel.make.guest({ name: 'Nadia Absent' })
  const tonight = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1), room_rent: rupees(8000) }
  const agent = await hotel.make.company({ name: 'Banyan Trails' })
  await hotel.make.booking({ ...tonight, guest_id: absent.id, company_id: agent.id })

  // Without a policy the desk can still charge a fee. A night of 8,000 is taxed at 18 %.
  await page.goto(`${paths.bookings}?search=Nadia`)
  const noShow = await openMenu(page, 'Nadia Absent', 'No-show')
  await expect(noShow).toContainText('No money was received for this booking.')
  await button(noShow, 'Charge a fee').click()
  await noShow.getByLabel('No-show fee, before tax').fill('1000')
  await noShow.getByLabel('Why this fee?').fill('Did not call')
  await expect(noShow.getByText('Still due')).toBeVisible()
  await expect(noShow.getByText('Invoice to Banyan Trails')).toBeVisible()
  await button(noShow, 'Mark as no-show').click()
  await expect(page.getByText(/^Marked as no-show\. .* Invoice INV-\d{4}-\d{6} generated\.$/)).toBeVisible()
  await button(row(page, 'Nadia Absent'), /^Mark as Paid/).click()
  await expect(page.getByRole('dialog')).toContainText('₹1,180.00')

  await page.goto(paths.settings)
  const policy = card(page, 'Cancellations and no-shows')
  await expect(policy).toContainText('Cancellations and no-shows are free.')
  await chooseFrom(page, 'Cancellation fee', 'The first night')
  await policy.getByLabel('Free until (days before arrival)').fill('2')
  await expect(policy).toContainText(
    'Free cancellation until 2 days before arrival; after that it costs the first night.',
  )
  await button(page, 'Save').click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()

  await page.goto(`${paths.bookings}?search=Late`)
  const dialog = await openMenu(page, 'Late Canceller', 'Cancel Booking')
  await expect(dialog).toContainText('₹5,000.00 was received for this booking.')
  await expect(dialog).toContainText(
    'Free cancellation until 2 days before arrival; after that it costs the first night.',
  )
  const fee = dialog.getByLabel('Cancellation fee, before tax')
  await expect(fee).toHaveValue('4,000.00')
  await dialog.getByLabel('Reason', { exact: true }).fill('Flight cancelled')
  await button(dialog, 'Waive the fee').click()
  await button(dialog, 'Cancel the booking').click()
  await expect(dialog).toContainText('Please say why the fee is not the one of the policy')
  await fee.fill('4000')
  await expect(dialog.getByText('Left to refund')).toBeVisible()
  await expect(dialog.getByText('Invoice to Late Canceller')).toBeVisible()
  await expect(dialog).toContainText('₹4,200.00')
  await dialog.getByLabel('Refund now').check()
  await chooseFrom(page, 'Payment Method', 'Cash')
  await expect(dialog.getByLabel('Amount', { exact: true })).toHaveValue('800.00')
  await expectAccessible(page)
  await button(dialog, 'Cancel the booking').click()
  await expect(page.getByText(/Its nights are free again\. Invoice INV-\d{4}-\d{6} generated\./)).toBeVisible()

  await page.goto(`${paths.bookingDetails}?slug=${slug}`)
  await expect(card(page, 'Bill')).toContainText('Cancellation fee')
  await expect(card(page, 'Bill')).toContainText('₹4,200.00')
  await expect(card(page, 'Payments')).toContainText('−₹800.00')
  await expect(card(page, 'History')).toContainText('Cancelled: Flight cancelled')
})

test('a deposit is taken on arrival and partly kept at check-out', async ({ hotel, signedInPage: page }) => {
  await installTaxes(hotel)
  const guest = await hotel.make.guest({ name: 'Lamp Breaker' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const money = { room_rent: rupees(4000), advance_amount: rupees(1000) }
  const { slug } = await hotel.make.booking({ ...dates, ...money, guest_id: guest.id })

  await page.goto(`${paths.bookings}?search=Lamp`)
  await row(page, 'Lamp Breaker')
    .getByRole('button', { name: /^Check-in/ })
    .click()
  const checkIn = page.getByRole('dialog')
  await expect(checkIn).toContainText('Received ₹1,000.00')
  await button(checkIn, 'Take a security deposit').click()
  await checkIn.getByLabel('Amount of the deposit').fill('2000')
  await chooseFrom(page, 'Payment Method', 'Cash')
  await button(checkIn, 'Take the deposit').click()
  await expect(checkIn).toContainText(/Security deposit SD-\d{6}: ₹2,000\.00, Cash/)
  await expectAccessible(page)
  await button(checkIn, /^Check in to/).click()
  await expect(page.getByText('Check-in successful!')).toBeVisible()

  // A second deposit is taken and returned on the page of the booking.
  await page.goto(`${paths.bookingDetails}?slug=${slug}`)
  const deposits = card(page, 'Security deposit')
  await button(deposits, 'Take a deposit').click()
  await page.getByLabel('Amount of the deposit').fill('500')
  await chooseFrom(page, 'Payment Method', 'Card')
  await button(page, 'Take the deposit').click()
  await expect(deposits).toContainText('₹500.00')
  await button(deposits, 'Return').last().click()
  const returning = page.getByRole('dialog')
  await button(returning, 'Return the deposit').click()
  await expect(returning).toContainText('Choose whether the deposit is returned or kept')
  await returning.getByLabel('Return ₹500.00').check()
  await button(returning, 'Return the deposit').click()
  await expect(deposits).toContainText('Returned ₹500.00')
  await expectPdfInNewTab(page, () => deposits.getByRole('button', { name: /^Return receipt/ }).click())

  await page.goto(paths.depositsHeld)
  await expect(row(page, 'Lamp Breaker')).toContainText('₹2,000.00')
  await expectAccessible(page)
  await expectPdfInNewTab(page, () => button(page, /^Receipt SD-/).click())

  await page.goto(`${paths.bookings}?search=Lamp`)
  await row(page, 'Lamp Breaker')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  const checkOut = page.getByRole('dialog')
  const pay = 'Take ₹3,200.00 and check out'
  await checkOut.getByRole('radio', { name: 'Cash' }).first().click()
  await button(checkOut, pay).click()
  await expect(checkOut).toContainText('Choose whether the deposit is returned or kept')
  await checkOut.getByLabel('Keep a part').check()
  await checkOut.getByLabel('Amount to keep, tax included').fill('590.40')
  await checkOut.getByLabel('Reason, as on the bill').fill('Broken lamp')
  await expect(checkOut).toContainText('₹1,409.60 is returned to the guest.')
  // The bill has the lamp, and the round-off makes the balance 40 paise smaller.
  await expect(checkOut.getByRole('table', { name: 'Bill' })).toContainText(/Broken lamp.*₹500\.34/)
  await expect(checkOut.getByLabel('Amount', { exact: true })).toHaveValue('3,199.60')
  await expectAccessible(page)
  await button(checkOut, 'Take ₹3,199.60 and check out').click()
  await expect(page.getByText(/^Checkout successful! Invoice INV-\d{4}-\d{6} generated\.$/)).toBeVisible()
  // 4,200 for the night and 590.40 for the lamp, rounded and all paid.
  await expect(checkOut).toContainText('₹4,790.00, paid')

  await page.goto(paths.collections)
  const day = card(page, 'Security deposits').first()
  await expect(day).toContainText('₹2,500.00')
  await expect(day).toContainText('₹590.40')
  await expect(day).toContainText('₹1,409.60')
})
