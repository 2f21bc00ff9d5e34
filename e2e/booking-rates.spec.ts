import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sum = (page: Page) => page.getByRole('region', { name: 'Running sum' })
const rent = (page: Page) => page.getByRole('textbox', { name: 'Room rent' })
const reason = (page: Page) => page.getByRole('textbox', { name: /^Reason for/ })
const plan = (page: Page) => page.getByRole('combobox', { name: 'Rate plan' })
const priceByNight = (page: Page) => page.getByRole('region', { name: 'Price by night' })

interface Prices {
  room_type_ids: number[]
  rate_plan_ids?: number[]
  from: CalendarDate
  to: CalendarDate
  price?: number
  closed?: boolean
}

/** Sets prices as the rate calendar does. */
const setRates = async (page: Page, hotel: Hotel, prices: Prices) => {
  const { id } = await hotel.db
    .selectFrom('rate_plan')
    .select('id')
    .where('name', '=', 'Standard')
    .executeTakeFirstOrThrow()
  await page.goto(paths.bookings)
  const token = await page.evaluate(() => localStorage.getItem('sarai.token') ?? sessionStorage.getItem('sarai.token'))
  const reply = await page.request.put('/api/rates', {
    headers: { authorization: `Bearer ${token}` },
    data: { rate_plan_ids: [id], ...prices },
  })
  expect(reply.status(), await reply.text()).toBe(200)
}

const openForm = async (page: Page, guest: string, from: number, to: number) => {
  await page.goto(paths.individualBooking)
  await chooseGuest(page, guest)
  await typeDate(page, 'Check-in', from)
  await typeDate(page, 'Check-out', to)
}

const openDetails = async (page: Page, guest: string) => {
  await page.goto(paths.bookings)
  await page
    .getByRole('row', { name: new RegExp(guest) })
    .getByRole('link', { name: /^BK-/ })
    .click()
}

test('a booking across a season change has the price of each night, and so has an added night', async ({
  hotel,
  signedInPage: page,
}) => {
  const type = await hotel.make.roomType({ name: 'Lake View', price_per_night: rupees(2800) })
  await hotel.make.room({ room_number: '201', room_type_id: type.id })
  await hotel.make.guest({ name: 'Asha Rao', phone: '9820011111' })
  await setRates(page, hotel, { room_type_ids: [type.id], from: dayFromToday(11), to: dayFromToday(20), price: 3400 })

  await openForm(page, 'Asha Rao', 10, 13)
  await expect(plan(page)).toHaveValue('Standard')
  // 2,800 + 3,400 + 3,400 = 9,600 for three nights.
  await page.getByRole('combobox', { name: 'Room', exact: true }).click()
  await expect(page.getByRole('option', { name: /^201/ })).toContainText('₹3,200.00')
  await chooseRoom(page, '201')
  await expect(rent(page)).toHaveValue('3,200.00')
  await expect(page.getByText('₹2,800.00 to ₹3,400.00 by night')).toBeVisible()
  await expect(priceByNight(page)).toContainText('3 nights, ₹9,600.00')
  await priceByNight(page).getByRole('button', { name: 'Price by night' }).click()
  await expect(priceByNight(page).getByRole('listitem')).toHaveText([
    `${shownDay(10)}₹2,800.00Price of Lake View`,
    `${shownDay(11)}₹3,400.00Standard on ${shownDay(11)}`,
    `${shownDay(12)}₹3,400.00Standard on ${shownDay(12)}`,
  ])
  await expect(priceByNight(page)).toContainText('Cancellations and no-shows are free.')
  await chooseFoodPlan(page, 'EP')
  await expect(sum(page)).toContainText('₹9,600.00')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()

  // New prices do not change the booking. Only the added night has the new price: 9,600 + 5,000.
  await setRates(page, hotel, { room_type_ids: [type.id], from: dayFromToday(10), to: dayFromToday(20), price: 5000 })
  await openDetails(page, 'Asha Rao')
  await expect(page.getByText('Standard', { exact: true })).toBeVisible()
  await page.goto(paths.bookings)
  await page
    .getByRole('row', { name: /Asha Rao/ })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(rent(page)).toHaveValue('3,200.00')
  await typeDate(page, 'Check-out', 14)
  // 14,600 / 4 nights
  await expect(rent(page)).toHaveValue('3,650.00')
  await expect(sum(page)).toContainText('₹14,600.00')
  await button(page, 'Update').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()
  const rents = await hotel.db.selectFrom('night').select(['date', 'rent', 'quoted_rent']).orderBy('date').execute()
  expect(rents.map((night) => [night.rent / 100, (night.quoted_rent ?? 0) / 100])).toEqual([
    [2800, 2800],
    [3400, 3400],
    [3400, 3400],
    [5000, 5000],
  ])
})

