import { addDays, dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { usualDayStart } from '#contract/kit/time/hotel-day.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday, shownDay, typeDate } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

/** The time zone in which it is now between 1 and 2 a.m. The signs of these zones are the reverse of their offset. */
const zoneAtOneAtNight = () => {
  const ahead = 1 - new Date().getUTCHours()
  const offset = ahead < -12 ? ahead + 24 : ahead
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

test('a walk-in at 1 a.m. is booked for last night', async ({ hotel, signedInPage: page }) => {
  const time_zone = zoneAtOneAtNight()
  await hotel.db.updateTable('property').set({ time_zone }).execute()
  const calendarDate = dayIn(time_zone, new Date())
  const lastNight = addDays(calendarDate, -1)
  await hotel.make.room({ room_number: '101' })
  await hotel.make.room({ room_number: '102' })
  const expected = await hotel.make.guest({ name: 'Late Flight' })
  const nights = { check_in_date: lastNight, check_out_date: calendarDate }
  const booked = await hotel.make.booking({ guest_id: expected.id, ...nights })
  const hotelDate = page.getByText(`Hotel date: ${formatDay(lastNight)}`)

  await test.step('the owner sets when the day starts, and the top bar shows the hotel’s date', async () => {
    await page.goto(paths.settings)
    await expect(hotelDate).toBeVisible()
    await page.getByLabel('Day starts at').fill('00:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Settings saved successfully').first()).toBeVisible()
    await expect(hotelDate).toBeHidden()
    await page.getByLabel('Day starts at').fill('05:00')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await hotelDate.hover()
    await expect(page.getByRole('tooltip')).toHaveText('The new day starts at 05:00 AM')
  })

  await test.step('the walk-in gets last night and is checked in', async () => {
    await page.goto(paths.addBooking)
    await expect(page.getByRole('textbox', { name: 'Check-in', exact: true })).toHaveValue(formatDay(lastNight))
    await page.getByRole('combobox', { name: 'Guest', exact: true }).fill('Night Rao')
    await page.getByRole('option', { name: 'Add “Night Rao” as a new guest' }).click()
    const quickGuest = page.getByRole('dialog', { name: 'Quick Guest' })
    await quickGuest.getByLabel('Phone').fill('9811122255')
    await quickGuest.getByRole('button', { name: 'Save Guest' }).click()
    await chooseRoom(page, '101')
    await chooseFoodPlan(page, 'EP')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Booking saved successfully').first()).toBeVisible()
    const row = page.getByRole('row', { name: /Night Rao/ })
    await expect(row).toContainText(formatDay(lastNight))
    await row.getByRole('button', { name: /^Check-in/ }).click()
    await page.getByRole('button', { name: 'Check in to 101', exact: true }).click()
    await expect(row.getByRole('button', { name: /^Checkout/ })).toBeVisible()
  })

  await test.step('a guest who was booked for last night is checked in without a question', async () => {
    const row = page.getByRole('row', { name: /Late Flight/ })
    await row.getByRole('button', { name: /^Check-in/ }).click()
    await page.getByRole('button', { name: `Check in to ${booked.rooms[0]?.room_number}`, exact: true }).click()
    await expect(row.getByRole('button', { name: /^Checkout/ })).toBeVisible()
  })

  await test.step('the lists and the dashboard are those of the hotel’s date', async () => {
    await page.goto(paths.dashboard)
    await expect(page.getByText("Today's Check-ins").locator('..')).toContainText('2')
  })
})

test('overdue guests are extended, checked out, checked in or marked as no-shows', async ({
  hotel,
  signedInPage: page,
}) => {
  await hotel.db.updateTable('property').set(usualDayStart).execute()
  const overdue = async (
    name: string,
    room_number: string,
    status: 'booked' | 'checked_in',
    from: number,
    to: number,
  ) => {
    const room = await hotel.make.room({ room_number })
    const guest = await hotel.make.guest({ name })
    const dates = { check_in_date: dayFromToday(from), check_out_date: dayFromToday(to) }
    const draft = { guest_id: guest.id, room_ids: [room.id], ...dates, late_entry_reason: 'Booked on the phone' }
    const { id } = await hotel.make.booking(draft)
    await hotel.db.updateTable('booking').set({ status, late_entry_reason: null }).where('id', '=', id).execute()
  }
  await overdue('Stays On', '201', 'checked_in', -3, -1)
  await overdue('Leaves Late', '202', 'checked_in', -3, -1)
  await overdue('Never Came', '203', 'booked', -1, 1)
  await overdue('Came Late', '204', 'booked', -1, 1)
  await hotel.make.guest({ name: 'Next Guest' })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
  const menu = async (name: string, entry: string) => {
    await row(name)
      .getByRole('button', { name: /^More for/ })
      .click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await test.step('an overstayed room is offered for tonight with a warning', async () => {
    await page.goto(paths.addBooking)
    await chooseGuest(page, 'Next Guest')
    await chooseRoom(page, '202')
    await expect(
      page.getByText(/Leaves Late \(BK-\d+\) should have left on .* and is still in this room\.$/),
    ).toBeVisible()
    await chooseFoodPlan(page, 'EP')
    await press('Save')
    await expect(page.getByText('Booking saved successfully').first()).toBeVisible()
  })

  await test.step('the check-in sheet says from the start who is still in the room', async () => {
    await page.goto(`${paths.bookings}?search=Next Guest`)
    await row('Next Guest')
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await expect(page.getByRole('region', { name: 'Still missing' })).toContainText(
      /Room 202: Leaves Late \(BK-\d+\) should have left on .* and is still in this room\./,
    )
    await page.keyboard.press('Escape')
  })

  await test.step('departures: one is extended, one checked out', async () => {
    await page.goto(paths.dashboard)
    await page.getByRole('link', { name: '2 Overdue departures' }).click()
    await expect(page.getByRole('row', { name: /Overdue/ })).toHaveCount(2)
    await menu('Stays On', 'Extend stay')
    await typeDate(page, 'New check-out', 2)
    await press(`Extend to ${shownDay(2)}`)
    await expect(page.getByText(`Extended to ${shownDay(2)}.`)).toBeVisible()
    await expect(row('Stays On')).toHaveCount(0)
    await row('Leaves Late')
      .getByRole('button', { name: /^Checkout/ })
      .click()
    await press(/^Check out with .* pending$/)
    await press('Done')
    await page.goto(paths.bookings)
    await row('Next Guest')
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await press('Check in to 202')
    await press('Check in anyway')
    await expect(row('Next Guest').getByRole('button', { name: /^Checkout/ })).toBeVisible()
  })

  await test.step('arrivals: one is a no-show, one is checked in', async () => {
    await page.goto(paths.dashboard)
    await page.getByRole('link', { name: '2 Overdue arrivals' }).click()
    await expect(page.getByRole('row', { name: /Overdue/ })).toHaveCount(2)
    await menu('Never Came', 'No-show')
    await press('Mark as no-show')
    await expect(row('Never Came')).toHaveCount(0)
    await row('Came Late')
      .getByRole('button', { name: /^Check-in/ })
      .click()
    await press('Check in to 204')
    await expect(row('Came Late')).toHaveCount(0)
    await page.goto(paths.dashboard)
    await expect(page.getByText("Today's Check-ins")).toBeVisible()
    await expect(page.getByText('Overdue arrivals')).toHaveCount(0)
  })
})
