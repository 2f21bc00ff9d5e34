import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { rupees } from '#contract/kit/money.ts'
import { addDays, dayIn } from '#contract/kit/time/calendar-date.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { paths } from '#web/paths.ts'

// The screen is checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const month = dayIn('Asia/Kolkata', new Date()).slice(0, 7)
const lastMonth = addDays(`${month}-01`, -1).slice(0, 7)

test('the return of a month is checked, corrected and downloaded', async ({ hotel, signedInPage: page }) => {
  const { db, make } = hotel
  if ((await listTaxRules(db)).length === 0) await installTaxCategories(db, indianGst(500))
  await db.updateTable('property').set({ gstin: '', state: '' }).execute()
  const guest = await make.guest({ name: 'Asha Menon' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ guest_id: guest.id, room_rent: rupees(4000), ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  const billed_to = { name: 'Unregistered Traders', address: 'Pune', gstin: '' }
  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, { billed_to }))

  await page.goto(paths.dashboard)
  await page.getByRole('button', { name: 'Reports', exact: true }).click()
  await page.getByRole('link', { name: 'GSTR-1' }).click()
  const checks = page.getByRole('region', { name: 'Before you download' })
  await expect(checks).toContainText('The hotel has no GSTIN. Enter it in the settings')
  await expect(checks).toContainText('Unregistered Traders')
  const totals = page.getByRole('table', { name: 'Totals by sheet' })
  await expect(totals.getByRole('row', { name: /^b2cs/ })).toContainText('₹4,000.00₹100.00₹100.00')
  await expectAccessible(page)

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`gstr1-${month}.xlsx`)
  const { sheets } = await readXlsx(await readFile(await file.path()))
  expect(sheets.map(({ name }) => name).slice(0, 3)).toEqual(['b2b,sez,de', 'b2cl', 'b2cs'])
  expect(sheets[2]?.rows[4]?.slice(3, 5)).toEqual([5, 4000])

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1366, height: 768 })

  await checks.getByRole('link', { name: /^INV-/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('INV-')
  await page.goBack()
  await checks.getByRole('link', { name: 'Settings' }).first().click()
  await expect(page.getByLabel('GSTIN')).toBeVisible()
  await db.updateTable('property').set({ gstin: '27AAACS4321L1ZD', state: 'Maharashtra' }).execute()
  await page.goto(`${paths.gstr1}?month=${lastMonth}`)
  await expect(page.getByText('Nothing to correct was found.')).toBeVisible()
  await page.goto(paths.gstr1)
  await page.getByRole('button', { name: 'Month' }).click()
  await page.getByRole('button', { name: new Date(`${month}-15`).toLocaleString('en', { month: 'short' }) }).click()
  await expect(page).toHaveURL(new RegExp(`month=${month}`))
  await expect(checks).toContainText('The month is not over')
  await page.route('**/api/reports/gstr1?*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load the return')).toBeVisible()
})