test('an extension has the price of the plan for its added nights, or keeps the rent', async ({
  hotel,
  signedInPage: page,
}) => {
  const type = await hotel.make.roomType({ name: 'Garden', price_per_night: rupees(2000) })
  await hotel.make.room({ room_number: '301', room_type_id: type.id })
  await hotel.make.guest({ name: 'Ravi Menon', phone: '9820022222' })
  await setRates(page, hotel, { room_type_ids: [type.id], from: dayFromToday(22), to: dayFromToday(22), price: 2600 })
  await setRates(page, hotel, { room_type_ids: [type.id], from: dayFromToday(23), to: dayFromToday(23), price: 3000 })
  await openForm(page, 'Ravi Menon', 20, 22)
  await chooseRoom(page, '301')
  await expect(rent(page)).toHaveValue('2,000.00')
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()

  await page
    .getByRole('row', { name: /Ravi Menon/ })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Extend stay' }).click()
  const sheet = page.getByRole('dialog')
  const day = sheet.getByRole('textbox', { name: 'New check-out' })
  await day.fill(shownDay(24))
  await day.press('Tab')
  // 2,600 + 3,000 = 5,600 for the two added nights; 4,000 + 5,600 = 9,600.
  await expect(sheet.getByRole('radio', { name: 'Rate plan’s price: ₹5,600.00 for 2 nights (Standard)' })).toBeChecked()
  await expect(sheet.getByRole('list', { name: 'Price by night' }).getByRole('listitem')).toHaveText([
    `${shownDay(22)}₹2,600.00`,
    `${shownDay(23)}₹3,000.00`,
  ])
  await expect(sheet.getByRole('region', { name: 'Effect on the bill' })).toContainText('New total₹9,600.00')
  await sheet.getByRole('radio', { name: 'Keep the rent of ₹2,000.00 per night' }).check()
  await expect(sheet.getByRole('region', { name: 'Effect on the bill' })).toContainText('New total₹8,000.00')
  await sheet.getByRole('radio', { name: /^Rate plan’s price/ }).check()
  await expectAccessible(page, '[role="dialog"]')
  await button(page, `Extend to ${shownDay(24)}`).click()
  await expect(sheet).toBeHidden()
  await openDetails(page, 'Ravi Menon')
  await expect(page.getByRole('table', { name: 'Rooms' })).toContainText(
    `₹2,000.00, from ${shownDay(22)} ₹2,600.00, from ${shownDay(23)} ₹3,000.00`,
  )
})

