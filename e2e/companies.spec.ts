import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true })
const row = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) })
const saved = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
const field = (inside: Page | Locator, label: string) => inside.getByLabel(label, { exact: true })

const deleteCompany = async (page: Page, name: string) => {
  await button(page, `More for ${name}`).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await button(page.getByRole('dialog', { name: 'Delete Company' }), 'Delete').click()
}

test('companies are added, found, edited by two clerks, and deleted', async ({ signedInPage: page }) => {
  await page.goto(paths.dashboard)
  await button(page, 'Guests').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByText('No companies yet')).toBeVisible()
  await expectAccessible(page)

  await test.step('a wrong GSTIN is refused while typing; the state follows from the right one', async () => {
    await page.getByRole('link', { name: 'Add Company' }).first().click()
    await field(page, 'Name').fill('Acme Tools Pvt Ltd')
    await field(page, 'GSTIN').fill('29AABCU9603R1ZK')
    await expect(page.getByText(/its check digit is wrong/)).toBeVisible()
    await field(page, 'GSTIN').fill('29aabcu9603r1zj')
    await expect(page.getByText('Valid. Registered in Karnataka.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Karnataka')
    await field(page, 'Address').fill('5 MG Road, Bengaluru')
    await field(page, 'Contact person').fill('Meera Iyer')
    await field(page, 'Phone').fill('98450 12345')
    await field(page, 'Credit limit').fill('250000')
    await field(page, 'Payment terms (days)').fill('30')
    await expectAccessible(page)
    await button(page, 'Save and add another').click()
    await saved(page, 'Company saved successfully!')
    await expect(field(page, 'Name')).toHaveValue('')
  })

  await test.step('a travel agent; the name is taken at first', async () => {
    await field(page, 'Name').fill('acme tools pvt ltd')
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await page.getByRole('option', { name: 'Travel agent' }).click()
    await button(page, 'Save').click()
    await expect(page.getByText('A company of this name already exists').first()).toBeVisible()
    await field(page, 'Name').fill('Banyan Trails')
    await button(page, 'Save').click()
    await expect(page).toHaveURL(new RegExp(`${paths.companies}$`))
  })

  await test.step('found by phone in the list, and by its contact in the search box', async () => {
    await expect(row(page, 'Banyan Trails')).toContainText('Travel agent')
    await page.getByRole('combobox', { name: 'Status' }).click()
    await page.getByRole('option', { name: 'Inactive' }).click()
    await expect(page.getByText('Nothing found')).toBeVisible()
    await page.reload()
    await button(page, 'Show all').click()
    await expect(row(page, 'Acme Tools')).toBeVisible()
    await page.getByLabel('Name, GSTIN, contact or phone').fill('9845012345')
    await expect(row(page, 'Banyan Trails')).toHaveCount(0)
    await expect(row(page, 'Acme Tools')).toContainText('₹2,50,000.00')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Find anything' }).fill('meera')
    await page.getByRole('option', { name: /Acme Tools Pvt Ltd/ }).click()
    await expect(page).toHaveURL(/companies\/edit/)
  })

  await test.step('a colleague was faster: both changes are kept', async () => {
    await expect(field(page, 'Phone')).toHaveValue('98450 12345')
    const colleague = await page.context().newPage()
    await colleague.goto(page.url())
    await field(colleague, 'Contact person').fill('Nisha Pillai')
    await button(colleague, 'Update').click()
    await saved(colleague, 'Company updated successfully!')
    await colleague.close()
    await field(page, 'Phone').fill('98450 99999')
    await button(page, 'Update').click()
    await expect(page.getByText(/changed this company while you were editing it/).first()).toBeVisible()
    await expect(field(page, 'Contact person')).toHaveValue('Nisha Pillai')
    await button(page, 'Update').click()
    await expect(row(page, 'Acme Tools')).toContainText('Nisha Pillai98450 99999')
  })

  await test.step('a company that nothing uses is deleted', async () => {
    await deleteCompany(page, 'Banyan Trails')
    await saved(page, 'Company deleted successfully')
    await expect(row(page, 'Banyan Trails')).toHaveCount(0)
  })
})

