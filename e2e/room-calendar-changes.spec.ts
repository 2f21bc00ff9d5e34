import type { Page } from '@playwright/test'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, dayFromToday, shownDay } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { interceptOnce, loseReply } from '#e2e/kit/intercept.ts'
import {
  barOf,
  cellOf,
  chipOf,
  clickBar,
  dragBar,
  expectBar,
  holdBar,
  holdDeparture,
  openCalendar,
  placeOf,
} from '#e2e/kit/room-calendar.ts'
import { expect, test } from '#e2e/kit/test.ts'

// High enough to show all rooms.
test.use({ viewport: { width: 1366, height: 1000 } })

let rooms: Promise<Map<string, number>> | undefined

/** Twelve rooms and a suite, made once. */
const roomsOf = ({ make }: Hotel) => {
  rooms ??= (async () => {
    const garden = await make.roomType({ name: 'Garden', price_per_night: rupees(2500), max_adults: 2 })
    const suite = await make.roomType({ name: 'Suite', price_per_night: rupees(4000), max_adults: 1 })
    const ids = new Map<string, number>()
    for (const number of [...Array.from({ length: 12 }, (_, index) => `${101 + index}`), 'S1']) {
      const room_type_id = number === 'S1' ? suite.id : garden.id
      ids.set(number, (await make.room({ room_number: number, room_type_id })).id)
    }
    return ids
  })()
  return rooms
}

const book = async (hotel: Hotel, name: string, room: string, from: number, to: number) => {
  const room_id = (await roomsOf(hotel)).get(room)
  const guest = await hotel.make.guest({ name })
  const dates = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }
  return hotel.make.booking({ guest_id: guest.id, room_ids: room_id ? [room_id] : [], ...dates })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const dialog = (page: Page) => page.getByRole('dialog')
/** `Nov 18–21`, as the chip says it. */
const month = (day: number) => shownDay(day).split(' ')[0]

test('a stay is dragged to another room, and Undo brings it back', async ({ hotel, signedInPage: page }) => {
  await book(hotel, 'Asha Rao', '101', 22, 25)
  await book(hotel, 'Ravi Menon', '102', 23, 26)
  await openCalendar(page, 20)

  // A room that is taken says by whom, and the stay goes back.
  await holdBar(page, 'Asha Rao', '102', 22)
  await expect(chipOf(page)).toContainText(`101 → 102, ${month(22)}`)
  await expect(chipOf(page)).toContainText(`Room 102 is taken by Ravi Menon from ${shownDay(23)} to ${shownDay(26)}.`)
  await page.mouse.up()
  await expect(page.getByText('Not moved')).toBeVisible()
  await expectBar(page, 'Asha Rao', '101', 22, 25)

  // Escape lets go.
  await holdBar(page, 'Asha Rao', '103', 23)
  await expect(chipOf(page)).toContainText('101 → 103')
  await page.keyboard.press('Escape')
  await expect(chipOf(page)).toBeHidden()
  await page.mouse.up()
  await expectBar(page, 'Asha Rao', '101', 22, 25)

  // A heading is not a room, and a stay that is let go outside the calendar stays where it is.
  await holdBar(page, 'Asha Rao', '103', 23)
  const { x } = await cellOf(page, '103', 23)
  const heading = await page.getByRole('rowheader', { name: /^Garden/ }).boundingBox()
  await page.mouse.move(x, (heading?.y ?? 0) + 10)
  await expect(chipOf(page)).toContainText('This is not a room.')
  const title = await page.getByRole('heading', { name: 'Room Calendar' }).boundingBox()
  await page.mouse.move((title?.x ?? 0) + 20, (title?.y ?? 0) + 5)
  await expect(chipOf(page)).toContainText('This is outside the calendar.')
  await page.mouse.up()
  await expect(chipOf(page)).toBeHidden()
  await expectBar(page, 'Asha Rao', '101', 22, 25)

  await dragBar(page, 'Asha Rao', '103', 23)
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expectBar(page, 'Asha Rao', '103', 23, 26)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()
  await expectBar(page, 'Asha Rao', '101', 22, 25)

  // Several stays move together.
  await clickBar(page, 'Asha Rao', { modifiers: ['Shift'] })
  await clickBar(page, 'Ravi Menon', { modifiers: ['Shift'] })
  await expect(page.getByText('2 stays selected')).toBeVisible()
  await dragBar(page, 'Asha Rao', '104', 23)
  await expect(page.getByText('2 stays moved.')).toBeVisible()
  await expectBar(page, 'Asha Rao', '104', 23, 26)
  await expectBar(page, 'Ravi Menon', '105', 24, 27)
  await button(page, 'Clear').click()
  await expect(page.getByText('2 stays selected')).toBeHidden()
})

