import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { rupees, zero } from '#contract/kit/money.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expectPdfInNewTab } from '#e2e/kit/pdf-in-new-tab.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { paths } from '#web/paths.ts'

const clock = { now: () => new Date() }
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })

/** A checked-in guest with two nights at 2,500 a night. */
const guestInHouse = async (hotel: Hotel, name: string, advance = zero) => {
  const guest = await hotel.make.guest({ name })
  const booking = await hotel.make.booking({
    guest_id: guest.id,
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(2),
    advance_amount: advance,
  })
  await hotel.db.transaction().execute((db) => checkIn({ db, clock }, booking.slug, { confirm_early: false }))
  return booking
}

/** A guest who has checked out without paying. */
const guestWhoOwes = async (hotel: Hotel, name: string) => {
  const booking = await guestInHouse(hotel, name)
  await hotel.db.transaction().execute((db) => checkOut({ db, clock }, booking.slug, {}))
  return booking
}

test('check-out, payment and PDF in four clicks', async ({ hotel, signedInPage: page }) => {
  await guestInHouse(hotel, 'Four Clicks')
  await page.goto(`${paths.bookings}?search=Four`)
  await row(page, 'Four Clicks')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Balance', { exact: true })).toBeVisible()
  await expect(sheet).toContainText('₹5,000.00')
  await expectAccessible(page)
  await sheet.getByRole('radio', { name: 'Cash' }).click()
  await button(page, 'Take ₹5,000.00 and check out').click()
  await expect(page.getByText(/^Checkout successful! Invoice INV-\d{4}-\d{6} generated\.$/)).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download PDF').click()])
  expect(download.suggestedFilename()).toMatch(/^invoice-INV-\d{4}-\d{6}\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)
  await button(page, 'Done').click()
  await expect(row(page, 'Four Clicks')).toContainText('Paid')
  await expect(row(page, 'Four Clicks').getByRole('button', { name: /Mark as Paid/ })).toHaveCount(0)
})