test('a booking for a company is billed to it, and a typed company is saved', async ({
  signedInPage: page,
  hotel: { make },
}) => {
  await make.guest({ name: 'Asha Rao' })
  await make.room({ room_number: '101' })
  const second = await make.booking({ room_ids: [(await make.room({ room_number: '102' })).id] })

  await test.step('the company is added while booking', async () => {
    await page.goto(paths.addBooking)
    await chooseGuest(page, 'Asha Rao')
    await chooseRoom(page, '101')
    await chooseFoodPlan(page, 'EP')
    await button(page, 'More details Company, source, expected arrival, remarks').click()
    await page.getByRole('combobox', { name: 'Company', exact: true }).fill('Lake Tours')
    await page.getByRole('option', { name: 'Add company “Lake Tours”' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Company' })
    await expect(field(dialog, 'Name')).toHaveValue('Lake Tours')
    await field(dialog, 'GSTIN').fill('27AAPFU0939F1ZV')
    await field(dialog, 'Address').fill('Fort, Mumbai')
    await expectAccessible(page)
    await button(dialog, 'Save Company').click()
    await expect(page.getByRole('combobox', { name: 'Company', exact: true })).toHaveValue('Lake Tours')
    await button(page, 'Save').click()
    await saved(page, 'Booking saved successfully')
  })

  const openCheckOut = async (room: string) => {
    await page.goto(`${paths.bookings}?search=${room}`)
    await row(page, room)
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await button(page.getByRole('dialog'), `Check in to ${room}`).click()
    await row(page, room)
      .getByRole('button', { name: /^Checkout/ })
      .click()
    return page.getByRole('dialog', { name: /^Checkout/ })
  }

  await test.step('check-out offers the booking’s company', async () => {
    const sheet = await openCheckOut('101')
    await expect(field(sheet, 'Company')).toHaveValue('Lake Tours')
    await expect(field(sheet, 'GSTIN')).toHaveValue('27AAPFU0939F1ZV')
    await expect(field(sheet, 'Address')).toHaveValue('Fort, Mumbai')
    await expect(sheet.getByRole('checkbox', { name: 'Save to companies' })).toBeDisabled()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: /pending$/ }).click()
    await button(page, 'Done').click()
    await row(page, '101').getByRole('link', { name: /^INV-/ }).click()
    await expect(page.getByRole('main')).toContainText('Lake Tours')
    await page.goto(paths.companies)
    await deleteCompany(page, 'Lake Tours')
    await saved(page, /has 1 booking and 1 invoice, so it can't be deleted. Make it inactive instead/)
    await page.keyboard.press('Escape')
  })

  await test.step('any company of the list can be chosen, and a typed one saved', async () => {
    await page.goto(`${paths.bookings}?search=${second.booking_number}`)
    const sheet = await openCheckOut('102')
    await sheet.getByRole('checkbox', { name: 'The invoice is for a company' }).check()
    await field(sheet, 'Company').fill('lake')
    await page.getByRole('option', { name: 'Lake Tours' }).click()
    await expect(field(sheet, 'Address')).toHaveValue('Fort, Mumbai')
    await field(sheet, 'Company').fill('Kaveri Mills')
    await field(sheet, 'GSTIN').fill('')
    await field(sheet, 'Address').fill('Mysuru')
    await sheet.getByRole('checkbox', { name: 'Save to companies' }).check()
    await sheet.getByRole('button', { name: /pending$/ }).click()
    await button(page, 'Done').click()
    await page.goto(`${paths.companies}?search=kaveri`)
    await expect(row(page, 'Kaveri Mills')).toContainText('No credit')
  })

  await test.step('the booking shows its company and the change of it', async () => {
    const third = await make.booking({ check_in_date: dayFromToday(3), check_out_date: dayFromToday(4) })
    await page.goto(`${paths.individualBooking}?slug=${third.slug}`)
    await page.getByRole('button', { name: /^More details/ }).click()
    await page.getByRole('combobox', { name: 'Company', exact: true }).fill('kaveri')
    await page.getByRole('option', { name: 'Kaveri Mills', exact: true }).click()
    await button(page, 'Update').click()
    await page.goto(`${paths.bookingDetails}?slug=${third.slug}`)
    await expect(page.getByText('Changed company none → Kaveri Mills')).toBeVisible()
    await page.getByRole('link', { name: 'Kaveri Mills' }).click()
    await expect(page.getByRole('heading', { name: 'Kaveri Mills' })).toBeVisible()
    await Promise.all([page.waitForEvent('download'), button(page, 'PDF').click()])
    await button(page, 'Send by mail').click()
    await saved(page, /This company has no email address/)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(field(page, 'Address')).toHaveValue('Mysuru')
  })
})