test('a price change is shown before it is saved', async ({ hotel, signedInPage: page }) => {
  await book(hotel, 'Kiran Desai', '101', 42, 44)
  await openCalendar(page, 40)

  await holdDeparture(page, 'Kiran Desai', 45)
  await expect(chipOf(page)).toContainText('3 nights, +₹2,500')
  await page.mouse.up()
  await expect(dialog(page).getByRole('row', { name: /^BK-/ })).toContainText('₹5,000.00₹7,500.00+₹2,500')
  await expectAccessible(page, '[role="dialog"]')
  await button(page, 'Back').click()
  await expect(dialog(page)).toBeHidden()
  await expectBar(page, 'Kiran Desai', '101', 42, 44)
  await holdDeparture(page, 'Kiran Desai', 45)
  await page.mouse.up()
  await button(page, 'Save').click()
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expectBar(page, 'Kiran Desai', '101', 42, 45)

  // The suite has another price, and is for one person.
  await holdBar(page, 'Kiran Desai', 'S1', 42)
  await expect(chipOf(page)).toContainText('Rate plan’s price: +₹4,500')
  await expect(chipOf(page)).toContainText('Room S1 is too small for 2 adults (maximum 1).')
  await page.mouse.up()
  await expect(dialog(page)).toContainText('The bill stays the same.')
  await page.getByRole('radio', { name: 'Rate plan’s price: ₹4,000.00 per night (Standard)' }).check()
  await expect(dialog(page).getByRole('row', { name: /^BK-/ })).toContainText('₹7,500.00₹12,000.00+₹4,500')
  await button(page, 'Save').click()
  await button(page, 'Move anyway').click()
  await expectBar(page, 'Kiran Desai', 'S1', 42, 45)
})

