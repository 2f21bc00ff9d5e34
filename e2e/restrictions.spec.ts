import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { barOf, chipOf, expectBar, holdDeparture, openCalendar } from '#e2e/kit/room-calendar.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { rateBuilders } from '#server/rates/testing/make-rates.ts'
import { paths } from '#web/paths.ts'

test.use({ viewport: { width: 1366, height: 900 } })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const sheet = (page: Page) => page.getByRole('dialog')
const reason = (page: Page) => sheet(page).getByRole('textbox', { name: 'Reason' })

/** A guest in a room of the Standard plan at 3,000, two nights from a day on. */
const book = async ({ make, db }: Hotel, name: string, room_number: string, from: number) => {
  const type = await make.roomType({ name: `Type of ${room_number}`, price_per_night: rupees(3000) })
  const room = await make.room({ room_number, room_type_id: type.id })
  const { id } = await db.selectFrom('rate_plan').select('id').where('name', '=', 'Standard').executeTakeFirstOrThrow()
  await make.booking({
    ...{ guest_id: (await make.guest({ name })).id, room_ids: [room.id], rate_plan_id: id, room_rent: rupees(3000) },
    ...{ check_in_date: dayFromToday(from), check_out_date: dayFromToday(from + 2) },
  })
  return { rate_plan_id: id, room_type_id: type.id }
}
const openMenu = async (page: Page, guest: string, item: string) => {
  await page.goto(paths.bookings)
  await page
    .getByRole('row', { name: new RegExp(guest) })
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const expectReason = async (page: Page, guest: string, text: string) => {
  await page.goto(paths.bookings)
  await page
    .getByRole('row', { name: new RegExp(guest) })
    .getByRole('link', { name: /^BK-/ })
    .click()
  await expect(page.getByText(text).first()).toBeVisible()
}

test('an extension over a closed night and a move to a closed type name it, and need a reason', async ({
  hotel,
  signedInPage: page,
}) => {
  const rate = rateBuilders(hotel.db)
  await rate.rates(await book(hotel, 'Asha Rao', '101', 20), dayFromToday(22), { closed: true })
  await openMenu(page, 'Asha Rao', 'Extend stay')
  await expect(sheet(page).getByText(`Standard is closed on ${shownDay(22)}.`)).toBeVisible()
  await button(page, `Extend to ${shownDay(23)}`).click()
  await expect(sheet(page).getByText('Enter a reason', { exact: true })).toBeVisible()
  await expect(reason(page)).toBeFocused()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.type('Flight cancelled')
  await button(page, `Extend to ${shownDay(23)}`).click()
  await expect(sheet(page)).toBeHidden()
  await expectReason(page, 'Asha Rao', 'Flight cancelled')

  const closed = await book(hotel, 'Nobody Here', '102', 60)
  await rate.rates(closed, dayFromToday(20), { closed: true })
  await openMenu(page, 'Asha Rao', 'Move to another room')
  await expect(reason(page)).toBeHidden()
  await chooseRoom(page, '102', 'New room')
  await expect(sheet(page).getByText(`Standard is closed on ${shownDay(20)}.`)).toBeVisible()
  await reason(page).fill('No hot water')
  await button(page, 'Move from 101 to 102').click()
  await expect(sheet(page)).toBeHidden()
  await expectReason(page, 'Asha Rao', 'No hot water')
})

test('a drag that makes a stay too short asks for a reason before it is saved', async ({
  hotel,
  signedInPage: page,
}) => {
  const rate = rateBuilders(hotel.db)
  await rate.rates(await book(hotel, 'Ravi Menon', '201', 42), dayFromToday(42), { min_nights: 2 })
  const violation = `Standard needs at least 2 nights from ${shownDay(42)}`
  await openCalendar(page, 40)
  const shorten = async () => {
    await expect(barOf(page, 'Ravi Menon')).toBeVisible()
    await holdDeparture(page, 'Ravi Menon', 43)
    await expect(chipOf(page)).toContainText(violation)
    await page.mouse.up()
    await button(page, 'Save').click()
    await expect(sheet(page).getByText(`${violation}.`)).toBeVisible()
  }
  await shorten()
  await button(page, 'Back').click()
  await expect(sheet(page)).toBeHidden()
  await expectBar(page, 'Ravi Menon', '201', 42, 44)

  await shorten()
  await expect(reason(page)).toBeFocused()
  await button(page, 'Move anyway').click()
  await expect(sheet(page).getByText('Enter a reason', { exact: true })).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await reason(page).fill('Leaves early')
  await reason(page).press('Enter')
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expectBar(page, 'Ravi Menon', '201', 42, 43)
  await expectReason(page, 'Ravi Menon', 'Leaves early')
})

test('the form names the minimum nights of a stay that an edit shortens', async ({ hotel, signedInPage: page }) => {
  const rate = rateBuilders(hotel.db)
  await rate.rates(await book(hotel, 'Meera Iyer', '301', 52), dayFromToday(52), { min_nights: 2 })
  await openMenu(page, 'Meera Iyer', 'Edit')
  await typeDate(page, 'Check-out', 53)
  await expect(page.getByText(`Standard needs at least 2 nights from ${shownDay(52)}.`)).toBeVisible()
  await button(page, 'Update').click()
  const field = page.getByRole('textbox', { name: 'Reason for the exception' })
  await expect(field).toBeFocused()
  await field.fill('Train is a day earlier')
  await button(page, 'Update').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()
  await expectReason(page, 'Meera Iyer', 'Train is a day earlier')
})
