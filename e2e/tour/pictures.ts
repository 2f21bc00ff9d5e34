import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, test } from '@playwright/test'
import { sql } from 'kysely'
import sharp from 'sharp'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { chooseFoodPlan, dayFromToday } from '#e2e/kit/booking-form.ts'
import { type DemoHotel, openDemoHotel } from '#e2e/kit/demo-hotel.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { openScreen, screensOf } from '#e2e/kit/screens.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { untilStill } from '#e2e/kit/until-still.ts'
import { bookingNumber } from '#server/bookings/booking-number.ts'
import type { Db } from '#server/db/connect.ts'
import { paths } from '#web/paths.ts'

// The pictures of README.md and of the handbook: 1280 × 800, 64 colours, so that the repository stays small.
const viewport = { width: 1280, height: 800 }
const owner = { email: 'owner@hotel.example', password: 'four unrelated words' }

const save = async (page: Page, file: string) => {
  await page.mouse.move(0, 0)
  await untilStill(page)
  const picture = await page.screenshot()
  await writeFile(`docs/${file}.png`, await sharp(picture).png({ palette: true, colours: 64, effort: 10 }).toBuffer())
}

let demo: DemoHotel
test.beforeAll(async () => {
  demo = await openDemoHotel()
})
test.afterAll(() => demo.close())

const openAt = async (browser: Browser, address: string, colorScheme: 'light' | 'dark' = 'light') => {
  const contextFor = demo.contexts(browser, { viewport, colorScheme, reducedMotion: 'reduce' })
  const page = await (await contextFor(address)).newPage()
  await openScreen(page, address)
  return page
}

