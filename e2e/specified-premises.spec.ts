import { rupees } from '#contract/kit/money.ts'
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

test('a price above the limit is asked about, and the tax settings show what follows', async ({
  hotel,
  signedInPage: page,
}) => {
  const { db, make } = hotel
  if ((await listTaxRules(db)).length === 0) await installTaxCategories(db, indianGst(500))
  await db.updateTable('property').set({ gstin: '27AAACS4321L1ZD', state: 'Maharashtra' }).execute()

  const type = await make.roomType({ price_per_night: rupees(7500) })
  await page.goto(`${paths.editRoomType}?slug=${type.slug}`)
  const price = page.getByLabel('Price per night')
  await price.fill('7500.01')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'GST of the restaurant' })
  await expect(question).toContainText('is above ₹7,500.00')
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Nothing was saved.')).toBeVisible()
  await expect(price).toHaveValue(/7,?500\.01/)
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('updated successfully')).toBeVisible()

  await page.goto(paths.taxes)
  const card = page.getByRole('region', { name: 'Specified premises' })
  await expect(card).toContainText('Not specified premises.')
  await card.getByRole('button', { name: 'Enter declaration' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enter declaration' })
  await dialog.getByLabel('Reference').fill('AA270427')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card).toContainText('Specified premises by declaration.')
  await expect(card).toContainText('AA270427')
  await card.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit declaration' })
  await edit.getByLabel('Reference').fill('AA270428')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(card).toContainText('AA270428')
  await card.getByRole('button', { name: /^Add the rate from Apr 01/ }).click()
  await expect(page.getByText('The rate of the restaurant changes on')).toBeVisible()
  await expect(card.getByRole('button', { name: /^Add the rate/ })).toBeHidden()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(card).not.toContainText('AA270428')

  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ room_rent: rupees(8000), ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, {}))
  await page.reload()
  await expect(card).toContainText('because a room-night was above the limit')
  await card.getByRole('link', { name: booking.booking_number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking.booking_number)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('was sold for ₹8,000.00, above ₹7,500.00')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.taxes)
  await expect(card).toBeVisible()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await db.updateTable('property').set({ gstin: '', state: '' }).execute()
})
