import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { systemClock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

const button = (inside: Page | Locator, name: string) => inside.getByRole('button', { name, exact: true })
const row = (page: Page, text: string | RegExp) => page.getByRole('row', { name: text })

/** Checks the guest of a room in, and out to the account of the company. */
const billCompany = async (page: Page, room: string) => {
  await page.goto(`${paths.bookings}?search=${room}`)
  await row(page, new RegExp(room))
    .getByRole('button', { name: /^Check-in/ })
    .click()
  await button(page.getByRole('dialog'), `Check in to ${room}`).click()
  await row(page, new RegExp(room))
    .getByRole('button', { name: /^Checkout/ })
    .click()
  const sheet = page.getByRole('dialog', { name: /^Checkout/ })
  await sheet.getByRole('radio', { name: 'Company', exact: true }).click()
  await expect(sheet.getByText(/^Nothing is paid now\./)).toBeVisible()
  await sheet.getByRole('button', { name: /to the company's account$/ }).click()
  await button(page, 'Done').click()
}

test('one payment over five invoices of a company, its statement, and the credit balance', async ({
  signedInPage: page,
  hotel: { db, make, mails },
}) => {
  const company = await make.company({
    name: 'Kaveri Mills',
    email: 'accounts@kaveri.example',
    credit_limit: rupees(40_000),
    payment_terms: 30,
  })
  const book = async (room_number: string) => {
    const room = await make.room({ room_number })
    return make.booking({ room_ids: [room.id], company_id: company.id })
  }
  for (const room of ['101', '102', '103', '104', '105']) {
    const { slug } = await book(room)
    await db.transaction().execute(async (db) => {
      await checkIn({ db, clock: systemClock }, slug, { confirm_early: false })
      await checkOut({ db, clock: systemClock }, slug, { billed_to: { name: company.name, address: '', gstin: '' } })
    })
  }
  await book('106')

  await test.step('the account shows what is owed, and the lists are narrowed to the company', async () => {
    await page.goto(paths.companies)
    await page.getByRole('link', { name: 'Kaveri Mills', exact: true }).click()
    await expect(page.getByText('₹25,000.00 used, ₹15,000.00 free')).toBeVisible()
    await expect(row(page, /^Owed/)).toContainText('₹25,000.00')
    await expectAccessible(page)
    await page.goto(paths.invoices)
    await page.getByRole('combobox', { name: 'Company' }).fill('kav')
    await page.getByRole('option', { name: 'Kaveri Mills' }).click()
    await expect(page).toHaveURL(/company_id=/)
    await expect(page.getByText('1–5 of 5')).toBeVisible()
    await page.goto(`${paths.bookings}?company_id=${company.id}`)
    await expect(page.getByText('1–6 of 6')).toBeVisible()
  })

  await test.step('one payment with a little too much, divided by the clerk', async () => {
    await page.goto(paths.companies)
    await page.getByRole('link', { name: 'Kaveri Mills', exact: true }).click()
    await button(page, 'Add Payment').click()
    const dialog = page.getByRole('dialog', { name: 'Add Payment' })
    await dialog.getByRole('combobox', { name: 'Payment Method' }).click()
    await page.getByRole('option', { name: 'Cash' }).click()
    await dialog.getByLabel('Amount').fill('7000')
    await expect(dialog.getByLabel(/^Part for INV-\d{4}-000002/)).toHaveValue('2,000.00')
    await dialog.getByLabel(/^Part for INV-\d{4}-000002/).fill('2500')
    await expect(dialog.getByText(/The invoices add up to ₹7,500.00/)).toBeVisible()
    await dialog.getByLabel('Amount').fill('26500')
    await expect(dialog.getByText('₹1,500.00 stays as a credit balance.', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await button(dialog, 'Save ₹26,500.00').click()
    await expect(
      page.getByText('₹26,500.00 received for 5 invoices. ₹1,500.00 stays as a credit balance.').first(),
    ).toBeVisible()
    await expect(row(page, /CR-000001/)).toContainText('5 invoices')
    await button(page, 'Add Payment').click()
    await expect(dialog).toContainText('This company has no unpaid invoice')
    await button(dialog, 'Close').click()
  })

  await test.step('the credit is used for the next invoice', async () => {
    await billCompany(page, '106')
    await page.goto(paths.companies)
    await page.getByRole('link', { name: 'Kaveri Mills', exact: true }).click()
    await button(page, 'Use credit').click()
    await expect(page.getByText('₹1,500.00 of the credit balance used for 1 invoice.').first()).toBeVisible()
    await expect(button(page, 'Use credit')).toHaveCount(0)
    await expect(row(page, /^Owed/)).toContainText('₹3,500.00')
  })

  await test.step('the report of all companies, whose rows open their accounts', async () => {
    await button(page, 'Reports').click()
    await page.getByRole('link', { name: 'Outstanding by Company' }).click()
    const report = page.getByRole('table', { name: 'Outstanding by company' })
    await expect(report).toContainText('₹3,500.001 invoice')
    await expect(report).toContainText('₹36,500.00 left')
    await expectAccessible(page)
    const [excel] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
    expect(excel.suggestedFilename()).toMatch(/^outstanding-by-company-.*\.xlsx$/)
    await page.getByRole('checkbox', { name: 'Only overdue' }).check()
    await expect(page).toHaveURL(/overdue=true/)
    await expect(page.getByText('No company has an overdue invoice.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Only overdue' }).uncheck()
    await page.getByRole('combobox', { name: 'Company' }).fill('kav')
    await page.getByRole('option', { name: 'Kaveri Mills' }).click()
    await expect(page).toHaveURL(/company_id=/)
    await button(page, 'Day before').click()
    await expect(page.getByText('No company owes anything or has a credit balance.')).toBeVisible()
    await button(page, 'Today').click()
    await report.getByRole('link', { name: 'Kaveri Mills' }).click()
    await expect(row(page, /^Owed/)).toContainText('₹3,500.00')
  })

  await test.step('the statement as PDF, as Excel and by mail', async () => {
    const [pdf] = await Promise.all([page.waitForEvent('download'), button(page, 'PDF').click()])
    expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
    const [excel] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
    expect(excel.suggestedFilename()).toMatch(/^statement-.*\.xlsx$/)
    await button(page, 'Send by mail').click()
    await expect(page.getByText('The statement is on its way to accounts@kaveri.example.').first()).toBeVisible()
    await expect.poll(() => mails.join()).toContain('accounts@kaveri.example')
  })
})