test('a new hotel', async ({ browser }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sarai-pictures-'))
  // Under root the database runs as another user, who must be able to reach its folder.
  await chmod(folder, 0o711)
  const hotel = await startSaraiProcess({
    settings: { DATA_DIR: folder, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  })
  const page = await browser.newPage({
    baseURL: hotel.address,
    viewport,
    reducedMotion: 'reduce',
    storageState: await signInByHand(browser, hotel.address, owner),
  })
  await openScreen(page, paths.dashboard)
  await save(page, 'handbook/pictures/set-up')
  await openScreen(page, paths.taxes)
  await save(page, 'handbook/pictures/taxes')
  await page.close()
  await hotel.stop()
  await rm(folder, { recursive: true, force: true })
})

test('rooms by range', async ({ browser }) => {
  const page = await openAt(browser, paths.rooms)
  await page.getByRole('button', { name: 'Add Several Rooms' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Room numbers').fill('401-412')
  await dialog.getByRole('combobox', { name: 'Room type' }).click()
  await page.getByRole('option', { name: 'Deluxe', exact: true }).click()
  await dialog.getByLabel('Description').fill('Fourth floor, garden side')
  await dialog.getByText('401, 402').waitFor()
  await save(page, 'handbook/pictures/add-several-rooms')
})

/** The next guest to leave who has ordered something and waits for no order. */
const numberOfLeavingGuest = async (db: Db) => {
  const { number } = await db
    .selectFrom('booking')
    .innerJoin('guest_order', 'guest_order.booking_id', 'booking.id')
    .select(bookingNumber.as('number'))
    .where('booking.status', '=', 'checked_in')
    .where('booking_type', '=', 'individual')
    .where('booking.check_out_date', '>=', dayFromToday(0))
    .groupBy('booking.id')
    .having(sql<boolean>`bool_and(guest_order.status in ('served', 'completed'))`)
    .orderBy('booking.check_out_date')
    .orderBy(sql`count(*)`)
    .limit(1)
    .executeTakeFirstOrThrow()
  return number
}

test('a clerk at work', async ({ browser }) => {
  const page = await openAt(browser, paths.dashboard)
  await save(page, 'handbook/pictures/dashboard')

  await openScreen(page, paths.addBooking)
  await page.getByRole('combobox', { name: 'Guest', exact: true }).fill('Kavya Menon')
  await page.getByRole('option', { name: 'Add “Kavya Menon” as a new guest' }).click()
  const quickGuest = page.getByRole('dialog', { name: 'Quick Guest' })
  await quickGuest.getByLabel('Phone').fill('9822012345')
  await quickGuest.getByRole('button', { name: 'Save Guest' }).click()
  await page.getByText('Guest registered successfully!').waitFor()
  await page.getByRole('combobox', { name: 'Room', exact: true }).fill('2')
  await page.getByRole('option', { name: /^2/ }).first().click()
  await chooseFoodPlan(page, 'CP')
  await page.getByLabel('Advance amount').fill('1000')
  await page.getByText('Guest registered successfully!').waitFor({ state: 'hidden' })
  await save(page, 'handbook/pictures/new-booking')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Booking saved successfully').waitFor()

  await openScreen(page, `${paths.bookings}?search=Kavya+Menon`)
  await page.getByRole('button', { name: /^Check-in BK/ }).click()
  await page.getByRole('region', { name: 'Still missing' }).waitFor()
  await save(page, 'handbook/pictures/check-in')

  await openScreen(page, `${paths.bookings}?status=checked_in`)
  await save(page, 'pictures/bookings-light')
  await openScreen(page, `${paths.bookings}?search=${await numberOfLeavingGuest(demo.db)}`)
  await page.getByRole('button', { name: /^Checkout BK/ }).click()
  const sheet = page.getByRole('dialog', { name: /^Checkout/ })
  await sheet.getByText('Balance', { exact: true }).waitFor()
  await save(page, 'pictures/check-out-light')
  await sheet.getByRole('radio', { name: 'Cash' }).click()
  await sheet.getByLabel('Amount').fill('2000')
  await sheet.getByRole('button', { name: 'Add another payment' }).click()
  await sheet.getByRole('radio', { name: 'Online' }).click()
  await sheet.getByLabel('Source').fill('UPI')
  await page.keyboard.press('Escape')
  await sheet.getByLabel('Reference').fill('UTR 418266')
  // A little higher, so that all buttons are on the picture.
  await page.setViewportSize({ ...viewport, height: 860 })
  await save(page, 'handbook/pictures/check-out')
})

test('the room calendar', async ({ browser }) => {
  const page = await openAt(browser, paths.calendar)
  await page.locator('[data-stay]').first().waitFor()
  await save(page, 'pictures/room-calendar-light')
  await page.getByRole('button', { name: 'Rearrange' }).click()
  const strip = page.getByRole('region', { name: 'Rearrange' })
  await strip.waitFor()
  // A stay is dragged to the next room, where it is in conflict with another one.
  const bar = await page.locator('[data-status="booked"][data-stay]').nth(4).boundingBox()
  if (!bar) throw new Error('there are too few stays')
  await page.mouse.move(bar.x + 30, bar.y + 10)
  await page.mouse.down()
  await page.mouse.move(bar.x + 40, bar.y + 30, { steps: 4 })
  await page.mouse.move(bar.x + 30, bar.y + 46, { steps: 8 })
  await page.mouse.up()
  await strip.getByText('1 move').waitFor()
  await save(page, 'handbook/pictures/rearrange')
})

/** 0 is Sunday. */
const nextWeekday = (weekday: number) => {
  const today = dayFromToday(0)
  return addDays(today, (weekday + 7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7)
}

test('rates', async ({ browser }) => {
  const page = await openAt(browser, paths.rates)
  await page.getByRole('grid').waitFor()
  await save(page, 'handbook/pictures/rate-calendar')

  // Nights before and in a weekend, which have other prices.
  const thursday = nextWeekday(4)
  const until = addDays(thursday, 3)
  await openScreen(page, `${paths.individualBooking}?check_in_date=${thursday}&check_out_date=${until}`)
  await page.getByRole('combobox', { name: 'Room', exact: true }).fill('2')
  await page.getByRole('option', { name: /^2/ }).first().click()
  await page.getByLabel('Adults', { exact: true }).fill('3')
  const prices = page.getByRole('region', { name: 'Price by night' })
  await prices.getByText('3 nights').waitFor()
  await prices.getByRole('button', { name: 'Price by night' }).click()
  await prices.getByRole('listitem').first().waitFor()
  await save(page, 'handbook/pictures/price-by-night')

  await openScreen(page, paths.onTheBooks)
  await save(page, 'handbook/pictures/on-the-books')
})

test('an accountant at work', async ({ browser }) => {
  const page = await openAt(browser, paths.invoices)
  await save(page, 'handbook/pictures/invoices')
  await openScreen(page, (await screensOf(demo.db)).invoice ?? '')
  await page.getByRole('button', { name: 'Credit note', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Credit note for/ })
  await dialog.getByRole('listitem').getByRole('textbox').last().fill('100')
  await dialog.getByLabel('Reason').fill('Geyser was out of order one morning')
  await save(page, 'handbook/pictures/credit-note')
  await openScreen(page, paths.taxSummary)
  await save(page, 'handbook/pictures/tax-summary')
  await openScreen(page, paths.audit)
  await save(page, 'handbook/pictures/audit-trail')
})

test('housekeeping and registers', async ({ browser }) => {
  const page = await openAt(browser, paths.housekeepingBoard)
  await save(page, 'pictures/housekeeping-light')
  await openScreen(page, paths.foreigners)
  await save(page, 'pictures/foreigners-light')
  await openScreen(page, (await screensOf(demo.db)).foreigner ?? '')
  await save(page, 'handbook/pictures/copy-sheet')
  await openScreen(page, paths.guestRegister)
  await save(page, 'handbook/pictures/guest-register')
})

test('the rest of the README', async ({ browser }) => {
  await save(await openAt(browser, paths.dashboard, 'dark'), 'pictures/dashboard-dark')
  await save(await openAt(browser, paths.occupancyReport), 'pictures/occupancy-light')
})
