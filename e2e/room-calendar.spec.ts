import type { Page } from '@playwright/test'
import { BookingDraft } from '#contract/bookings/booking-draft.ts'
import { rupees } from '#contract/kit/money.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday, shownDay } from '#e2e/kit/booking-form.ts'
import type { Hotel } from '#e2e/kit/hotel.ts'
import { intercept } from '#e2e/kit/intercept.ts'
import { placeOf } from '#e2e/kit/room-calendar.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { placeBooking } from '#server/bookings/place-booking.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { paths } from '#web/paths.ts'

test.describe.configure({ mode: 'serial' })

const grid = (page: Page) => page.getByRole('grid', { name: 'Room calendar' })
const bar = (page: Page, name: string | RegExp) => page.getByRole('gridcell', { name })
const card = (page: Page) => page.locator('[data-calendar-card]')
const found = (page: Page) => page.getByRole('toolbar', { name: 'Calendar' }).getByRole('status')

/** The name of the bar or cell that the keyboard is at. */
const active = (page: Page) =>
  grid(page).evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant')
    return id ? document.getElementById(id)?.getAttribute('aria-label') : null
  })

const headersOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('sarai.token') ?? sessionStorage.getItem('sarai.token'))
  return { authorization: `Bearer ${token}` }
}

const stay = async (hotel: Hotel, name: string, room_id: number, from: number, to: number, inHouse = false) => {
  const guest = await hotel.make.guest({ name })
  const booking = await hotel.make.booking({
    guest_id: guest.id,
    room_ids: [room_id],
    check_in_date: dayFromToday(from),
    check_out_date: dayFromToday(to),
    ...(from < 0 && { late_entry_reason: 'The line was down' }),
  })
  if (inHouse) {
    await hotel.db.transaction().execute((db) => checkIn({ db, clock }, booking.slug, { confirm_early: false }))
  }
  return booking
}

const makeHotel = async (hotel: Hotel, page: Page) => {
  const { make, db } = hotel
  const garden = await make.roomType({ name: 'Garden', price_per_night: rupees(2500) })
  const suite = await make.roomType({ name: 'Suite', price_per_night: rupees(6000) })
  const room = async (room_number: string, room_type_id = garden.id) =>
    (await make.room({ room_number, room_type_id })).id
  const ten = await room('10')
  const two = await room('2')
  const three = await room('3')
  const four = await room('4')
  const five = await room('5')
  const six = await room('6')
  const s1 = await room('S1', suite.id)
  const s2 = await room('S2', suite.id)

  await stay(hotel, 'Asha Rao', two, -2, 2, true)
  await stay(hotel, 'Bela Sen', ten, 0, 3)
  await stay(hotel, 'Farid Khan', five, 200, 203)
  await stay(hotel, 'Chetan Oza', three, -3, 1, true)
  const late = await stay(hotel, 'Kavya Iyer', six, -3, -1)
  await db.updateTable('booking').set({ status: 'checked_in' }).where('id', '=', late.id).execute()
  const organiser = await make.guest({ name: 'Dilip Jain' })
  await db.transaction().execute((transaction) =>
    placeBooking(
      { db: transaction, clock },
      BookingDraft.parse({
        booking_type: 'group',
        group_name: 'Jain wedding',
        guest_id: organiser.id,
        check_in_date: dayFromToday(1),
        check_out_date: dayFromToday(3),
        number_of_adults: 4,
        advance_amount: 0,
        food_plan_id: 1,
        food_plan_rate: 0,
        rooms: [s1, s2].map((room_id) => ({ room_id, room_rent: 6000, number_of_adults: 2 })),
        confirm_occupancy: true,
      }),
    ),
  )
  await page.goto(paths.dashboard)
  const headers = await headersOf(page)
  const { data } = await (await page.request.get('/api/rooms?search=4', { headers })).json()
  const blocked = data.data.find((one: { id: number }) => one.id === four)
  const block = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(4), maintenance_reason: 'Leaking pipe' }
  expect((await page.request.post(`/api/rooms/${blocked.slug}/maintenance`, { headers, data: block })).status()).toBe(
    201,
  )
}

