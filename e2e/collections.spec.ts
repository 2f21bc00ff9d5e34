import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { rupees } from '#contract/kit/money.ts'
import { addDays, dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expectPdfInNewTab } from '#e2e/kit/pdf-in-new-tab.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { ownerPermissions } from '#server/auth/granted.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import type { Actor } from '#server/kit/actor.ts'
import { systemClock } from '#server/kit/clock.ts'
import { giveRefund, takePayment } from '#server/payments/take-payment.ts'
import { paths } from '#web/paths.ts'

// Each screen is checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Payments have the calendar date of the hotel, also before its day starts. */
const today = dayIn('Asia/Kolkata', new Date())

/**
 * Asha paid 1,000 in advance and 4,000 at check-out of her invoice of 5,000. Ravi paid 3,000 in advance and got 500.50
 * back.
 */
const takeMoney = async ({ db, make }: Hotel) => {
  const { id } = await db.selectFrom('account').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow()
  const actor: Actor = {
    account_id: id,
    name: 'Administrator',
    email: '',
    role: 'admin',
    home_screen: 'dashboard',
    guest_id: null,
    ...ownerPermissions,
  }
  const act = <Result>(work: (caller: Parameters<typeof takePayment>[0]) => Promise<Result>) =>
    db.transaction().execute((transaction) => work({ db: transaction, clock: systemClock, user: actor }))
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(2) }
  const asha = await make.booking({ ...dates, guest_id: (await make.guest({ name: 'Asha Menon' })).id })
  const ravi = await make.booking({ ...dates, guest_id: (await make.guest({ name: 'Ravi Kumar' })).id })
  await act((caller) => takePayment(caller, asha.slug, { payment_method: 'cash', amount: rupees(1000) }))
  const online = { payment_method: 'online', source: 'Paytm', reference: 'UTR77' }
  await act((caller) => takePayment(caller, ravi.slug, { ...online, amount: rupees(3000) }))
  const refund = { payment_method: 'cash', amount: rupees(500.5), reason: 'One guest less' }
  await act((caller) => giveRefund(caller, ravi.slug, refund))
  await act((caller) => checkIn(caller, asha.slug, { confirm_early: false }))
  await act((caller) => checkOut(caller, asha.slug, {}))
  await act((caller) => takePayment(caller, asha.slug, { payment_method: 'card' }))
  return { asha, ravi }
}

const excelOf = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  const { sheets } = await readXlsx(await readFile(await file.path()))
  return { name: file.suggestedFilename(), rows: sheets[0]?.rows ?? [] }
}

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