test('a company has its own plan, which comes and goes with the company', async ({ hotel, signedInPage: page }) => {
  const type = await hotel.make.roomType({ name: 'Business', price_per_night: rupees(4000) })
  await hotel.make.room({ room_number: '401', room_type_id: type.id })
  await hotel.make.guest({ name: 'Kiran Desai', phone: '9820033333' })
  const company = await hotel.make.company({ name: 'Deccan Mills' })
  const standard = await hotel.db
    .selectFrom('rate_plan')
    .selectAll()
    .where('name', '=', 'Standard')
    .executeTakeFirstOrThrow()
  const { id: _id, ...same } = standard
  const food = await hotel.db.selectFrom('food_plan').select('id').where('name', '=', 'CP').executeTakeFirstOrThrow()
  await hotel.db
    .insertInto('rate_plan')
    .values({
      ...{ ...same, slug: 'deccan', name: 'Deccan Mills rate', is_public: false, company_id: company.id },
      ...{ parent_id: standard.id, parent_percent: -1000, food_plan_id: food.id },
    })
    .execute()

  await openForm(page, 'Kiran Desai', 30, 32)
  await chooseRoom(page, '401')
  await expect(rent(page)).toHaveValue('4,000.00')
  await plan(page).click()
  await expect(page.getByRole('option')).toHaveText(['Standard'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^More details/ }).click()
  await page.getByRole('combobox', { name: 'Company' }).fill('Deccan')
  await page
    .getByRole('option', { name: /^Deccan Mills/ })
    .first()
    .click()
  await expect(page.getByText('Deccan Mills has its own rate plan: Deccan Mills rate')).toBeVisible()
  await expect(plan(page)).toHaveValue('Deccan Mills rate')
  await expect(page.getByText('For guests of Deccan Mills')).toBeVisible()
  // 10 % less than 4,000; breakfast is included.
  await expect(rent(page)).toHaveValue('3,600.00')
  await expect(page.getByText('Included in Deccan Mills rate')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Food plan rate' })).toHaveValue('0.00')
  await expect(sum(page)).toContainText('₹7,200.00')
  await page.getByRole('combobox', { name: 'Company' }).fill('')
  await page.getByRole('combobox', { name: 'Company' }).press('Tab')
  await expect(plan(page)).toHaveValue('Standard')
  await expect(rent(page)).toHaveValue('4,000.00')
  await page.getByRole('combobox', { name: 'Company' }).fill('Deccan')
  await page
    .getByRole('option', { name: /^Deccan Mills/ })
    .first()
    .click()
  await expect(rent(page)).toHaveValue('3,600.00')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await openDetails(page, 'Kiran Desai')
  await expect(page.getByText('Deccan Mills rate')).toBeVisible()
  await expect(page.getByText('CP, ₹0.00 per person and night')).toBeVisible()
})

test('another price and a closed date need a reason, which the details show', async ({ hotel, signedInPage: page }) => {
  const type = await hotel.make.roomType({ name: 'Hill View', price_per_night: rupees(3000) })
  await hotel.make.room({ room_number: '501', room_type_id: type.id })
  await hotel.make.guest({ name: 'Meera Iyer', phone: '9820044444' })
  await setRates(page, hotel, { room_type_ids: [type.id], from: dayFromToday(41), to: dayFromToday(41), closed: true })

  await openForm(page, 'Meera Iyer', 40, 42)
  await chooseRoom(page, '501')
  await expect(rent(page)).toHaveValue('3,000.00')
  await expect(page.getByText(`Standard is closed on ${shownDay(41)}.`)).toBeVisible()
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByRole('textbox', { name: 'Reason for the exception' })).toBeFocused()
  await expect(
    page.getByText(`Standard is closed on ${shownDay(41)}. Choose other dates or another plan, or enter a reason.`),
  ).toBeVisible()
  // With an open date nothing needs a reason, until the clerk types another rent.
  await typeDate(page, 'Check-out', 41)
  await expect(reason(page)).toBeHidden()
  await rent(page).fill('2500')
  await expect(reason(page)).toBeVisible()
  await button(page, 'Save').click()
  await expect(
    page.getByText(
      `The rate plan’s price on ${shownDay(40)} is ₹3,000.00. Use it, or enter a reason for a different price.`,
    ),
  ).toBeVisible()
  await button(page, 'Use the rate plan’s price').click()
  await expect(rent(page)).toHaveValue('3,000.00')
  await expect(reason(page)).toBeHidden()
  await rent(page).fill('2500')
  await typeDate(page, 'Check-out', 42)
  await expect(rent(page)).toHaveValue('2,500.00')
  await reason(page).fill('Comes every month')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await openDetails(page, 'Meera Iyer')
  await expect(page.getByText('Comes every month').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rooms' })).toContainText('₹2,500.00')
  await expect(page.getByRole('table', { name: 'Rooms' })).toContainText('Rate plan’s price: ₹3,000.00')
})

test('rates that change while a form is open are told, and nothing typed is lost', async ({
  hotel,
  signedInPage: page,
}) => {
  const type = await hotel.make.roomType({ name: 'River View', price_per_night: rupees(3000) })
  await hotel.make.room({ room_number: '601', room_type_id: type.id })
  await hotel.make.guest({ name: 'Sunil Rao', phone: '9820055555' })
  await openForm(page, 'Sunil Rao', 50, 51)
  await chooseRoom(page, '601')
  await expect(rent(page)).toHaveValue('3,000.00')
  await chooseFoodPlan(page, 'EP')
  const colleague = await page.context().newPage()
  await setRates(colleague, hotel, {
    room_type_ids: [type.id],
    from: dayFromToday(50),
    to: dayFromToday(50),
    price: 3300,
  })
  await colleague.close()
  await button(page, 'Save').click()
  await expect(
    page
      .getByText(
        `The rate plan’s price on ${shownDay(50)} is ₹3,300.00. Use it, or enter a reason for a different price.`,
      )
      .first(),
  ).toBeVisible()
  await expect(rent(page)).toHaveValue('3,300.00')
  await expect(page.getByRole('combobox', { name: 'Guest' })).toHaveValue(/Sunil Rao/)
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  const { room_rent } = await hotel.db
    .selectFrom('night')
    .innerJoin('stay', 'stay.id', 'night.stay_id')
    .innerJoin('room', 'room.id', 'stay.room_id')
    .select('night.rent as room_rent')
    .where('room.room_number', '=', '601')
    .executeTakeFirstOrThrow()
  expect(room_rent).toBe(330_000)
})

test('a group has the price of each room type and its people', async ({ hotel, signedInPage: page }) => {
  const [double, suite] = [
    await hotel.make.roomType({ name: 'Twin', price_per_night: rupees(2000) }),
    await hotel.make.roomType({ name: 'Royal Suite', price_per_night: rupees(6000), max_adults: 4 }),
  ]
  await hotel.make.room({ room_number: '701', room_type_id: double.id })
  await hotel.make.room({ room_number: '702', room_type_id: suite.id })
  await hotel.make.guest({ name: 'Anil Joshi', phone: '9820066666' })
  await hotel.db
    .updateTable('rate_plan')
    .set({ extra_adult_price: rupees(800) })
    .where('name', '=', 'Standard')
    .execute()
  await page.goto(paths.groupBooking)
  await chooseGuest(page, 'Anil Joshi')
  await typeDate(page, 'Check-in', 60)
  await typeDate(page, 'Check-out', 62)
  await chooseRoom(page, '701', 'Room 1')
  await chooseRoom(page, '702', 'Room 2')
  const lines = [page.getByRole('group', { name: 'Room 1' }), page.getByRole('group', { name: 'Room 2' })] as const
  const rentOf = (line: (typeof lines)[number]) => line.getByRole('textbox', { name: 'Rent per night' })
  await page.getByLabel('Adults', { exact: true }).fill('5')
  // Three adults in the first room and two in the second: 2,000 + 800 and 6,000.
  await expect(rentOf(lines[0])).toHaveValue('2,800.00')
  await expect(rentOf(lines[1])).toHaveValue('6,000.00')
  await lines[0].getByRole('button', { name: 'People' }).click()
  await page.getByLabel('Adults in this room').first().fill('2')
  await lines[1].getByRole('button', { name: 'People' }).click()
  await lines[1].getByLabel('Adults in this room').fill('3')
  await expect(rentOf(lines[0])).toHaveValue('2,000.00')
  await expect(rentOf(lines[1])).toHaveValue('6,800.00')
  await lines[1].getByRole('button', { name: 'Price by night' }).click()
  await expect(lines[1].getByRole('listitem').first()).toHaveText(
    `${shownDay(60)}₹6,800.00Price of Royal Suite ₹6,000.00, 1 extra adult +₹800.00`,
  )
  await chooseFoodPlan(page, 'EP')
  // (2,000 + 6,800) for two nights.
  await expect(sum(page)).toContainText('₹17,600.00')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Group booking saved successfully')).toBeVisible()
  await hotel.db
    .updateTable('rate_plan')
    .set({ extra_adult_price: rupees(0) })
    .where('name', '=', 'Standard')
    .execute()
})