test('shows rooms, stays and figures, and finds them', async ({ hotel, signedInPage: page }) => {
  await page.goto(paths.calendar)
  await expect(page.getByText('There are no rooms yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add Room', exact: true }).last()).toBeVisible()

  await makeHotel(hotel, page)
  await page.getByRole('button', { name: 'Reservations' }).click()
  await page.getByRole('link', { name: 'Room Calendar' }).click()
  await expect(grid(page)).toBeVisible()

  // Rooms are in natural order below their type, and a bar says room, guest, dates and status.
  await expect(page.getByRole('rowheader')).toHaveText([
    /Garden/,
    /^2/,
    /^3/,
    /^4/,
    /^5/,
    /^6/,
    /^10/,
    /Suite/,
    /^S1/,
    /^S2/,
  ])
  await expect(bar(page, `Room 2, Asha Rao, ${shownDay(-2)} to ${shownDay(2)}, Checked-in, 2 people`)).toBeVisible()
  await expect(bar(page, new RegExp(`^Room 10, Bela Sen, ${shownDay(0)} to ${shownDay(3)}, Booked`))).toBeVisible()
  await expect(bar(page, /^Room S[12], Dilip Jain, group Jain wedding/)).toHaveCount(2)
  await expect(bar(page, /^Room 4, blocked for maintenance, .* Leaking pipe$/)).toBeVisible()

  // The figures of the header are those of the bookings.
  const headers = await headersOf(page)
  const { data } = await (await page.request.get('/api/bookings?per_page=100', { headers })).json()
  const rooms: { check_in_date: string; check_out_date: string }[] = data.data.flatMap(
    (booking: { rooms: [] }) => booking.rooms,
  )
  for (const days of [1, 2, 3, 4]) {
    const day = dayFromToday(days)
    const occupied = rooms.filter((one) => one.check_in_date <= day && day < one.check_out_date).length
    const sold = days < 4 ? 7 : 8
    await expect(page.getByRole('columnheader', { name: new RegExp(shownDay(days)) })).toHaveAccessibleName(
      new RegExp(`: ${occupied} occupied, ${sold - occupied} free, forecast ${Math.round((occupied / sold) * 100)}%$`),
    )
  }

  // Pointing at one room of a group marks the others.
  await expect(async () => {
    // Bars that are drawn anew meanwhile don't know of a mouse that rests.
    await page.mouse.move(0, 0)
    await bar(page, /^Room S1, Dilip Jain/).hover()
    await expect(card(page)).toContainText('Jain wedding', { timeout: 10_000 })
  }).toPass()
  await expect(bar(page, /^Room S2, Dilip Jain/)).toHaveAttribute('data-look', /related/)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()

  // The search dims the others, and finds stays of other months too.
  const search = page.getByRole('searchbox', { name: 'Guest, booking or group' })
  const before = await grid(page).boundingBox()
  await search.fill('jain')
  await expect(found(page)).toHaveText('1 of 2')
  await expect(bar(page, /Asha Rao/)).toHaveAttribute('data-look', /dim/)
  expect(await grid(page).boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Next stay found' }).click()
  await expect(found(page)).toHaveText('2 of 2')
  await page.getByRole('button', { name: 'Previous stay found' }).click()
  await expect(found(page)).toHaveText('1 of 2')
  await search.fill('Farid')
  await expect(found(page)).toHaveText('1 of 1')
  await expect(bar(page, /Farid Khan/)).toBeInViewport()
  await search.fill('nobody of this name')
  await expect(found(page)).toHaveText('Nothing found')
  await search.fill('')
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(bar(page, /Asha Rao/)).toBeInViewport()

  await page.getByRole('combobox', { name: 'Highlight' }).click()
  await page.getByRole('option', { name: 'Arrivals today' }).click()
  await expect(found(page)).toHaveText('1 of 1')
  await expect(bar(page, /Bela Sen/)).toHaveAttribute('data-look', /hit current/)
  await page.getByRole('combobox', { name: 'Room type' }).click()
  await page.getByRole('option', { name: 'Suite' }).click()
  await expect(found(page)).toHaveText('Nothing found')

  // The address has it all.
  await page.getByRole('combobox', { name: 'Days on screen' }).click()
  await page.getByRole('option', { name: '30 days' }).click()
  await page.getByRole('button', { name: /^Garden/ }).click()
  await expect(bar(page, /Asha Rao/)).toBeHidden()
  await expect(page).toHaveURL(/days=30/)
  await expect(page).toHaveURL(/collapsed=\d+/)
  await expect(page).toHaveURL(/highlight=arrivals/)
  await page.reload()
  await expect(found(page)).toHaveText('Nothing found')
  await expect(page.getByRole('combobox', { name: 'Days on screen' })).toHaveValue('30 days')
  await expect(page.getByRole('rowheader')).toHaveText([/Garden/, /Suite/, /^S1/, /^S2/])
  await page.getByRole('button', { name: 'Legend' }).click()
  await expect(page.getByText('Documents missing, from the day of arrival')).toBeVisible()
  await expectAccessible(page)
})

