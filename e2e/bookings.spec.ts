import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const nights = (from: number, to: number) => ({ check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) })
const menu = async (page: Page, guest: string, item: string) => {
  await row(page, guest)
    .getByRole('button', { name: /^More for/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** A colleague opens the same booking, adds a child and changes the advance to 400. */
const changeAsColleague = async (page: Page) => {
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await colleague.getByLabel('Children').fill('1')
  await colleague.getByRole('textbox', { name: 'Advance amount' }).fill('400')
  await button(colleague, 'Update').click()
  await expect(colleague.getByText('Booking updated successfully')).toBeVisible()
  await colleague.close()
}

// Every screen on the way is also checked for accessibility, in light and dark.
test.describe.configure({ timeout: 180_000 })

test('from the guest list to check-out', async ({ hotel, signedInPage: page }) => {
  const type = await hotel.make.roomType({ name: 'Lake View' })
  await hotel.make.room({ room_number: '204', room_type_id: type.id })
  await hotel.make.guest({ name: 'Asha Rao', phone: '9820011111' })

  await page.goto(paths.guests)
  await page.getByRole('link', { name: 'Book for this guest, Asha Rao' }).click()
  await expect(page.getByRole('combobox', { name: 'Guest' })).toHaveValue('Asha Rao · 9820011111')
  await typeDate(page, 'Check-out', 2)
  await chooseRoom(page, '204')
  await expect(page.getByLabel('Room rent')).toHaveValue('2,500.00')
  await chooseFoodPlan(page, 'CP')
  await expect(page.getByLabel('Food plan rate')).toHaveValue('250.00')
  const sum = page.getByRole('region', { name: 'Running sum' })
  await expect(sum).toContainText('2 nights')
  await expect(sum).toContainText('₹5,500.00')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('55000')
  await button(page, 'Save').click()
  await expect(page.getByRole('dialog')).toContainText("₹55,000.00 is more than the bill's total of ₹5,500.00")
  await button(page, 'Back').click()
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('0')
  await page.getByRole('button', { name: /^More details/ }).click()
  await page.getByRole('combobox', { name: 'Source' }).click()
  await expect(page.getByRole('option').first()).toHaveText('Walk-in')
  await page.getByRole('option', { name: 'Phone' }).click()
  await page.getByLabel('Expected arrival').fill('18:30')
  await page.getByLabel('Remarks for the desk').fill('Pays by company card')
  await page.getByLabel('Remarks for housekeeping').fill('Extra pillows')
  await page.getByLabel('Pinned to this room').check()
  await expectAccessible(page)
  await button(page, 'Save').click()

  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await expect(page).toHaveURL(/booking\/list/)
  await expect(row(page, 'Asha Rao')).toContainText('204')
  await expect(row(page, 'Asha Rao').getByRole('img', { name: 'Remarks: Pays by company card' })).toBeVisible()
  await expect(row(page, 'Asha Rao').getByRole('img', { name: 'Pinned to its room' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name: 'Website' }).click()
  await expect(row(page, 'Asha Rao')).toBeHidden()
  await page.getByRole('combobox', { name: 'Source' }).click()
  await page.getByRole('option', { name: 'Phone' }).click()
  await expect(row(page, 'Asha Rao')).toBeVisible()
  await expectAccessible(page)

  await row(page, 'Asha Rao')
    .getByRole('button', { name: /^Check-in/ })
    .click()
  await expect(page.getByRole('link', { name: 'ID photo' })).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('Expected arrival 06:30 PM')
  await expect(page.getByRole('dialog')).toContainText('Pays by company card')
  await expectAccessible(page)
  await button(page, 'Check in to 204').click()
  await expect(page.getByText('Check-in successful!')).toBeVisible()
  await expect(row(page, 'Asha Rao')).toContainText('Checked-in')

  await row(page, 'Asha Rao')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('₹5,500.00')
  await sheet.getByRole('radio', { name: /^Today/ }).check()
  await expect(sheet).toContainText('₹2,750.00')
  await expectAccessible(page)
  await button(page, 'Check out with ₹2,750.00 pending').click()
  await expect(page.getByText(/^Checkout successful! Invoice/)).toBeVisible()
  await button(page, 'Done').click()
  await expect(row(page, 'Asha Rao')).toContainText('Checked-out')

  await row(page, 'Asha Rao').getByRole('link', { name: /^BK-/ }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Checked in')
  const stay = page.getByRole('region', { name: 'Stay' })
  for (const detail of ['Phone', '06:30 PM', 'Pinned to this room', 'Pays by company card', 'Extra pillows'])
    await expect(stay).toContainText(detail)
  await expectAccessible(page)
})

test('a known guest is booked by keyboard alone', async ({ hotel, signedInPage: page }) => {
  await hotel.make.room({ room_number: '305' })
  await hotel.make.guest({ name: 'Kiran Desai', phone: '9820022222' })
  // On a slow connection the room can be typed before the list of rooms has arrived.
  await page.route('**/api/rooms/available?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await page.goto(paths.addBooking)
  await expect(page.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await page.keyboard.type('kiran')
  await page.locator('[data-combobox-selected]', { hasText: 'Kiran Desai' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('+3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('305')
  await page.locator('[data-combobox-selected]', { hasText: '305' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  for (const _ of ['rent', 'adults', 'children', 'infants', 'food plan']) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
  await expect(row(page, 'Kiran Desai')).toContainText('305')
})

test('the room list highlights the room that Enter chooses, also when it is opened again', async ({
  hotel,
  signedInPage: page,
}) => {
  await hotel.make.room({ room_number: '306' })
  const guest = await hotel.make.guest({ name: 'Leela Oza', phone: '9820088888' })
  await page.goto(`${paths.addBooking}?guest_id=${guest.id}`)
  const room = page.getByRole('combobox', { name: 'Room' })
  const marked = page.locator('[data-combobox-selected]')
  await room.focus()
  await expect(marked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(marked).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(marked).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(room).toHaveValue(/^\d/)
})

test('missing and wrong fields show our own messages', async ({ signedInPage: page }) => {
  await page.goto(paths.addBooking)
  await button(page, 'Save').click()
  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  for (const sentence of ['Please select a guest', 'Please select a room', 'Please select a food plan']) {
    await expect(page.getByText(sentence)).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('')
  await expect(page.getByText('Advance amount is required')).toBeVisible()
  await page.getByLabel('Adults').fill('0')
  await expect(page.getByText('At least 1 adult is required')).toBeVisible()
  await typeDate(page, 'Check-out', 0)
  await expect(page.getByText('Check-out date must be after check-in date').first()).toBeVisible()
  await typeDate(page, 'Check-in', -3)
  await expect(page.getByText('Date cannot be in the past')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Late entry' }).check()
  await expect(page.getByText('Date cannot be in the past')).toBeHidden()
  await expect(page.getByLabel('Reason for the late entry')).toBeVisible()
})

test('a booking that was begun as individual becomes a group of three rooms', async ({ hotel, signedInPage: page }) => {
  for (const room_number of ['401', '402', '403']) await hotel.make.room({ room_number })
  await hotel.make.guest({ name: 'Farah Khan', phone: '9820033333' })
  await page.goto(paths.addBooking)
  await chooseGuest(page, 'Farah')
  await typeDate(page, 'Check-out', 3)
  await chooseRoom(page, '401')
  await page.getByRole('radio', { name: 'Group' }).click()
  await expect(page).toHaveURL(/booking\/group/)
  await expect(page.getByRole('combobox', { name: 'Guest', exact: true })).toHaveValue(/Farah Khan/)
  await expect(page.getByRole('combobox', { name: 'Room 1' })).toHaveValue(/^401/)
  await chooseRoom(page, '402', 'Room 2')
  await button(page, 'Add Room').click()
  await chooseRoom(page, '403', 'Room 3')
  await button(page, 'Add Guest').click()
  await page.getByRole('combobox', { name: 'Guest 1' }).fill('Uncle Imran')
  await page.getByLabel('Group name').fill('Khan wedding')
  const second = page.getByRole('group', { name: 'Room 2' })
  await second.getByRole('button', { name: 'Other dates' }).click()
  await typeDate(page, 'Check-out of this room', 5)
  await expect(second.getByText(/^This room's check-out must be between/)).toBeVisible()
  await expect(second.getByText(/^This room's check-in/)).toHaveCount(0)
  await typeDate(page, 'Check-out of this room', 2)
  await expect(second.getByText(/must be between/)).toHaveCount(0)
  await typeDate(page, 'Check-in', 1)
  await expect(second.getByRole('textbox', { name: 'Check-in of this room' })).toHaveValue(shownDay(1))
  await expect(second.getByRole('textbox', { name: 'Check-out of this room' })).toHaveValue(shownDay(2))
  await page.getByLabel('Adults').fill('6')
  await chooseFoodPlan(page, 'EP')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await expect(page.getByText('Group booking saved successfully!')).toBeVisible()

  await page.goto(`${paths.bookings}?search=uncle imran`)
  await expect(row(page, 'Farah Khan')).toContainText('Farah Khan (Khan wedding)')
  await menu(page, 'Farah Khan', 'Edit')
  await expect(page.getByRole('heading', { name: 'Edit Group Booking' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Room 3' })).toHaveValue(/^403/)
  await expect(page.getByRole('combobox', { name: 'Guest 1' })).toHaveValue('Uncle Imran')
  await button(page, 'Remove room 3').click()
  await button(page, 'Remove room 2').click()
  await expect(page.getByText('At least 2 room(s) are required.')).toBeVisible()
  await button(page, 'Add Room').click()
  await chooseRoom(page, '403', 'Room 2')
  await button(page, 'Update').click()
  await expect(page.getByRole('dialog')).toContainText('6 adults (maximum 4)')
  await button(page, 'Save anyway').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()
})

test('a clerk whose room was taken meanwhile picks another room and keeps the rest', async ({
  hotel,
  signedInPage: page,
}) => {
  const wanted = await hotel.make.room({ room_number: '501' })
  await hotel.make.room({ room_number: '502' })
  await hotel.make.guest({ name: 'Late Comer', phone: '9820044444' })
  await page.goto(paths.addBooking)
  await chooseGuest(page, 'Late Comer')
  await chooseRoom(page, '501')
  await chooseFoodPlan(page, 'EP')
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('700')
  await hotel.make.booking({ room_ids: [wanted.id], ...nights(0, 2) })
  await button(page, 'Save').click()

  await expect(page.getByText(/^Room 501 is already booked for/).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Room' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Guest' })).toHaveValue(/Late Comer/)
  await expect(page.getByRole('textbox', { name: 'Advance amount' })).toHaveValue('700.00')
  await chooseRoom(page, '502')
  await button(page, 'Save').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
})

test('a booking that is being saved keeps its room, however long the answer takes', async ({
  hotel,
  signedInPage: page,
}) => {
  await hotel.make.room({ room_number: '703' })
  const guest = await hotel.make.guest({ name: 'Vimala Sethi', phone: '9820077777' })
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/bookings', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await page.goto(`${paths.addBooking}?guest_id=${guest.id}`)
  await chooseRoom(page, '703')
  await chooseFoodPlan(page, 'EP')
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/bookings'))
  await button(page, 'Save').click()
  await sent
  // Colleagues change a booking and a food plan. The screen refreshes the food plans, but not the rooms of this form.
  const other = await hotel.make.booking()
  const token = await page.evaluate(() => localStorage.getItem('sarai.token') ?? sessionStorage.getItem('sarai.token'))
  const asColleague = { headers: { authorization: `Bearer ${token}` } }
  const reads: string[] = []
  page.on('request', (request) => reads.push(new URL(request.url()).pathname))
  const refreshed = page.waitForResponse(/\/api\/food-plans/)
  const cancel = { ...asColleague, data: { reason: 'Changed plans' } }
  expect((await page.request.post(`/api/bookings/${other.slug}/cancel`, cancel)).status()).toBe(200)
  const plan = { ...asColleague, data: { name: 'Half board', price: 900 } }
  expect((await page.request.post('/api/food-plans', plan)).status()).toBe(201)
  await refreshed
  expect(reads.filter((path) => path.startsWith('/api/rooms'))).toEqual([])
  await expect(page.getByRole('combobox', { name: 'Room' })).toHaveValue(/^703/)
  await expect(page.getByText(/not free/)).toHaveCount(0)
  answer()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
})

test('dates for which the room is taken clear the room and keep the rest', async ({ hotel, signedInPage: page }) => {
  const room = await hotel.make.room({ room_number: '601' })
  const guest = await hotel.make.guest({ name: 'Mover', phone: '9820055555' })
  await hotel.make.booking({ room_ids: [room.id], guest_id: guest.id, ...nights(1, 3) })
  await hotel.make.booking({ room_ids: [room.id], ...nights(5, 7) })
  await page.goto(paths.bookings)
  await menu(page, 'Mover', 'Edit')
  await expect(page.getByRole('combobox', { name: 'Room' })).toHaveValue(/^601/)
  await typeDate(page, 'Check-out', 6)
  await expect(page.getByText('Room 601 is not free for these dates. Choose another room.').first()).toBeVisible()
  await typeDate(page, 'Check-out', 5)
  await expect(page.getByRole('combobox', { name: 'Room' })).toHaveValue(/^601/)
  await button(page, 'Update').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()
  await expect(row(page, 'Mover')).toContainText(shownDay(5))
})

test('two clerks edit one booking: the second sees what changed and loses nothing', async ({
  hotel,
  signedInPage: page,
}) => {
  const guest = await hotel.make.guest({ name: 'Twice Edited', phone: '9820066666' })
  await hotel.make.booking({ guest_id: guest.id, ...nights(1, 3) })
  await page.goto(paths.bookings)
  await menu(page, 'Twice Edited', 'Edit')
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('900')

  await changeAsColleague(page)

  await button(page, 'Update').click()
  const changes = page.getByRole('table', { name: 'What changed' })
  await expect(changes.getByRole('row', { name: /Children/ })).toContainText('their change is kept')
  await expect(changes.getByRole('row', { name: /Advance/ })).toContainText('₹400.00')
  await expect(page.getByLabel('Children')).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'Advance amount' })).toHaveValue('900.00')
  await expectAccessible(page)
  await button(page, 'Update').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()
})

test('a restored draft does not undo a colleague’s change', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Long Lunch', phone: '9820066667' })
  const { slug } = await hotel.make.booking({ guest_id: guest.id, ...nights(1, 3) })
  await page.goto(`${paths.addBooking}?slug=${slug}`)
  await page.getByRole('textbox', { name: 'Advance amount' }).fill('900')
  await changeAsColleague(page)

  page.on('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByText('Unsaved changes restored')).toBeVisible()
  await expect(page.getByLabel('Children')).toHaveValue('1')
  await expect(page.getByRole('textbox', { name: 'Advance amount' })).toHaveValue('900.00')
  const changes = page.getByRole('table', { name: 'What changed' })
  await expect(changes.getByRole('row', { name: /Children/ })).toContainText('their change is kept')
  await expectAccessible(page)
  await button(page, 'Use theirs for Advance amount').click()
  await expect(page.getByRole('textbox', { name: 'Advance amount' })).toHaveValue('400.00')
  await button(page, 'Discard').click()
  await expect(changes).toBeHidden()
})

test('more people than the room allows have to be confirmed', async ({ hotel, signedInPage: page }) => {
  await hotel.make.room({ room_number: '701' })
  await hotel.make.guest({ name: 'Big Family', phone: '9820077777' })
  await page.goto(paths.addBooking)
  await chooseGuest(page, 'Big Family')
  await chooseRoom(page, '701')
  await page.getByLabel('Adults').fill('4')
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page.getByRole('dialog')).toContainText('4 adults (maximum 2)')
  await button(page, 'Save anyway').click()
  await expect(page.getByText('Booking saved successfully')).toBeVisible()
})

test('a booking is cancelled with a reason', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Changed Mind', phone: '9820088888' })
  await hotel.make.booking({ guest_id: guest.id, ...nights(2, 4) })
  await page.goto(paths.bookings)
  await menu(page, 'Changed Mind', 'Cancel Booking')
  await button(page, 'Cancel the booking').click()
  await expect(page.getByText('Please say why the booking is cancelled')).toBeVisible()
  await page.getByLabel('Reason').fill('The flight was called off')
  await expectAccessible(page)
  await button(page, 'Cancel the booking').click()
  await expect(row(page, 'Changed Mind')).toContainText('Cancelled')
  await menu(page, 'Changed Mind', 'View')
  await expect(page.getByRole('dialog')).toContainText('The flight was called off')
  await expectAccessible(page)
})

test('a guest who did not come is marked as a no-show', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Never Arrived', phone: '9820088889' })
  await hotel.make.booking({ guest_id: guest.id, ...nights(0, 2) })
  await page.goto(paths.bookings)
  await menu(page, 'Never Arrived', 'No-show')
  await expectAccessible(page)
  await button(page, 'Mark as no-show').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(row(page, 'Never Arrived')).toContainText('No-show')
})

test('a stay that was over before its check-in is billed with its booked dates', async ({
  hotel,
  signedInPage: page,
}) => {
  const guest = await hotel.make.guest({ name: 'Paper Note', phone: '9820013131' })
  const late_entry_reason = 'The line was down'
  const { slug } = await hotel.make.booking({ guest_id: guest.id, ...nights(-3, -1), late_entry_reason })
  await hotel.db.updateTable('booking').set({ late_entry_reason: null }).where('slug', '=', slug).execute()
  await page.goto(`${paths.bookings}?search=Paper`)
  const checkIn = async () => {
    await row(page, 'Paper Note')
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await page.getByRole('button', { name: /^Check in to/ }).click()
  }
  await checkIn()
  await expect(page.getByRole('dialog')).toContainText('edit it and tick Late entry')
  await page.keyboard.press('Escape')

  await menu(page, 'Paper Note', 'Edit')
  await page.getByRole('checkbox', { name: 'Late entry' }).check()
  await page.getByRole('textbox', { name: 'Reason for the late entry' }).fill(late_entry_reason)
  await button(page, 'Update').click()
  await expect(page.getByText('Booking updated successfully')).toBeVisible()

  await checkIn()
  await expect(page.getByText('Check-in successful!')).toBeVisible()
  await row(page, 'Paper Note')
    .getByRole('button', { name: /^Checkout/ })
    .click()
  await expect(page.getByRole('radio', { name: `As booked, ${shownDay(-1)}` })).toBeChecked()
  await expect(page.getByRole('dialog')).toContainText('₹5,000.00')
})

test('an early check-in has to be confirmed, and the stay then begins today', async ({ hotel, signedInPage: page }) => {
  const guest = await hotel.make.guest({ name: 'Early Bird', phone: '9820099999' })
  await hotel.make.booking({ guest_id: guest.id, ...nights(2, 4) })
  await page.goto(`${paths.bookings}?search=Early`)
  await row(page, 'Early Bird')
    .getByRole('button', { name: /^Check-in/ })
    .click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(`${shownDay(0)} – ${shownDay(4)}`)
  await expect(sheet).toContainText('4 nights')
  await expect(sheet).toContainText('Checking in today adds 2 nights.')
  await expect(sheet).toContainText('The total becomes ₹10,000.00 instead of ₹5,000.00, tax included.')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Check in to/ }).click()
  await expect(page.getByText(`The stay begins on ${shownDay(2)}`)).toBeVisible()
  await button(page, 'Check in today').click()
  await expect(page.getByText('Check-in successful!')).toBeVisible()
  await expect(row(page, 'Early Bird')).toContainText(shownDay(0))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('rows are cards with the next step, and forms always show the total', async ({ hotel, signedInPage: page }) => {
    const guest = await hotel.make.guest({ name: 'Pocket Guest', phone: '9820012121' })
    await hotel.make.booking({ guest_id: guest.id, ...nights(0, 2) })
    await page.goto(paths.bookings)
    const card = page.getByRole('listitem').filter({ hasText: 'Pocket Guest' })
    await expect(card.getByRole('button', { name: /^Check-in/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto(paths.addBooking)
    await expect(page.getByRole('region', { name: 'Running sum' })).toBeInViewport()
    await expect(button(page, 'Save')).toBeInViewport()
    await expectAccessible(page)
  })
})