test('payments are listed and filtered, the collections of the day agree with them, and advances held are listed', async ({
  hotel,
  signedInPage: page,
}) => {
  await page.goto(paths.advancesHeld)
  await expect(page.getByText('The hotel holds no advances.')).toBeVisible()
  await page.goto(paths.payments)
  await expect(page.getByText('No payments yet')).toBeVisible()
  const { ravi } = await takeMoney(hotel)

  await page.goto(paths.dashboard)
  await button(page, 'Invoice').click()
  await page.getByRole('link', { name: 'Payments', exact: true }).click()
  const payments = page.getByRole('table', { name: 'Payments' })
  await expect(payments.getByRole('row')).toHaveCount(5)
  const sums = page.getByLabel('Sums')
  await expect(sums).toContainText('Payments and refunds4Received₹8,000.00Refunded₹500.50Net₹7,499.50')
  await expect(sums).toContainText('Cash₹499.50Online₹3,000.00Card₹4,000.00')
  await expect(payments.getByRole('row', { name: /RF-/ })).toContainText('Ravi KumarRefundCash')
  await expect(payments.getByRole('row', { name: /RF-/ })).toContainText('−₹500.50')
  await expectAccessible(page)

  await chooseFrom(page, 'Kind', 'Advance')
  await expect(payments.getByRole('row')).toHaveCount(3)
  await expect(page).toHaveURL(/kind=advance/)
  await page.getByRole('searchbox').fill('UTR7')
  await expect(payments.getByRole('row')).toHaveCount(2)
  await expect(payments).toContainText('Online, Paytm, UTR77')
  await expect(sums).toContainText('Advances1Received₹3,000.00')
  await page.reload()
  await expect(payments.getByRole('row')).toHaveCount(2)
  const { name, rows } = await excelOf(page)
  expect(name).toBe('payments.xlsx')
  expect(rows).toHaveLength(2)
  expect(rows[1]?.[10]).toBe(3000)
  await expectPdfInNewTab(page, () => payments.getByRole('button', { name: /^Receipt RV-/ }).click())
  await page.getByRole('link', { name: ravi.booking_number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ravi.booking_number)

  await page.goto(paths.dashboard)
  await button(page, 'Reports').click()
  await page.getByRole('link', { name: 'Daily Collections' }).click()
  const figures = (table: string, row: string) =>
    page.getByRole('table', { name: table, exact: true }).getByRole('row', { name: new RegExp(`^${row}`) })
  await expect(figures('By method', 'Total')).toContainText('₹7,499.503₹8,000.001₹500.50')
  await expect(figures('By method', 'Cash')).toContainText('₹499.501₹1,000.001₹500.50')
  await expect(figures('By clerk', 'Total')).toContainText('₹7,499.50')
  await expect(figures('Net by clerk and method', 'Total')).toContainText('₹7,499.50₹499.50₹3,000.00₹4,000.00')
  await expect(figures('Advances held', 'Opening')).toContainText('₹0.00')
  await expect(figures('Advances held', 'Taken')).toContainText('₹4,000.00')
  await expect(figures('Advances held', 'Refunded')).toContainText('−₹500.50')
  await expect(figures('Advances held', 'Adjusted in invoices')).toContainText('−₹1,000.00')
  await expect(figures('Advances held', 'Closing')).toContainText('₹2,499.50')
  await expect(figures('Documents of the day', 'Invoices')).toContainText('1₹5,000.00')
  await expect(figures('Documents of the day', 'Refunds of advances')).toContainText('1₹500.50')
  await expect(figures('Documents of the day', 'Refunds for invoices')).toContainText('0₹0.00')
  await page.getByText('What these figures mean').click()
  await expectAccessible(page)
  expect((await excelOf(page)).name).toBe(`collections-${today}.xlsx`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { name: 'By clerk', exact: true })).toBeVisible()
  await expect(button(page, 'Day before')).toBeHidden()
  await page.emulateMedia({ media: null })
  await button(page, 'Day before').click()
  await expect(page.getByText('No money was received or refunded on this day.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`date=${addDays(today, -1)}`))
  await button(page, 'Day after').click()
  await page.getByRole('link', { name: 'Payments of this day' }).click()
  await expect(payments.getByRole('row')).toHaveCount(5)
  await expect(page.getByRole('textbox', { name: 'Date from' })).toHaveValue(formatDay(today))

  await page.goto(paths.advancesHeld)
  const held = page.getByRole('table', { name: 'Advances held' })
  await expect(held.getByRole('row')).toHaveCount(2)
  await expect(held.getByRole('row', { name: ravi.booking_number })).toContainText('₹2,499.50')
  await expect(held).toContainText('−₹500.50')
  await expectPdfInNewTab(page, () => held.getByRole('button', { name: /^Receipt RF-/ }).click())
  expect((await excelOf(page)).rows.at(-1)?.at(-1)).toBe(2499.5)
  await expectAccessible(page)

  await page.goto(paths.dashboard)
  await button(page, 'Reports').click()
  await page.getByRole('link', { name: 'Outstanding by Guest' }).click()
  await expect(page.getByText('No guest has anything left to pay.')).toBeVisible()
  expect((await excelOf(page)).name).toBe('outstanding-by-guest.xlsx')

  await page.goto(paths.reductions)
  const reductions = page.getByRole('table', { name: 'Discounts and refunds' })
  await expect(reductions.getByRole('row')).toHaveCount(2)
  await expect(reductions).toContainText('One guest lessAdministrator₹500.50')
  await expectAccessible(page)
  await chooseFrom(page, 'Kind', 'Discounts')
  await expect(page).toHaveURL(/kind=discount/)
  await expect(page.getByText('No discounts, credit notes or refunds in this period.')).toBeVisible()
  await chooseFrom(page, 'Kind', 'Refunds')
  expect((await excelOf(page)).rows).toHaveLength(2)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [paths.payments, paths.collections, paths.reductions, paths.advancesHeld]) {
    await page.goto(path)
    await expect(page.getByText('₹').first()).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  }
  await page.route('**/api/reports/advances-held', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load the report')).toBeVisible()
})