test('is walked by keyboard, and its card opens the next step', async ({ signedInPage: page }) => {
  await page.goto(paths.calendar)
  await expect(bar(page, /Asha Rao/)).toBeVisible()
  await grid(page).focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => active(page)).toMatch(/^Room 2, Asha Rao/)
  await expect(card(page)).toContainText('Balance')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => active(page)).toBe(`Room 2, ${shownDay(2)}, free`)
  await page.keyboard.press('End')
  await page.keyboard.press('Home')
  await expect.poll(() => active(page)).toMatch(/^Room 2, Asha Rao/)
  await page.keyboard.press('Control+End')
  await expect.poll(() => active(page)).toMatch(/^Room S2/)
  await page.keyboard.press('Control+Home')
  await expect.poll(() => active(page)).toMatch(/^Garden, /)
  await page.keyboard.press('Enter')
  await expect(bar(page, /Asha Rao/)).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(bar(page, /Asha Rao/)).toBeVisible()

  // Enter opens the card with the focus inside, Escape returns to the bar.
  for (let row = 0; row < 6; row++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  for (let presses = 0; presses < 6 && !/Bela Sen/.test((await active(page)) ?? ''); presses++) {
    await page.keyboard.press('ArrowRight')
  }
  await expect.poll(() => active(page)).toMatch(/^Room 10, Bela Sen/)
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('button', { name: /^Check-in BK-/ })).toBeVisible()
  await expect(card(page).getByText('Missing')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await expect(grid(page)).toBeFocused()

  await bar(page, /Bela Sen/).click()
  await card(page)
    .getByRole('button', { name: /^Check-in BK-/ })
    .click()
  await page.getByRole('button', { name: 'Check in to 10' }).click()
  await expect(bar(page, /^Room 10, Bela Sen, .*, Checked-in/)).toBeVisible()

  await bar(page, /Bela Sen/).click()
  await card(page).getByRole('button', { name: 'Payment' }).click()
  await page.getByRole('combobox', { name: 'Payment Method' }).click()
  await page.getByRole('option', { name: 'Cash' }).click()
  await page.getByRole('button', { name: /^Save ₹/ }).click()
  await expect(bar(page, /^Room 10, Bela Sen, .*balance due/)).toBeHidden()
  await bar(page, /Bela Sen/).click()
  await expect(card(page).getByRole('link', { name: 'Order' })).toBeVisible()
  await card(page).getByRole('button', { name: 'Move' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await bar(page, /Bela Sen/).click()
  await card(page).getByRole('button', { name: 'Extend' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await bar(page, /Leaking pipe/).click()
  await card(page).getByRole('button', { name: 'Unblock' }).click()
  await expect(bar(page, /Leaking pipe/)).toBeHidden()
})

test('shows a colleague’s change at once, and who should have left', async ({ signedInPage: page }) => {
  await page.goto(paths.calendar)
  const chetan = bar(page, /Chetan Oza/)
  await expect(chetan).toBeVisible()
  const before = await placeOf(chetan)
  const headers = await headersOf(page)
  const { data } = await (await page.request.get('/api/bookings?search=Chetan', { headers })).json()
  const { slug } = data.data[0]

  // From another computer: only the event stream tells this page.
  const rooms = await (await page.request.get('/api/rooms?per_page=100', { headers })).json()
  const five = rooms.data.data.find((room: { room_number: string }) => room.room_number === '5')
  const moved = await page.request.post(`/api/bookings/${slug}/move-room`, {
    headers,
    data: { line: 1, room_id: five.id, from_date: dayFromToday(0), rent: 'keep' },
  })
  expect(moved.status()).toBe(200)
  await expect(bar(page, /^Room 5, Chetan Oza, .*comes from another room/)).toBeVisible()
  await expect(bar(page, /^Room 3, Chetan Oza, .*goes on to another room/)).toBeVisible()
  await expect(page.locator('[data-room-change]')).toBeVisible()
  const after = await placeOf(bar(page, /^Room 3, Chetan Oza/))
  expect(after?.y).toBe(before?.y)

  // Guests who should have left hold their room until today.
  const overdue = bar(page, `Room 6, Kavya Iyer, ${shownDay(-3)} to ${shownDay(-1)}, Checked-in, 2 people, overdue`)
  const today = await page.getByRole('columnheader', { name: new RegExp(shownDay(0)) }).boundingBox()
  const late = await placeOf(overdue)
  const end = (late?.x ?? 0) + (late?.width ?? 0)
  expect(end).toBeGreaterThan(today?.x ?? 0)
  expect(end).toBeLessThan((today?.x ?? 0) + (today?.width ?? 0))
  await page.getByRole('combobox', { name: 'Highlight' }).click()
  await page.getByRole('option', { name: 'Overdue' }).click()
  await expect(found(page)).toHaveText('1 of 1')
  await expect(overdue).toHaveAttribute('data-look', /hit/)

  // Days that cannot be read are not shown as free.
  const stop = await intercept(page, '**/api/calendar?*', (route) =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await page.getByRole('textbox', { name: 'Go to date' }).fill(shownDay(400))
  await page.keyboard.press('Tab')
  await expect(page.getByText('Failed to load the calendar')).toBeVisible()
  stop()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to load the calendar')).toBeHidden()
  await expect(page.getByRole('columnheader', { name: new RegExp(`${shownDay(400)}: 0 occupied`) })).toBeVisible()
})

test('keeps the page small with 100 rooms and 30 days', async ({ hotel, signedInPage: page }) => {
  const hostel = await hotel.make.roomType({ name: 'Bed' })
  for (let number = 1; number <= 100; number++) {
    const room = await hotel.make.room({ room_number: `B${number}`, room_type_id: hostel.id })
    // The screen has space for fewer than 30 rooms.
    for (let from = 0; number <= 30 && from < 36; from += 3) {
      await hotel.make.booking({
        room_ids: [room.id],
        check_in_date: dayFromToday(from),
        check_out_date: dayFromToday(from + 3),
      })
    }
  }
  await page.goto(`${paths.calendar}?days=30`)
  await expect(bar(page, /^Room B1, /)).not.toHaveCount(0)
  await expect(page.locator('[data-stay]').nth(100)).toBeAttached()
  expect(await page.locator('*').count()).toBeLessThan(3000)

  // Scrolling down and far to the right draws what comes into view.
  await grid(page).evaluate((element) => {
    element.scrollTop = element.scrollHeight
  })
  await expect(page.getByRole('rowheader', { name: /^B100/ })).toBeVisible()
  await expect(bar(page, /^Room B1, /)).toHaveCount(0)
  expect(await page.locator('*').count()).toBeLessThan(3000)
})
