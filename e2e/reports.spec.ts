import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { monthOf } from '#contract/reports/report-period.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { moveRoom } from '#server/bookings/stays/actions/move-room.ts'
import { systemClock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const today = dayFromToday(0)
const { start_date, end_date } = monthOf(today)

/** Twelve guests who arrive today for two nights. */
const fillHouse = async ({ make }: Hotel) => {
  for (let number = 1; number <= 12; number++) {
    const guest = await make.guest({
      name: number === 1 ? '=1+1 Rao' : `Reported ${number}`,
      special_requests: number === 2 ? 'A quiet room' : '',
    })
    await make.booking({ guest_id: guest.id, check_in_date: today, check_out_date: dayFromToday(2) })
  }
}

const excelOf = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Excel').click()])
  const { sheets } = await readXlsx(await readFile(await file.path()))
  return { name: file.suggestedFilename(), rows: sheets[0]?.rows ?? [] }
}

test('bookings are listed, paged and downloaded; figures have charts; lists can be printed', async ({
  hotel,
  signedInPage: page,
}) => {
  await fillHouse(hotel)
  await page.goto(paths.dashboard)
  await button(page, 'Reports').click()
  await page.getByRole('link', { name: 'Booking Reports' }).click()
  await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue(formatDay(start_date))
  await expect(page.getByRole('textbox', { name: 'End date' })).toHaveValue(formatDay(end_date))
  const table = page.getByRole('table', { name: 'Bookings' })
  await expect(table.getByRole('row')).toHaveCount(11)
  await expect(page.getByText('1–10 of 12')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Page 2').click()
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row', { name: /^12 Reported 12/ })).toContainText('Booked')
  await expect(page).toHaveURL(/page=2/)
  await page.reload()
  await expect(table.getByRole('row')).toHaveCount(3)

  const { name, rows } = await excelOf(page)
  expect(name).toBe('booking_report.xlsx')
  expect(rows).toHaveLength(13)
  expect(rows[0]).toEqual([
    '#',
    'Guest Name',
    'Phone',
    'Email',
    'Room No',
    'Check-In',
    'Check-Out',
    'Status',
    'Booking No',
    'Source',
  ])
  expect(rows[1]?.[1]).toBe('=1+1 Rao')
  expect(rows[1]?.[5]).toEqual(new Date(`${today}T00:00:00Z`))

  await page.getByRole('textbox', { name: 'End date' }).fill('')
  await page.keyboard.press('Tab')
  await button(page, 'Fetch Report').click()
  await expect(page.getByText('Please select both dates')).toBeVisible()
  await page.getByRole('textbox', { name: 'Start date' }).fill('2020-01-01')
  await page.getByRole('textbox', { name: 'End date' }).fill('2020-01-31')
  await button(page, 'Fetch Report').click()
  await expect(page.getByText('No bookings found.')).toBeVisible()
  await expect(page).toHaveURL(/start_date=2020-01-01/)

  await page.route('**/api/reports/bookings.xlsx*', (route) => route.abort())
  await button(page, 'Download Excel').click()
  await expect(page.getByText('Failed to download Excel.')).toBeVisible()
  await page.goBack()
  await expect(table.getByRole('row')).toHaveCount(3)

  await page.goto(paths.occupancyReport)
  await expect(page.getByRole('figure', { name: 'Occupancy' })).toBeVisible()
  const figures = page.getByRole('table', { name: 'Occupancy by period' })
  await expect(figures.getByRole('row', { name: formatDay(today) })).toContainText('100.0 %')
  await expect(figures.getByRole('row', { name: formatDay(today) })).toContainText('₹30,000.00')
  await page.getByText('What these figures mean').click()
  await expectAccessible(page)
  await page.getByText('ADR and RevPAR', { exact: true }).click()
  await expect(page.getByRole('figure', { name: 'ADR and RevPAR' })).toBeVisible()
  await button(page, 'Last 12 months').click()
  await expect(page).toHaveURL(/by=month/)
  await expect(figures.getByRole('row')).toHaveCount(14)
  expect((await excelOf(page)).rows).toHaveLength(14)

  await page.goto(paths.revenueReport)
  await expect(page.getByRole('table', { name: 'Room types' })).toContainText('₹')
  const revenue = page.getByRole('table', { name: 'Revenue by period' })
  await expect(revenue.getByRole('row', { name: formatDay(today) })).toContainText('₹30,000.00₹0.00')
  await page.goto(`${paths.revenueReport}?start_date=${today}&end_date=${dayFromToday(1)}`)
  await expect(page.getByText('Earned', { exact: true }).locator('..')).toContainText('₹30,000.00')
  await expect(page.getByText('Upcoming', { exact: true }).locator('..')).toContainText('₹30,000.00')
  await expect(revenue.getByRole('row', { name: formatDay(dayFromToday(1)) })).toContainText('₹30,000.00₹30,000.00')
  const revenueRows = (await excelOf(page)).rows
  expect(revenueRows[0]?.slice(-2)).toEqual(['Total', 'Upcoming'])
  expect(revenueRows.at(-1)?.slice(-2)).toEqual([60_000, 30_000])
  await expect(page.getByText('Nothing was sold in this period.').first()).toBeVisible()
  await expectAccessible(page)

  await page.goto(paths.arrivals)
  const rooms = page.getByRole('table', { name: 'Rooms' })
  await expect(rooms.getByRole('row')).toHaveCount(13)
  await expect(rooms.getByRole('row', { name: /Reported 2 / })).toContainText('A quiet room')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(rooms).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Arrivals' })).toBeVisible()
  for (const gone of ['Print', 'Download Excel', 'Day before']) await expect(button(page, gone)).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await button(page, 'Day after').click()
  await expect(page.getByText('No arrivals on this day.')).toBeVisible()
  await page.goto(paths.departures)
  await expect(page.getByText('No departures on this day.')).toBeVisible()
  await page.goto(`${paths.inHouse}?date=${dayFromToday(1)}`)
  await expect(rooms.getByRole('row')).toHaveCount(13)

  const room = await hotel.make.room({ room_number: 'Z9' })
  const moving = await hotel.make.booking({ check_in_date: today, check_out_date: dayFromToday(2) })
  const move = { room_id: room.id, from_date: dayFromToday(1), rent: 'keep' as const, confirm_occupancy: false }
  await hotel.db
    .transaction()
    .execute((transaction) => moveRoom({ db: transaction, clock: systemClock }, moving.slug, move))
  await page.goto(`${paths.roomMoves}?date=${dayFromToday(1)}`)
  const moved = rooms.getByRole('row', { name: moving.guest.name })
  await expect(moved).toContainText(`${moving.rooms[0]?.room_number}Z9`)
  await expect(moved).toContainText(moving.booking_number)
  expect((await excelOf(page)).rows[0]?.slice(0, 2)).toEqual(['From Room', 'To Room'])
  await expectAccessible(page)
  await button(page, 'Day after').click()
  await expect(page.getByText('No room moves on this day.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('every report fits the screen', async ({ hotel, signedInPage: page }) => {
    await hotel.make.booking({ check_in_date: today, check_out_date: dayFromToday(2) })
    for (const path of [paths.bookingReport, paths.occupancyReport, paths.revenueReport, paths.arrivals]) {
      await page.goto(path)
      await expect(page.getByText('₹').or(page.getByRole('listitem')).first()).toBeVisible()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, path).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
  })
})
