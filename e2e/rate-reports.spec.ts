import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { rupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const today = dayFromToday(0)

const excelOf = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  const { sheets } = await readXlsx(await readFile(await file.path()))
  return { name: file.suggestedFilename(), sheets: sheets.map(({ rows }) => rows) }
}

test('the owner sees what is on the books, the average rate by plan, and who gave a lower rent and why', async ({
  hotel,
  signedInPage: page,
}) => {
  const dates = { check_in_date: today, check_out_date: dayFromToday(2) }
  const { id } = await hotel.make.booking({ ...dates, room_rent: rupees(3000) })
  await hotel.make.booking({ ...dates, room_rent: rupees(2000) })
  await hotel.db
    .updateTable('night')
    .set({ rate_plan_id: 1, quoted_rent: rupees(3500), price_source: 'rate' })
    .where('stay_id', 'in', (stays) => stays.selectFrom('stay').select('id').where('booking_id', '=', id))
    .execute()
  const reason = { rate_plan_id: 1, rate_override_reason: 'Returning guest' }
  await hotel.db.updateTable('booking').set(reason).where('id', '=', id).execute()

  await page.goto(paths.dashboard)
  await button(page, 'Reports').click()
  await page.getByRole('link', { name: 'On the Books' }).click()
  const byDay = page.getByRole('table', { name: 'On the books by day' })
  await expect(byDay.getByRole('row')).toHaveCount(92)
  await expect(byDay.getByRole('row', { name: formatDay(today) })).toContainText('₹5,000.00₹2,500.000')
  await expect(byDay.getByRole('row', { name: 'Total' })).toContainText('+4+₹10,000.00')
  await page.getByText('ADR', { exact: true }).first().click()
  await expect(page.getByRole('figure', { name: 'On the books and last year' })).toBeVisible()
  await page.getByText('What these figures mean').click()
  await expect(page.getByText('The final figures of the same date last year', { exact: false })).toBeVisible()
  await expectAccessible(page)
  const books = await excelOf(page)
  expect(books.name).toBe(`on-the-books-${today}.xlsx`)
  expect(books.sheets[0]).toHaveLength(92)

  await page.getByRole('link', { name: 'Average Rate by Plan' }).click()
  await page.goto(`${paths.averageRates}?start_date=${today}&end_date=${dayFromToday(1)}`)
  const plans = page.getByRole('table', { name: 'Average rate by plan' })
  await expect(plans.getByRole('row', { name: 'Standard' })).toContainText('2₹6,000.00₹3,000.00₹3,500.00−₹1,000.00')
  await expect(plans.getByRole('row', { name: 'No rate plan' })).toContainText('2₹4,000.00₹2,000.00——')
  const differing = page.getByRole('table', { name: 'Bookings that differ from their rate plan' })
  await expect(differing).toContainText('Returning guest')
  await expectAccessible(page)
  const rates = await excelOf(page)
  expect(rates.sheets[2]?.[1]?.slice(3, 8)).toEqual([2, 7000, 6000, -1000, 'Returning guest'])
})

test('the owner previews occupancy pricing, switches it on, and off again', async ({ hotel, signedInPage: page }) => {
  const type = await hotel.make.roomType({ name: 'Lake', price_per_night: rupees(4000) })
  const room = await hotel.make.room({ room_type_id: type.id })
  await hotel.make.booking({ room_ids: [room.id], check_in_date: today, check_out_date: dayFromToday(1) })
  await page.goto(paths.settings)
  const [above, raise] = [page.getByLabel('Above (% of rooms sold)'), page.getByLabel('Prices rise by (%)')]
  await expect(page.getByText('Off: prices do not depend on the rooms sold.')).toBeVisible()
  await expect(button(page, 'Preview next 30 days')).toBeDisabled()
  await above.fill('80')
  await button(page, 'Save').click()
  await expect(page.getByText('Enter by how much prices rise, or clear both fields')).toBeVisible()
  await raise.fill('15')
  await button(page, 'Preview next 30 days').click()
  const raised = page.getByRole('table', { name: 'Prices that would rise' })
  await expect(raised.getByRole('row', { name: 'Lake' })).toContainText(
    `${formatDay(today)}Lake1 of 1₹4,000.00₹4,600.00`,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Save').click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  const stored = () => hotel.db.selectFrom('property').select('occupancy_raise_percent').executeTakeFirstOrThrow()
  expect((await stored()).occupancy_raise_percent).toBe(15)
  await page.reload()
  await above.clear()
  await raise.clear()
  await button(page, 'Save').click()
  await expect.poll(async () => (await stored()).occupancy_raise_percent).toBe(null)
})