test('free cells become a booking or a block', async ({ hotel, signedInPage: page }) => {
  await book(hotel, 'Lata Bhatt', '108', 63, 65)
  await openCalendar(page, 60)
  const drag = async (room: string, from: number, to: number) => {
    const [start, end] = [await cellOf(page, room, from), await cellOf(page, room, to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 6 })
    await expect(chipOf(page)).toContainText(`${room}, ${month(from)}`)
    await page.mouse.up()
  }
  await drag('106', 62, 65)
  await page.getByRole('menuitem', { name: 'Block for maintenance' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'First night' })).toHaveValue(shownDay(62))
  await expect(dialog(page).getByRole('textbox', { name: 'Available from' })).toHaveValue(shownDay(65))
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('New paint')
  await button(page, 'Block').click()
  const block = page.getByRole('gridcell', { name: /^Room 106, blocked for maintenance/ })
  await expect(block).toContainText('New paint')
  const blocked = page.getByRole('alert').filter({ hasText: 'Room 106 blocked' })
  await blocked.getByRole('button', { name: 'Undo' }).click()
  await expect(block).toBeHidden()
  await drag('106', 62, 65)
  await page.getByRole('menuitem', { name: 'Block for maintenance' }).click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('New paint')
  await button(page, 'Block').click()
  // The toast goes when its change is undone another way.
  await expect(blocked).toBeVisible()
  await button(page, 'Undo last change').click()
  await expect(block).toBeHidden()
  await expect(blocked).toBeHidden()
  await drag('106', 62, 65)
  await page.getByRole('menuitem', { name: 'Block for maintenance' }).click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('New paint')
  await button(page, 'Block').click()
  await block.click()
  await button(page, 'Unblock').click()
  await expect(block).toBeHidden()
  await page.keyboard.press('Control+z')
  await expect(block).toContainText('New paint')

  // Nights that are taken say by whom, and how to free them.
  await drag('108', 62, 66)
  const refusal = page.getByRole('alert').filter({ hasText: 'Not possible' })
  await expect(refusal).toContainText('Room 108 is taken by Lata Bhatt')
  await refusal.getByRole('button', { name: 'Make room' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Check-out' })).toHaveValue(shownDay(66))
  await button(page, 'Cancel').click()

  // A booking returns to the same days, without a question if nothing was typed.
  await drag('107', 62, 65)
  await page.getByRole('menuitem', { name: 'New booking' }).click()
  await expect(page.getByRole('textbox', { name: 'Check-in', exact: true })).toHaveValue(shownDay(62))
  await expect(page.getByRole('textbox', { name: 'Check-out', exact: true })).toHaveValue(shownDay(65))
  await expect(page.getByRole('combobox', { name: 'Room', exact: true })).toHaveValue(/^107/)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(new RegExp(`calendar\\?.*from=${dayFromToday(60)}`))
  await drag('107', 62, 65)
  await page.getByRole('menuitem', { name: 'New booking' }).click()
  await expect(page.getByRole('combobox', { name: 'Room', exact: true })).toHaveValue(/^107/)
  await chooseGuest(page, 'Lata Bhatt')
  await chooseFoodPlan(page, 'EP')
  await button(page, 'Save').click()
  await expect(page).toHaveURL(new RegExp(`calendar\\?.*from=${dayFromToday(60)}`))
  await expect(page.getByRole('gridcell', { name: /^Room 107, Lata Bhatt,/ })).toBeVisible()
})

test('the keyboard moves a stay, changes its departure and chooses free cells', async ({
  hotel,
  signedInPage: page,
}) => {
  await book(hotel, 'Meera Shah', '101', 80, 82)
  await openCalendar(page, 80)
  await clickBar(page, 'Meera Shah')
  await page.keyboard.press('Escape')
  const grid = page.getByRole('grid', { name: 'Room calendar' })
  await grid.focus()

  await page.keyboard.press('m')
  await expect(page.getByRole('status').filter({ hasText: 'Move it with the arrow keys' })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: '101 to 102' })).toContainText('Possible.')
  await expect(chipOf(page)).toContainText('101 → 102')
  await expectAccessible(page, '[data-held-chip]')
  await page.keyboard.press('Escape')
  await expectBar(page, 'Meera Shah', '101', 80, 82)
  for (const key of ['m', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expectBar(page, 'Meera Shah', '102', 81, 83)
  await expect(page.getByText('Stay moved.')).toBeVisible()

  // The focus stays on the moved stay.
  await expect(grid).toBeFocused()
  for (const key of ['e', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await button(page, 'Save').click()
  await expectBar(page, 'Meera Shah', '102', 81, 84)

  await grid.focus()
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('menuitem', { name: 'New booking' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'New booking' })).toBeHidden()
  // Enter opens the menu of a single cell.
  await expect(grid).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'New booking' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'New booking' })).toBeHidden()

  // A press of the mouse cancels the move.
  await clickBar(page, 'Meera Shah')
  await page.keyboard.press('Escape')
  for (const key of ['m', 'ArrowDown']) await page.keyboard.press(key)
  await expect(chipOf(page)).toContainText('102 → 103')
  await page.getByRole('heading', { name: 'Room Calendar' }).click()
  await expect(chipOf(page)).toBeHidden()
  await page.keyboard.press('Enter')
  await expectBar(page, 'Meera Shah', '102', 81, 84)
})

test('a finger drags after a long press', async ({ hotel, browser, baseURL }) => {
  await book(hotel, 'Tara Bose', '101', 101, 103)
  const storageState = await hotel.signIn(browser)
  const phone = { width: 390, height: 844 }
  const context = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    storageState,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await openCalendar(page, 100)
  const box = await placeOf(barOf(page, 'Tara Bose'))
  if (!box) throw new Error('no bar')
  const client = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const below = await cellOf(page, '103', 101)
  await touch('touchStart', start)
  await expect(chipOf(page)).toBeVisible()
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', { x: start.x, y: start.y + (below.y - start.y) * part })
  }
  await expect(chipOf(page)).toContainText('101 → 103')
  await touch('touchEnd')
  await expectBar(page, 'Tara Bose', '103', 101, 103)
  await expect(page.getByText('Stay moved.')).toBeVisible()

  // The same by the card, without dragging.
  await barOf(page, 'Tara Bose').tap()
  await button(page, 'Room and dates').tap()
  const form = page.getByRole('dialog', { name: 'Room and dates of Tara Bose' })
  await form.getByRole('combobox', { name: 'Room' }).selectOption('104')
  await form.getByRole('textbox', { name: 'Check-out' }).fill(shownDay(104))
  await form.getByRole('textbox', { name: 'Check-out' }).press('Tab')
  await expectAccessible(page, '[role="dialog"]')
  await form.getByRole('button', { name: 'Move' }).tap()
  await button(page, 'Save').tap()
  await expectBar(page, 'Tara Bose', '104', 101, 104)
  await context.close()
})