test('checked out with the invoice pending, then marked as paid from the list', async ({
  hotel,
  signedInPage: page,
}) => {
  await guestInHouse(hotel, 'Pays Later')
  await page.goto(paths.bookings)
  await row(page, 'Pays Later')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  await button(page, 'Check out with ₹5,000.00 pending').click()
  await expect(page.getByText('₹5,000.00 is still due.')).toBeVisible()
  await button(page, 'Done').click()
  await expect(row(page, 'Pays Later')).toContainText('₹5,000.00 due')
  await chooseFrom(page, 'Invoice', 'Pending')
  await expect(page).toHaveURL(/invoice=pending/)

  await row(page, 'Pays Later')
    .getByRole('button', { name: /^Mark as Paid/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Add Payment Details' })
  expect((await dialog.boundingBox())?.width).toBe(500)
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(dialog.getByText('Payment Method is required.')).toBeVisible()
  await expect(dialog.getByLabel('Reference')).toHaveCount(0)
  await chooseFrom(page, 'Payment Method', 'Online')
  await dialog.getByLabel('Source').fill('UP')
  await page.getByRole('option', { name: 'UPI' }).click()
  await dialog.getByLabel('Reference').fill('UTR 4711')
  await expectAccessible(page)
  const [sent] = await Promise.all([
    page.waitForRequest(/\/invoices\/.*\/pay$/),
    dialog.getByRole('button', { name: 'Save ₹5,000.00' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ payment_method: 'online', source: 'UPI', reference: 'UTR 4711' })
  await expect(page.getByText('Invoice marked as paid successfully')).toBeVisible()
  await expect(row(page, 'Pays Later')).toHaveCount(0)
})

test('a payment reference that was used before shows a warning', async ({ hotel, signedInPage: page }) => {
  await guestWhoOwes(hotel, 'Same Money')
  for (const _ of ['first', 'second']) {
    await page.goto(`${paths.invoices}?search=Same`)
    await button(page, /^Mark as Paid/).click()
    await chooseFrom(page, 'Payment Method', 'Online')
    await page.getByLabel('Amount').fill('100')
    await page.getByLabel('Reference').fill('UTR-0815')
    if (_ === 'second') await expect(page.getByText(/^This reference was used before: BK-.*Same Money/)).toBeVisible()
    await button(page, 'Save ₹100.00').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a part payment, too much, the rest, and a refund', async ({ hotel, signedInPage: page }) => {
  const booking = await guestWhoOwes(hotel, 'In Parts')
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await button(page, 'Add payment').click()
  await chooseFrom(page, 'Payment Method', 'Cash')
  await page.getByLabel('Amount').fill('6000')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('Only ₹5,000.00 is left to pay. Enter that or less.')).toBeVisible()
  await page.getByLabel('Amount').fill('2000')
  await button(page, 'Save ₹2,000.00').click()
  const payments = page.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('₹2,000.00')
  await expect(page.getByRole('region', { name: 'Bill' })).toContainText('₹3,000.00')

  await expectPdfInNewTab(page, () => payments.getByRole('button', { name: /^Receipt RC-/ }).click())

  await button(page, `Mark as Paid ${booking.booking_number}`).click()
  await chooseFrom(page, 'Payment Method', 'Card')
  await button(page, 'Save ₹3,000.00').click()
  await expect(page.getByText('Invoice marked as paid successfully')).toBeVisible()

  await button(page, 'Refund').click()
  const refund = page.getByRole('dialog')
  await expect(refund).toContainText('₹5,000.00')
  await chooseFrom(page, 'Payment Method', 'Cash')
  await refund.getByLabel('Amount').fill('500')
  await refund.getByLabel('Reason').fill('The geyser was cold')
  await expectAccessible(page)
  await button(refund, 'Refund').click()
  await expect(page.getByText('Refund saved successfully')).toBeVisible()
  await expect(payments).toContainText('−₹500.00')
  await expect(payments).toContainText('The geyser was cold')
  await expectAccessible(page)
})

test('two clerks mark an invoice as paid at once: the second is told', async ({ hotel, signedInPage: page }) => {
  await guestWhoOwes(hotel, 'Pays Once')
  await page.goto(`${paths.invoices}?search=Pays Once`)
  await button(page, /^Mark as Paid/).click()
  await chooseFrom(page, 'Payment Method', 'Cash')
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await button(colleague, /^Mark as Paid/).click()
  await chooseFrom(colleague, 'Payment Method', 'Card')
  await button(colleague, 'Save ₹5,000.00').click()
  await expect(colleague.getByText('Invoice marked as paid successfully')).toBeVisible()
  await colleague.close()
  await button(page, 'Save ₹5,000.00').click()
  await expect(page.getByRole('dialog').getByText('This invoice is already paid. No payment was saved.')).toBeVisible()
})

test('invoices are searched, filtered, summed, printed and exported', async ({ hotel, signedInPage: page }) => {
  await guestWhoOwes(hotel, 'Filter One')
  await guestWhoOwes(hotel, 'Filter Two')
  await page.goto(paths.invoices)
  await page.getByRole('searchbox', { name: 'Number, booking or guest' }).fill('Filter')
  const sums = page.getByLabel('Sums')
  await expect(sums).toContainText('₹10,000.00')
  await expectAccessible(page)
  await chooseFrom(page, 'Status', 'Paid')
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  await chooseFrom(page, 'Status', 'Pending')
  await expect(row(page, 'Filter Two')).toBeVisible()
  await page.getByRole('textbox', { name: 'Date to' }).fill(dayFromToday(-1))
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nothing found', { exact: true })).toBeVisible()
  await button(page, 'Show all').click()
  const [excel] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  expect(excel.suggestedFilename()).toBe('invoices.xlsx')

  await page.getByRole('searchbox', { name: 'Number, booking or guest' }).fill('Filter One')
  await expect(row(page, 'Filter Two')).toHaveCount(0)
  await page.getByRole('link', { name: /^INV-/ }).first().click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Invoice lines' })).toContainText('₹2,500.00')
  await expectAccessible(page)
  await button(page, 'Credit note').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Wrong room')
  await button(dialog, 'Create credit note').click()
  await expect(dialog.getByText('Enter an amount for at least one line')).toBeVisible()
  await dialog.getByLabel('Amount of line 1').fill('5000.01')
  await expect(dialog.getByText('Only ₹5,000.00 of this line is left to credit.')).toBeVisible()
  await dialog.getByLabel('Amount of line 1').fill('1234.50')
  await expect(dialog.getByRole('region', { name: 'Credit note total' })).toContainText('₹1,234.50')
  await expectAccessible(page)
  await button(dialog, 'Create credit note').click()
  await expect(page.getByText(/^Credit note .* generated\.$/)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Invoice lines' })).toContainText('₹1,234.50 credited')

  await button(page, 'Credit note').click()
  await expect(dialog.getByRole('listitem')).toContainText('₹1,234.50 credited · ₹3,765.50 left')
  await button(dialog, 'All of line 1').click()
  await expect(dialog.getByLabel('Amount of line 1')).toHaveValue('3,765.50')
  await dialog.getByLabel('Amount of line 1').fill('')
  await button(dialog, 'Credit everything').click()
  await dialog.getByLabel('Reason').fill('The rest of it')
  await button(dialog, 'Create credit note').click()
  await expect(page.getByText('Cancelled')).toBeVisible()

  await page.goto(`${paths.invoices}?search=Filter`)
  await button(page, /^Mark as Paid/).click()
  await chooseFrom(page, 'Payment Method', 'Cash')
  await button(page, 'Save ₹5,000.00').click()
  await expect(page.getByText('Invoice marked as paid successfully')).toBeVisible()
  await row(page, 'Filter Two').getByRole('link', { name: /^INV-/ }).click()
  await button(page, 'Credit note').click()
  await button(dialog, 'Credit everything').click()
  await dialog.getByLabel('Reason').fill('Paid by the company')
  await button(dialog, 'Create credit note').click()
  await expect(page.getByText('Refund due').first()).toBeVisible()
  await page.goto(paths.invoices)
  await chooseFrom(page, 'Status', 'Refund due')
  await expect(row(page, 'Filter Two')).toContainText('Refund due')
  await expect(page.getByLabel('Sums')).toContainText('Refund due')
  await page.goto(paths.dashboard)
  const refunds = page.getByRole('region', { name: 'Refunds due' })
  await expect(refunds).toContainText('to refund on')
  await refunds.getByRole('link', { name: 'Show refunds' }).click()
  await expect(row(page, 'Filter Two')).toContainText('Refund due ₹5,000.00')
  await expectAccessible(page)

  await page.goto(paths.creditNotes)
  await page.getByRole('searchbox', { name: 'Number, invoice, booking or guest' }).fill('Filter One')
  await expect(row(page, 'Filter One')).toHaveCount(2)
  await expect(page.getByLabel('Sums')).toContainText('₹5,000.00')
  await expectAccessible(page)
  const [notes] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  expect(notes.suggestedFilename()).toBe('credit-notes.xlsx')
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    button(page, /^PDF CN-/)
      .first()
      .click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^credit-note-CN-.*\.pdf$/)
  await row(page, 'The rest of it').getByRole('link', { name: /^INV-/ }).click()
  await expect(page.getByRole('heading', { name: /^Invoice INV-/ })).toBeVisible()
})

test('GST is switched on with one press and changes the bill', async ({ hotel, signedInPage: page }) => {
  const booking = await guestInHouse(hotel, 'Taxed Guest')
  await page.goto(paths.taxes)
  await expect(page.getByText('No tax is charged.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Apply Indian GST rates').click()
  await expect(page.getByText('The Indian GST rates are applied.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tax rates' })).toContainText('Up to ₹7,500.00')
  await expect(page.getByText('Tax is charged, but the hotel has no GSTIN.')).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  const bill = page.getByRole('region', { name: 'Bill so far' })
  await expect(bill).toContainText('CGST 2.5 %')
  await expect(bill).toContainText('₹5,250.00')

  await page.goto(paths.taxes)
  await button(page, 'Edit Services 18 %').click()
  await page.getByRole('textbox', { name: 'Rate' }).fill('12')
  await button(page, 'Update').click()
  await expect(page.getByRole('table', { name: 'Tax rates' })).toContainText('12 %')
  await button(page, 'Add tax rate').click()
  await page.getByRole('textbox', { name: 'Rate' }).fill('9')
  await button(page, 'Save').click()
  await expect(page.getByText(/^Another rate of this category is in force/).first()).toBeVisible()
  await button(page, 'Cancel').click()
  await page.goto(paths.taxSummary)
  await expect(page.getByRole('table', { name: 'Tax by rate' })).toBeVisible()
  await expectAccessible(page)
  const [excel] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  expect(excel.suggestedFilename()).toMatch(/^tax-summary-\d{4}-\d{2}\.xlsx$/)

  await page.goto(paths.addBooking)
  await page.getByLabel('Room rent').fill('7400')
  await page.getByLabel('Food plan rate').fill('250')
  await expect(page.getByText('With the food plan a room-night is taxed at 18 % instead of 5 %.')).toBeVisible()
})

test('items are taxed by their own categories, and liquor is outside GST', async ({ hotel, signedInPage: page }) => {
  if ((await listTaxRules(hotel.db)).length === 0) await installTaxCategories(hotel.db, indianGst(500))
  const own = await guestInHouse(hotel, 'Own Tax')
  const ticket = await hotel.make.item({ name: 'Ropeway ticket', type: 'service', price: rupees(200) })
  const beer = await hotel.make.item({ name: 'Beer', type: 'drink', price: rupees(350) })
  const categories = page.getByRole('table', { name: 'Tax categories' })
  const addCategory = async (name: string) => {
    await button(page, 'Add tax category').click()
    await page.getByLabel('Name', { exact: true }).fill(name)
    await button(page, 'Save').click()
    await expect(categories).toContainText(name)
  }
  await page.goto(paths.taxes)
  await expect(categories).toContainText('Transport with driver')
  await addCategory('Ropeway')
  await button(page, 'Edit Ropeway').click()
  await page.getByLabel('Name', { exact: true }).fill('Cable car')
  await button(page, 'Update').click()
  await addCategory('A slip')
  await button(page, 'More for A slip').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await button(page, 'Delete').click()
  await expect(categories).not.toContainText('A slip')
  await button(page, 'Add tax rate').click()
  await chooseFrom(page, 'Category', 'Cable car')
  await page.getByRole('textbox', { name: 'Rate' }).fill('12')
  await button(page, 'Save').click()
  await expect(categories.getByRole('row', { name: /Cable car/ })).toContainText('12 %')
  await expectAccessible(page)

  for (const [{ slug }, byType, category] of [
    [ticket, 'By type (Services)', 'Cable car'],
    [beer, 'By type (Food and beverages)', 'Liquor, Outside GST'],
  ] as const) {
    await page.goto(`${paths.addItem}?slug=${slug}`)
    await expect(page.getByPlaceholder(byType)).toBeVisible()
    await chooseFrom(page, 'Tax category', category)
    await button(page, 'Update').click()
    await expect(page).toHaveURL(new RegExp(`${paths.items}$`))
  }
  const items = [
    { item_id: ticket.id, quantity: 2 },
    { item_id: beer.id, quantity: 1 },
  ]
  await hotel.make.order({ booking_id: own.id, items, status: 'completed' })

  // Two nights at 2,500 and 5 % are 5,250, two tickets at 200 and 12 % are 448, and a beer is 350.
  await page.goto(`${paths.bookingDetails}?slug=${own.slug}`)
  const bill = page.getByRole('region', { name: 'Bill so far' })
  await expect(bill).toContainText('GST 12 %')
  await expect(bill).toContainText('Outside GST')
  await expect(bill).toContainText('₹6,048.00')
  await hotel.db.transaction().execute((db) => checkOut({ db, clock }, own.slug, {}))
  await page.goto(`${paths.invoices}?search=Own`)
  await row(page, 'Own Tax').getByRole('link', { name: /^INV-/ }).click()
  const lines = page.getByRole('table', { name: 'Invoice lines' })
  await expect(lines.getByRole('row', { name: /Ropeway ticket/ })).toContainText('12 %₹48.00')
  await expect(lines.getByRole('row', { name: /Beer/ })).toContainText('Outside GST₹0.00')
  await page.goto(paths.taxSummary)
  const summary = page.getByRole('table', { name: 'Tax by rate' })
  await expect(summary.getByRole('row', { name: /Outside GST/ })).toContainText('₹350.00')
})

test('two users save the settings: the second sees what changed and loses nothing', async ({ signedInPage: page }) => {
  await page.goto(paths.settings)
  await page.getByRole('textbox', { name: 'Phone' }).fill('0832 111')
  await page.getByLabel('GSTIN').fill('30AAAAA0000A1Z0')
  await expect(page.getByText('its check digit is wrong')).toBeVisible()
  await page.getByLabel('GSTIN').fill('')
  await expectAccessible(page)
  const colleague = await page.context().newPage()
  await colleague.goto(paths.settings)
  await colleague.getByRole('textbox', { name: 'Phone' }).fill('0832 222')
  await colleague.getByLabel('UPI id').fill('sarai@upi')
  await button(colleague, 'Save').click()
  await expect(colleague.getByText('Settings saved successfully')).toBeVisible()
  await colleague.close()

  await button(page, 'Save').click()
  const changes = page.getByRole('table', { name: 'What changed' })
  await expect(changes.getByRole('row', { name: /UPI/ })).toContainText('their change is kept')
  await expect(changes.getByRole('row', { name: /Phone/ })).toContainText('0832 222')
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0832 111')
  await expect(page.getByRole('textbox', { name: 'UPI id' })).toHaveValue('sarai@upi')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0832 111')
  await page.getByLabel('Name', { exact: true }).fill('Hotel Mandovi')
  await button(page, 'Save').click()
  await expect(page.getByRole('navigation').first()).toContainText('Hotel Mandovi')
})

test('staff accounts are added and disabled, except the last one, and the audit trail shows it', async ({
  hotel,
  signedInPage: page,
}) => {
  await page.goto(paths.staff)
  await button(page, /^More for/).click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await button(page, 'Disable').click()
  await expect(page.getByText('This is the last owner who has signed in.')).toBeVisible()
  await button(page, 'Add account').click()
  await page.getByLabel('Name', { exact: true }).fill('Night Porter')
  await page.getByLabel('Email', { exact: true }).fill(hotel.admin.email)
  await chooseFrom(page, 'Role', 'Owner')
  await button(page, 'Save').click()
  await expect(page.getByText('An account with this email already exists').first()).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill('porter@hotel.example')
  await button(page, 'Save').click()
  await expect(row(page, 'Night Porter')).toContainText('Active')
  await expectAccessible(page)
  await row(page, 'Night Porter')
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Generate password' }).click()
  await button(page, 'Generate password').click()
  await expect(page.getByRole('dialog', { name: /^New password of/ })).toContainText('It is shown only once.')
  await expectAccessible(page)
  await button(page, 'Done').click()
  await row(page, 'Night Porter')
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await button(page, 'Disable').click()
  await expect(row(page, 'Night Porter')).toContainText('Inactive')

  await page.goto(paths.audit)
  await chooseFrom(page, 'What', 'Account')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('Added account Night Porter')
  await expect(page.getByRole('list', { name: 'Changes' })).toContainText('active')
  await expectAccessible(page)
})

test('food plans, payment methods and booking sources are added and changed', async ({ signedInPage: page }) => {
  await page.goto(paths.foodPlans)
  await button(page, 'Add food plan').click()
  await page.getByLabel('Name', { exact: true }).fill('Jain thali')
  await page.getByLabel('Price').fill('450')
  await button(page, 'Save and add another').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Price')).toHaveValue('')
  await page.getByLabel('Name', { exact: true }).fill('Packed lunch')
  await page.getByLabel('Price').fill('200')
  await button(page, 'Save').click()
  await expect(row(page, 'Jain thali')).toContainText('₹450.00')
  await expect(row(page, 'Packed lunch')).toContainText('₹200.00')
  await expectAccessible(page)
  await page.goto(paths.paymentMethods)
  await button(page, 'Add payment method').click()
  await page.getByLabel('Name', { exact: true }).fill('cash')
  await button(page, 'Save').click()
  await expect(page.getByText('Payment method name already exists').first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Cheque')
  await page.getByLabel('Asks for source and reference').check()
  await button(page, 'Save and add another').click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Asks for source and reference')).not.toBeChecked()
  await page.getByLabel('Name', { exact: true }).fill('Voucher')
  await button(page, 'Save').click()
  await expect(row(page, 'Voucher')).toBeVisible()
  await expect(row(page, 'Cheque')).toContainText('Asked for')
  await expectAccessible(page)
  await page.goto(paths.bookingSources)
  await button(page, 'Add booking source').click()
  await page.getByLabel('Name', { exact: true }).fill('phone')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking source name already exists').first()).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Wedding planner')
  await button(page, 'Save').click()
  await expect(row(page, 'Wedding planner')).toContainText('8')
  await button(page, 'Edit Wedding planner').click()
  await page.getByLabel('Position').fill('1')
  await button(page, 'Update').click()
  await expect(page.getByRole('row').nth(2)).toContainText('Wedding planner')
  await expectAccessible(page)
  await button(page, 'More for Wedding planner').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await button(page, 'Delete').click()
  await expect(row(page, 'Wedding planner')).toBeHidden()
})

test('only a picture is accepted as a logo', async ({ signedInPage: page }) => {
  await page.goto(paths.settings)
  const file = page.getByLabel('Logo file')
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(page.getByText('Only JPG, PNG, or WEBP images are allowed.')).toBeVisible()
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.getByText('Logo saved successfully')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await button(page, 'Remove logo').click()
  await expect(page.getByText('No logo.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a guest is checked out and pays, and the lists are cards', async ({ hotel, signedInPage: page }) => {
    await guestInHouse(hotel, 'Pocket Payer', rupees(1000))
    await page.goto(`${paths.bookings}?search=Pocket`)
    await button(page, /^Checkout/).click()
    await page.getByRole('radio', { name: 'Cash' }).click()
    await expectAccessible(page)
    await button(page, /^Take .* and check out$/).click()
    await button(page, 'Done').click()
    await page.goto(`${paths.invoices}?search=Pocket`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Pocket Payer' })).toBeVisible()
    for (const path of [paths.invoices, paths.settings, paths.taxes, paths.taxSummary, paths.staff, paths.audit]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
})

test('cash that reaches the legal limit is taken only after a warning', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Much Cash' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }
  const booking = await hotel.make.booking({ guest_id: guest.id, room_rent: rupees(150_000), ...dates })
  await hotel.db.transaction().execute((db) => checkIn({ db, clock }, booking.slug, { confirm_early: false }))
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await button(page, 'Add payment').click()
  await chooseFrom(page, 'Payment Method', 'Cash')
  await page.getByRole('textbox', { name: 'Amount' }).fill('200000')
  await button(page, 'Save ₹2,00,000.00').click()
  const warning = page.getByRole('dialog', { name: 'Cash above the legal limit' })
  await expect(warning).toContainText('the cash for this stay comes to ₹2,00,000.00. Section 186')
  await expectAccessible(page)
  await button(warning, 'Back').click()
  await expect(warning).toBeHidden()
  await button(page, 'Save ₹2,00,000.00').click()
  await button(warning, 'Take the cash').click()
  await expect(page.getByText('Payment saved successfully')).toBeVisible()

  await page.goto(`${paths.bookings}?search=Much`)
  await row(page, 'Much Cash')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Cash' }).click()
  await button(page, /^Take ₹.* and check out$/).click()
  await button(warning, 'Take the cash').click()
  await expect(page.getByText(/^Checkout successful!/)).toBeVisible()
})
