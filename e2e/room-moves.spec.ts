import type { Page } from '@playwright/test'
import { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const menu = async (page: Page, guest: string, item: string) => {
  await page.goto(paths.bookings)
  await row(page, guest)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const openDetails = async (page: Page, guest: string) => {
  await page.goto(paths.bookings)
  await row(page, guest).getByRole('link', { name: /^BK-/ }).click()
}

/** A guest in the house who came some days ago. */
const inHouse = async (hotel: Hotel, name: string, from: number, to: number, room_ids: number[]) => {
  const { make, db } = hotel
  const guest = await make.guest({ name })
  const dates = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }
  const late_entry_reason = from < 0 ? { late_entry_reason: 'The line was down' } : {}
  const booking = await make.booking({ guest_id: guest.id, ...dates, room_ids, ...late_entry_reason })
  await db.transaction().execute((db) => checkIn({ db, clock }, booking.slug, { confirm_early: false }))
  return booking
}

test('a guest moves on the third day, and only the nights from then on are in the new room', async ({
  hotel,
  signedInPage: page,
}) => {
  const simple = await hotel.make.roomType({ name: 'Simple', price_per_night: rupees(2500) })
  const cottage = await hotel.make.roomType({ name: 'Cottage', price_per_night: rupees(4000) })
  const room = await hotel.make.room({ room_number: '101', room_type_id: simple.id })
  await hotel.make.room({ room_number: 'C1', room_type_id: cottage.id })
  await inHouse(hotel, 'Asha Rao', -2, 2, [room.id])

  await menu(page, 'Asha Rao', 'Move to another room')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('textbox', { name: 'From' })).toHaveValue(shownDay(0))
  await chooseRoom(page, 'C1', 'New room')
  const effect = sheet.getByRole('region', { name: 'Effect on the bill' })
  await expect(effect).toContainText('No change')
  await sheet.getByRole('radio', { name: /^Rate plan’s price: ₹4,000.00 per night/ }).check()
  await expect(effect).toContainText('₹10,000.00')
  await expect(effect).toContainText('₹13,000.00')
  await expect(effect).toContainText('+₹3,000.00')
  await expectAccessible(page)
  await button(page, 'Move from 101 to C1').click()
  await expect(page.getByText(`Moved from room 101 to C1 on ${shownDay(0)}.`)).toBeVisible()

  await openDetails(page, 'Asha Rao')
  const rooms = page.getByRole('table', { name: 'Rooms' })
  await expect(rooms.getByRole('row').nth(1)).toContainText(`101 Simple${shownDay(-2)}${shownDay(0)}₹2,500.00`)
  await expect(rooms.getByRole('row').nth(2)).toContainText(`then C1 Cottage${shownDay(0)}${shownDay(2)}₹4,000.00`)
  await expect(page.getByText(/, room 101 → C1$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Bill so far' })).toContainText('₹13,000.00')
  await expectAccessible(page)

  // The first night was quoted at another rent.
  await page.getByRole('button', { name: /^More for BK-/ }).click()
  await page.getByRole('menuitem', { name: 'Correct past nights' }).click()
  await expect(button(page, 'Correct past nights')).toBeDisabled()
  await page.getByLabel(`Rent of room 101 on ${shownDay(-2)}`).fill('2000')
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Effect on the bill' })).toContainText('₹12,500.00')
  await button(page, 'Correct past nights').click()
  await expect(page.getByText('Please say why past nights are corrected')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Reason').fill('Quoted by phone')
  await button(page, 'Correct past nights').click()
  await expect(page.getByText('Past nights corrected.')).toBeVisible()
  await expect(rooms.getByRole('row').nth(1)).toContainText(`₹2,000.00, from ${shownDay(-1)} ₹2,500.00`)
  await expect(page.getByRole('region', { name: 'Bill so far' })).toContainText('₹12,500.00')
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Quoted by phone')
})

test('a stay is extended into another room, and two guests swap their rooms', async ({ hotel, signedInPage: page }) => {
  const { make } = hotel
  const type = await make.roomType({ name: 'Garden', max_adults: 2 })
  const single = await make.roomType({ name: 'Single', max_adults: 1, price_per_night: rupees(2000) })
  const own = await make.room({ room_number: '201', room_type_id: type.id })
  await make.room({ room_number: '202', room_type_id: type.id })
  const small = await make.room({ room_number: '203', room_type_id: single.id })
  await inHouse(hotel, 'Kiran Desai', -1, 1, [own.id])
  const next = await make.guest({ name: 'Next Guest' })
  const nights = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(3) }
  await make.booking({ guest_id: next.id, ...nights, room_ids: [own.id] })

  await menu(page, 'Kiran Desai', 'View')
  await page.getByRole('dialog').getByRole('button', { name: 'Extend stay' }).click()
  const sheet = page.getByRole('dialog')
  await typeDate(page, 'New check-out', 2)
  const notFree = `Room 201 is not free from ${shownDay(1)} to ${shownDay(2)}. Continue in 202?`
  await expect(sheet.getByText(notFree)).toBeVisible()
  await expect(sheet.getByRole('combobox', { name: 'Continue in' })).toHaveValue('202 · Garden')
  await expect(sheet.getByRole('region', { name: 'Effect on the bill' })).toContainText('+₹2,500.00')
  await expectAccessible(page)
  await button(page, `Extend to ${shownDay(2)}`).click()
  await expect(page.getByText(`Extended to ${shownDay(2)}.`)).toBeVisible()
  await expect(row(page, 'Kiran Desai')).toContainText('201 → 202')

  await inHouse(hotel, 'Meera Shah', 0, 1, [small.id])
  await menu(page, 'Kiran Desai', 'Swap rooms')
  await page.getByRole('combobox', { name: 'Swap with' }).click()
  await page.getByRole('option', { name: /^203 · Meera Shah/ }).click()
  const what = page.getByRole('list', { name: 'What happens' })
  await expect(what).toContainText(`Kiran Desai moves from 201 to 203 on ${shownDay(0)}`)
  await expect(what).toContainText(`Meera Shah moves from 203 to 201 on ${shownDay(0)}`)
  await expectAccessible(page)
  await button(page, 'Swap 201 and 203').click()
  await button(page, 'Swap anyway').click()
  await expect(page.getByText('Rooms 201 and 203 swapped.')).toBeVisible()
  await expect(row(page, 'Kiran Desai')).toContainText('201 → 203 → 202')
  await expect(row(page, 'Meera Shah')).toContainText('201')
})

test('one room of a group leaves before the others', async ({ hotel, signedInPage: page }) => {
  const { make, db } = hotel
  const rooms = [await make.room({ room_number: '301' }), await make.room({ room_number: '302' })]
  const guest = await make.guest({ name: 'Wedding Party' })
  const draft = BookingDraft.parse({
    booking_type: 'group',
    guest_id: guest.id,
    rooms: rooms.map(({ id }) => ({ room_id: id, room_rent: 3000 })),
    group_name: 'Rao wedding',
    check_in_date: dayFromToday(-1),
    check_out_date: dayFromToday(2),
    late_entry_reason: 'The line was down',
    number_of_adults: 4,
    advance_amount: 0,
    food_plan_id: 1,
    food_plan_rate: 0,
    confirm_occupancy: true,
  })
  const slug = await db.transaction().execute((db) => placeBooking({ db, clock }, draft))
  await db.transaction().execute((db) => checkIn({ db, clock }, slug, { confirm_early: false }))

  await menu(page, 'Wedding Party', 'Extend stay')
  const extension = page.getByRole('dialog')
  await expect(extension.getByRole('combobox', { name: 'Room of the group' })).toHaveValue(
    'All rooms that leave with the group',
  )
  await expect(extension.getByRole('region', { name: 'Effect on the bill' })).toContainText('+₹6,000.00')
  await button(page, 'Back').click()

  await menu(page, 'Wedding Party', 'Check out one room')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Room of the group' }).click()
  await page.getByRole('option', { name: /^Room 302/ }).click()
  const effect = sheet.getByRole('region', { name: 'Effect on the bill' })
  await expect(effect).toContainText('₹18,000.00')
  await expect(effect).toContainText('−₹6,000.00')
  await expectAccessible(page)
  await button(page, 'Check out room 302').click()
  await expect(page.getByText('Room 302 checked out. The others of the group stay.')).toBeVisible()

  await openDetails(page, 'Wedding Party')
  const table = page.getByRole('table', { name: 'Rooms' })
  await expect(table.getByRole('row', { name: /302/ })).toContainText('Left')
  await expect(table.getByRole('row', { name: /302/ })).toContainText(shownDay(0))
  await expect(page.getByRole('region', { name: 'Bill so far' })).toContainText('₹12,000.00')
  // The last room leaves with the booking.
  await page.getByRole('button', { name: /^More for BK-/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Move to another room' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Check out one room' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Checkout/ }).click()
  await expect(page.getByRole('dialog')).toContainText('₹12,000.00')
})