test('six swaps in a full house are saved together', async ({ hotel, signedInPage: page }) => {
  const numbers = Array.from({ length: 12 }, (_, index) => `${101 + index}`)
  const names = numbers.map((number) => `Guest${number} Full`)
  for (const [index, number] of numbers.entries()) await book(hotel, names[index] ?? '', number, 122, 125)
  await openCalendar(page, 120)
  await button(page, 'Rearrange').click()
  const strip = page.getByRole('region', { name: 'Rearrange' })
  const save = strip.getByRole('button', { name: 'Save' })

  // A parked stay and a conflict prevent saving.
  await clickBar(page, 'Guest101 Full')
  await page.keyboard.press('Escape')
  await page.getByRole('grid').focus()
  await page.keyboard.press('p')
  await expect(strip).toContainText('1 move')
  await expect(strip).toContainText('1 stay has no room yet.')
  await expect(save).toBeDisabled()
  await expectAccessible(page, '[aria-label="Rearrange"]')
  await strip.getByRole('button', { name: 'Put Guest101 Full back' }).click()
  await expectBar(page, 'Guest101 Full', '101', 122, 125)
  await dragBar(page, 'Guest101 Full', '102', 122)
  await expect(strip).toContainText('1 move, 1 conflict')
  await expect(save).toBeDisabled()
  // Both stays can be seen: they share the row.
  const [upper, lower] = [await placeOf(barOf(page, 'Guest102 Full')), await placeOf(barOf(page, 'Guest101 Full'))]
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
  await strip.getByRole('button', { name: 'Show conflicts' }).click()
  await expect(page.getByText(/Guest101 Full: Room 102 is taken by Guest102 Full/)).toBeVisible()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(barOf(page, 'Guest101 Full')).toHaveAccessibleName(/conflict: Room 102 is taken/)
  await button(page, 'Put back').click()
  await expect(strip).toContainText('0 moves')

  // Two stays are parked, and one of them is dragged back.
  await clickBar(page, 'Guest101 Full', { modifiers: ['Shift'] })
  await clickBar(page, 'Guest102 Full', { modifiers: ['Shift'] })
  await button(page, 'Park all').click()
  await expect(strip).toContainText('2 stays have no room yet.')
  const parked = await strip.getByRole('button', { name: /^Guest101 Full/ }).boundingBox()
  const to = await cellOf(page, '102', 123)
  if (!parked) throw new Error('nothing is parked')
  await page.mouse.move(parked.x + 20, parked.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await expect(chipOf(page)).toContainText('101 → 102')
  await page.mouse.up()
  await expect(strip).toContainText('1 stay has no room yet.')

  // Leaving asks first, and Discard returns to the start.
  await page.getByRole('link', { name: 'All Bookings' }).first().click()
  await button(page, 'Stay').click()
  await strip.getByRole('button', { name: 'Discard' }).click()
  await expectBar(page, 'Guest101 Full', '101', 122, 125)

  await button(page, 'Rearrange').click()
  for (let index = 0; index < 12; index += 2) {
    await dragBar(page, names[index] ?? '', numbers[index + 1] ?? '', 122)
    await expectBar(page, names[index] ?? '', numbers[index + 1] ?? '', 122, 125)
    await dragBar(page, names[index + 1] ?? '', numbers[index] ?? '', 122)
  }
  await expect(strip).toContainText('12 moves')
  await save.click()
  await expect(page.getByText('12 stays moved.')).toBeVisible()
  await expect(strip).toBeHidden()
  await expectBar(page, 'Guest101 Full', '102', 122, 125)
  await expectBar(page, 'Guest102 Full', '101', 122, 125)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectBar(page, 'Guest101 Full', '101', 122, 125)
})

test('two desks change the calendar at once', async ({ hotel, signedInPage: page, browser, baseURL }) => {
  await book(hotel, 'Zoya Khan', '101', 142, 144)
  await book(hotel, 'Om Puri', '103', 142, 144)
  await openCalendar(page, 140)
  const storageState = await hotel.signIn(browser)
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1366, height: 1000 },
    ...(baseURL && { baseURL }),
  })
  const other = await context.newPage()
  await openCalendar(other, 140)

  // This desk collects a move; a colleague changes the same booking. Both are shown where they are.
  await button(page, 'Rearrange').click()
  await dragBar(page, 'Zoya Khan', '102', 142)
  await expectBar(page, 'Zoya Khan', '102', 142, 144)
  await dragBar(other, 'Zoya Khan', '104', 142)
  await expect(other.getByText('Stay moved.')).toBeVisible()
  const mine = page.getByRole('gridcell', {
    name: /^Room 102, Zoya Khan, .* conflict: A colleague changed this booking/,
  })
  const now = page.getByRole('gridcell', {
    name: /^Room 104, Zoya Khan, .*Zoya Khan: now here \(changed by a colleague\)/,
  })
  await expect(mine).toBeVisible()
  await expect(now).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'It is now in room 104' })).toBeAttached()
  await expectAccessible(page)
  // By keyboard: Enter opens the card with both choices.
  await now.click()
  await page.keyboard.press('Escape')
  await page.getByRole('grid').focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('A colleague changed this booking in the meantime.')
  await dialog(page).getByRole('button', { name: 'Use the colleague’s change' }).press('Enter')
  await expectBar(page, 'Zoya Khan', '104', 142, 144)
  const strip = page.getByRole('region', { name: 'Rearrange' })
  await expect(strip).toContainText('0 moves')

  await dragBar(page, 'Zoya Khan', '102', 142)
  await clickBar(page, 'Zoya Khan')
  await expect(dialog(page)).toContainText('102 (unsaved; now 104)')
  await page.keyboard.press('Escape')
  await dragBar(other, 'Zoya Khan', '106', 142)
  await expect(page.getByRole('gridcell', { name: /^Room 106, Zoya Khan, .*now here/ })).toBeVisible()
  await button(page, 'Show conflicts').click()
  await button(page, 'Keep my move').click()
  await strip.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Stay moved.')).toBeVisible()
  await expectBar(other, 'Zoya Khan', '102', 142, 144)

  // The reply to a save is lost: the calendar asks again, and the moves are saved once.
  // By keyboard: a toast may lie over the button, and it stays while the mouse is on it.
  await button(page, 'Rearrange').press('Enter')
  await dragBar(page, 'Om Puri', '107', 142)
  await interceptOnce(page, 'POST', '**/api/calendar/rearrange', loseReply)
  await strip.getByRole('button', { name: 'Save' }).click()
  await expect(strip).toBeHidden()
  await expect(page.getByText(/^Om Puri: 103 → 107/)).toBeVisible()
  await expectBar(page, 'Om Puri', '107', 142, 144)
  await button(page, 'Undo last change').click()
  await expectBar(page, 'Om Puri', '103', 142, 144)
  await expect(button(page, 'Undo last change')).toBeHidden()

  // A stay that is changed while it is held is shown where it is now.
  await expectBar(other, 'Om Puri', '103', 142, 144)
  await holdBar(other, 'Om Puri', '108', 142)
  await dragBar(page, 'Om Puri', '109', 142)
  await expect(chipOf(other)).toContainText(
    'A colleague changed the booking of Om Puri in the meantime. It is now in room 109',
  )
  await other.mouse.up()
  await expect(other.getByText('Not moved')).toBeVisible()
  await expectBar(other, 'Om Puri', '109', 142, 144)

  // The colleague's line is slow: the stay is dropped in a room that this desk has just given away.
  await other.route('**/api/calendar/rearrange', async (route) => {
    await hotel.make.booking({
      room_ids: [(await roomsOf(hotel)).get('105') ?? 0],
      check_in_date: dayFromToday(142),
      check_out_date: dayFromToday(144),
    })
    await route.continue()
  })
  await dragBar(other, 'Zoya Khan', '105', 142)
  await expect(other.getByText(/^Room 105 is already booked/)).toBeVisible()
  await expectBar(other, 'Zoya Khan', '102', 142, 144)
  await context.close()
})
