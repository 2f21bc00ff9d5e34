import { readFile } from 'node:fs/promises'
import { rupees } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { readMasters, readVouchers } from '#server/reports/testing/read-tally.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { paths } from '#web/paths.ts'

// The screens are checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

test('the accountant names the ledgers and downloads masters and vouchers', async ({ hotel, signedInPage: page }) => {
  const { db, make } = hotel
  if ((await listTaxRules(db)).length === 0) await installTaxCategories(db, indianGst(500))
  const guest = await make.guest({ name: 'Asha & Co' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ guest_id: guest.id, room_rent: rupees(4000), ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  const billed_to = { name: 'Tally Traders', address: 'Pune', gstin: '' }
  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, { billed_to }))

  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Reports', exact: true }).click()
  await page.getByRole('link', { name: 'Tally Export' }).click()
  await page.getByRole('button', { name: 'This month' }).click()
  const checks = page.getByRole('region', { name: 'Before you import' })
  await expect(checks).toContainText('These payment methods have no ledger')
  const ledgers = page.getByRole('table', { name: 'Ledgers in these dates' })
  await expect(ledgers.getByRole('row', { name: /^Room Income/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Ledger names' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ledger Names')
  await page.getByLabel('Company in Tally').fill('Sea View Hotels')
  await page.getByRole('textbox', { name: 'Rooms', exact: true }).fill('Room Rent Received')
  const banks = page.getByRole('region', { name: 'Payment methods' }).getByPlaceholder('Enter the ledger of the bank')
  for (const bank of await banks.all()) await bank.fill('HDFC Bank')
  await page.getByLabel('A ledger for each guest').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Ledger names saved successfully')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tally Export')
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(ledgers.getByRole('row', { name: /^Room Rent Received/ })).toBeVisible()
  await expect(checks).not.toContainText('These payment methods have no ledger')

  const download = async (label: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: label }).click()])
    return { name: file.suggestedFilename(), xml: await readFile(await file.path(), 'utf8') }
  }
  const masters = await download('Download masters')
  expect(masters.name).toMatch(/^tally-masters-.*\.xml$/)
  expect(readMasters(masters.xml).ledgers).toContainEqual({
    name: 'Tally Traders',
    parent: 'Sundry Debtors',
    billWise: 'Yes',
  })
  const vouchers = await download('Download vouchers')
  expect(vouchers.name).toContain(dayIn('Asia/Kolkata', new Date()).slice(0, 7))
  expect(vouchers.xml).toContain('<SVCURRENTCOMPANY>Sea View Hotels</SVCURRENTCOMPANY>')
  const sale = readVouchers(vouchers.xml).find(({ party }) => party === 'Tally Traders')
  expect(sale?.entries.map(({ ledger, amount }) => [ledger, amount])).toEqual([
    ['Tally Traders', -420000],
    ['Room Rent Received', 400000],
    ['Output CGST', 10000],
    [expect.stringMatching(/^Output (SGST|UTGST)$/), 10000],
  ])

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.route('**/api/reports/tally?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load the export for Tally')).toBeVisible()
})
